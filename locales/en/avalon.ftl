### Avalon.

side-good = Good
side-evil = Evil
card-success = Success
card-fail = Fail
vote-approve = Approve
vote-reject = Reject
fidelity-switch = change of sides
fidelity-same = no change

role-merlin = Merlin
role-merlin-text = Knows Evil, except Mordred, and must not be found out.
role-percival = Percival
role-percival-text = Knows Merlin, but Morgana looks the same.
role-servant = Loyal Servant of Arthur
role-servant-text = Knows nothing but their own heart.
role-good_lancelot = Good Lancelot
role-good_lancelot-text = On the side of Good, as long as no card changes it.
role-assassin = Assassin
role-assassin-text = If Good succeeds three times, may still turn the game by naming Merlin.
role-minion = Minion of Mordred
role-minion-text = Knows the others who serve Evil.
role-morgana = Morgana
role-morgana-text = Looks like Merlin to Percival.
role-mordred = Mordred
role-mordred-text = Evil, and hidden from Merlin.
role-oberon = Oberon
role-oberon-text = Evil, but does not know the others, and they do not know Oberon.
role-evil_lancelot = Evil Lancelot
role-evil_lancelot-text = On the side of Evil, as long as no card changes it.

plot-lead_to_victory = Lead to Victory
plot-lead_to_victory-text = Become the Leader before the Leader does anything.
plot-ambush = Ambush
plot-ambush-text = Look at one quest card that was played.
plot-king_returns = The King Returns
plot-king_returns-text = Turn an approved team into a rejected one.
plot-restore_honor = Restore Your Honor
plot-restore_honor-text = Take a plot card from another player.
plot-charge = Charge!
plot-charge-text = Until the end of the game, vote openly and before everybody else.
plot-show_nature = Show Your True Nature
plot-show_nature-text = Show your loyalty to a player of your choice.
plot-are_you_the_one = Are You the One?
plot-are_you_the_one-text = Look at the loyalty of a neighbour.
plot-we_found_you = We Found You!
plot-we_found_you-text = A member of the team plays their quest card face up.
plot-show_strength = Show Your Strength
plot-show_strength-text = The Leader shows their loyalty to a player of their choice.

## The table

stage-deal = Dealing the cards
stage-lead = Who leads?
stage-plot = Plot cards
stage-propose = Choosing a team
stage-charge = Charge! votes first
stage-vote = Voting on the team
stage-king = Will the King return?
stage-spot = Plot cards before the quest
stage-quest = On the quest
stage-excalibur = Excalibur
stage-ambush = Ambush
stage-lady = Lady of the Lake
stage-loyalty = Showing loyalty
stage-assassin = The Assassin's word
stage-end = The game is over

quests = Quests
quest-size = Quest { $quest }: team of { $size }
quest-double = Fails only with { $count } Fail cards.
quest-success = Succeeded, Fail cards: { $fails }.
quest-fail = Failed, Fail cards: { $fails }.
vote-track = Rejected teams in this round: { $count } of 5
leader = Leader
in-team = in the team
has-excalibur = has Excalibur
has-lady = has the Lady of the Lake
has-acted = has chosen
tag-evil = Evil
tag-good = Good
tag-merlin_or_morgana = Merlin?
tag-merlin = Merlin
tag-evil_lancelot = Evil Lancelot
tag-good_lancelot = Good Lancelot
votes = Votes
roles = Roles
lady = Lady of the Lake
excalibur = Excalibur
targeting = Targeting
plot-cards = Plot cards
plot-held = { $name }: { $card }
approved = Approved
rejected = Rejected
quest-won = Quest { $quest } succeeds
quest-lost = Quest { $quest } fails
shot-hit = { $name } was Merlin!
shot-missed = { $name } is not Merlin.
round = Round { $round }
round-quest = Round { $round } · quest { $quest }
leads = { $name } leads
proposed-by = chosen by { $name }
proposal-of = proposal { $number } of 5
spot-coming = { $name } plays face up
spot-shown = { $name } played { $card }

## What is asked

