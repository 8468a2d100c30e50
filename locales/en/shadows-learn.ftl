### Shadows over Camelot: rules in short, the coach of a first game.

learn-shadows = A first game of Shadows over Camelot
learn-shadows-text = Four seats, past cards may be looked up. About ten minutes.
rules-people-shadows = People among the rumours
rules-knights = Knights, in the expert game

about-expert = If a quest fails, the player who went on it gets a Knight; if it succeeds, a Morgan goes back into the deck.
about-memoryAid = A list of everything you have seen so far. For learning: the game is about remembering.
about-promos = Two more cards: Merlin 6 lets you go on a quest at once with extra points, Morgan 8 makes Picts and Saxons one quest.
about-modesEndOnQuest = If it is off, only the next Merlin ends them.
about-modesBindTraitor = An exposed Traitor must whisper and count like the others.
about-whisperLoyalMayLie = If it is off, Loyal knights must announce the card they really have.
about-merlin5BeatsMorgan7 = Which of the two decides when both are in one pile.
about-merlin5CountBefore = Whether the five cards of a quest are counted before or after Merlins remove some.
about-vivienExposed = Whether a player whose loyalty is open may still swap it.
about-swordLimit = The box has 16 swords. With this limit no more are used than there are.
about-gawainLeftovers = What happens to the cards that Gawain drew and did not play.
about-gawainMerlin4 = Merlin 4 removes the highest card of one quest. The card itself speaks of the next quest.
about-galahadMayTell = If it is off, whoever looked may still accuse, but may not say what the card showed.
about-deck = How many copies of each card there are, which quests the persons show, and how many swords a quest is worth.
deck-assumed = The pictures of the special cards were not available to us: how many there are of each, their symbols and the values of Morgan 4 are our assumption.

rule-sc-aim = One to seven knights gather rumours about five quests. Seven white swords win for the Loyal knights, seven black ones for Evil. Picts and Saxons are worth 1 sword, Dragon and Excalibur 2, the Grail 3.
rule-sc-deck = Each quest has nine cards: four “?”, one 2, one 3, two 4s and one 5. The deck also holds Merlins, Morgans, Mordred and Vivien.
rule-sc-setup = Everybody gets a loyalty card, Loyal or Traitor. Two stay aside, so there may be no Traitor at all. Three Morgans stay out of the deck.
rule-sc-turn = On your turn you do one thing: listen to a rumour, go on a quest, or accuse somebody.
rule-sc-listen = To listen, turn up the next card of the deck onto the pile. Only the top card can be seen: remember the rest.
rule-sc-silence = A Morgan brings silence: no communication of any kind until a Merlin comes or somebody goes on a quest.
rule-sc-quest = You can go on a quest that the top card shows. The whole pile is opened and sorted. First Merlins remove the highest numbers.
rule-sc-total = Add the numbers of a quest. Each “?” is worth as many points as there are “?” of that quest: one makes 1 point, two make 4, three make 9. Mordred and some Morgans change this.
rule-sc-verdict = With 11, 12 or 13 the quest succeeds and brings its white swords. With 10 or less it brings one black sword, with 14 or more as many black swords as it is worth. Every other quest with 14 or more brings its black swords too.
rule-sc-accuse = Once there are four swords on the table you may accuse somebody, once in a game. A Traitor gives a white sword, a Loyal knight a black one.
rule-sc-traitor = An exposed Traitor draws two rumours each turn, puts one on the pile and discards the other face down.
rule-sc-end = At seven swords of one colour all loyalties are shown. Each Traitor who was still hidden turns one white sword black. If nobody has seven any more, the game goes on.
rule-sc-modes = Morgan 1: you look at a rumour alone, announce it and put it face down; Loyal knights must tell the truth. Morgan 2: rumours are counted aloud. The next Merlin ends both.
rule-sc-people = Merlin 4 lets you place a secret token on a quest. Vivien lets two players secretly swap their loyalty cards for new ones.
rule-sc-knights = In the expert game each failed quest gives a Knight to the player who went on it, and each success puts a Morgan back into the deck. Everybody who holds a Knight is asked in secret when one could be played.
rule-sc-solo = In a solo game there are no loyalty cards, no accusation and no silence.
rule-sc-secret = Everybody sees exactly what they may know. What you forget is not shown again, unless the table allows past cards to be looked up.

coach-sc-turn = Listen to add a rumour to the pile, and remember it. If you believe that the quest on the top card has 11 to 13 points, go on it. Once there are four swords you can accuse somebody.
coach-sc-ride = Merlin lets you go on any quest at once and add points.
coach-sc-announce = Your card will be face down. A Loyal knight announces what it is; a Traitor may say anything.
coach-sc-token = At the next opening, Merlin removes the highest number from the quest you choose. Use it on a quest that has too many points.
coach-sc-vivien = Vivien brings two new loyalty cards. Two players may swap theirs for these, and nobody learns whether they did.
coach-sc-loyalty = Keep your loyalty or take the new one. From then on you play for that side.
coach-sc-place = Choose which of the drawn cards to play.
coach-sc-window = Everybody who holds a Knight is asked in secret. Always press a button, even if you cannot play: nobody may learn what you hold.
coach-sc-announcing = Somebody has seen a rumour alone and says what it is. Do you believe them?
coach-sc-traitor = An exposed Traitor puts the worse of two rumours on the pile.
coach-sc-wait = Watch the top card and add up each quest in your head: the numbers, and each “?” is worth as many points as there are “?”. Too much is as bad as too little.
