### Ávalon.

side-good = Bien
side-evil = Mal
card-success = Éxito
card-fail = Fracaso
vote-approve = Aprobar
vote-reject = Rechazar
fidelity-switch = cambio de bando
fidelity-same = sin cambios

role-merlin = Merlín
role-merlin-text = { $mordred ->
    [yes] Merlín sabe quién es del mal, pero no ve a Mordred. El Asesino no debe descubrir quién es Merlín.
    [no] Merlín sabe quién es del mal. El Asesino no debe descubrir quién es Merlín.
   *[maybe] Merlín sabe quién es del mal (menos Mordred, si está en la partida). El Asesino no debe descubrir quién es Merlín.
}
role-merlin-is = Merlín
role-percival = Perceval
role-percival-text = { $morgana ->
    [yes] Perceval ve a Merlín y a Morgana, pero no sabe cuál es cuál.
    [no] Perceval sabe quién es Merlín.
   *[maybe] Perceval sabe quién es Merlín. Si Morgana está en la partida, ve a los dos y no sabe cuál es cuál.
}
role-percival-is = Perceval
role-servant = Leal paladín de Arturo
role-servant-text = Un leal paladín no sabe nada en secreto: escucha, compara votos y decide de quién fiarte.
role-servant-is = un leal paladín de Arturo
role-good_lancelot = Lanzarote bueno
role-good_lancelot-text = Este Lanzarote es del bien hasta que una carta de fidelidad haga cambiar de bando a los Lanzarotes.
role-good_lancelot-is = el Lanzarote bueno
role-assassin = Asesino
role-assassin-text = { $merlin ->
    [no] El Asesino es del mal y conoce a los demás jugadores del mal. Sin Merlín en la partida, no tiene a quién señalar.
   *[maybe] Si el bien logra tres gestas, el Asesino señala a un jugador. Si es Merlín, al final gana el mal.
}
role-assassin-is = el Asesino
role-minion = Esbirro de Mordred
role-minion-text = { $oberon ->
    [yes] Un esbirro conoce a los demás jugadores del mal, menos a Oberón.
    [no] Un esbirro conoce a los demás jugadores del mal.
   *[maybe] Un esbirro conoce a los demás jugadores del mal (menos a Oberón, si está en la partida).
}
role-minion-is = un esbirro de Mordred
role-morgana = Morgana
role-morgana-text = { $percival ->
    [yes] Morgana es del mal. Perceval la ve a ella y a Merlín, y no sabe cuál es cuál.
    [no] Morgana es del mal y conoce a los demás jugadores del mal.
   *[maybe] Morgana es del mal. Si Perceval está en la partida, la ve a ella y a Merlín, y no sabe cuál es cuál.
}
role-morgana-is = Morgana
role-mordred = Mordred
role-mordred-text = { $merlin ->
    [no] Mordred es del mal y conoce a los demás jugadores del mal.
   *[maybe] Mordred es del mal, pero Merlín no lo ve.
}
role-mordred-is = Mordred
role-oberon = Oberón
role-oberon-text = Oberón es del mal, pero no conoce a los demás jugadores del mal, ni ellos a él.
role-oberon-is = Oberón
role-evil_lancelot = Lanzarote malvado
role-evil_lancelot-text = Este Lanzarote es del mal hasta que una carta de fidelidad haga cambiar de bando a los Lanzarotes.
role-evil_lancelot-is = el Lanzarote malvado

plot-lead_to_victory = Guíanos a la victoria
plot-lead_to_victory-text = Te conviertes en líder antes de que se elija un equipo.
plot-ambush = Emboscada
plot-ambush-text = Mira una carta de gesta ya jugada.
plot-king_returns = El regreso del rey
plot-king_returns-text = Un equipo aprobado pasa a estar rechazado.
plot-restore_honor = Recupera tu honor
plot-restore_honor-text = Toma una carta de trama de otro jugador.
plot-charge = ¡A la carga!
plot-charge-text = Votas a la vista y antes que el resto hasta el final de la partida.
plot-show_nature = Muestra tu verdadera naturaleza
plot-show_nature-text = Enseña tu lealtad al jugador que elijas.
plot-are_you_the_one = ¿Eres tú?
plot-are_you_the_one-text = Mira la lealtad de alguien sentado a tu lado.
plot-we_found_you = ¡Te hemos encontrado!
plot-we_found_you-text = Un miembro del equipo juega su carta de gesta boca arriba.
plot-show_strength = Demuestra tu fuerza
plot-show_strength-text = El líder enseña su lealtad al jugador que elija.