dummy-text = The others are choosing. Tap along, so that nobody can hear who is.
dummy = Card { $number }
you-voted = Your vote is in.
ask-vote = Shall this team go?
ask-play = Choose your quest card
only-success = You are Good: you can only play Success. Only you see this.
only-fail = Your character must play Fail. Only you see this.
lay-none = Choose a card
lay-card = Play { $card }
ask-quest = Choose a quest
ask-team = { NUMBER($count) ->
    [one] Choose { $count } player for quest { $quest }
   *[other] Choose { $count } players for quest { $quest }
}
tap-seats = Tap the seats at the table.
tap-seat = Tap a seat at the table
ask-excalibur = Who gets Excalibur?
propose = Propose this team
ask-switch = Use Excalibur: who must exchange the quest card?
switch-name = Exchange the card of { $name }
decline = Do not use it
ask-lady = Lady of the Lake: whose loyalty do you look at?
check-name = Look at { $name }
lady-skip = Not now
ask-loyalty = Which loyalty card do you pass to { $name }? The wrong one loses the game.
ask-give = Give this plot card to another player
ask-take = Take a plot card from another player
choose-card = Choose a card
give-card = Give { $card } to { $name }
take-card = Take { $card } from { $name }
ask-plot = { $card }: play it now?
plot-use = Play the card
plot-use-on = Play it on { $name }
plot-pass = Keep it
ask-shoot = Assassin, who is Merlin? There is only one try.
shoot-name = { $name } is Merlin

## Your character

peek-role = Your character
knows-nothing = You know nobody.
known-evil = { $name } is Evil
known-good = { $name } is Good
known-merlin_or_morgana = { $name } is Merlin or Morgana
known-merlin = { $name } is Merlin
known-evil_lancelot = { $name } is the Evil Lancelot
known-good_lancelot = { $name } is the Good Lancelot
since-night = since the night
since-lady = Lady of the Lake, round { $round }
since-plot = plot card, round { $round }
seen-card = { $name } had played { $card } in round { $round } ({ $by })
seen-by-excalibur = Excalibur
seen-by-ambush = Ambush
night-title = The night before
night-text = Look at your character where nobody else can see it. What you know is shown beside it, now and whenever you hold the button.
night-ready = I have seen it
evil-count = { NUMBER($count) ->
    [one] { $count } of { $players } serves Evil.
   *[other] { $count } of { $players } serve Evil.
}

## Votes, roles

votes-all = All votes and teams
votes-none = No team has been voted on yet.
votes-seat = Seat
votes-quest = Quest { $quest }
votes-cards = Cards
roles-secret = Which characters are in the game is secret.
leaders = The next Leaders
last-proposal = the last proposal of the round
lady-holder = { $name } has the token.
lancelot-cards = Loyalty cards of the Lancelots
lancelot-left = left: { $count }
lancelot-switched = The Lancelots have traded sides.

## The end

won-good = Good wins
won-evil = Evil wins
by-three_fails = Three quests have failed.
by-rejections = Five teams in a row were rejected.
by-assassination = The Assassin has found Merlin.
by-missed_shot = The Assassin missed Merlin.
by-three_successes = Three quests have succeeded.
by-wrong_loyalty = Somebody passed the wrong loyalty card.

## The log

log-dealt = The characters are dealt and the night passes.
log-began = { $name } is the first Leader.
log-schedule_laid = The Lancelots' loyalty cards for quests 1 to 5: { $cards }.
log-fidelity-switch = A loyalty card is turned: the Lancelots change sides.
log-fidelity-same = A loyalty card is turned: nothing changes.
log-lancelots_switched = The card of this quest makes the Lancelots change sides.
log-lead_taken = { $name } plays Lead to Victory and is the Leader now.
log-plot_drawn = The Leader draws the plot card { $card }.
log-plot_given = { $name } receives { $card }.
log-plot_taken = { $name } takes { $card } from { $from }.
log-plot_passed = { $name } keeps { $card }.
log-loyalty_asked = { $name } must show their loyalty to { $other }.
log-lady = Lady of the Lake: { $name } has seen the loyalty of { $other }.
log-loyalty_seen = { $name } has seen the loyalty of { $other }.
log-wrong_card_passed = { $name } passed the wrong loyalty card. Their true side: { $side }.
log-lady_skipped = { $name } does not use the Lady of the Lake.
log-proposed = { $name } proposes for quest { $quest }: { $team }.
log-excalibur = Excalibur goes to { $name }.
log-charge-none = The holders of Charge! reject the team.
log-charge = Charge! votes for the team: { $names }.
log-votes-none = Everybody rejects the team.
log-votes = { NUMBER($count) ->
    [one] { $count } vote for the team: { $names }.
   *[other] { $count } votes for the team: { $names }.
}
log-king_returned = { $name } plays The King Returns: the team is rejected.
log-spotlit = { $name } plays We Found You!: { $other } plays face up.
log-turned_up = { $name } plays face up: { $card }.
log-exchanged = Excalibur: { $name } makes { $other } exchange their quest card.
log-excalibur_declined = { $name } does not use Excalibur.
log-ambushed = Ambush: { $name } has seen the quest card of { $other }.
log-quest_done = The quest cards: Success { $successes }, Fail { $fails }.
log-shot_opened = { $name } is the Assassin and must name Merlin.
log-evil = On the side of Evil: { $names }.
log-shot-merlin = The Assassin names { $name }, and that is Merlin.
log-shot-missed = The Assassin names { $name }, and that is not Merlin.
log-won-good = Good wins. { $by }
log-won-evil = Evil wins. { $by }

