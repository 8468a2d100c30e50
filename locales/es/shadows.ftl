### Sombras sobre Camelot: el juego de cartas.

## Opciones

sc-plain = Las reglas básicas, sin añadidos.
option-expert = Los caballeros al rescate (experto)
option-memoryAid = Se pueden repasar las cartas ya salidas
option-promos = Con Merlín 6 y Morgana 8
option-modesEndOnQuest = Los susurros y el recuento terminan cuando alguien parte en misión
option-modesBindTraitor = Susurros y recuento obligan también al traidor descubierto
option-whisperLoyalMayLie = Los leales pueden anunciar una carta falsa
option-merlin5BeatsMorgan7 = Merlín 5 vence a Morgana 7
option-merlin5CountBefore = Merlín 5 cuenta antes de quitar cartas
option-vivienExposed = Viviana y los jugadores con la lealtad a la vista
option-vivienExposed-excluded = no participan
option-vivienExposed-allowed = participan
option-gawainLeftovers = Cartas que Galván no juega
option-gawainLeftovers-discard = se descartan boca abajo
option-gawainLeftovers-top = vuelven encima del mazo
option-gawainMerlin4 = Cuando Galván trae a Merlín 4
option-gawainMerlin4-nextQuest = una ficha secreta actúa en la próxima misión
option-gawainMerlin4-now = se nombra su misión y actúa al momento
option-galahadMayTell = Se puede contar lo que mostró Galahad
option-swordLimit = Espadas en la caja
option-swordLimit-none = las que hagan falta
option-deck = Cambiar el mazo
deck-text = Lo que dejes vacío queda como siempre. El mazo mantiene 45 cartas de misión y otras 17, nueve de ellas Morganas.
deck-counts = Número de cartas
deck-swords = Espadas de cada misión
deck-symbols = Misiones en las cartas de personaje
deck-symbol-usual = como siempre
deck-symbol-none = ninguna
deck-symbol-any = cualquiera

fault-shadows-players = Pueden jugar de 1 a 7.
fault-shadows-players_missing = Di cuántos juegan.
fault-shadows-solo_expert = Algunas cartas de caballero no sirven en solitario.
fault-shadows-start_player = Ese asiento no está en la mesa.
fault-shadows-sword_limit = En la caja hay 16 espadas.
fault-shadows-characters = Debe haber 17 cartas de personaje; 19 con las promocionales.
fault-shadows-morgans = Debe haber nueve Morganas; diez con las promocionales.
fault-shadows-quest_cards = Debe haber 45 cartas de misión.
fault-shadows-no_merlin = Sin Merlines, solo una misión acaba con el silencio.
fault-shadows-promos_off = Son cartas promocionales: actívalas primero.
fault-shadows-swords = Una misión da de 1 a 3 espadas.
fault-shadows-too_many_of_a_kind = Son demasiadas cartas iguales.

## Palabras del juego

