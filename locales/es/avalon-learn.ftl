### Ávalon: reglas en breve y la guía de la primera partida.

learn-avalon = Primera partida de Ávalon
learn-avalon-text = Cinco asientos, sin opciones especiales. Unos diez minutos.
rules-people-avalon = Personajes
rules-plots = Cartas de trama

about-edition = Las ediciones impresas difieren en algunas reglas. Elige una para empezar con las suyas.
about-lady = Tras la segunda, la tercera y la cuarta gesta, quien la tiene mira la lealtad de un jugador y le pasa la Dama.
about-ladyMandatory = Si se quita, quien la tiene puede no usarla.
about-excalibur = El líder la da a un miembro del equipo. Cuando todos han jugado su carta de gesta, ese miembro puede hacer que otro cambie la suya y ve la anterior.
about-targeting = El líder propone el equipo y también qué gesta abierta intentará.
about-targetingFifth = Desde cuándo se puede elegir la quinta gesta.
about-lancelotVariant = Dos Lanzarotes, uno por bando. Las cartas pueden cambiarlos de bando: se descubren cada ronda o están a la vista desde el principio. En la tercera variante no hay cartas, pero se conocen.
about-lancelotV1Deck = Dos de las cartas cambian de bando a los Lanzarotes. Con el mazo grande esto empieza antes.
about-lancelotV1EvilMustFail = El Lanzarote que sirva al mal no puede elegir en una gesta.
about-plot = Cada ronda el líder roba cartas de trama y las da a los demás. Cada una cambia una regla.
about-plotsPerRound = Cuántas roba el líder. Lo normal: una con cinco o seis jugadores, dos con siete u ocho y tres con nueve o diez.
about-plotDeck56 = Con cinco o seis jugadores solo se usan algunas cartas de trama. Podéis elegirlas vosotros.
about-strongLeaderNext = Quién lidera después de que alguien tome el mando con una carta.
about-spotlightOrder = Si los demás ven la carta boca arriba antes de elegir la suya.
about-roleListPublic = Si se quita, nadie sabe qué personajes hay en la partida.
about-merlinSeesOberon = Al principio Merlín ve a Oberón entre los del mal.
about-assassinTargets = A quién puede señalar el Asesino al final. Con menos opciones, más fácil para el mal.
about-evilRevealAtAssassination = Todos saben quién es del mal, y el mal puede hablarlo abiertamente. Si se quita, solo se descubre el Asesino.
about-wrongLoyaltyCard = Qué pasa si alguien pasa una carta de lealtad que no es la de su bando.
about-allowNoMerlin = Una partida sin ninguno de los dos: deciden solo las tres gestas.
about-percivalFiveRule = Con cinco jugadores, Perceval sin Morgana ni Mordred se lo pone fácil al bien.
about-morganaWithoutPercival = Sin Perceval, Morgana no tiene a quién engañar.

rule-av-aim = De cinco a diez jugadores son, en secreto, del bien o del mal. El bien quiere que tres gestas tengan éxito; el mal, que tres fracasen. Con cinco equipos rechazados seguidos también gana el mal.
rule-av-cards = Merlín y el Asesino están en todas las partidas normales; los demás personajes son opcionales. Cada jugador recibe un personaje y no se lo enseña a nadie.
rule-av-night = Antes de la primera ronda el mal se revela: los jugadores del mal se reconocen entre sí y Merlín los ve. Algunos personajes lo cambian.
rule-av-round = Una partida tiene hasta cinco rondas, cada una con una gesta. El puesto de líder va pasando en el sentido de las agujas del reloj.
rule-av-team = El líder propone un equipo del tamaño que pide la gesta. Todos pueden hablar y nadie está obligado a decir la verdad.
rule-av-vote = Todos votan a la vez y los votos se enseñan. Tiene que aprobarlo más de la mitad. Si no, el siguiente líder propone otro equipo.
rule-av-quest = Cada miembro del equipo juega en secreto Éxito o Fracaso. El bien solo puede jugar Éxito. Las cartas se mezclan antes de enseñarlas.
rule-av-fail = Con un solo Fracaso, la gesta fracasa. Con siete jugadores o más, la cuarta gesta solo fracasa con dos.
rule-av-end = Tras tres éxitos, el Asesino señala a un jugador. Si es Merlín, al final gana el mal.
rule-av-targeting = Con la elección del objetivo, el líder elige también qué gesta se intenta. La quinta solo se abre tras dos éxitos (o, si así lo dice la mesa, tras dos gestas).
rule-av-lady = Quien tiene la Dama del Lago mira una lealtad tras la segunda, la tercera y la cuarta gesta, y pasa la ficha a ese jugador.
rule-av-lancelot = Los dos Lanzarotes pueden cambiar de bando durante la partida. Según la variante, lo deciden cartas ocultas, cartas a la vista o no se usan cartas.
rule-av-excalibur = El líder da Excálibur a un miembro del equipo, que puede hacer que otro miembro cambie su carta de gesta.
rule-av-plot = El líder roba cartas de trama cada ronda y las da a los demás. Sirven para mirar cartas o lealtades, hacerse con el liderazgo o darle la vuelta a una votación.
rule-av-secret = Cada jugador ve justo lo que puede saber. El público ve lo que ve toda la mesa.

coach-av-propose = Eres líder. Pulsa en los jugadores que quieras en el equipo; puedes ir tú también. Si eres del bien, elige a quienes te den confianza. Si eres del mal, mete en el equipo a alguien del mal.
coach-av-vote = Todos votan este equipo; tiene que aprobarlo más de la mitad. Si se rechaza, lidera el siguiente jugador. Con cinco rechazos seguidos gana el mal.
coach-av-play = Estás en la gesta. El bien solo puede jugar Éxito. El mal puede elegir Fracaso, y nadie verá de quién era la carta.
coach-av-excalibur = Tienes Excálibur. Puedes hacer que otro miembro cambie su carta de gesta, y verás cuál era.
coach-av-lady = Tienes la Dama del Lago. Elige a un jugador: solo tú verás si es del bien o del mal.
coach-av-loyalty = Alguien mira tu lealtad. Pasa la carta de tu bando; solo la verá esa persona.
coach-av-plot = Una carta de trama cambia una regla por una vez. Lee lo que hace.
coach-av-shoot = El bien ha logrado tres gestas. Eres el Asesino: señala a quien parecía saber demasiado. Si es Merlín, al final gana el mal.
coach-av-voting = Los votos son secretos hasta que están todos. Recuerda quién aprobó qué equipo: lo tienes apuntado en «Votos».
coach-av-questing = El equipo juega sus cartas de gesta. Si entre ellas hay un Fracaso, alguien del equipo es del mal.
coach-av-assassin = Tres gestas han tenido éxito. Ahora el Asesino intenta dar con Merlín.
coach-av-wait = Mantén pulsado «Tu personaje» para ver quién eres y qué sabes. Habla con los demás mientras esperas.