## Statements

back = Back
kind-i_am = I am …
kind-my_side = My side
kind-they_are = Somebody is …
kind-trust = I trust …
kind-suspect = I suspect …
kind-suggest = Suggest a team
kind-will_vote = I will vote …
kind-i_played = I played …
kind-lady_showed = The Lady showed me …
kind-plot_showed = My plot card showed me …
kind-card_showed = I saw a quest card
kind-because = Because …
kind-ask = Ask …
kind-answer = Answer
say-i_am = I am { $role }.
say-my_side-good = I am Good.
say-my_side-evil = I am Evil.
say-they_are = { $name } is { $role }.
say-trust = I trust { $name }.
say-suspect = I suspect { $name }.
say-suggest = Let's send { $team }.
say-suggest-quest = For quest { $quest }, let's send { $team }.
say-will_vote-approve = I will approve.
say-will_vote-reject = I will reject.
say-i_played-success = I played Success on quest { $quest }.
say-i_played-fail = I played Fail on quest { $quest }.
say-lady_showed-good = The Lady showed me: { $name } is Good.
say-lady_showed-evil = The Lady showed me: { $name } is Evil.
say-plot_showed-good = My plot card showed me: { $name } is Good.
say-plot_showed-evil = My plot card showed me: { $name } is Evil.
say-card_showed-success = { $name } had played Success on quest { $quest }.
say-card_showed-fail = { $name } had played Fail on quest { $quest }.
say-because-trust = I trust { $name }: { $reason }
say-because-suspect = I suspect { $name }: { $reason }
say-ask = @{ $name }: { $question }
reason-approved = approved proposal { $number }.
reason-rejected = rejected proposal { $number }.
reason-proposed = made proposal { $number }.
reason-went_on = was on quest { $quest }.
reason-contradiction = it does not fit what { $name } says.
reason-kind-approved = approved a proposal
reason-kind-rejected = rejected a proposal
reason-kind-proposed = made a proposal
reason-kind-went_on = was on a quest
reason-kind-contradiction = a contradiction
proposal-number = Proposal { $number }
question-who_are_you = Who are you?
question-which_side = Which side are you on?
question-whom_do_you_trust = Whom do you trust?
question-whom_do_you_suspect = Whom do you suspect?
question-why_that_vote = Why that vote?
question-why_that_team = Why that team?
question-what_did_you_see = What did you see?
answer-yes = Yes.
answer-no = No.
answer-will_not_say = I will not say.

## Options

characters = Characters
presets = Recommended sets:
preset-first_game = First game
preset-classic = Classic
preset-hidden_knife = Hidden knife
preset-lonely = Lonely Oberon
preset-dark = Dark
preset-full = Everybody
balance = Balance:
hint-good = { $what } helps Good.
hint-evil = { $what } helps Evil.
hint-percival = Percival
hint-oberon = Oberon
hint-lady = The Lady of the Lake
hint-mordred = Mordred
hint-morgana = Morgana
option-edition = As in the printed edition
edition-none = none in particular
edition-pl = Polish
edition-cs = Czech
edition-es = Spanish
edition-uk = Ukrainian
option-lady = Lady of the Lake
option-ladyMandatory = The Lady must be used
option-excalibur = Excalibur
option-targeting = Targeting: the Leader chooses the quest
option-targetingFifth = The fifth quest opens
option-targetingFifth-twoSucceeded = after two successful quests
option-targetingFifth-twoCompleted = after two completed quests
option-lancelotVariant = Lancelots
option-lancelotVariant-off = No Lancelots
option-lancelotVariant-v1 = Lancelots with a hidden deck
option-lancelotVariant-v2 = Lancelots with an open schedule
option-lancelotVariant-v3 = Lancelots who know each other
option-lancelotV1Deck = Deck of the Lancelots
option-lancelotV1Deck-promo = five cards, from round 3
option-lancelotV1Deck-bigBox = six cards, from round 1
option-lancelotV1EvilMustFail = The Lancelot who is Evil must play Fail
option-plot = Plot cards
option-plotsPerRound = Plot cards each round
option-plotDeck56 = Plot deck of five or six players
option-plotDeck56-seven = the usual seven cards
option-plotDeck56-own = cards of our own choice
option-strongLeaderNext = After Lead to Victory the token goes on
option-strongLeaderNext-fromNewLeader = from the new Leader
option-strongLeaderNext-fromReplaced = from the replaced Leader
option-spotlightOrder = The card played face up is laid
option-spotlightOrder-simultaneous = together with the others
option-spotlightOrder-targetFirst = before the others
option-roleListPublic = Everybody knows which characters are in the game
option-merlinSeesOberon = Merlin sees Oberon
option-assassinTargets = The Assassin may name
option-assassinTargets-currentGood = anybody who is Good now
option-assassinTargets-notKnownEvil = anybody not seen as Evil in the night
option-assassinTargets-anyOther = anybody else
option-assassinTargets-anySeat = any seat, even their own
option-evilRevealAtAssassination = Evil is shown to all before the Assassin's word
option-wrongLoyaltyCard = The wrong loyalty card
option-wrongLoyaltyCard-impossible = cannot be passed
option-wrongLoyaltyCard-sideLoses = loses the game
option-allowNoMerlin = Merlin and the Assassin may be left out
option-percivalFiveRule = Percival alone at five players
option-percivalFiveRule-error = is not allowed
option-percivalFiveRule-warn = is allowed
option-morganaWithoutPercival = Morgana without Percival
option-morganaWithoutPercival-warn = is allowed
option-morganaWithoutPercival-error = is not allowed

