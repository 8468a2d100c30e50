### Ávalon: reglas en breve y la guía de la primera partida.

learn-avalon = Primera partida de Ávalon
learn-avalon-text = Cinco asientos, sin opciones especiales. Unos diez minutos.
rules-people-avalon = Personajes
rules-plots = Cartas de trama

about-edition = Cada edición impresa resuelve algunas dudas a su manera. Elige la tuya para jugar según su reglamento.
about-lady = Tras la segunda, la tercera y la cuarta gesta, quien la tiene mira la lealtad de un jugador y le pasa la Dama.
about-ladyMandatory = Si se quita, quien la tiene puede no usarla.
about-excalibur = El líder la da a un miembro del equipo. Con todas las cartas jugadas, este puede hacer que otro cambie la suya y ve la que tenía.
about-targeting = El líder propone el equipo y también qué gesta abierta intentará.
about-targetingFifth = Desde cuándo se puede elegir la quinta gesta.
about-lancelotVariant = Dos Lanzarotes, uno por bando. Las cartas pueden cambiarlos de bando: se roban cada ronda o están a la vista desde el principio. En la tercera variante no hay cartas, pero se conocen.
about-lancelotV1Deck = Dos de las cartas cambian de bando a los Lanzarotes. El mazo grande empieza antes.
about-lancelotV1EvilMustFail = El Lanzarote que sirva al mal no puede elegir en una gesta.
about-plot = Cada ronda el líder roba cartas de trama y las da a los demás. Cada una tuerce una regla.
about-plotsPerRound = Cuántas roba el líder. Lo normal: una con cinco o seis jugadores, dos con siete u ocho y tres con más.
about-plotDeck56 = Con cinco o seis jugadores solo se usan algunas cartas de trama. Podéis elegirlas vosotros.
about-strongLeaderNext = Quién lidera después de que alguien tome el mando con una carta.
about-spotlightOrder = Si la carta descubierta puede influir en quienes aún eligen.
about-roleListPublic = Si se quita, nadie sabe qué personajes se han repartido.
about-merlinSeesOberon = Al principio Merlín ve a Oberón entre los del mal.
about-assassinTargets = A quién puede señalar el Asesino al final. Con menos opciones, más fácil para el mal.
about-evilRevealAtAssassination = Antes de que hable el Asesino, todos saben quién es del mal y el mal puede ponerse de acuerdo. Si se quita, solo se descubre el Asesino.
about-wrongLoyaltyCard = Qué pasa si alguien enseña una lealtad que no es la suya.
about-allowNoMerlin = Una partida sin ninguno de los dos: deciden solo las tres gestas.
about-percivalFiveRule = Perceval sin Morgana ni Mordred se lo pone fácil al bien con cinco jugadores.
about-morganaWithoutPercival = Sin Perceval, Morgana no tiene a quién engañar.

rule-av-aim = De cinco a diez jugadores son, en secreto, del bien o del mal. El bien quiere que tres gestas tengan éxito; el mal, que tres fracasen. Con cinco equipos rechazados seguidos también gana el mal.
rule-av-cards = Merlín y el Asesino están en todas las partidas; los demás personajes se añaden a elección. Cada jugador recibe un personaje y no se lo enseña a nadie.
rule-av-night = Cuando «el mal se revela», los jugadores del mal se reconocen entre sí y Merlín los ve. Algunos personajes lo cambian.
rule-av-round = Una partida tiene hasta cinco rondas, cada una con una gesta. El puesto de líder va pasando en el sentido de las agujas del reloj.
rule-av-team = El líder propone un equipo del tamaño que pide la gesta. Todos pueden hablar y nadie está obligado a decir la verdad.
rule-av-vote = Todos votan a la vez y los votos se enseñan. Tiene que aprobarlo más de la mitad. Si no, el siguiente líder propone otro equipo.
rule-av-quest = Cada miembro del equipo juega en secreto Éxito o Fracaso. El bien solo puede jugar Éxito. Las cartas se mezclan antes de enseñarlas.
rule-av-fail = Con un solo Fracaso, la gesta fracasa. Con siete jugadores o más, la cuarta gesta solo fracasa con dos.
rule-av-end = Tras tres éxitos, el Asesino señala a un jugador. Si es Merlín, al final gana el mal.
rule-av-targeting = Con la elección del objetivo, el líder elige también qué gesta se intenta. La quinta solo se abre tras dos éxitos.
rule-av-lady = Quien tiene la Dama del Lago mira una lealtad tras la segunda, la tercera y la cuarta gesta, y pasa la ficha a ese jugador.
rule-av-lancelot = Los dos Lanzarotes pueden cambiar de bando durante la partida. Según la variante, lo deciden cartas ocultas, cartas a la vista o no se usan cartas.
rule-av-excalibur = El líder da Excálibur a un miembro del equipo, que puede hacer que otro miembro cambie su carta de gesta.
rule-av-plot = El líder roba cartas de trama cada ronda y las da a los demás. Sirven para mirar cartas o lealtades, hacerse con el liderazgo o darle la vuelta a una votación.
rule-av-secret = Cada jugador ve justo lo que puede saber. El público ve lo que ve toda la mesa.

coach-av-propose = Eres líder. Pulsa en los jugadores que quieras en el equipo; puedes ir tú también. Si eres del bien, elige a quienes te den confianza; si eres del mal, mete en el equipo a uno de los tuyos.
coach-av-vote = Todos votan este equipo. Tiene que aprobarlo más de la mitad. Si se rechaza, propone el siguiente líder; con cinco rechazos seguidos el bien pierde la partida.
coach-av-play = Estás en la gesta. El bien solo puede jugar Éxito. El mal puede elegir Fracaso, y nadie verá de quién era la carta.
coach-av-excalibur = Tienes Excálibur. Puedes hacer que otro miembro cambie su carta de gesta, y verás cuál era.
coach-av-lady = Tienes la Dama del Lago. Elige a un jugador: solo tú verás su lealtad.
coach-av-loyalty = Alguien mira tu lealtad. Pasa la carta de tu bando; solo la verá esa persona.
coach-av-plot = Una carta de trama se salta las reglas por una vez. Lee lo que hace.
coach-av-shoot = El bien tiene tres gestas. Eres el Asesino: señala a Merlín, que sabía demasiado, y al final ganará el mal.
coach-av-voting = Los votos son secretos hasta que están todos. Recuerda quién aprobó qué equipo: lo tienes apuntado en «Votos».
coach-av-questing = El equipo está en camino. Si entre las cartas hay un Fracaso, alguien del equipo es del mal.
coach-av-assassin = Tres gestas han tenido éxito. Ahora el Asesino intenta dar con Merlín.
coach-av-wait = Mantén pulsado «Tu personaje» para ver quién eres y qué sabes. Habla con los demás mientras esperas.