## La mesa

stage-deal = Se reparten las cartas
stage-lead = ¿Quién lidera?
stage-plot = Cartas de trama
stage-propose = Formación de equipo
stage-charge = Vota «¡A la carga!»
stage-vote = Votación del equipo
stage-king = ¿Regresará el rey?
stage-spot = Cartas de trama
stage-quest = En plena gesta
stage-excalibur = Excálibur
stage-ambush = Emboscada
stage-lady = Dama del Lago
stage-loyalty = Se enseña una lealtad
stage-assassin = ¿Quién es Merlín?
stage-end = Fin de la partida

quests = Gestas
quest-size = Gesta { $quest }: equipo de { $size }
quest-double = { NUMBER($count) ->
    [one] Solo fracasa con { $count } carta de fracaso.
    [many] Solo fracasa con { $count } de cartas de fracaso.
   *[other] Solo fracasa con { $count } cartas de fracaso.
}
quest-success = Éxito. Cartas de fracaso: { $fails }.
quest-fail = Fracaso. Cartas de fracaso: { $fails }.
vote-track = Equipos rechazados en esta ronda: { $count } de 5
leader = Líder
in-team = en el equipo
has-excalibur = tiene Excálibur
has-lady = tiene la Dama del Lago
has-acted = ya ha elegido
last-vote = voto anterior: { $vote }
last-votes = Última votación: { $approve } a { $reject }
tag-evil = Mal
tag-good = Bien
tag-merlin_or_morgana = ¿Merlín?
tag-merlin = Merlín
tag-evil_lancelot = Lanzarote malvado
tag-good_lancelot = Lanzarote bueno
votes = Votos
roles = Personajes
lady = Dama del Lago
excalibur = Excálibur
targeting = Elección del objetivo
plot-cards = Cartas de trama
plot-held = { $name }: { $card }
approved = Equipo aprobado
rejected = Equipo rechazado
quest-won = Gesta { $quest }: éxito
quest-lost = Gesta { $quest }: fracaso
shot-hit = ¡{ $name } era Merlín!
shot-missed = { $name } no es Merlín.
round = Ronda { $round }
round-quest = Ronda { $round } · gesta { $quest }
leads = Líder: { $name }
proposed-by = a propuesta de { $name }
proposal-of = propuesta { $number } de 5
spot-coming = { $name } juega boca arriba
spot-shown = { $name } ha jugado { $card }

## Lo que se pregunta

dummy-text = Los demás eligen en secreto. Toca tú también una carta: no hace nada, pero así nadie sabe quién elige.
dummy = Carta { $number }
you-voted = Ya has votado.
ask-vote = ¿Apruebas este equipo?
ask-play = Elige tu carta de gesta
only-success = Eres del bien: solo puedes jugar Éxito. Esto solo lo ves tú.
only-fail = Tu personaje tiene que jugar Fracaso. Esto solo lo ves tú.
lay-none = Elige una carta
lay-card = Jugar { $card }
ask-quest = Elige una gesta
ask-team = { NUMBER($count) ->
    [one] Elige a { $count } jugador para la gesta { $quest }
    [many] Elige a { $count } de jugadores para la gesta { $quest }
   *[other] Elige a { $count } jugadores para la gesta { $quest }
}
tap-seats = Toca los asientos de la mesa.
tap-seat = Toca un asiento de la mesa
ask-excalibur = ¿Quién recibe Excálibur?
propose = Proponer este equipo
ask-switch = Excálibur: ¿de quién cambias la carta de gesta?
switch-name = Cambiar la carta de { $name }
decline = No usarla
ask-lady = Dama del Lago: ¿de quién miras el bando?
check-name = Mirar a { $name }
lady-skip = Ahora no
ask-loyalty = ¿Qué carta de lealtad le pasas a { $name }? Si es la equivocada, pierde tu bando.
ask-give = Da esta carta de trama a otro jugador
ask-take = Toma una carta de trama de otro jugador
choose-card = Elige una carta
give-card = Dar «{ $card }» a { $name }
take-card = Tomar «{ $card }» de { $name }
ask-plot = «{ $card }»: ¿la juegas ahora?
plot-use = Jugar la carta
plot-use-on = Jugarla sobre { $name }
plot-pass = Guardarla
ask-shoot = Asesino, ¿quién es Merlín? Solo tienes un intento.
shoot-name = { $name } es Merlín