## Faults of a setup

fault-assassin_missing = The Assassin is in every game, unless Merlin and the Assassin are both left out.
fault-character_twice = There is only one card of this character.
fault-evil_reveal_mismatch = This does not fit the choice of whom the Assassin may name.
fault-first_leader_absent = This seat is not at the table.
fault-lady_below_seven = The Lady of the Lake is meant for seven or more players.
fault-lancelot_without_variant = A Lancelot needs one of the Lancelot variants.
fault-merlin_missing = Merlin is in every game, unless Merlin and the Assassin are both left out.
fault-morgana_alone = Without Percival, Morgana is only a Minion.
fault-percival_alone = At five players Percival needs Mordred or Morgana.
fault-percival_without_merlin = Percival needs Merlin.
fault-players_missing = Say how many play: 5 to 10.
fault-players_out_of_range = 5 to 10 can play.
fault-plot_card_supply = There are not that many copies of this plot card.
fault-plot_deck_empty = A plot deck needs at least one card.
fault-plot_deck_unused = A plot deck of your own is only for five or six players.
fault-plots_per_round = 1 to 15 plot cards can be drawn in a round.
fault-too_many_evil = Too many Evil characters for so many players.
fault-too_many_good = Too many Good characters for so many players.

## Refusals

refused-ambush_target = Ambush looks at another member's face-down card, and at each card only once.
refused-evil_lancelot_must_fail = The Lancelot who is Evil now must play Fail.
refused-evil_lancelot_must_fail_v1 = At this table an Evil Lancelot must play Fail.
refused-excalibur_absent = Excalibur is not in this game.
refused-excalibur_face_up = A card that lies face up cannot be exchanged.
refused-excalibur_holder = Excalibur goes to a member of the team other than the Leader.
refused-excalibur_missing = A proposal must say who gets Excalibur.
refused-excalibur_target = Excalibur is used on another member of the team.
refused-fifth_quest_closed = The fifth quest is not open yet.
refused-give_to_self = A plot card goes to another player.
refused-good_must_succeed = A Good player must play Success.
refused-lady_mandatory = At this table the Lady of the Lake must be used.
refused-lady_target = The Lady looks at another player who has not used her yet.
refused-no_such_seat = There is no such seat at this table.
refused-no_target_needed = This plot card is played without a target.
refused-not_a_neighbour = Are You the One? looks at a neighbour.
refused-not_drawn = That plot card has not been drawn.
refused-not_now = This is not up to you now.
refused-not_this_card = Another plot card is asked for now.
refused-nothing_to_take = That player holds no such card.
refused-quest_closed = That quest has been played.
refused-quest_not_chosen = Choose a quest, too.
refused-quest_not_free = At this table the quest is not chosen.
refused-shot_target = The Assassin may not name that player.
refused-show_to_another = You show your loyalty to another player.
refused-spot_target = We Found You! is played on a member of the team.
refused-strength_is_kept = The Leader keeps and uses Show Your Strength.
refused-target_needed = This plot card needs a target.
refused-team_size = The team has the wrong number of players.