sc-quest-picts = Pictos
sc-quest-saxons = Sajones
sc-quest-dragon = Dragón
sc-quest-excalibur = Excálibur
sc-quest-grail = Santo Grial
sc-goal-picts = contra los pictos
sc-goal-saxons = contra los sajones
sc-goal-dragon = contra el dragón
sc-goal-excalibur = a por Excálibur
sc-goal-grail = a por el Santo Grial
sc-loyalty-loyal = Leal
sc-loyalty-traitor = Traidor
sc-white = Espadas blancas
sc-black = Espadas negras
sc-card-quest = { $quest } { $value }
sc-card-merlin = Merlín
sc-card-morgan = Morgana
sc-card-mordred = Mordred
sc-card-vivien = Viviana
sc-card-merlin-1-text = Acaba con el silencio, los susurros y el recuento. Al abrir la pila, se quita el número más alto de los pictos y el de los sajones.
sc-card-merlin-2-text = Acaba con el silencio, los susurros y el recuento. Al abrir la pila, se quita el número más alto del dragón y el del Santo Grial.
sc-card-merlin-3-text = Acaba con el silencio, los susurros y el recuento. Al abrir la pila, se quita el número más alto de Excálibur y el del Santo Grial.
sc-card-merlin-4-text = Acaba con el silencio, los susurros y el recuento. Quien la roba pone una ficha: la misión elegida pierde su número más alto al abrir la pila.
sc-card-merlin-5-text = Acaba con el silencio, los susurros y el recuento. Una misión principal con exactamente cinco cartas tiene éxito.
sc-card-merlin-6-text = Acaba con el silencio, los susurros y el recuento. Quien la roba puede partir ya en cualquier misión y añadir hasta 3 puntos.
sc-card-morgan-1-text = Silencio. Hasta el siguiente Merlín, los rumores se roban en secreto y se anuncian.
sc-card-morgan-2-text = Silencio. Hasta el siguiente Merlín, cada rumor se cuenta en voz alta.
sc-card-morgan-3-text = Silencio. Al resolver una misión, cada misión que da espadas da una más.
sc-card-morgan-4-text = Silencio. Al resolver una misión, cada misión con cartas suma los puntos que marca esta carta.
sc-card-morgan-5-text = Silencio. La misión principal solo tiene éxito con 12 o 13.
sc-card-morgan-6-text = Silencio. Al resolver una misión, cada «?» vale 1.
sc-card-morgan-7-text = Silencio. Si la misión principal llega a 14, el mal gana al instante.
sc-card-morgan-8-text = Silencio. En la próxima misión, los pictos y los sajones cuentan como una sola.
sc-card-mordred-text = Muestra a los pictos y a los sajones. Al resolver una misión, cada una de sus cartas vale un punto más.
sc-card-vivien-text = Dos jugadores pueden cambiar en secreto su carta de lealtad por otra.
sc-knight-arthur = Arturo
sc-knight-arthur-text = Anula la misión de otro jugador antes de abrir la pila. En su lugar, ese jugador escucha rumores.
sc-knight-tristan = Tristán
sc-knight-tristan-text = En tu turno, antes de tu acción: mira el mazo entero.
sc-knight-gawain = Galván
sc-knight-gawain-text = Cuando se saben los totales: roba tres cartas y añade una, que no sea Morgana, a su propia misión o por su efecto.
sc-knight-galahad = Galahad
sc-knight-galahad-text = En vez de una acción: mira la lealtad de otro jugador. Un traidor descubierto no puede jugarlo.
sc-knight-percival = Perceval
sc-knight-percival-text = Una acusación, o una espada girada al final, cuenta doble.
sc-verdict-success = éxito
sc-verdict-baseless = muy bajo: rumores falsos
sc-verdict-failure = fracaso
sc-verdict-doom = Morgana 7: el mal gana al instante
sc-stage-deal = Se reparten las cartas
sc-stage-turn = Por turnos
sc-stage-announce = Un rumor susurrado
sc-stage-token = La ficha de Merlín
sc-stage-vivien = Viviana
sc-stage-arthur = Alguien parte en misión
sc-stage-gawain = La pila está abierta
sc-stage-traitor_turn = El traidor descubierto
sc-stage-percival = ¿Se juega Perceval?
sc-stage-end = Fin de la partida

## La mesa

