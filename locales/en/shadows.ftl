### Shadows over Camelot: The Card Game.

## Options

sc-plain = The plain rules, nothing added.
option-expert = Knights to the rescue (expert)
option-memoryAid = Past cards may be looked up
option-promos = With Merlin 6 and Morgan 8
option-modesEndOnQuest = Whispering and counting end when somebody goes on a quest
option-modesBindTraitor = Whispering and counting also apply to an exposed Traitor
option-whisperLoyalMayLie = Loyal knights may announce a false card
option-merlin5BeatsMorgan7 = Merlin 5 beats Morgan 7
option-merlin5CountBefore = Merlin 5 counts the cards before any are removed
option-vivienExposed = Vivien and players whose loyalty is open
option-vivienExposed-excluded = they take no part
option-vivienExposed-allowed = they take part
option-gawainLeftovers = Gawain’s unplayed cards
option-gawainLeftovers-discard = are discarded face down
option-gawainLeftovers-top = go back on top
option-gawainMerlin4 = When Gawain brings Merlin 4
option-gawainMerlin4-nextQuest = a secret token works at the next quest
option-gawainMerlin4-now = its quest is named and it works at once
option-galahadMayTell = What Galahad showed may be told
option-swordLimit = Swords in the box
option-swordLimit-none = as many as are needed
option-deck = Change the deck
deck-text = Leave a field empty to keep its usual value. The deck always has 45 quest cards and 17 others, nine of them Morgans.
deck-counts = How many of each card
deck-swords = Swords of each quest
deck-symbols = Quests shown on each character card
deck-symbol-usual = as usual
deck-symbol-none = none
deck-symbol-any = any

fault-shadows-players = The game is for 1 to 7 players.
fault-shadows-players_missing = Choose the number of players.
fault-shadows-solo_expert = In a solo game some Knights have no use.
fault-shadows-start_player = This seat is not at the table.
fault-shadows-sword_limit = The box has 16 swords.
fault-shadows-characters = There must be 17 character cards (19 with the promo cards).
fault-shadows-morgans = There must be nine Morgans (ten with the promo cards).
fault-shadows-quest_cards = There must be 45 quest cards.
fault-shadows-no_merlin = Without a Merlin, only quests end silence.
fault-shadows-promos_off = These are promo cards: switch them on first.
fault-shadows-swords = A quest gives 1 to 3 swords.
fault-shadows-too_many_of_a_kind = There are too many copies of one card.

## Words of the game

