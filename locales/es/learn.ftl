### Aprender los juegos: reglas en breve y la guía de la primera partida.

learn-title = Aprender jugando
learn-text = Una partida contra bots fáciles. Una guía junto a la mesa te explica cada momento. Puedes quitarla cuando quieras.
learn-avalon = Primera partida de Ávalon
learn-avalon-text = Cinco asientos, sin opciones especiales. Unos diez minutos.
learn-shadows = Primera partida de Sombras sobre Camelot
learn-shadows-text = Cuatro asientos; se pueden repasar las cartas ya salidas. Unos diez minutos.
learn-rules = Leer antes las reglas resumidas
rules-title = Reglas resumidas
rules-which = Qué juego
rules-text = El juego tal como se juega aquí, con nuestras palabras. Los números pequeños son los del reglamento completo.
rules-shown = Has pedido la regla { $rule }
rules-people-avalon = Personajes
rules-plots = Cartas de trama
rules-people-shadows = Personajes entre los rumores
rules-knights = Cartas de caballero, en el modo experto
rules-options = Opciones de una mesa
rules-learn = Aprender jugando

## Ávalon

rule-av-aim = De cinco a diez jugadores son, en secreto, del bien o del mal. El bien quiere que tres gestas tengan éxito; el mal, que tres fracasen. Con cinco equipos rechazados seguidos también gana el mal.
rule-av-cards = Merlín y el Asesino están en todas las partidas; los demás personajes se añaden a elección. Cada jugador recibe un personaje y no se lo enseña a nadie.
rule-av-night = Por la noche, los jugadores del mal se reconocen entre sí y Merlín también los ve. Algunos personajes cambian lo que se ve.
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

## Sombras sobre Camelot

rule-sc-aim = De uno a siete caballeros reúnen rumores sobre cinco misiones. Con siete espadas blancas ganan los leales; con siete negras, el mal. Pictos y Sajones valen 1 espada; Dragón y Excálibur, 2; el Santo Grial, 3.
rule-sc-deck = Cada misión tiene nueve cartas: cuatro «?», un 2, un 3, dos 4 y un 5. Entre ellas se mezclan Merlines, Morganas, Mordred y Viviana.
rule-sc-setup = Cada jugador recibe una carta de lealtad, Leal o Traidor; dos quedan aparte, así que quizá no haya ningún traidor. Tres Morganas se quedan fuera del mazo.
rule-sc-turn = En tu turno haces una sola cosa: escuchar rumores, partir en misión o acusar a alguien.
rule-sc-listen = Al escuchar, la siguiente carta va a la pila. Solo se ve la de encima: recuerda las demás.
rule-sc-silence = Una Morgana trae el silencio: prohibido comunicarse hasta que salga un Merlín o alguien parta en misión.
rule-sc-quest = Puedes partir en la misión que muestre la carta de encima. Se abre toda la pila y se ordena. Primero los Merlines quitan los números más altos.
rule-sc-total = Una misión vale lo que suman sus números, y cada «?» vale tantos puntos como «?» haya de esa misión. Mordred y algunas Morganas lo cambian.
rule-sc-verdict = La misión tiene éxito con 11, 12 o 13: espadas blancas. Con 10 o menos, pone una espada negra; con 14 o más, tantas como vale. Cualquier otra misión con 14 o más también pone espadas negras.
rule-sc-accuse = Cuando hay cuatro espadas en la mesa puedes acusar a alguien, una vez por partida. Un traidor da una espada blanca; un leal, una negra.
rule-sc-traitor = Un traidor descubierto roba dos rumores cada turno, pone uno y descarta el otro sin enseñarlo.
rule-sc-end = Con siete espadas de un color se muestran todas las lealtades. Cada traidor que siga oculto vuelve negra una espada blanca. Si entonces ningún color llega a siete, la partida sigue.
rule-sc-modes = Morgana 1: los rumores se miran a solas, se anuncian y se ponen boca abajo; los leales tienen que decir la verdad. Morgana 2: los rumores se cuentan en voz alta. El siguiente Merlín acaba con ambas.
rule-sc-people = Merlín 4 pone en secreto una ficha de misión. Viviana deja que dos jugadores cambien en secreto su carta de lealtad por otra.
rule-sc-knights = En el modo experto, cada misión fallida da una carta de caballero a quien partió, y cada éxito devuelve una Morgana al mazo. A quien tiene cartas de caballero se le pregunta en secreto cada vez que se podría jugar una.
rule-sc-solo = En solitario no hay lealtades, acusaciones ni silencio.
rule-sc-secret = Cada jugador ve justo lo que puede saber. Lo que se olvida no vuelve a verse, salvo que en la mesa se puedan repasar las cartas ya salidas.

