### Avalon: rules in short, the coach of a first game.

learn-avalon = A first game of Avalon
learn-avalon-text = Five seats, no special options. About ten minutes.
rules-people-avalon = Characters
rules-plots = Plot cards

about-edition = The printed editions differ in some rules. Choose one to start from its rules.
about-lady = After the second, third and fourth quest the holder learns the side of one player, who then gets the Lady.
about-ladyMandatory = If it is off, the holder may skip it.
about-excalibur = The Leader gives it to a member of the team. Once everybody has played a quest card, that player may make another member swap theirs and sees the old card.
about-targeting = The Leader chooses a team and also which open quest it tries.
about-targetingFifth = When the fifth quest may be chosen.
about-lancelotVariant = Two Lancelots, one on each side. Cards may make them change sides: turned up each round, or laid open from the start. In the third variant there are no cards, but they know each other.
about-lancelotV1Deck = Two of the cards make the Lancelots change sides. With the larger deck this starts earlier.
about-lancelotV1EvilMustFail = The Lancelot who is Evil now has no choice on a quest.
about-plot = Each round the Leader draws plot cards and gives them to other players. Each card changes a rule.
about-plotsPerRound = How many the Leader draws. Usually one with five or six players, two with seven or eight, three with nine or ten.
about-plotDeck56 = With five or six players only some plot cards are used. You may choose them yourselves.
about-strongLeaderNext = Who leads next after somebody took the lead with a card.
about-spotlightOrder = Whether the others see the face-up card before they choose their own.
about-roleListPublic = If it is off, nobody knows which characters are in the game.
about-merlinSeesOberon = Merlin sees Oberon among the Evil players.
about-assassinTargets = Whom the Assassin may name at the end. Fewer choices help Evil.
about-evilRevealAtAssassination = All players learn who is Evil, and Evil can discuss openly. If it is off, only the Assassin is revealed.
about-wrongLoyaltyCard = What happens if somebody passes a loyalty card that is not their own side’s.
about-allowNoMerlin = Play without Merlin and the Assassin: three quests alone decide.
about-percivalFiveRule = With five players, Percival without Morgana or Mordred makes it easy for Good.
about-morganaWithoutPercival = Without Percival, Morgana has nobody to confuse.

rule-av-aim = Five to ten players are secretly Good or Evil. Good wants three quests to succeed, Evil wants three to fail. Evil also wins if five teams in a row are rejected.
rule-av-cards = Merlin and the Assassin are in every usual game; other characters are optional. Everybody gets one character and keeps it secret.
rule-av-night = Before the first round Evil players learn who is Evil, and so does Merlin. Some characters change this.
rule-av-round = A game has up to five rounds, each with one quest. The lead passes clockwise.
rule-av-team = The Leader chooses a team of the size the quest needs. Everybody may talk, and nobody has to tell the truth.
rule-av-vote = All vote at the same time, then the votes are shown. More than half must approve. If not, the next Leader chooses a team.
rule-av-quest = Each member of the team secretly plays Success or Fail. Good can only play Success. The cards are shuffled before they are shown.
rule-av-fail = One Fail makes a quest fail. With seven or more players, the fourth quest needs two.
rule-av-end = After three successes the Assassin names one player. If it is Merlin, Evil wins after all.
rule-av-targeting = With targeting the Leader also chooses which quest is tried. The fifth opens only after two successes (or, if the table says so, after two quests).
rule-av-lady = After the second, third and fourth quest, the holder of the Lady of the Lake sees the side of one player, who then gets the Lady.
rule-av-lancelot = The two Lancelots may change sides during the game. Depending on the variant this is decided by hidden cards or by open cards, or there are no cards at all.
rule-av-excalibur = The Leader gives Excalibur to a member of the team, who may make another member swap their quest card.
rule-av-plot = Each round the Leader draws plot cards and gives them to other players. They let you see cards or sides, take the lead, or overturn a vote.
rule-av-secret = Everybody sees exactly what they may know. Spectators see what everybody at the table sees.

coach-av-propose = You are the Leader. Tap the players for the team; you may include yourself. As Good, choose players you trust. As Evil, get an Evil player onto the team.
coach-av-vote = Everybody votes on this team; more than half must approve. If it is rejected, the next player leads. Five rejections in a row: Evil wins.
coach-av-play = You are on the quest. Good can only play Success. Evil may choose Fail, and nobody will see whose card it was.
coach-av-excalibur = You hold Excalibur. You may make one other member swap their quest card, and you will see the old card.
coach-av-lady = You hold the Lady of the Lake. Choose a player: only you will see whether they are Good or Evil.
coach-av-loyalty = Another player checks your side. Pass the card that matches it; only they will see it.
coach-av-plot = A plot card changes a rule once. Read what it does.
coach-av-shoot = Good has won three quests. You are the Assassin: name the player who seemed to know too much. If it is Merlin, Evil wins after all.
coach-av-voting = Votes are secret until all are in. Remember who approved which team: the table under “Votes” keeps them for you.
coach-av-questing = The team plays its quest cards. If there is a Fail among them, somebody in the team is Evil.
coach-av-assassin = Three quests have succeeded. Now the Assassin tries to find Merlin.
coach-av-wait = Hold “Your character” to see who you are and what you know. Talk to the others while you wait.