sc-quest-picts = Picts
sc-quest-saxons = Saxons
sc-quest-dragon = Dragon
sc-quest-excalibur = Excalibur
sc-quest-grail = Holy Grail
sc-goal-picts = against the Picts
sc-goal-saxons = against the Saxons
sc-goal-dragon = against the Dragon
sc-goal-excalibur = for Excalibur
sc-goal-grail = for the Holy Grail
sc-loyalty-loyal = Loyal
sc-loyalty-traitor = Traitor
sc-white = White swords
sc-black = Black swords
sc-card-quest = { $quest } { $value }
sc-card-merlin = Merlin
sc-card-morgan = Morgan
sc-card-mordred = Mordred
sc-card-vivien = Vivien
sc-card-merlin-1-text = Ends silence, whispering and counting. When the pile is opened: the highest number of Picts and of Saxons is removed.
sc-card-merlin-2-text = Ends silence, whispering and counting. When the pile is opened: the highest number of Dragon and of Grail is removed.
sc-card-merlin-3-text = Ends silence, whispering and counting. When the pile is opened: the highest number of Excalibur and of Grail is removed.
sc-card-merlin-4-text = Ends silence, whispering and counting. The player who drew it places a token: the chosen quest loses its highest number when the pile is opened.
sc-card-merlin-5-text = Ends silence, whispering and counting. A main quest of exactly five cards succeeds.
sc-card-merlin-6-text = Ends silence, whispering and counting. The player who drew it may go on any quest at once and add up to 3 points.
sc-card-morgan-1-text = Silence. Until the next Merlin, rumours are drawn in secret and announced.
sc-card-morgan-2-text = Silence. Until the next Merlin, every rumour is counted aloud.
sc-card-morgan-3-text = Silence. When a quest is resolved, every quest that brings swords brings one more.
sc-card-morgan-4-text = Silence. When a quest is resolved, every quest with cards gains the points shown on this card.
sc-card-morgan-5-text = Silence. The main quest succeeds only with 12 or 13.
sc-card-morgan-6-text = Silence. When a quest is resolved, every “?” is worth 1.
sc-card-morgan-7-text = Silence. If the main quest reaches 14, Evil wins at once.
sc-card-morgan-8-text = Silence. The next quest counts Picts and Saxons as one.
sc-card-mordred-text = Shows Picts and Saxons. When a quest is resolved, each of their cards is worth one point more.
sc-card-vivien-text = Two players may secretly swap their loyalty cards for new ones.
sc-knight-arthur = Arthur
sc-knight-arthur-text = Cancel another player’s quest before the pile is opened. That player listens instead.
sc-knight-tristan = Tristan
sc-knight-tristan-text = On your turn, before your action: look through the deck.
sc-knight-gawain = Gawain
sc-knight-gawain-text = When the totals are known: draw three cards and add one of them, but no Morgan, to its own quest or for its effect.
sc-knight-galahad = Galahad
sc-knight-galahad-text = Instead of an action: look at another player’s loyalty. An exposed Traitor cannot play it.
sc-knight-percival = Percival
sc-knight-percival-text = An accusation, or a sword turned at the end, counts double.
sc-verdict-success = success
sc-verdict-baseless = too low: false rumours
sc-verdict-failure = failure
sc-verdict-doom = Morgan 7: Evil wins at once
sc-stage-deal = The cards are dealt
sc-stage-turn = Taking turns
sc-stage-announce = A whispered rumour
sc-stage-token = Merlin’s token
sc-stage-vivien = Vivien
sc-stage-arthur = A quest is declared
sc-stage-gawain = The pile is open
sc-stage-traitor_turn = The exposed Traitor
sc-stage-percival = Will Percival be played?
sc-stage-end = The game is over

## The table

sc-turn-of = { $name }’s turn
sc-your-turn = Your turn
sc-pile = Threat pile
sc-pile-count = { NUMBER($count) ->
    [one] { $count } card in the pile
   *[other] { $count } cards in the pile
}
sc-pile-empty = The pile is empty
sc-deck-count = Deck { $deck }, discarded { $discard }
sc-face-down = face down, announced as { $card }
sc-silence = Silence
sc-silence-text = No talk, no signs, until a Merlin comes or somebody goes on a quest.
sc-whisper = Whispering
sc-whisper-text = Rumours are announced and put face down until a Merlin comes.
sc-count = Counting: { $count }
sc-count-text = Every rumour is counted aloud until a Merlin comes.
sc-tokens-of = { NUMBER($count) ->
    [one] { $count } token
   *[other] { $count } tokens
}
sc-knights-of = { NUMBER($count) ->
    [one] { $count } Knight
   *[other] { $count } Knights
}
sc-has-accused = has accused
sc-has-answered = has answered
sc-exposed-as = loyalty open: { $loyalty }
sc-swords-of = { NUMBER($count) ->
    [one] { $count } of 7
   *[other] { $count } of 7
}
sc-cards = Cards
sc-history = History
sc-history-none = There is no rumour in the pile.
sc-history-text = This table keeps a list of past rumours, as everybody saw them.
sc-hidden-card = a card nobody has seen

## What is asked

