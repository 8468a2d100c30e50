### Avalon explained, in our own words.

next = Next
learn-begin = Play a first game
rules-avalon = How Avalon is played
rules-aim = What it is about
rules-aim-text = Five to ten knights sit at one table. Most serve Good, a few secretly serve Evil. Good needs three successful quests, Evil three failed ones. Nobody shows a card; you talk, you vote, and you watch who does what.
rules-night = The night
rules-night-text = Everybody gets a character. Then Evil learn who their fellows are, and Merlin learns who is Evil. The others know only themselves. Your phone shows what you know while you hold the button.
rules-team = Choosing a team
rules-team-text = The Leader names as many players as the quest needs. Everybody may argue about it first. The crown goes to the next player after every proposal that is turned down, and after every quest.
rules-vote = The vote
rules-vote-text = All vote at the same time, and all votes are turned over together. More than half must approve, a tie is not enough. When five teams in one round are turned down, Evil wins at once.
rules-quest = The quest
rules-quest-text = Each member of the team plays Success or Fail, unseen. Good must play Success. The cards are mixed before they are turned over. One Fail spoils the quest; from seven players on, the fourth quest needs two.
rules-end = The end
rules-end-text = Three failed quests: Evil has won. Three successful ones: the Assassin gets one chance to name Merlin. If it is Merlin, Evil wins after all. So Merlin must help without being noticed.
rules-talk = Talking
rules-talk-text = You may say anything at any time, true or not, but never show your card. In Talk you can also build sentences in two or three taps; everybody reads them in the own language.
rules-lady = Lady of the Lake
rules-lady-text = After the second, third and fourth quest, the player with this token looks at the loyalty of another one, who then gets the token. What is said about it may be a lie.
rules-excalibur = Excalibur
rules-excalibur-text = The Leader hands the sword to a member of the team. When all quest cards lie there, the holder may make one other member exchange the card and then sees the one that was withdrawn.
rules-targeting = Targeting
rules-targeting-text = The Leader also chooses which quest is played next. The fifth one opens late, and the fourth keeps its two Fails.
rules-lancelot = Lancelots
rules-lancelot-text = One Lancelot on each side. With a hidden deck or an open schedule, cards can make both change sides in the middle of the game; in the third variant they stay and know each other.
