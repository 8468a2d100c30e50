### Sombras sobre Camelot: reglas en breve y la guía de la primera partida.

learn-shadows = Primera partida de Sombras sobre Camelot
learn-shadows-text = Cuatro asientos, con historial de cartas. Unos diez minutos.
rules-people-shadows = Personajes entre los rumores
rules-knights = Cartas de caballero, en el modo experto

about-expert = Una misión fallida da un caballero a quien partió; un éxito devuelve una Morgana al mazo.
about-memoryAid = Una lista de todo lo que ya se te ha mostrado. Para aprender: el juego va de recordar.
about-promos = Dos cartas más: Merlín 6 deja partir al momento y sumar puntos; Morgana 8 une a Pictos y Sajones en una sola misión.
about-modesEndOnQuest = Si no, solo acaba con ellos el siguiente Merlín.
about-modesBindTraitor = Un traidor descubierto tiene que susurrar y contar como los demás.
about-whisperLoyalMayLie = Si no, los leales tienen que anunciar su carta de verdad.
about-merlin5BeatsMorgan7 = Cuál de las dos vale cuando ambas están en la pila.
about-merlin5CountBefore = Si las cinco cartas de una misión se cuentan antes o después de que los Merlines quiten alguna.
about-vivienExposed = Si aún puede cambiarla alguien cuya lealtad se conoce.
about-swordLimit = En la caja hay 16 espadas. Con este límite no se ponen más de las que hay.
about-gawainLeftovers = Adónde van las cartas que Galván robó y no jugó.
about-gawainMerlin4 = Merlín 4 quita la carta más alta de una misión. La propia carta habla de la próxima misión.
about-galahadMayTell = Si se quita, quien miró puede acusar, pero no decir lo que vio.
about-deck = Cuántas cartas hay de cada una, qué misiones muestran los personajes y cuántas espadas vale cada misión.
deck-assumed = No disponíamos de las imágenes de las cartas especiales: cuántas hay de cada una, sus símbolos y los valores de Morgana 4 son una suposición nuestra.

rule-sc-aim = De uno a siete caballeros reúnen rumores sobre cinco misiones. Con siete espadas blancas ganan los leales; con siete negras, el mal. Los pictos y los sajones valen 1 espada; el dragón y Excálibur, 2; el Santo Grial, 3.
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

coach-sc-turn = Escucha para añadir un rumor a la pila, y recuérdalo. Si crees que la misión de la carta de encima suma de 11 a 13, parte en misión. Con cuatro espadas o más puedes acusar.
coach-sc-ride = Merlín te deja partir ya en cualquier misión y añadir puntos.
coach-sc-announce = Tu carta quedará boca abajo. Un leal anuncia lo que es; un traidor puede decir lo que quiera.
coach-sc-token = Merlín quita el número más alto de la misión que elijas la próxima vez que se abra la pila. Úsalo en una que se haya pasado.
coach-sc-vivien = Viviana trae dos cartas de lealtad nuevas. Dos jugadores pueden cambiar la suya y nadie sabrá si lo han hecho.
coach-sc-loyalty = Quédate con tu lealtad o toma la nueva. Desde ese momento juegas para ese bando.
coach-sc-place = Como traidor descubierto, o con Galván, eliges cuál de las cartas robadas se pone.
coach-sc-window = A quien tiene cartas de caballero se le pregunta en secreto. Pulsa siempre algo, aunque no puedas jugar: nadie debe saber qué tienes.
coach-sc-announcing = Alguien ha visto un rumor a solas y dice cuál es. ¿Te lo crees?
coach-sc-traitor = Un traidor descubierto pone el peor de dos rumores.
coach-sc-wait = Fíjate en la carta de encima y lleva mentalmente la suma de cada misión: los números, más cada «?», que vale tanto como «?» haya. Pasarse es tan malo como quedarse corto.