sc-turn-of = Turno de { $name }
sc-your-turn = Tu turno
sc-pile = Pila de amenazas
sc-pile-count = { NUMBER($count) ->
    [one] { $count } carta en la pila
    [many] { $count } de cartas en la pila
   *[other] { $count } cartas en la pila
}
sc-pile-empty = La pila está vacía
sc-deck-count = Mazo: { $deck }, descartes: { $discard }
sc-face-down = boca abajo, anunciada como { $card }
sc-silence = Silencio
sc-silence-text = Prohibido comunicarse, con palabras o con gestos, hasta que salga un Merlín o alguien parta en misión.
sc-whisper = Susurros
sc-whisper-text = Los rumores se anuncian y se ponen boca abajo hasta que salga un Merlín.
sc-count = Recuento: { $count }
sc-count-text = Cada rumor se cuenta en voz alta hasta que salga un Merlín.
sc-tokens-of = { NUMBER($count) ->
    [one] { $count } ficha
    [many] { $count } de fichas
   *[other] { $count } fichas
}
sc-knights-of = { NUMBER($count) ->
    [one] { $count } caballero
    [many] { $count } de caballeros
   *[other] { $count } caballeros
}
sc-has-accused = ya ha acusado
sc-has-answered = ya ha respondido
sc-exposed-as = lealtad a la vista: { $loyalty }
sc-swords-of = { NUMBER($count) ->
    [one] { $count } de 7
    [many] { $count } de 7
   *[other] { $count } de 7
}
sc-cards = Cartas
sc-history = Historial
sc-history-none = No hay rumores en la pila.
sc-history-text = Esta mesa lleva una lista de los rumores pasados, tal como los vieron todos.
sc-hidden-card = una carta que nadie ha visto

## Lo que se pregunta

sc-dummy-text = A los demás se les pregunta en secreto. Pulsa algo tú también: no hace nada, pero así nadie sabe a quién.
sc-dummy-one = Jugar
sc-dummy-two = Pasar
sc-ask-turn = ¿Qué haces?
sc-listen = Escuchar rumores
sc-go = Partir { $goal }
sc-no-quest = No puedes partir en misión: la carta de encima no muestra ninguna.
sc-accuse = Acusar a alguien
sc-accuse-tap = Elige a quién acusas
sc-accuse-name = Acusar a { $name }
sc-accuse-text = Solo puedes hacerlo una vez. Un traidor da una espada blanca; un leal, una negra.
sc-tristan = Mirar el mazo
sc-galahad = Mirar una lealtad
sc-galahad-tap = Elige a un jugador
sc-galahad-name = Mirar la lealtad de { $name }
sc-knight-not = Ahora no puedes jugar ninguna de tus cartas de caballero. Esto solo lo ves tú.
sc-ask-announce = Anuncia la carta boca abajo
sc-announce-heard = Mantén pulsado para ver tu carta
sc-announce-quest = Misión
sc-announce-value = Valor
sc-announce-none = Elige misión y valor
sc-announce-do = Anunciar { $card }
sc-announce-not = Tu carta es { $card }, y un leal anuncia la verdad. Esto solo lo ves tú.
sc-ask-token = Merlín: ¿qué misión pierde su número más alto? Solo lo sabrás tú.
sc-ask-token-openly = Merlín: ¿qué misión pierde su número más alto?
sc-ask-give = Viviana: da una de las dos cartas de lealtad a otro jugador
sc-give-tap = Toca un asiento de la mesa
sc-give-name = Dársela a { $name }
sc-ask-loyalty = Viviana te trae otra carta de lealtad. ¿Te quedas con la tuya o la cambias?
sc-loyalty-look = Mantén pulsado para ver ambas cartas
sc-loyalty-yours = La tuya
sc-loyalty-offer = La de Viviana
sc-keep = Quedarme con la mía
sc-swap = Tomar la nueva
sc-ask-place-traitor = Pon una de tus cartas en la pila; la otra se descarta sin enseñarla
sc-ask-place-gawain = Galván: añade una de estas cartas a la misión
sc-place-look = Mantén pulsado para ver tus cartas
sc-place-number = Carta { $number }
sc-place-do = Jugar la carta { $number }
sc-place-not = Esta carta no se puede jugar. Esto solo lo ves tú.
sc-only-morgans = Solo Morganas: descartar
sc-ask-window-arthur = { $name } parte { $goal }. ¿Lo impide Arturo?
sc-ask-window-gawain = La pila está contada. ¿Ayuda Galván?
sc-ask-window-percival = Hay una acusación contra { $name }. ¿La dobla Perceval?
sc-ask-window-final = Hay traidores al descubierto. ¿Dobla Perceval una espada?
sc-window-play = Jugar «{ $knight }»
sc-window-play-on = «{ $knight }» sobre { $name }
sc-window-pass = Pasar
sc-window-not = No tienes «{ $knight }»: pasa. Esto solo lo ves tú.
sc-window-tap = Elige a un traidor
sc-ask-ride = Merlín 6: ¿partes ya en la misión que quieras?
sc-ride-add = Puntos que añades
sc-ride-go = Partir { $goal }, +{ $add }
sc-ride-not = No partir
sc-ask-traitor = Antes de robar: ¿juegas «Tristán»?
sc-traitor-draw = Robar dos rumores

