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
role-merlin-text = { $mordred ->
    [yes] Merlin knows who is Evil, except Mordred. The Assassin must not find out who Merlin is.
    [no] Merlin knows who is Evil. The Assassin must not find out who Merlin is.
   *[maybe] Merlin knows who is Evil (except Mordred, if he is in the game). The Assassin must not find out who Merlin is.
}
role-merlin-is = Merlin
role-percival = Percival
role-percival-text = { $morgana ->
    [yes] Percival sees Merlin and Morgana, but cannot tell which is which.
    [no] Percival knows who Merlin is.
   *[maybe] Percival knows who Merlin is. If Morgana is in the game, he sees both and cannot tell which is which.
}
role-percival-is = Percival
role-servant = Loyal Servant of Arthur
role-servant-text = A Loyal Servant has no secret knowledge: listen, compare votes and find out whom to trust.
role-servant-is = a Loyal Servant of Arthur
role-good_lancelot = Good Lancelot
role-good_lancelot-text = This Lancelot is Good, until a loyalty card makes the Lancelots change sides.
role-good_lancelot-is = the Good Lancelot
role-assassin = Assassin
role-assassin-text = { $merlin ->
    [no] The Assassin is Evil and knows the other Evil players. Without Merlin in the game, there is nobody to name.
   *[maybe] If Good wins three quests, the Assassin names one player. If it is Merlin, Evil wins after all.
}
role-assassin-is = the Assassin
role-minion = Minion of Mordred
role-minion-text = { $oberon ->
    [yes] A Minion knows the other Evil players, except Oberon.
    [no] A Minion knows the other Evil players.
   *[maybe] A Minion knows the other Evil players (except Oberon, if he is in the game).
}
role-minion-is = a Minion of Mordred
role-morgana = Morgana
role-morgana-text = { $percival ->
    [yes] Morgana is Evil. Percival sees her and Merlin, and cannot tell which is which.
    [no] Morgana is Evil and knows the other Evil players.
   *[maybe] Morgana is Evil. If Percival is in the game, he sees her and Merlin and cannot tell which is which.
}
role-morgana-is = Morgana
role-mordred = Mordred
role-mordred-text = { $merlin ->
    [no] Mordred is Evil and knows the other Evil players.
   *[maybe] Mordred is Evil, but Merlin does not see him.
}
role-mordred-is = Mordred
role-oberon = Oberon
role-oberon-text = Oberon is Evil, but does not know the other Evil players, and they do not know him.
role-oberon-is = Oberon
role-evil_lancelot = Evil Lancelot
role-evil_lancelot-text = This Lancelot is Evil, until a loyalty card makes the Lancelots change sides.
role-evil_lancelot-is = the Evil Lancelot

plot-lead_to_victory = Lead to Victory
plot-lead_to_victory-text = Become the Leader before a team is chosen.
plot-ambush = Ambush
plot-ambush-text = Look at one quest card that was played.
plot-king_returns = The King Returns
plot-king_returns-text = Turn an approved team into a rejected one.
plot-restore_honor = Restore Your Honor
plot-restore_honor-text = Take a plot card from another player.
plot-charge = Charge!
plot-charge-text = Until the end of the game you vote openly, before everybody else.
plot-show_nature = Show Your True Nature
plot-show_nature-text = Show your side to a player of your choice.
plot-are_you_the_one = Are You the One?
plot-are_you_the_one-text = Look at the side of a neighbour.
plot-we_found_you = We Found You!
plot-we_found_you-text = A member of the team plays their quest card face up.
plot-show_strength = Show Your Strength
plot-show_strength-text = The Leader shows their side to a player of their choice.

## The table

stage-deal = Dealing the cards
stage-lead = Who leads?
stage-plot = Plot cards
stage-propose = Choosing a team
stage-charge = Charge! votes first
stage-vote = Voting on the team
stage-king = Will the King return?
stage-spot = Plot cards before quest
stage-quest = On the quest
stage-excalibur = Excalibur
stage-ambush = Ambush
stage-lady = Lady of the Lake
stage-loyalty = Showing loyalty
stage-assassin = Who is Merlin?
stage-end = The game is over

quests = Quests
quest-size = Quest { $quest }: team of { $size }
quest-double = Fails only with { $count } Fail cards.
quest-success = Succeeded with Fail cards: { $fails }.
quest-fail = Failed with Fail cards: { $fails }.
vote-track = Rejected teams in this round: { $count } of 5
leader = Leader
in-team = in the team
has-excalibur = has Excalibur
has-lady = has the Lady of the Lake
has-acted = has chosen
last-vote = last vote: { $vote }
last-votes = Last vote: { $approve } to { $reject }
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