sc-dummy-text = Others are asked in secret. Press a button too: it does nothing, but nobody can tell who is asked.
sc-dummy-one = Play
sc-dummy-two = Pass
sc-ask-turn = What do you do?
sc-listen = Listen to a rumour
sc-go = Go { $goal }
sc-no-quest = You cannot go on a quest: the top card shows none.
sc-accuse = Accuse somebody
sc-accuse-tap = Tap the player you accuse
sc-accuse-name = Accuse { $name }
sc-accuse-text = You can do this once. A Traitor gives a white sword, a Loyal knight a black one.
sc-tristan = Look through the deck
sc-galahad = Look at a loyalty
sc-galahad-tap = Tap a player
sc-galahad-name = Look at the loyalty of { $name }
sc-knight-not = None of your Knights can be played now. Only you see this.
sc-ask-announce = Announce the card you put face down
sc-announce-heard = Hold to see your card
sc-announce-quest = Quest
sc-announce-value = Value
sc-announce-none = Choose quest and value
sc-announce-do = Announce { $card }
sc-announce-not = Your card is { $card }: a Loyal knight announces the truth. Only you see this.
sc-ask-token = Merlin: which quest loses its highest number? Only you will know.
sc-ask-token-openly = Merlin: which quest loses its highest number?
sc-ask-give = Vivien: hand one of the two loyalty cards to another player
sc-give-tap = Tap a seat at the table
sc-give-name = Give it to { $name }
sc-ask-loyalty = Vivien brings you another loyalty card. Keep yours, or swap?
sc-loyalty-look = Hold to see both cards
sc-loyalty-yours = Yours
sc-loyalty-offer = Vivien’s
sc-keep = Keep mine
sc-swap = Take the new one
sc-ask-place-traitor = Put one of your cards on the pile; the other is discarded face down
sc-ask-place-gawain = Gawain: add one of these cards to the quest
sc-place-look = Hold to see your cards
sc-place-number = Card { $number }
sc-place-do = Play card { $number }
sc-place-not = This card cannot be played. Only you see this.
sc-only-morgans = All are Morgans: discard them
sc-ask-window-arthur = { $name } goes on the quest { $goal }. Does Arthur stop it?
sc-ask-window-gawain = The pile is counted. Does Gawain help?
sc-ask-window-percival = { $name } is accused. Does Percival double it?
sc-ask-window-final = Traitors are revealed. Does Percival double a sword?
sc-window-play = Play { $knight }
sc-window-play-on = Play { $knight } on { $name }
sc-window-pass = Pass
sc-window-not = You do not hold { $knight }: pass. Only you see this.
sc-window-tap = Tap a Traitor
sc-ask-ride = Merlin 6: go on any quest at once?
sc-ride-add = Points to add
sc-ride-go = Go { $goal }, +{ $add }
sc-ride-not = Do not go
sc-ask-traitor = Before you draw: use Tristan?
sc-traitor-draw = Draw two rumours

## What only you know

sc-peek = Your loyalty
sc-solo = Solo game: there are no loyalty cards. You win with seven white swords.
sc-loyalty-loyal-text = You win with seven white swords. There may be a Traitor among you.
sc-loyalty-traitor-text = You win with seven black swords. If nobody exposes you, you turn one white sword black at the end.
sc-do-solo = Add up the rumours, and go on a quest when you think it has 11 to 13 points.
sc-do-loyal = Add up the rumours. Go on a quest when you think it has 11 to 13 points, and watch who gets it wrong too often.
sc-do-traitor = Look helpful, but let quests fail: go too early, or wait until there are too many points.
sc-your-tokens = Your tokens: { $quests }
sc-knows-galahad = Galahad: { $name } is { $loyaltyCode ->
    [traitor] a Traitor
   *[other] { $loyalty }
}.
sc-tristan-title = Tristan: the deck, from the top
sc-tristan-text = Only you see this, and only now. Remember it.

## A quest

sc-opening-title = { $name } goes on the quest { $goal }
sc-opening-wait = Will Arthur stop it?
sc-main = main quest
sc-added = Merlin adds { $add }
sc-others = Characters in the pile
sc-removed = Removed by Merlin
sc-tokens = Tokens
sc-total = Total { $total }
sc-running = so far { $sum }
sc-sum-queries = { $count } “?” × { $each }
sc-sum-person = { $points } ({ $name })
sc-why-success = Total { $total }: it succeeds.
sc-why-baseless = Total { $total }: too few points.
sc-why-failure = Total { $total }: too many points.
sc-why-doom = Total { $total }: too many points, and Morgan 7 lies in the pile.
sc-swords-white = { NUMBER($count) ->
    [one] { $count } white sword
   *[other] { $count } white swords
}
sc-swords-black = { NUMBER($count) ->
    [one] { $count } black sword
   *[other] { $count } black swords
}
sc-exposed-loyal = { $name } is Loyal: { $swords }.
sc-exposed-traitor = { $name } is a Traitor: { $swords }!
sc-show-all = Show all at once