## Tu personaje

peek-role = Tu personaje
aim-good-certain = Ganas si tres gestas tienen éxito y el Asesino no descubre a Merlín.
aim-good-possible = Ganas si tres gestas tienen éxito. Si Merlín y el Asesino están en la partida, además el Asesino no debe descubrir a Merlín.
aim-good-none = Ganas si tres gestas tienen éxito.
aim-evil-certain = Ganas si fracasan tres gestas, si se rechazan cinco equipos seguidos o si el Asesino descubre a Merlín.
aim-evil-possible = Ganas si fracasan tres gestas o se rechazan cinco equipos seguidos. Si Merlín y el Asesino están en la partida, también ganas si el Asesino descubre a Merlín.
aim-evil-none = Ganas si fracasan tres gestas o se rechazan cinco equipos seguidos.
role-merlin-do = Aparta a los demás de los equipos con gente del mal que ves, pero solo con indirectas: nadie debe notar cuánto sabes.
role-percival-do = Averigua quién es Merlín y sigue sus pistas. Hazte pasar por Merlín para que el Asesino te señale a ti.
role-servant-do = Rechaza los equipos que no te den confianza. Si una gesta fracasa, recuerda quién fue y quién la aprobó.
role-assassin-do = Haz fracasar las gestas y fíjate en quién sabe demasiado: si tres tienen éxito, tendrás que señalar a Merlín.
role-minion-do = Gánate la confianza, entra en los equipos y juega Fracaso cuando importe.
role-morgana-do = Deja caer indirectas como haría Merlín: si Perceval está en la partida, quizá te siga. Entra en los equipos y juega Fracaso cuando importe.
role-mordred-do = Hazte pasar por un caballero honrado, entra en los equipos y juega Fracaso cuando importe.
role-oberon-do = Entra en los equipos y juega Fracaso cuando importe. Averigua quién más es del mal: tendréis que ayudaros sin hablarlo.
lancelot-good-do = Mientras estés con el bien, ayuda a que las gestas tengan éxito. Vuelve a mirar aquí tras cada carta de fidelidad: tu bando puede haber cambiado.
lancelot-evil-do = Mientras estés con el mal, haz fracasar las gestas. Vuelve a mirar aquí tras cada carta de fidelidad: tu bando puede haber cambiado.
lancelot-good-knows-do = Sabes quién es el Lanzarote malvado: rechaza todos los equipos en los que esté.
lancelot-evil-knows-do = Entra en los equipos y haz fracasar las gestas. El Lanzarote bueno sabe quién eres: siembra dudas sobre él antes de que él lo haga sobre ti.
knows-nothing = No tienes información secreta.
known-evil = { $name } es del mal
known-good = { $name } es del bien
known-merlin_or_morgana = { $name } es Merlín o Morgana
known-merlin = { $name } es Merlín
known-evil_lancelot = { $name } es el Lanzarote malvado
known-good_lancelot = { $name } es el Lanzarote bueno
since-night = desde el principio
since-lady = Dama del Lago, ronda { $round }
since-plot = carta de trama, ronda { $round }
seen-card = { $name }, ronda { $round }: { $card } ({ $by })
seen-by-excalibur = Excálibur: la carta antes del cambio
seen-by-ambush = Emboscada: la carta que contaba
night-title = Tu personaje secreto
night-text = Mira tu personaje donde nadie más pueda verlo. Debajo tienes lo que sabes de los demás. Puedes volver a mirar cuando quieras: mantén pulsado «Tu personaje».
story-quest = Gesta { $quest } ({ $team }): éxito { $successes }, fracaso { $fails }.
story-evil = El mal en el equipo: { $names }.
night-ready = Ya lo he visto
evil-count = { NUMBER($count) ->
    [one] { $count } de { $players } sirve al mal.
    [many] { $count } de { $players } sirven al mal.
   *[other] { $count } de { $players } sirven al mal.
}