dummy-text = Others are choosing in secret. Tap a card too: it does nothing, but nobody can tell who is really choosing.
dummy = Card { $number }
you-voted = You have voted.
ask-vote = Approve this team?
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
ask-switch = Excalibur: whose quest card do you swap?
switch-name = Swap the card of { $name }
decline = Do not use it
ask-lady = Lady of the Lake: whose side do you look at?
check-name = Look at { $name }
lady-skip = Not now
ask-loyalty = Which loyalty card do you pass to { $name }? Passing the wrong one loses the game.
ask-give = Give this plot card to another player
ask-take = Take a plot card from another player
choose-card = Choose a card
give-card = Give { $card } to { $name }
take-card = Take { $card } from { $name }
ask-plot = Play { $card } now?
plot-use = Play the card
plot-use-on = Play it on { $name }
plot-pass = Keep it
ask-shoot = Assassin, who is Merlin? You have only one try.
shoot-name = { $name } is Merlin

## Your character

peek-role = Your character
aim-good-certain = You win if three quests succeed and the Assassin does not find Merlin.
aim-good-possible = You win if three quests succeed. If Merlin and the Assassin are in the game, the Assassin must not find Merlin.
aim-good-none = You win if three quests succeed.
aim-evil-certain = You win if three quests fail, if five teams in a row are rejected, or if the Assassin finds Merlin.
aim-evil-possible = You win if three quests fail or five teams in a row are rejected. If Merlin and the Assassin are in the game, you also win if the Assassin finds Merlin.
aim-evil-none = You win if three quests fail or if five teams in a row are rejected.
role-merlin-do = Steer the votes away from the Evil players you see, but only with hints: nobody may notice how much you know.
role-percival-do = Work out who Merlin is and follow his lead. Make yourself look like Merlin, so that the Assassin picks you.
role-servant-do = Reject teams you do not trust. After a failed quest, remember who was on it and who voted for it.
role-assassin-do = Help quests fail, and notice who knows too much: if three quests succeed, you must name Merlin.
role-minion-do = Win trust, get onto teams and play Fail when it counts.
role-morgana-do = Drop hints as Merlin would: if Percival is in the game, he may follow you. Get onto teams and play Fail when it counts.
role-mordred-do = Play the honest knight, get onto teams and play Fail when it counts.
role-oberon-do = Get onto teams and play Fail when it counts. Find out who else is Evil: you have to help each other without a word.
lancelot-good-do = Help quests succeed while you are Good. Look here again after every loyalty card: your side may have changed.
lancelot-evil-do = Help quests fail while you are Evil. Look here again after every loyalty card: your side may have changed.
lancelot-good-knows-do = You know the Evil Lancelot: reject every team he is on.
lancelot-evil-knows-do = Get onto teams and make quests fail. The Good Lancelot knows you: cast doubt on him first.
knows-nothing = You have no secret knowledge.
known-evil = { $name } is Evil
known-good = { $name } is Good
known-merlin_or_morgana = { $name } is Merlin or Morgana
known-merlin = { $name } is Merlin
known-evil_lancelot = { $name } is the Evil Lancelot
known-good_lancelot = { $name } is the Good Lancelot
since-night = seen at the start
since-lady = Lady of the Lake, round { $round }
since-plot = plot card, round { $round }
seen-card = { $name }, round { $round }: { $card } ({ $by })
seen-by-excalibur = Excalibur: the card before the exchange
seen-by-ambush = Ambush: the card that counted
story-quest = Quest { $quest } ({ $team }): Success { $successes }, Fail { $fails }.
story-evil = Evil on the team: { $names }.
night-title = Your secret character
night-text = Look at your character where nobody else can see it. Below it you see what you know about others. You can look again at any time: hold “Your character”.
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
teams-good = { $count } Good: { $roles }
teams-evil = { $count } Evil: { $roles }
teams-good-count = { $count } Good
teams-evil-count = { $count } Evil
teams-servant = { NUMBER($count) ->
    [one] { $count } Servant
   *[other] { $count } Servants
}
teams-minion = { NUMBER($count) ->
    [one] { $count } Minion
   *[other] { $count } Minions
}
leaders = The next Leaders
last-proposal = the last proposal of the round
lady-holder = { $name } has the token.
lancelot-cards = Loyalty cards of the Lancelots
lancelot-left = left: { $count }
lancelot-switched = The Lancelots have changed sides.

## The end

won-good = Good wins
won-evil = Evil wins
by-three_fails = Three quests have failed.
by-rejections = Five teams in a row were rejected.
by-assassination = The Assassin has found Merlin.
by-missed_shot = The Assassin named the wrong player.
by-three_successes = Three quests have succeeded.
by-wrong_loyalty = Somebody passed the wrong loyalty card.

## The log

