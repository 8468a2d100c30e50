//! Statements in words.

use avalon::{Answer, Question, Reason, Statement, Vote};

use super::nouns;
use crate::narration::Screen;

/// Something said.
pub fn text(screen: &Screen, statement: &Statement) -> String {
    match *statement {
        Statement::IAm { role } => format!("My character is {}.", nouns::role(role)),
        Statement::MySide { side } => format!("I am {}.", nouns::side_name(side)),
        Statement::TheyAre { seat, role } => {
            format!("The character of {} is {}.", screen.name(seat), nouns::role(role))
        }
        Statement::Trust { seat } => format!("I trust {}.", screen.name(seat)),
        Statement::Suspect { seat } => format!("I suspect {}.", screen.name(seat)),
        Statement::Suggest { team, quest } => {
            let quest = quest.map(|quest| format!(" on quest {}", quest.number())).unwrap_or_default();
            format!("Send {}{quest}.", screen.names(team))
        }
        Statement::WillVote { vote: Vote::Approve } => "I will approve.".to_string(),
        Statement::WillVote { vote: Vote::Reject } => "I will reject.".to_string(),
        Statement::IPlayed { quest, card } => format!("I played {card:?} on quest {}.", quest.number()),
        Statement::LadyShowed { seat, side } => {
            format!("The Lady showed me that {} is {}.", screen.name(seat), nouns::side_name(side))
        }
        Statement::PlotShowed { seat, side } => {
            format!("A plot card showed me that {} is {}.", screen.name(seat), nouns::side_name(side))
        }
        Statement::CardShowed { seat, quest, card } => {
            format!("{} had played {card:?} on quest {}.", screen.name(seat), quest.number())
        }
        Statement::Because { seat, trust, reason } => {
            let verb = if trust { "trust" } else { "suspect" };
            format!("I {verb} {}: {}.", screen.name(seat), why(screen, reason))
        }
        Statement::Ask { seat, question } => format!("{}, {}", screen.name(seat), asked(question)),
        Statement::Answer { answer: Answer::Yes } => "Yes.".to_string(),
        Statement::Answer { answer: Answer::No } => "No.".to_string(),
        Statement::Answer { answer: Answer::WillNotSay } => "I will not say.".to_string(),
    }
}

fn why(screen: &Screen, reason: Reason) -> String {
    match reason {
        Reason::Approved { proposal } => format!("look who approved proposal {proposal}"),
        Reason::Rejected { proposal } => format!("look who rejected proposal {proposal}"),
        Reason::Proposed { proposal } => format!("look who made proposal {proposal}"),
        Reason::WentOn { quest } => format!("look who went on quest {}", quest.number()),
        Reason::Contradiction { seat } => format!("it does not fit with {}", screen.name(seat)),
    }
}

fn asked(question: Question) -> &'static str {
    match question {
        Question::WhoAreYou => "who are you?",
        Question::WhichSide => "whose side are you on?",
        Question::WhomDoYouTrust => "whom do you trust?",
        Question::WhomDoYouSuspect => "whom do you suspect?",
        Question::WhyThatVote => "why that vote?",
        Question::WhyThatTeam => "why that team?",
        Question::WhatDidYouSee => "what did you see?",
    }
}