## Votos y personajes

votes-all = Todos los votos y equipos
votes-none = Aún no se ha votado ningún equipo.
votes-seat = Asiento
votes-quest = Gesta { $quest }
votes-cards = Cartas
roles-secret = Es secreto qué personajes hay en la partida.
teams-good = Bien ({ $count }): { $roles }
teams-evil = Mal ({ $count }): { $roles }
teams-good-count = Bien: { $count }
teams-evil-count = Mal: { $count }
teams-servant = { NUMBER($count) ->
    [one] { $count } paladín
   *[other] { $count } paladines
}
teams-minion = { NUMBER($count) ->
    [one] { $count } esbirro
   *[other] { $count } esbirros
}
leaders = Los próximos líderes
last-proposal = última propuesta de la ronda
lady-holder = { $name } tiene la ficha.
lancelot-cards = Cartas de fidelidad de los Lanzarotes
lancelot-left = quedan: { $count }
lancelot-switched = Los Lanzarotes han cambiado de bando.

## El final

won-good = Gana el bien
won-evil = Gana el mal
by-three_fails = Han fracasado tres gestas.
by-rejections = Se han rechazado cinco equipos seguidos.
by-assassination = El Asesino ha encontrado a Merlín.
by-missed_shot = El Asesino ha señalado a otro jugador.
by-three_successes = Tres gestas han tenido éxito.
by-wrong_loyalty = Alguien ha pasado la carta de lealtad equivocada.

## La crónica

log-dealt = Se reparten los personajes y el mal se revela.
log-began = Primer líder: { $name }.
log-schedule_laid = Cartas de fidelidad de los Lanzarotes para las gestas 1 a 5: { $cards }.
log-fidelity-switch = Sale una carta de fidelidad: los Lanzarotes cambian de bando.
log-fidelity-same = Sale una carta de fidelidad: no cambia nada.
log-lancelots_switched = La carta de esta gesta hace que los Lanzarotes cambien de bando.
log-lead_taken = { $name } juega «Guíanos a la victoria» y pasa a ser líder.
log-plot_drawn = El líder roba la carta de trama «{ $card }».
log-plot_given = { $name } recibe «{ $card }».
log-plot_taken = { $name } toma «{ $card }» de { $from }.
log-plot_passed = { $name } se guarda «{ $card }».
log-loyalty_asked = { $name } tiene que enseñar su lealtad a { $other }.
log-lady = Dama del Lago: { $name } ha visto la lealtad de { $other }.
log-loyalty_seen = { $name } ha visto la lealtad de { $other }.
log-wrong_card_passed = { $name } ha pasado una carta de lealtad que no es la suya: { $side }.
log-lady_skipped = { $name } no usa la Dama del Lago.
log-proposed = { $name } propone para la gesta { $quest }: { $team }.
log-excalibur = Excálibur es para { $name }.
log-charge-none = Quienes tienen «¡A la carga!» rechazan el equipo.
log-charge = Con «¡A la carga!» votan a favor del equipo: { $names }.
log-votes-none = Todos rechazan el equipo.
log-votes = { NUMBER($count) ->
    [one] { $count } voto a favor del equipo: { $names }.
    [many] { $count } de votos a favor del equipo: { $names }.
   *[other] { $count } votos a favor del equipo: { $names }.
}
log-king_returned = { $name } juega «El regreso del rey»: equipo rechazado.
log-spotlit = { $name } juega «¡Te hemos encontrado!»: { $other } juega boca arriba.
log-turned_up = { $name } juega boca arriba: { $card }.
log-exchanged = Excálibur: { $name } hace que { $other } cambie su carta de gesta.
log-excalibur_declined = { $name } no usa Excálibur.
log-ambushed = Emboscada: { $name } ha visto la carta de gesta de { $other }.
log-quest_done = Las cartas de gesta: Éxito { $successes }, Fracaso { $fails }.
log-shot_opened = { $name } es el Asesino y tiene que señalar a Merlín.
log-evil = Son del mal: { $names }.
log-shot-merlin = El Asesino señala a { $name }: es Merlín.
log-shot-missed = El Asesino señala a { $name }: no es Merlín.
log-won-good = Gana el bien. { $by }
log-won-evil = Gana el mal. { $by }

