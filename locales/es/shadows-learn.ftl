### Sombras sobre Camelot: reglas en breve y la guía de la primera partida.

learn-shadows = Primera partida de Sombras sobre Camelot
learn-shadows-text = Cuatro asientos, con historial de cartas. Unos diez minutos.
rules-people-shadows = Personajes entre los rumores
rules-knights = Cartas de caballero, en el modo experto

about-expert = Si una misión fracasa, quien partió recibe un caballero; si tiene éxito, una Morgana vuelve al mazo.
about-memoryAid = Una lista de todo lo que ya se te ha mostrado. Para aprender: el juego va de recordar.
about-promos = Dos cartas más: Merlín 6 deja partir al momento y sumar puntos; Morgana 8 une a los pictos y los sajones en una sola misión.
about-modesEndOnQuest = Si se quita, solo acaba con ellos el siguiente Merlín.
about-modesBindTraitor = Un traidor descubierto tiene que susurrar y contar como los demás.
about-whisperLoyalMayLie = Si se quita, los leales tienen que anunciar la carta que tienen de verdad.
about-merlin5BeatsMorgan7 = Cuál de las dos vale cuando ambas están en la pila.
about-merlin5CountBefore = Si las cinco cartas de una misión se cuentan antes o después de que los Merlines quiten alguna.
about-vivienExposed = Si un jugador con la lealtad a la vista aún puede cambiarla.
about-swordLimit = En la caja hay 16 espadas. Con este límite no se ponen más de las que hay.
about-gawainLeftovers = Qué pasa con las cartas que Galván robó y no jugó.
about-deck = Cuántas cartas hay de cada una, qué misiones muestran los personajes y cuántas espadas vale cada misión.

rule-sc-aim = De uno a siete caballeros reúnen rumores sobre cinco misiones. Con siete espadas blancas ganan los leales; con siete negras, el mal. Los pictos y los sajones valen 1 espada; el dragón y Excálibur, 2; el Santo Grial, 3.
rule-sc-deck = Cada misión tiene nueve cartas: cuatro «?», un 2, un 3, dos 4 y un 5. Entre ellas se mezclan Merlines, Morganas, Mordred y Viviana.
rule-sc-setup = Cada jugador recibe una carta de lealtad, Leal o Traidor; dos quedan aparte, así que quizá no haya ningún traidor. Tres Morganas se quedan fuera del mazo.
rule-sc-turn = En tu turno haces una sola cosa: escuchar rumores, partir en misión o acusar a alguien.
rule-sc-listen = Al escuchar, la siguiente carta va a la pila. Solo se ve la de encima: recuerda las demás.
rule-sc-silence = Una Morgana trae el silencio: prohibido comunicarse de cualquier forma hasta que salga un Merlín o alguien parta en misión.
rule-sc-quest = Puedes partir en la misión que muestre la carta de encima. Se abre toda la pila y se ordena. Primero los Merlines quitan los números más altos.
rule-sc-total = Suma los números de la misión. Cada «?» vale tantos puntos como «?» haya de esa misión: uno da 1 punto, dos dan 4, tres dan 9. Mordred y algunas Morganas lo cambian.
rule-sc-verdict = Con 11, 12 o 13 la misión tiene éxito y da sus espadas blancas. Con 10 o menos da una espada negra; con 14 o más, tantas negras como vale. Cualquier otra misión con 14 o más da también sus espadas negras.
rule-sc-accuse = Cuando hay cuatro espadas en la mesa puedes acusar a alguien, una vez por partida. Un traidor da una espada blanca; un leal, una negra.
rule-sc-traitor = Un traidor descubierto roba dos rumores cada turno, pone uno en la pila y descarta el otro boca abajo.
rule-sc-end = Con siete espadas de un color se muestran todas las lealtades. Cada traidor que siga oculto vuelve negra una espada blanca. Si entonces ningún color llega a siete, la partida sigue.
rule-sc-modes = Morgana 1: los rumores se miran a solas, se anuncian y se ponen boca abajo; los leales tienen que decir la verdad. Morgana 2: los rumores se cuentan en voz alta. El siguiente Merlín acaba con ambas.
rule-sc-people = Merlín 4 te deja poner en secreto una ficha en una misión. Viviana deja que dos jugadores cambien en secreto su carta de lealtad por otra.
rule-sc-knights = En el modo experto, cada misión fallida da una carta de caballero a quien partió, y cada éxito devuelve una Morgana al mazo. A quien tiene cartas de caballero se le pregunta en secreto cada vez que se podría jugar una.
rule-sc-solo = En solitario no hay cartas de lealtad, acusaciones ni silencio.
rule-sc-secret = Cada jugador ve justo lo que puede saber. Lo que se olvida no vuelve a verse, salvo que en la mesa se puedan repasar las cartas ya salidas.

coach-sc-turn = Escucha para añadir un rumor a la pila, y recuérdalo. Si crees que la misión de la carta de encima tiene de 11 a 13 puntos, parte en misión. Cuando haya cuatro espadas puedes acusar.
coach-sc-ride = Merlín te deja partir ya en cualquier misión y añadir puntos.
coach-sc-announce = Tu carta quedará boca abajo. Un leal anuncia lo que es; un traidor puede decir lo que quiera.
coach-sc-token = La próxima vez que se abra la pila, Merlín quita el número más alto de la misión que elijas. Úsalo en una que tenga demasiados puntos.
coach-sc-vivien = Viviana trae dos cartas de lealtad nuevas. Dos jugadores pueden cambiar la suya y nadie sabrá si lo han hecho.
coach-sc-loyalty = Quédate con tu lealtad o toma la nueva. Desde ese momento juegas para ese bando.
coach-sc-place = Elige cuál de las cartas robadas juegas.
coach-sc-window = A quien tiene cartas de caballero se le pregunta en secreto. Pulsa siempre algo, aunque no puedas jugar: nadie debe saber qué tienes.
coach-sc-announcing = Alguien ha visto un rumor a solas y dice cuál es. ¿Te lo crees?
coach-sc-traitor = Un traidor descubierto pone en la pila el peor de dos rumores.
coach-sc-wait = Fíjate en la carta de encima y suma mentalmente cada misión: los números, y cada «?» vale tantos puntos como «?» haya. Pasarse es tan malo como quedarse corto.