log-dealt = The characters are dealt; everybody has seen what they may know.
log-began = { $name } is the first Leader.
log-schedule_laid = The Lancelots’ loyalty cards for quests 1 to 5: { $cards }.
log-fidelity-switch = A loyalty card is turned: the Lancelots change sides.
log-fidelity-same = A loyalty card is turned: nothing changes.
log-lancelots_switched = The card of this quest makes the Lancelots change sides.
log-lead_taken = { $name } plays Lead to Victory and is the Leader now.
log-plot_drawn = The Leader draws the plot card { $card }.
log-plot_given = { $name } receives { $card }.
log-plot_taken = { $name } takes { $card } from { $from }.
log-plot_passed = { $name } keeps { $card }.
log-loyalty_asked = { $name } must show their side to { $other }.
log-lady = Lady of the Lake: { $name } has seen the side of { $other }.
log-loyalty_seen = { $name } has seen the side of { $other }.
log-wrong_card_passed = { $name } passed a loyalty card that is not theirs: { $side }.
log-lady_skipped = { $name } does not use the Lady of the Lake.
log-proposed = { $name } proposes for quest { $quest }: { $team }.
log-excalibur = Excalibur goes to { $name }.
log-charge-none = The holders of Charge! reject the team.
log-charge = With Charge!, these vote for the team: { $names }.
log-votes-none = Everybody rejects the team.
log-votes = { NUMBER($count) ->
    [one] { $count } vote for the team: { $names }.
   *[other] { $count } votes for the team: { $names }.
}
log-king_returned = { $name } plays The King Returns: the team is rejected.
log-spotlit = { $name } plays We Found You!: { $other } plays face up.
log-turned_up = { $name } plays face up: { $card }.
log-exchanged = Excalibur: { $name } makes { $other } swap their quest card.
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
kind-they_are = I think somebody is …
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
say-i_am = I’m { $is }.
say-my_side-good = I am Good.
say-my_side-evil = I am Evil.
say-they_are = I think { $name } is { $is }.
say-trust = I trust { $name }.
say-suspect = I don’t trust { $name }.
say-suggest = Let’s send { $team }.
say-suggest-quest = For quest { $quest }, let’s send { $team }.
say-will_vote-approve = I’ll approve this one.
say-will_vote-reject = I’ll reject this one.
say-i_played-success = I played Success on quest { $quest }.
say-i_played-fail = I played Fail on quest { $quest }.
say-lady_showed-good = I looked with the Lady: { $name } is Good.
say-lady_showed-evil = I looked with the Lady: { $name } is Evil!
say-plot_showed-good = My plot card showed me that { $name } is Good.
say-plot_showed-evil = My plot card showed me that { $name } is Evil!
say-card_showed-success = I saw the card of { $name } on quest { $quest }: Success.
say-card_showed-fail = I saw the card of { $name } on quest { $quest }: Fail!
say-because-trust = I trust { $name }: { $reason }
say-because-suspect = I don’t trust { $name }: { $reason }
say-ask = @{ $name }: { $question }
reason-approved = they approved proposal { $number }.
reason-rejected = they rejected proposal { $number }.
reason-proposed = they made proposal { $number }.
reason-went_on = they were on quest { $quest }.
reason-contradiction = that doesn’t fit what { $name } says.
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
answer-will_not_say = I’d rather not say.

## Options