## Declaraciones

back = Atrás
kind-i_am = Soy…
kind-my_side = Mi bando
kind-they_are = Creo que alguien es…
kind-trust = Me fío de…
kind-suspect = No me fío de…
kind-suggest = Sugerir un equipo
kind-will_vote = Mi voto será…
kind-i_played = He jugado…
kind-lady_showed = La Dama me ha mostrado…
kind-plot_showed = Mi carta de trama…
kind-card_showed = He visto una carta…
kind-because = Porque…
kind-ask = Preguntar…
kind-answer = Responder
say-i_am = Soy { $is }.
say-my_side-good = Soy del bien.
say-my_side-evil = Soy del mal.
say-they_are = Creo que { $name } es { $is }.
say-trust = Me fío de { $name }.
say-suspect = No me fío de { $name }.
say-suggest = Vamos con { $team }.
say-suggest-quest = Para la gesta { $quest }, vamos con { $team }.
say-will_vote-approve = Este lo apruebo.
say-will_vote-reject = Este lo rechazo.
say-i_played-success = Jugué Éxito en la gesta { $quest }.
say-i_played-fail = Jugué Fracaso en la gesta { $quest }.
say-lady_showed-good = He mirado con la Dama: { $name } es del bien.
say-lady_showed-evil = He mirado con la Dama: ¡{ $name } es del mal!
say-plot_showed-good = Mi carta de trama me ha mostrado que { $name } es del bien.
say-plot_showed-evil = Mi carta de trama me ha mostrado que { $name } es del mal.
say-card_showed-success = Vi la carta de { $name } en la gesta { $quest }: Éxito.
say-card_showed-fail = Vi la carta de { $name } en la gesta { $quest }: ¡Fracaso!
say-because-trust = Me fío de { $name }: { $reason }
say-because-suspect = No me fío de { $name }: { $reason }
say-ask = @{ $name }: { $question }
reason-approved = aprobó la propuesta { $number }.
reason-rejected = rechazó la propuesta { $number }.
reason-proposed = hizo la propuesta { $number }.
reason-went_on = fue a la gesta { $quest }.
reason-contradiction = no cuadra con lo que dice { $name }.
reason-kind-approved = aprobó una propuesta
reason-kind-rejected = rechazó una propuesta
reason-kind-proposed = hizo una propuesta
reason-kind-went_on = fue a una gesta
reason-kind-contradiction = una contradicción
proposal-number = Propuesta { $number }
question-who_are_you = ¿Quién eres?
question-which_side = ¿De qué bando eres?
question-whom_do_you_trust = ¿De quién te fías?
question-whom_do_you_suspect = ¿De quién sospechas?
question-why_that_vote = ¿Por qué ese voto?
question-why_that_team = ¿Por qué ese equipo?
question-what_did_you_see = ¿Qué has visto?
answer-yes = Sí.
answer-no = No.
answer-will_not_say = Prefiero no decirlo.

## Opciones