## La guía

coach = Guía
coach-away = Quitar la guía
coach-av-propose = Te toca ser líder. Toca a los jugadores del equipo; tú también puedes ir. Si eres del bien, elige a quienes te den confianza; si eres del mal, cuela a uno de los tuyos.
coach-av-vote = Todos votan este equipo. Tiene que aprobarlo más de la mitad. Si se rechaza, propone el siguiente líder; con cinco rechazos seguidos el bien pierde la partida.
coach-av-play = Estás en la gesta. El bien solo puede jugar Éxito. El mal puede elegir Fracaso, y nadie verá de quién era la carta.
coach-av-excalibur = Tienes Excálibur. Puedes hacer que otro miembro cambie su carta de gesta, y verás cuál era.
coach-av-lady = Tienes la Dama del Lago. Elige a un jugador: solo tú verás su lealtad.
coach-av-loyalty = Tienes que enseñar tu lealtad a un jugador.
coach-av-plot = Una carta de trama se salta las reglas por una vez. Lee lo que hace.
coach-av-shoot = El bien tiene tres gestas. Eres el Asesino: señala a Merlín, que sabía demasiado, y al final ganará el mal.
coach-av-voting = Los votos son secretos hasta que están todos. Recuerda quién aprobó qué equipo: lo tienes apuntado en «Votos».
coach-av-questing = El equipo está en camino. Si entre las cartas hay un Fracaso, alguien del equipo es del mal.
coach-av-assassin = Tres gestas han tenido éxito. Ahora el Asesino intenta dar con Merlín.
coach-av-wait = Mantén pulsado «Tu personaje» para ver quién eres y qué sabes. Habla con los demás mientras esperas.
coach-sc-turn = Escucha para añadir un rumor a la pila, y recuérdalo. Si crees que la misión de la carta de encima suma de 11 a 13, parte en misión. Con cuatro espadas o más puedes acusar.
coach-sc-ride = Merlín te deja partir ya en cualquier misión y añadir puntos.
coach-sc-announce = Tu carta quedará boca abajo. Un leal anuncia lo que es; un traidor puede decir lo que quiera.
coach-sc-token = Merlín quita el número más alto de la misión que elijas la próxima vez que se abra la pila. Úsalo en una que se haya pasado.
coach-sc-vivien = Viviana trae dos cartas de lealtad nuevas. Dos jugadores pueden cambiar la suya y nadie sabrá si lo han hecho.
coach-sc-loyalty = Quédate con tu lealtad o toma la nueva. Desde ese momento juegas para ese bando.
coach-sc-place = Como traidor descubierto, o con Galván, eliges cuál de las cartas robadas se pone.
coach-sc-window = A quien tiene cartas de caballero se le pregunta en secreto. Pulsa algo, tengas lo que tengas.
coach-sc-announcing = Alguien ha visto un rumor a solas y dice cuál es. ¿Te lo crees?
coach-sc-traitor = Un traidor descubierto pone el peor de dos rumores.
coach-sc-wait = Fíjate en la carta de encima y lleva mentalmente la suma de cada misión: los números, más cada «?», que vale tanto como «?» haya. Pasarse es tan malo como quedarse corto.
