### Learning the games: rules in short, the coach of a first game.

learn-title = Learn by playing
learn-text = A game against easy bots. A coach beside the table explains each moment as it comes. You can send the coach away at any time.
learn-avalon = A first game of Avalon
learn-avalon-text = Five seats, no special options. About ten minutes.
learn-shadows = A first game of Shadows over Camelot
learn-shadows-text = Four seats, past cards may be looked up. About ten minutes.
learn-rules = First read the rules in short
rules-title = Rules in short
rules-which = Which game
rules-text = The game as it is played here, in our own words. The small numbers are those of the full rules.
rules-shown = You asked for rule { $rule }
rules-people-avalon = Characters
rules-plots = Plot cards
rules-people-shadows = People among the rumours
rules-knights = Knights, in the expert game
rules-options = Options of a table
rules-learn = Learn by playing

## Avalon

rule-av-aim = Five to ten players are secretly Good or Evil. Good wants three quests to succeed, Evil wants three to fail. Five rejected teams in a row also win for Evil.
rule-av-cards = Merlin and the Assassin are in every game; other characters are added by choice. Everybody gets one character and shows it to nobody.
rule-av-night = At night, Evil players learn who is Evil, and so does Merlin. Some characters change what is seen.
rule-av-round = A game has up to five rounds, each with one quest. The Leader changes clockwise.
rule-av-team = The Leader names a team of the size the quest needs. Everybody may talk, and nobody has to tell the truth.
rule-av-vote = All vote at the same time, then the votes are shown. More than half must approve. If not, the next Leader names a team.
rule-av-quest = Each member of the team secretly plays Success or Fail. Good can only play Success. The cards are mixed before they are shown.
rule-av-fail = One Fail makes a quest fail. With seven or more players, the fourth quest needs two.
rule-av-end = After three successes the Assassin names one player. If it is Merlin, Evil wins after all.
rule-av-targeting = With targeting the Leader also chooses which quest is tried. The fifth opens only after two successes.
rule-av-lady = The holder of the Lady of the Lake looks at one loyalty after the second, third and fourth quest and passes the token on to that player.
rule-av-lancelot = The two Lancelots may change sides during the game. Depending on the variant, hidden cards decide it, open cards do, or there are no cards at all.
rule-av-excalibur = The Leader gives Excalibur to a member of the team, who may make another member exchange their quest card.
rule-av-plot = The Leader draws plot cards each round and gives them to others. They look at cards or loyalties, take the lead, or turn a vote.
rule-av-secret = Everybody sees exactly what they may know. Whoever watches sees what the whole table sees.

## Shadows over Camelot

rule-sc-aim = One to seven knights gather rumours about five quests. Seven white swords win for the Loyal, seven black ones for Evil. Picts and Saxons are worth 1 sword, Dragon and Excalibur 2, the Grail 3.
rule-sc-deck = Each quest has nine cards: four “?”, one 2, one 3, two 4s and one 5. The deck also holds Merlins, Morgans, Mordred and Vivien.
rule-sc-setup = Everybody gets a loyalty card, Loyal or Traitor; two stay aside, so perhaps there is no Traitor at all. Three Morgans stay out of the deck.
rule-sc-turn = In your turn you do one thing: listen to a rumour, ride out on a quest, or accuse somebody.
rule-sc-listen = Listening lays the next card on the pile. Only the top card can be seen: remember the rest.
rule-sc-silence = A Morgan brings silence. Nobody may say anything until a Merlin comes or somebody rides out.
rule-sc-quest = You can ride out for a quest that the top card shows. The whole pile is opened and sorted. Merlins take the highest numbers away first.
rule-sc-total = A quest is worth its numbers, and each “?” is worth as many points as there are “?” of that quest. Mordred and some Morgans change this.
rule-sc-verdict = The quest succeeds with 11, 12 or 13: white swords. With 10 or less it lays one black sword, with 14 or more as many as it is worth. Every other quest with 14 or more lays black swords, too.
rule-sc-accuse = Once four swords lie on the table you may accuse somebody, once in a game. A Traitor gives a white sword, a Loyal knight a black one.
rule-sc-traitor = An exposed Traitor draws two rumours each turn, lays one and discards the other unseen.
rule-sc-end = At seven swords of a colour all loyalties are shown. Each Traitor who was still hidden turns one white sword black. If nobody has seven any more, the game goes on.
rule-sc-modes = Morgan 1: rumours are looked at alone, announced and laid face down; the Loyal must tell the truth. Morgan 2: rumours are counted aloud. The next Merlin ends both.
rule-sc-people = Merlin 4 lays a secret token on a quest. Vivien lets two players secretly exchange their loyalty cards for new ones.
rule-sc-knights = In the expert game each failed quest gives its rider a Knight, and each success brings a Morgan back. Everybody who holds a Knight is asked in secret when one could be played.
rule-sc-solo = Alone there are no loyalties, no accusation and no silence.
rule-sc-secret = Everybody sees exactly what they may know. What you forget is not shown again, unless the table lets past cards be looked up.

## The coach

coach = Coach
coach-away = Send the coach away
coach-av-propose = You are the Leader. Tap the players for the team, yourself too if you like. As Good, choose those you trust; as Evil, get one of yours in.
coach-av-vote = Everybody votes on this team. More than half must approve. A rejected team passes the lead on; five in a row lose the game for Good.
coach-av-play = You are on the quest. Good can only play Success. Evil may choose Fail, and nobody will see whose card it was.
coach-av-excalibur = You hold Excalibur. You may make one other member exchange their quest card, and you will see what it was.
coach-av-lady = You hold the Lady of the Lake. Choose a player: you alone will see that loyalty.
coach-av-loyalty = You are asked to show your loyalty to one player.
coach-av-plot = A plot card bends the rules once. Read what it does.
coach-av-shoot = Good has three quests. You are the Assassin: name Merlin, the one who knew too much, and Evil wins after all.
coach-av-voting = Votes are secret until all are in. Remember who approved which team: the table under “Votes” keeps it for you.
coach-av-questing = The team is on its way. A Fail among the cards tells you that somebody in it is Evil.
coach-av-assassin = Three quests have succeeded. Now the Assassin tries to find Merlin.
coach-av-wait = Hold “Your character” to see who you are and what you know. Talk to the others while you wait.
coach-sc-turn = Listen to add a rumour to the pile and remember it. If you believe that the quest on the top card stands at 11 to 13, ride out. From four swords on you can accuse.
coach-sc-ride = Merlin lets you ride out at once, on any quest, and add points.
coach-sc-announce = Your card will lie face down. A Loyal knight announces what it is; a Traitor may say anything.
coach-sc-token = Merlin takes the highest number from the quest you choose, at the next opening. Use it on a quest that has become too big.
coach-sc-vivien = Vivien brings two new loyalty cards. Two players may exchange theirs for these, and nobody learns whether they did.
coach-sc-loyalty = Keep your loyalty or take the new one. From then on you play for that side.
coach-sc-place = As an exposed Traitor, or for Gawain, you choose which drawn card is laid.
coach-sc-window = Everybody who holds a Knight is asked in secret. Press something, whatever you hold.
coach-sc-announcing = Somebody has seen a rumour alone and says what it is. Do you believe it?
coach-sc-traitor = An exposed Traitor lays the worse of two rumours.
coach-sc-wait = Watch the top card and add up each quest in your head: numbers, and “?” worth as many as there are. Too much is as bad as too little.