characters = Personajes
presets = Combinaciones recomendadas:
preset-hidden_knife = Con Mordred
preset-lonely = Con Morgana y Oberón
preset-dark = Con Morgana y Mordred
preset-full = Todos los personajes
preset-mordred = Solo con Mordred
preset-percival = Con Perceval
balance = Equilibrio:
hint-good = { $what } ayuda al bien.
hint-evil = { $what } ayuda al mal.
hint-percival = Perceval
hint-oberon = Oberón
hint-lady = La Dama del Lago
hint-mordred = Mordred
hint-morgana = Morgana
option-edition = Edición impresa
edition-none = Estándar (nuestros valores)
edition-pl = polaca
edition-cs = checa
edition-es = española
edition-uk = ucraniana
edition-named = Edición: { $edition }
edition-pl-changes = La quinta gesta se abre tras dos gestas completadas. Un equipo aprobado pone a cero la cuenta de rechazados. Nadie dice su propio personaje.
edition-cs-changes = Se puede jugar sin Merlín. Con cinco se permite Perceval. La Dama se puede saltar. Quien entrega la carta de lealtad equivocada pierde con todo su bando.
edition-es-changes = Se puede jugar sin Merlín. Quien entrega la carta de lealtad equivocada pierde con todo su bando. Nadie dice su propio personaje.
edition-uk-changes = Se puede jugar sin Merlín. Quien entrega la carta de lealtad equivocada pierde con todo su bando. Con las cartas a la vista, los Lanzarotes cambian de bando al empezar la ronda.
option-lady = Dama del Lago
option-ladyMandatory = Es obligatorio usar la Dama
option-excalibur = Excálibur
option-targeting = Elección del objetivo: el líder elige la gesta
option-targetingFifth = La quinta gesta se puede elegir
option-targetingFifth-twoSucceeded = tras dos gestas con éxito
option-targetingFifth-twoCompleted = tras dos gestas completadas
option-lancelotVariant = Lanzarotes
option-lancelotVariant-off = Sin Lanzarotes
option-lancelotVariant-v1 = Cartas de fidelidad, una por ronda
option-lancelotVariant-v2 = Cartas de fidelidad a la vista desde el principio
option-lancelotVariant-v3 = Los Lanzarotes se conocen
option-lancelotV1Deck = Mazo de los Lanzarotes
option-lancelotV1Deck-promo = cinco cartas, desde la ronda 3
option-lancelotV1Deck-bigBox = seis cartas, desde la ronda 1
option-lancelotV1EvilMustFail = El Lanzarote que esté con el mal tiene que jugar Fracaso
option-lancelotV2Switch = Los Lanzarotes cambian de bando
option-lancelotV2Switch-approval = cuando se aprueba un equipo
option-lancelotV2Switch-roundStart = al empezar la ronda
option-plot = Cartas de trama
option-plotsPerRound = Cartas de trama por ronda
option-plotDeck56 = Cartas de trama con cinco o seis jugadores
option-plotDeck56-seven = las siete cartas de siempre
option-plotDeck56-own = cartas a nuestra elección
option-strongLeaderNext = Tras «Guíanos a la victoria», el siguiente líder se cuenta
option-strongLeaderNext-fromNewLeader = desde el nuevo líder
option-strongLeaderNext-fromReplaced = desde el líder sustituido
option-spotlightOrder = La carta jugada boca arriba («¡Te hemos encontrado!») se enseña
option-spotlightOrder-simultaneous = a la vez que las demás
option-spotlightOrder-targetFirst = antes que las demás
option-roleListPublic = Todos saben qué personajes hay en la partida
option-merlinSeesOberon = Merlín ve a Oberón
option-roleClaims = Se puede decir qué personaje se es
option-acceptanceResetsTrack = Un equipo aprobado pone a cero la cuenta de rechazados
option-assassinTargets = El Asesino puede señalar
option-assassinTargets-currentGood = a quien sea del bien ahora
option-assassinTargets-notKnownEvil = a quien el mal no reconociera al principio
option-assassinTargets-anyOther = a cualquier otro jugador
option-assassinTargets-anySeat = cualquier asiento, incluso el suyo
option-evilRevealAtAssassination = Todos los del mal se descubren antes de que el Asesino señale a Merlín
option-wrongLoyaltyCard = Una carta de lealtad equivocada
option-wrongLoyaltyCard-impossible = no se puede pasar
option-wrongLoyaltyCard-sideLoses = hace perder a su bando
option-allowNoMerlin = Se puede jugar sin Merlín
option-percivalFiveRule = Cinco jugadores: Perceval sin Morgana ni Mordred
option-percivalFiveRule-error = no se permite
option-percivalFiveRule-warn = se permite
option-morganaWithoutPercival = Morgana sin Perceval
option-morganaWithoutPercival-warn = se permite
option-morganaWithoutPercival-error = no se permite

