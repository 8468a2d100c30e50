//! All that one viewer can observe of a table, channel by channel (`docs/secrecy.md` 1.2 and 4).

use std::fmt;

use game::{BoardOf, Choices, Notice, NoticeOf, Refuse, Table, Viewer};

use crate::{Rng, Subject};

/// A way by which a secret could leave.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[allow(missing_docs)]
pub enum Channel {
    Notices,
    Waiting,
    Form,
    View,
    Legal,
    Refusal,
    Speech,
    /// The board as a value: bots fold it, even where its JSON is silent.
    Board,
    /// The hand as a value.
    Hand,
}

impl fmt::Display for Channel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

/// Where two tables look different to one viewer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// By which channel.
    pub channel: Channel,
    /// What the viewer gets at the left table.
    pub left: String,
    /// And at the right.
    pub right: String,
}

/// Two tables as one viewer sees them.
pub struct Sides<'a, G: Subject> {
    /// One table.
    pub left: &'a Table<G>,
    /// The other.
    pub right: &'a Table<G>,
    /// Who looks.
    pub viewer: Viewer,
}

/// Wild commands whose refusals are compared.
const REFUSALS: usize = 40;
/// Longer legal lists are compared by a sample, and by their length.
const LISTED: u32 = 600;

impl<G: Subject> Sides<'_, G> {
    /// Whether board and hand are equal as values. Views, legal lists, forms, refusals and the waiting set
    /// are made of nothing else, so that then all of them are equal.
    pub fn look_alike(&self) -> bool {
        self.left.board() == self.right.board()
            && self.viewer.seat().is_none_or(|seat| self.left.view(seat).hand == self.right.view(seat).hand)
    }

    /// Compares every channel but the notices, byte by byte.
    pub fn differences(&self, rng: &mut Rng) -> Vec<Difference> {
        let mut found = Found(Vec::new());
        let Sides { left, right, .. } = self;
        found.compare(Channel::Waiting, &format!("{:?}", left.waiting()), &format!("{:?}", right.waiting()));
        for seat in left.seats() {
            let form = |board: &BoardOf<G>| json(&G::form(board, seat));
            found.compare(Channel::Form, &form(left.board()), &form(right.board()));
        }
        let show = |table: &Table<G>| {
            G::show(table.board(), self.viewer.seat().map(|seat| table.view(seat))).to_string()
        };
        found.compare(Channel::View, &show(left), &show(right));
        let board = |table: &Table<G>| format!("{:?}", table.board());
        found.compare_values(Channel::Board, left.board() == right.board(), || [board(left), board(right)]);
        self.of_seat(&mut found, rng);
        found.0
    }

    /// What only a seat has: a legal list, refusals, a voice and a hand.
    fn of_seat(&self, found: &mut Found, rng: &mut Rng) {
        let Some(seat) = self.viewer.seat() else { return };
        let (left, right) = (self.left.view(seat), self.right.view(seat));
        let (choices, others) = (G::legal(&left), G::legal(&right));
        found.compare(Channel::Legal, &choices.count().to_string(), &others.count().to_string());
        for k in 0..choices.count().min(LISTED) {
            let nth = |choices: &G::Choices| format!("{k}: {:?}", choices.nth(k));
            found.compare(Channel::Legal, &nth(&choices), &nth(&others));
        }
        for _ in 0..REFUSALS {
            let wild = G::wild(self.left.board(), seat, rng);
            let judged = |view| refusal::<G>(&wild, G::judge(view, &wild).err());
            found.compare(Channel::Refusal, &judged(&left), &judged(&right));
        }
        let speech = |view| format!("{:?}", G::may_speak(view));
        found.compare(Channel::Speech, &speech(&left), &speech(&right));
        let (hand, other) = (left.hand, right.hand);
        found.compare_values(Channel::Hand, hand == other, || [format!("{hand:?}"), format!("{other:?}")]);
    }
}

fn refusal<G: Subject>(command: &G::Command, refusal: Option<G::Refusal>) -> String {
    let said = refusal.map(|no| format!("{} {} {no}", no.rule(), no.code()));
    format!("{}: {}", G::write_command(command), said.as_deref().unwrap_or("accepted"))
}

/// What a viewer is sent of these events.
pub fn notices<G: Subject>(events: &[G::Event], viewer: Viewer) -> Vec<NoticeOf<G>> {
    events.iter().filter_map(|event| Notice::of::<G>(event, viewer)).collect()
}

/// Notices as they go over the wire.
pub fn wire<G: Subject>(notices: &[NoticeOf<G>]) -> Vec<String> {
    notices.iter().map(json).collect()
}

/// A value as JSON text.
pub fn json<T: serde::Serialize>(value: &T) -> String {
    serde_json::to_string(value).unwrap_or_else(|error| format!("no JSON: {error}"))
}

/// Differences found, at most one a channel.
struct Found(Vec<Difference>);

impl Found {
    fn compare(&mut self, channel: Channel, left: &str, right: &str) {
        self.compare_values(channel, left == right, || [left.to_owned(), right.to_owned()]);
    }

    fn compare_values(&mut self, channel: Channel, same: bool, print: impl FnOnce() -> [String; 2]) {
        if !same && self.0.iter().all(|found| found.channel != channel) {
            let [left, right] = print();
            self.0.push(Difference { channel, left, right });
        }
    }
}
