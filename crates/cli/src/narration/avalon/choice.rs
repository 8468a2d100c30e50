//! What a seat is asked and what it may answer, in words.

use avalon::{
    Avalon, Board, Card, Command, ExcaliburChoice, Gift, Hand, LadyChoice, Phase, Proposal, Quest, Use, Vote,
};
use game::{Choices as _, Game as _, View};

use super::nouns;
use crate::narration::Screen;

/// What is asked. Made from public facts: the question is the same for Good and Evil.
pub fn question(screen: &Screen, view: &View<'_, Board, Hand>) -> String {
    let board = view.board;
    let on = board.proposal.map_or(0, |team| team.quest.number());
    let team = screen.names(board.team());
    match board.phase {
        Phase::Propose if board.rules.targeting => "You lead. Which quest, and who goes?".to_string(),
        Phase::Propose => {
            let size = Quest::new(board.round).map_or(0, |quest| quest.size(board.rules.players));
            format!("You lead. Which {size} go on quest {}?", board.round)
        }
        Phase::Charge { .. } | Phase::Vote { .. } => format!("Do you approve {team} for quest {on}?"),
        Phase::Quest { .. } => format!("You are on quest {on}. Which card do you play?"),
        Phase::Excalibur => "You hold Excalibur. Whose card is exchanged?".to_string(),
        Phase::Lady => "The Lady of the Lake is yours. Whose loyalty do you see?".to_string(),
        Phase::Loyalty { checking } => {
            format!("Which loyalty card do you show {}?", screen.name(checking.checker))
        }
        Phase::Plot => "You have drawn plot cards. Who gets which?".to_string(),
        Phase::Window { card, .. } => format!("Do you play {}?", nouns::plot(card)),
        Phase::Spot { .. } => "Do you play We Found You!, and who plays face up?".to_string(),
        Phase::Ambush { .. } => "Do you play Ambush, and whose card do you look at?".to_string(),
        Phase::Receive { card, .. } => format!("{} is yours. On whom?", nouns::plot(card)),
        Phase::Assassin { .. } => "You are the Assassin. Who is Merlin?".to_string(),
        _ => "What do you do?".to_string(),
    }
}

/// The choices that are listed for the seat.
pub fn shown(view: &View<'_, Board, Hand>) -> Vec<Command> {
    let legal = Avalon::legal(view);
    match view.board.phase {
        Phase::Quest { .. } if legal.count() > 0 => {
            [Card::Success, Card::Fail].into_iter().map(Command::Play).collect()
        }
        _ => legal.iter().collect(),
    }
}

/// A choice.
pub fn choice(screen: &Screen, command: &Command) -> String {
    match *command {
        Command::Propose(Proposal { team, quest, excalibur }) => {
            let quest = quest.map(|quest| format!(" on quest {}", quest.number())).unwrap_or_default();
            let excalibur =
                excalibur.map(|seat| format!(", Excalibur to {}", screen.name(seat))).unwrap_or_default();
            format!("{}{quest}{excalibur}", screen.names(team))
        }
        Command::Vote(Vote::Approve) => "approve".to_string(),
        Command::Vote(Vote::Reject) => "reject".to_string(),
        Command::Play(Card::Success) => "Success".to_string(),
        Command::Play(Card::Fail) => "Fail".to_string(),
        Command::Excalibur(ExcaliburChoice::Switch(seat)) => {
            format!("exchange the card of {}", screen.name(seat))
        }
        Command::Excalibur(ExcaliburChoice::Decline) => "do not use Excalibur".to_string(),
        Command::Lady(LadyChoice::Check(seat)) => format!("the loyalty of {}", screen.name(seat)),
        Command::Lady(LadyChoice::Skip) => "not now".to_string(),
        Command::Loyalty(side) => nouns::side_name(side).to_string(),
        Command::Give(Gift { card, to }) => format!("{} to {}", nouns::plot(card), screen.name(to)),
        Command::Use(Use { card, target, take }) => {
            let take = take.map(|card| format!(": take {}", nouns::plot(card))).unwrap_or_default();
            let from = if take.is_empty() { "on" } else { "from" };
            let target = target.map(|seat| format!(" {from} {}", screen.name(seat))).unwrap_or_default();
            format!("play {}{take}{target}", nouns::plot(card))
        }
        Command::Pass(card) => format!("keep {} for later", nouns::plot(card)),
        Command::Assassinate(seat) => screen.name(seat),
    }
}