## Lo que solo tú sabes

sc-peek = Tu lealtad
sc-solo = Partida en solitario: no hay cartas de lealtad. Ganas con siete espadas blancas.
sc-loyalty-loyal-text = Ganas con siete espadas blancas. Quizá haya un traidor entre vosotros.
sc-loyalty-traitor-text = Ganas con siete espadas negras. Si nadie te descubre, al final vuelves negra una espada blanca.
sc-do-solo = Suma los rumores y parte en misión cuando creas que tiene de 11 a 13 puntos.
sc-do-loyal = Suma los rumores. Parte en misión cuando creas que tiene de 11 a 13 puntos, y fíjate en quién se equivoca demasiado.
sc-do-traitor = Aparenta ayudar, pero haz fracasar las misiones: parte demasiado pronto o espera a que sobren puntos.
sc-your-tokens = Tus fichas están en: { $quests }
sc-knows-galahad = Galahad: { $loyaltyCode ->
    [loyal] { $name } es leal
    [traitor] { $name } tiene la carta de Traidor
   *[other] la lealtad de { $name } es { $loyalty }
}.
sc-tristan-title = Tristán: el mazo, desde arriba
sc-tristan-text = Esto solo lo ves tú, y solo ahora. Recuérdalo.

## Una misión

sc-opening-title = { $name } parte { $goal }
sc-opening-wait = ¿Lo impedirá Arturo?
sc-main = misión principal
sc-added = Merlín añade { $add }
sc-others = Personajes en la pila
sc-removed = Quitadas por Merlín
sc-tokens = Fichas
sc-total = Total: { $total }
sc-running = de momento { $sum }
sc-sum-queries = { $count } «?» × { $each }
sc-sum-person = { $points } ({ $name })
sc-why-success = Total { $total }: se logra.
sc-why-baseless = Total { $total }: faltan puntos.
sc-why-failure = Total { $total }: sobran puntos.
sc-why-doom = Total { $total }: sobran puntos, y Morgana 7 está en la pila.
sc-swords-white = { NUMBER($count) ->
    [one] { $count } espada blanca
    [many] { $count } de espadas blancas
   *[other] { $count } espadas blancas
}
sc-swords-black = { NUMBER($count) ->
    [one] { $count } espada negra
    [many] { $count } de espadas negras
   *[other] { $count } espadas negras
}
sc-exposed-loyal = { $name } es leal: { $swords }.
sc-exposed-traitor = { $name } tiene la carta de Traidor: ¡{ $swords }!
sc-show-all = Mostrar todo

## El final

sc-won-loyal = Ganan los leales
sc-won-traitor = Gana el traidor
sc-won-shadows = Gana el mal
sc-cause-swords = Hay siete espadas de un color en la mesa.
sc-cause-morgan = Morgana 7: la misión principal llegó a 14 o más.
sc-score = Espadas blancas: { $white }, espadas negras: { $black }.
sc-audit = Prueba tu memoria
sc-audit-text = Todos los rumores de la partida, pila a pila, tal como los vieron todos.
sc-quiz-count = Pregunta { $number } de { $count }
sc-quiz-total = Pila { $number }: ¿cuál fue el total? ({ $quest })
sc-quiz-card = Pila { $number }: ¿cuál de estos rumores estaba en ella?
sc-quiz-right = ¡Correcto!
sc-quiz-wrong = No. La respuesta es: { $answer }.
sc-quiz-score = Has recordado { $right } de { $count }.
sc-quiz-piles = Mostrar todas las pilas
sc-audit-pile = Pila { $number }
sc-audit-quest = { $quest }: { $verdict }, total { $total }
sc-audit-left = lo que quedó al final