## Fallos de preparación

fault-assassin_missing = El Asesino está en todas las partidas, salvo que se quiten Merlín y el Asesino a la vez.
fault-character_twice = Solo hay una carta de este personaje.
fault-evil_reveal_mismatch = No encaja con a quién puede señalar el Asesino.
fault-first_leader_absent = Ese asiento no está en la mesa.
fault-lady_below_seven = La Dama del Lago está pensada para siete jugadores o más.
fault-lancelot_without_variant = Un Lanzarote necesita una de las variantes de los Lanzarotes.
fault-merlin_missing = Merlín está en todas las partidas, salvo que la mesa permita jugar sin él.
fault-morgana_alone = Sin Perceval, Morgana es un simple esbirro.
fault-percival_alone = Con cinco jugadores, Perceval necesita a Mordred o a Morgana.
fault-percival_without_merlin = Perceval necesita a Merlín.
fault-players_missing = Di cuántos juegan: de 5 a 10.
fault-players_out_of_range = Pueden jugar de 5 a 10.
fault-plot_card_supply = No hay tantas cartas de trama de este tipo.
fault-plot_deck_empty = Un mazo de trama necesita alguna carta.
fault-plot_deck_unused = Un mazo de trama propio es para cinco o seis jugadores.
fault-plots_per_round = En una ronda se pueden robar de 1 a 15 cartas de trama.
fault-too_many_evil = Demasiados personajes del mal para este número de jugadores.
fault-too_many_good = Demasiados personajes del bien para este número de jugadores.

## Negativas

refused-ambush_target = Con Emboscada miras la carta boca abajo de otro miembro, y cada carta solo una vez.
refused-evil_lancelot_must_fail = El Lanzarote que ahora está con el mal tiene que jugar Fracaso.
refused-evil_lancelot_must_fail_v1 = En esta mesa, un Lanzarote del mal tiene que jugar Fracaso.
refused-excalibur_absent = Excálibur no está en esta partida.
refused-excalibur_face_up = Una carta boca arriba no se puede cambiar.
refused-excalibur_holder = Excálibur es para un miembro del equipo que no sea el líder.
refused-excalibur_missing = La propuesta tiene que decir quién recibe Excálibur.
refused-excalibur_target = Excálibur se usa sobre otro miembro del equipo.
refused-fifth_quest_closed = La quinta gesta aún no está abierta.
refused-give_to_self = Una carta de trama se da a otro jugador.
refused-good_must_succeed = Un jugador del bien tiene que jugar Éxito.
refused-lady_mandatory = En esta mesa es obligatorio usar la Dama del Lago.
refused-lady_target = La Dama mira a otro jugador que aún no la haya tenido.
refused-no_role_claims = En esta mesa nadie dice qué personaje es.
refused-no_such_seat = Ese asiento no existe en esta mesa.
refused-no_target_needed = Esta carta de trama se juega sin objetivo.
refused-not_a_neighbour = «¿Eres tú?» se juega sobre alguien sentado a tu lado.
refused-not_drawn = Esa carta de trama no ha salido.
refused-not_now = Ahora no puedes hacer eso.
refused-not_this_card = Ahora le toca a otra carta de trama.
refused-nothing_to_take = Ese jugador no tiene esa carta.
refused-quest_closed = Esa gesta ya se ha jugado.
refused-quest_not_chosen = Elige también una gesta.
refused-quest_not_free = En esta mesa no se puede elegir la gesta.
refused-shot_target = El Asesino no puede señalar a ese jugador.
refused-show_to_another = La lealtad se enseña a otro jugador.
refused-spot_target = «¡Te hemos encontrado!» se juega sobre un miembro del equipo.
refused-strength_is_kept = El líder se queda con «Demuestra tu fuerza» y la usa.
refused-target_needed = Esta carta de trama necesita un objetivo.
refused-team_size = El equipo no tiene el número correcto de jugadores.