characters = Characters
presets = Recommended sets:
preset-mordred = With Mordred only
preset-percival = With Percival
preset-hidden_knife = With Mordred
preset-lonely = With Morgana and Oberon
preset-dark = With Morgana and Mordred
preset-full = All characters
balance = Balance:
hint-good = { $what } helps Good.
hint-evil = { $what } helps Evil.
hint-percival = Percival
hint-oberon = Oberon
hint-lady = The Lady of the Lake
hint-mordred = Mordred
hint-morgana = Morgana
option-edition = Printed edition
edition-none = Standard (our defaults)
edition-pl = Polish
edition-cs = Czech
edition-es = Spanish
edition-uk = Ukrainian
edition-named = Edition: { $edition }
edition-pl-changes = The fifth quest opens after two completed quests. An approved team sets the count of rejected teams back to zero. Nobody names their own character.
edition-cs-changes = Merlin may be left out. Percival is allowed with five players. The Lady may be skipped. Passing the wrong loyalty card loses the game for your side.
edition-es-changes = Merlin may be left out. Passing the wrong loyalty card loses the game for your side. Nobody names their own character.
edition-uk-changes = Merlin may be left out. Passing the wrong loyalty card loses the game for your side. With open Lancelot cards, the Lancelots change sides when the round starts.
option-lady = Lady of the Lake
option-ladyMandatory = The Lady must be used
option-excalibur = Excalibur
option-targeting = Targeting: the Leader chooses the quest
option-targetingFifth = The fifth quest can be chosen
option-targetingFifth-twoSucceeded = after two successful quests
option-targetingFifth-twoCompleted = after two completed quests
option-lancelotVariant = Lancelots
option-lancelotVariant-off = No Lancelots
option-lancelotVariant-v1 = Loyalty cards turned up each round
option-lancelotVariant-v2 = Loyalty cards open from the start
option-lancelotVariant-v3 = The Lancelots know each other
option-lancelotV1Deck = Deck of the Lancelots
option-lancelotV1Deck-promo = five cards, from round 3
option-lancelotV1Deck-bigBox = six cards, from round 1
option-lancelotV1EvilMustFail = The Evil Lancelot must play Fail
option-lancelotV2Switch = The Lancelots change sides
option-lancelotV2Switch-approval = once a team is approved
option-lancelotV2Switch-roundStart = when the round starts
option-plot = Plot cards
option-plotsPerRound = Plot cards each round
option-plotDeck56 = Plot cards with five or six players
option-plotDeck56-seven = the usual seven cards
option-plotDeck56-own = our own choice of cards
option-strongLeaderNext = After “Lead to Victory” the next Leader is counted
option-strongLeaderNext-fromNewLeader = from the new Leader
option-strongLeaderNext-fromReplaced = from the replaced Leader
option-spotlightOrder = A card played face up (We Found You!) is shown
option-spotlightOrder-simultaneous = together with the others
option-spotlightOrder-targetFirst = before the others
option-roleListPublic = Everybody knows which characters are in the game
option-merlinSeesOberon = Merlin sees Oberon
option-roleClaims = Players may say which character they are
option-acceptanceResetsTrack = An approved team sets the count of rejected teams back to zero
option-assassinTargets = The Assassin may name
option-assassinTargets-currentGood = anybody who is Good now
option-assassinTargets-notKnownEvil = anybody whom Evil did not recognise at the start
option-assassinTargets-anyOther = anybody else
option-assassinTargets-anySeat = any seat, even their own
option-evilRevealAtAssassination = All Evil players are revealed before the Assassin names Merlin
option-wrongLoyaltyCard = The wrong loyalty card
option-wrongLoyaltyCard-impossible = cannot be passed
option-wrongLoyaltyCard-sideLoses = loses the game
option-allowNoMerlin = Merlin may be left out
option-percivalFiveRule = Five players: Percival without Morgana or Mordred
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
fault-merlin_missing = Merlin is in every game, unless the table allows a game without Merlin.
fault-morgana_alone = Without Percival, Morgana is only a Minion.
fault-percival_alone = At five players Percival needs Mordred or Morgana.
fault-percival_without_merlin = Percival needs Merlin.
fault-players_missing = Choose the number of players: 5 to 10.
fault-players_out_of_range = The game is for 5 to 10 players.
fault-plot_card_supply = There are not that many copies of this plot card.
fault-plot_deck_empty = A plot deck needs at least one card.
fault-plot_deck_unused = A plot deck of your own is only for five or six players.
fault-plots_per_round = 1 to 15 plot cards can be drawn in a round.
fault-too_many_evil = Too many Evil characters for this number of players.
fault-too_many_good = Too many Good characters for this number of players.

## Refusals

refused-ambush_target = Ambush looks at another member’s face-down card, and at each card only once.
refused-evil_lancelot_must_fail = The Lancelot who is Evil now must play Fail.
refused-evil_lancelot_must_fail_v1 = At this table an Evil Lancelot must play Fail.
refused-excalibur_absent = Excalibur is not in this game.
refused-excalibur_face_up = A card that is face up cannot be swapped.
refused-excalibur_holder = Excalibur goes to a member of the team other than the Leader.
refused-excalibur_missing = A proposal must say who gets Excalibur.
refused-excalibur_target = Excalibur is used on another member of the team.
refused-fifth_quest_closed = The fifth quest is not open yet.
refused-give_to_self = A plot card goes to another player.
refused-good_must_succeed = A Good player must play Success.
refused-lady_mandatory = At this table the Lady of the Lake must be used.
refused-lady_target = The Lady looks at another player who has not held her yet.
refused-no_role_claims = At this table nobody says which character they are.
refused-no_such_seat = There is no such seat at this table.
refused-no_target_needed = This plot card is played without a target.
refused-not_a_neighbour = Are You the One? looks at a neighbour.
refused-not_drawn = That plot card has not been drawn.
refused-not_now = You cannot do this now.
refused-not_this_card = It is time for another plot card.
refused-nothing_to_take = That player holds no such card.
refused-quest_closed = That quest has already been played.
refused-quest_not_chosen = Choose a quest too.
refused-quest_not_free = At this table you cannot choose the quest.
refused-shot_target = The Assassin may not name that player.
refused-show_to_another = You must show your side to another player.
refused-spot_target = We Found You! is played on a member of the team.
refused-strength_is_kept = The Leader keeps and uses Show Your Strength.
refused-target_needed = This plot card needs a target.
refused-team_size = The team has the wrong number of players.