## The end

sc-won-loyal = The Loyal knights win
sc-won-traitor = The Traitor wins
sc-won-shadows = Evil wins
sc-cause-swords = There are seven swords of one colour.
sc-cause-morgan = Morgan 7: the main quest reached 14 or more.
sc-score = White swords { $white }, black swords { $black }.
sc-audit = Test your memory
sc-quiz-count = Question { $number } of { $count }
sc-quiz-total = Pile { $number }: what was the total of { $quest }?
sc-quiz-card = Pile { $number }: which of these rumours was in it?
sc-quiz-right = Right!
sc-quiz-wrong = No. It was { $answer }.
sc-quiz-score = You remembered { $right } of { $count }.
sc-quiz-piles = Show all piles
sc-audit-text = Every rumour of the game, pile by pile, as everybody saw it.
sc-audit-pile = Pile { $number }
sc-audit-quest = { $quest }: { $verdict }, total { $total }
sc-audit-left = left over at the end

## The log

sc-log-dealt = Dealt from loyalty cards: Loyal × { $loyal }, Traitor × { $traitors }. Two are set aside.
sc-log-began = { $name } begins.
sc-log-listened = { $name } listens to a rumour.
sc-log-counted = { $name } listens and counts: { $count }.
sc-log-shuffled = The discard pile is shuffled into a new deck.
sc-log-laid = { $name } adds { $card } to the pile.
sc-log-heard = { $name } looks at a rumour in secret.
sc-log-announced = { $name } announces { $card } and puts it face down.
sc-log-announced-plain = { $name } announces a rumour and puts it face down.
sc-log-token = { $name } places a token face down.
sc-log-passed = { $name } passes.
sc-log-declared = { $name } goes on the quest { $goal }.
sc-log-declared-add = { $name } goes on the quest { $goal } and adds { $add }.
sc-log-opened = The pile is opened: { $cards }.
sc-log-opened-plain = { NUMBER($count) ->
    [one] The pile is opened: { $count } card.
   *[other] The pile is opened: { $count } cards.
}
sc-log-scored = { $quest }: { $verdict }. White swords { $white }, black swords { $black }.
sc-log-total = The total was { $total }.
sc-log-knight_drawn = { $name } draws a Knight.
sc-log-returned = A Morgan is shuffled back into the deck.
sc-log-accused = { $name } accuses { $other }.
sc-log-exposed-loyal = { $name } is Loyal: { $swords }.
sc-log-exposed-traitor = { $name } is a Traitor: { $swords }.
sc-log-placed = { $name } chooses a rumour and adds it to the pile.
sc-log-number = The number is { $count }.
sc-log-knight = { $name } plays { $knight }.
sc-log-knight-on = { $name } plays { $knight } on { $other }.
sc-log-peeked = { $name } has seen the loyalty of { $other }.
sc-log-closed = Nobody plays { $knight }.
sc-log-joined = { $name } adds { $card } to the quest.
sc-log-joined-plain = { $name } draws cards thanks to Gawain.
sc-log-named = Merlin token of { $name }: { $quest }.
sc-log-vivien = Vivien: { $name } and { $other } look at new loyalty cards.
sc-log-vivien-alone = Vivien: { $name } looks at a new loyalty card.
sc-log-chose = { $name } has chosen a loyalty.
sc-log-shown = { $name } turns up their loyalty: { $loyalty }.
sc-log-revealed = All loyalties are shown. With a Traitor card: { $names }.
sc-log-revealed-none = All loyalties are shown. There is no Traitor.
sc-log-flipped = { NUMBER($count) ->
    [one] { $name } turns { $count } white sword black.
   *[other] { $name } turns { $count } white swords black.
}
sc-log-ended = The game is over.
sc-open-aside = Loyalty cards left aside: { $cards }.
sc-open-unused = Morgans left out: { $cards }.
sc-open-pile = Left in the pile: { $cards }.
sc-open-deck = Left in the deck: { $cards }.
sc-open-tokens = Tokens: { $tokens }.
sc-open-knights = { $name } still held { $knights }.

