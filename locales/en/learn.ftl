### Learning the games: rules in short, the coach of a first game.

learn-title = Learn by playing
learn-text = A game against beginner bots. A coach explains each moment. You can switch the coach off at any time.
learn-rules = Read the short rules first
rules-title = Short rules
rules-which = Which game
rules-text = The game as it is played here, in our own words.
rules-shown = You asked for rule { $rule }
rules-options = Options
rules-numbers = Numbers
rules-changed = What is different at this table
rules-changed-none = This table plays by the usual rules.
rules-examples = Examples
rules-full = Full rules with numbers
rules-full-english = The full rules exist only in English.
rules-table = Table
rules-learn = Learn by playing

## A new table

kind-title = Kind of game
kind-first_game = First game
kind-first_game-text = The best start for newcomers.
kind-classic = Classic
kind-classic-text = For those who know the rules.
kind-everything = Everything
kind-everything-text = All additions at once, for experts.
more-options = More options
group-extras = Additions
group-rare = Rare questions of the rules
group-rare-text = Here the printed rules differ or say nothing. Our defaults suit almost every group.
level-page-text = A friendly beginner.
level-squire-text = Plays by sensible rules of thumb.
level-knight-text = Weighs every deal that is still possible.
level-champion-text = The strongest we have.

## The coach

coach = Coach
coach-away = Hide the coach
coach-show = The coach explains each move at this table