## La crónica

sc-log-dealt = Cartas de lealtad para el reparto: Leal × { $loyal }, Traidor × { $traitors }; dos quedan aparte.
sc-log-began = Empieza { $name }.
sc-log-listened = { $name } escucha rumores.
sc-log-counted = { $name } escucha y cuenta: { $count }.
sc-log-shuffled = Los descartes se barajan y forman un mazo nuevo.
sc-log-laid = { $name } añade { $card } a la pila.
sc-log-heard = { $name } mira un rumor en secreto.
sc-log-announced = { $name } anuncia { $card } y la pone boca abajo.
sc-log-announced-plain = { $name } anuncia un rumor y lo pone boca abajo.
sc-log-token = { $name } pone una ficha boca abajo.
sc-log-passed = { $name } pasa.
sc-log-declared = { $name } parte { $goal }.
sc-log-declared-add = { $name } parte { $goal } y añade { $add }.
sc-log-opened = Se abre la pila: { $cards }.
sc-log-opened-plain = { NUMBER($count) ->
    [one] Se abre la pila: { $count } carta.
    [many] Se abre la pila: { $count } de cartas.
   *[other] Se abre la pila: { $count } cartas.
}
sc-log-scored = { $quest }: { $verdict }. Espadas blancas: { $white }, espadas negras: { $black }.
sc-log-total = El total era { $total }.
sc-log-knight_drawn = { $name } roba una carta de caballero.
sc-log-returned = Una Morgana vuelve a mezclarse en el mazo.
sc-log-accused = { $name } acusa a { $other }.
sc-log-exposed-loyal = { $name } es leal: { $swords }.
sc-log-exposed-traitor = { $name } tiene la carta de Traidor: { $swords }.
sc-log-placed = { $name } elige un rumor y lo añade a la pila.
sc-log-number = Recuento: { $count }.
sc-log-knight = { $name } juega «{ $knight }».
sc-log-knight-on = { $name } juega «{ $knight }» sobre { $other }.
sc-log-peeked = { $name } ha visto la lealtad de { $other }.
sc-log-closed = Nadie juega «{ $knight }».
sc-log-joined = { $name } añade { $card } a la misión.
sc-log-joined-plain = { $name } roba cartas gracias a Galván.
sc-log-named = Ficha de Merlín ({ $name }): { $quest }.
sc-log-vivien = Viviana: { $name } y { $other } miran cartas de lealtad nuevas.
sc-log-vivien-alone = Viviana: { $name } mira una carta de lealtad nueva.
sc-log-chose = { $name } ya ha elegido lealtad.
sc-log-shown = La lealtad de { $name } queda a la vista: { $loyalty }.
sc-log-revealed = Se muestran todas las lealtades. Con carta de Traidor: { $names }.
sc-log-revealed-none = Se muestran todas las lealtades. No hay ningún traidor.
sc-log-flipped = { NUMBER($count) ->
    [one] { $name } vuelve negra { $count } espada blanca.
    [many] { $name } vuelve negras { $count } de espadas blancas.
   *[other] { $name } vuelve negras { $count } espadas blancas.
}
sc-log-ended = La partida ha terminado.
sc-open-aside = Cartas de lealtad que quedaron aparte: { $cards }.
sc-open-unused = Morganas que quedaron fuera: { $cards }.
sc-open-pile = Quedaba en la pila: { $cards }.
sc-open-deck = Quedaba en el mazo: { $cards }.
sc-open-tokens = Fichas: { $tokens }.
sc-open-knights = { $name } aún tenía en mano: { $knights }.

## Declaraciones