## Statements

sc-back = Back
sc-kind-total = A quest is at …
sc-kind-go = Go on the quest …
sc-kind-wait = Listen once more
sc-kind-suspect = I suspect …
sc-kind-trust = I trust …
sc-kind-claim = I am …
sc-kind-whispered = My hidden card was …
sc-kind-galahad = Galahad showed me …
sc-kind-tristan = Tristan showed me …
sc-kind-ask = Ask …
sc-say-total = I count { $value } for { $questCode ->
    [picts] the Picts
    [saxons] the Saxons
    [dragon] the Dragon
    [grail] the Holy Grail
   *[other] { $quest }
}.
sc-say-go = Go on the quest { $goal }!
sc-say-wait = Let’s listen once more.
sc-say-suspect = I don’t trust { $name }.
sc-say-trust = I trust { $name }.
sc-say-claim-loyal = I am Loyal.
sc-say-claim-traitor = I am the Traitor.
sc-say-whispered = The card I put face down was { $card }.
sc-say-galahad = I used Galahad: { $name } is { $loyaltyCode ->
    [traitor] a Traitor
   *[other] { $loyalty }
}.
sc-say-tristan = I used Tristan; on top of the deck: { $cards }.
sc-say-ask = { $name }, what do you remember?
sc-say-ask-quest = { $name }, how many points are there for { $questCode ->
    [picts] the Picts
    [saxons] the Saxons
    [dragon] the Dragon
    [grail] the Holy Grail
   *[other] { $quest }
}?
sc-any-quest = All quests
sc-add-card = Add a card
sc-send-cards = Say it
sc-card-pick = Card

## Refusals

sc-refused-accused_before = You have already made your one accusation.
sc-refused-accuses_self = You cannot accuse yourself.
sc-refused-alone = This is not possible in a solo game.
sc-refused-already_public = This loyalty is already open.
sc-refused-answered = You have already answered.
sc-refused-chosen = You have already chosen.
sc-refused-exposed_traitor = An exposed Traitor cannot do this.
sc-refused-galahad_refuses = An exposed Traitor cannot play Galahad.
sc-refused-may_not_tell = What Galahad showed may not be told.
sc-refused-gives_self = Vivien’s card goes to another player.
sc-refused-looks_at_self = Galahad looks at another player.
sc-refused-morgan = Gawain cannot play a Morgan.
sc-refused-must_play = A card that can be played must be played.
sc-refused-needless_target = This Knight is not played on another player.
sc-refused-no_deck = There is no deck left to look through.
sc-refused-no_knights = There are no Knights in this game.
sc-refused-no_pile = The pile is empty: there is no quest to go on.
sc-refused-no_points = Only Merlin 6 adds points.
sc-refused-no_such_card = You did not draw such a card.
sc-refused-no_such_seat = There is no such seat at this table.
sc-refused-no_symbol = The top card does not show this quest.
sc-refused-no_target = Choose a player.
sc-refused-not_found = This player was not just revealed.
sc-refused-not_held = You do not hold this Knight.
sc-refused-not_now = You cannot do that now.
sc-refused-not_true = A Loyal knight must announce the truth.
sc-refused-not_your_turn = It is not your turn.
sc-refused-nothing_to_hear = There is no rumour left to listen to.
sc-refused-nothing_to_see = There is no loyalty left to look at.
sc-refused-over = The game is over.
sc-refused-receiver_exposed = A player whose loyalty is open takes no part.
sc-refused-silence = Silence! Nobody may communicate now.
sc-refused-too_early = You can accuse somebody once there are four swords on the table.
sc-refused-too_many_points = Merlin 6 adds at most three points.
sc-refused-wrong_moment = This Knight is played at another moment.