sc-back = Atrás
sc-kind-total = Una misión va por…
sc-kind-go = Partir en misión…
sc-kind-wait = Escuchar una vez más
sc-kind-suspect = No me fío de…
sc-kind-trust = Me fío de…
sc-kind-claim = Soy…
sc-kind-whispered = Mi carta oculta era…
sc-kind-galahad = Galahad me ha mostrado…
sc-kind-tristan = Tristán me ha mostrado…
sc-kind-ask = Preguntar…
sc-say-total = Para { $questCode ->
    [picts] los pictos
    [saxons] los sajones
    [dragon] el dragón
    [excalibur] Excálibur
    [grail] el Santo Grial
   *[other] { $quest }
} cuento { $value }.
sc-say-go = ¡Hay que partir { $goal }!
sc-say-wait = Escuchemos una vez más.
sc-say-suspect = No me fío de { $name }.
sc-say-trust = Me fío de { $name }.
sc-say-claim-loyal = Soy leal.
sc-say-claim-traitor = Tengo la carta de Traidor.
sc-say-whispered = La carta que puse boca abajo era { $card }.
sc-say-galahad = Usé a Galahad: { $loyaltyCode ->
    [loyal] { $name } es leal
    [traitor] { $name } tiene la carta de Traidor
   *[other] la lealtad de { $name } es { $loyalty }
}.
sc-say-tristan = Usé a Tristán; encima del mazo hay: { $cards }.
sc-say-ask = { $name }, ¿qué recuerdas?
sc-say-ask-quest = { $name }, ¿cuántos puntos hay para { $questCode ->
    [picts] los pictos
    [saxons] los sajones
    [dragon] el dragón
    [excalibur] Excálibur
    [grail] el Santo Grial
   *[other] { $quest }
}?
sc-any-quest = Todas las misiones
sc-add-card = Añadir una carta
sc-send-cards = Decirlo
sc-card-pick = Carta

## Negativas

sc-refused-accused_before = Ya has hecho tu única acusación.
sc-refused-accuses_self = No puedes acusarte.
sc-refused-alone = Esto no es posible en solitario.
sc-refused-already_public = Esta lealtad ya está a la vista.
sc-refused-answered = Ya has respondido.
sc-refused-chosen = Ya has elegido.
sc-refused-exposed_traitor = Un traidor descubierto no puede hacer esto.
sc-refused-galahad_refuses = Un traidor descubierto no puede jugar Galahad.
sc-refused-may_not_tell = No se puede contar lo que mostró Galahad.
sc-refused-gives_self = La carta de Viviana es para otro jugador.
sc-refused-looks_at_self = Galahad mira a otro jugador.
sc-refused-morgan = Galván no puede jugar una Morgana.
sc-refused-must_play = Si hay una carta que se puede jugar, hay que jugarla.
sc-refused-needless_target = Esta carta de caballero se juega sin objetivo.
sc-refused-no_deck = No hay mazo que mirar.
sc-refused-no_knights = En esta partida no hay cartas de caballero.
sc-refused-no_pile = La pila está vacía: no hay ninguna misión que emprender.
sc-refused-no_points = Solo Merlín 6 añade puntos.
sc-refused-no_such_card = Esa carta no está entre las que has robado.
sc-refused-no_such_seat = Ese asiento no existe en esta mesa.
sc-refused-no_symbol = La carta de encima no muestra esta misión.
sc-refused-no_target = Elige a un jugador.
sc-refused-not_found = Ese jugador no es de los que se acaban de descubrir.
sc-refused-not_held = No tienes esta carta de caballero.
sc-refused-not_now = Ahora no puedes hacer eso.
sc-refused-not_true = Un leal tiene que anunciar la verdad.
sc-refused-not_your_turn = No es tu turno.
sc-refused-nothing_to_hear = No queda ningún rumor que escuchar.
sc-refused-nothing_to_see = No queda ninguna lealtad que mirar.
sc-refused-over = La partida ha terminado.
sc-refused-receiver_exposed = Un jugador con la lealtad a la vista no participa.
sc-refused-silence = ¡Silencio! Ahora nadie puede comunicarse.
sc-refused-too_early = No se puede acusar hasta que haya cuatro espadas en la mesa.
sc-refused-too_many_points = Merlín 6 añade tres puntos como máximo.
sc-refused-wrong_moment = Esta carta de caballero se juega en otro momento.
