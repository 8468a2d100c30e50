//! Setups of Shadows over all sizes and options.

use game::{Protocol, Seat};
use shadows::{
    Card, DeckWish, GawainMerlin4, Leftovers, Quest, QuestSet, Setup, Shadows, Start, Value, VivienExposed,
    Wishes,
};

use crate::Rng;

/// Every size and every value of every option, and something of every part of a written deck.
pub const VALUES: &[&str] = &[
    "players=1",
    "players=2",
    "players=3",
    "players=4",
    "players=5",
    "players=6",
    "players=7",
    "expert=true",
    "expert=false",
    "promos=true",
    "promos=false",
    "startPlayer=0",
    "startPlayer=1",
    "startPlayer=2",
    "startPlayer=3",
    "startPlayer=4",
    "startPlayer=5",
    "startPlayer=6",
    "startPlayer=random",
    "memoryAid=true",
    "memoryAid=false",
    "modesEndOnQuest=true",
    "modesEndOnQuest=false",
    "modesBindTraitor=true",
    "modesBindTraitor=false",
    "whisperLoyalMayLie=true",
    "whisperLoyalMayLie=false",
    "merlin5BeatsMorgan7=true",
    "merlin5BeatsMorgan7=false",
    "merlin5CountBefore=true",
    "merlin5CountBefore=false",
    "vivienExposed=allowed",
    "vivienExposed=excluded",
    "swordLimit=16",
    "gawainMerlin4=nextQuest",
    "gawainMerlin4=now",
    "galahadMayTell=true",
    "galahadMayTell=false",
    "tristanShuffles=true",
    "tristanShuffles=false",
    "gawainLeftovers=top",
    "gawainLeftovers=discard",
    // `deck.counts`
    "merlin:5=0",
    "mordred=2",
    "morgan:3=0",
    "morgan:5=2",
    // `deck.symbols`
    "merlin[grail]",
    "vivien=any",
    "morgan:8[dragon]",
    // `deck.values`, and the counts they stand for
    "values[]",
    "morgan:4+1=0",
    "morgan:4+3=0",
    "morgan:4+4=1",
    "morgan:4+5=1",
    // `deck.swords`
    "picts=2",
    "grail=1",
];

/// A legal setup.
pub fn any(rng: &mut Rng) -> Setup {
    with(|_| {})(rng)
}

/// Legal setups after this change.
pub fn with(change: impl Fn(&mut Wishes) + Copy) -> impl Fn(&mut Rng) -> Setup + Copy {
    move |rng| {
        // Two Traitors sit at a table of seven alone.
        let players = rng.pick(&[2, 3, 4, 5, 6, 7, 7]).unwrap_or(7);
        let players = if rng.percent(5) { 1 } else { players };
        let mut wishes = wishes(players, rng);
        change(&mut wishes);
        let setup = Setup { players: Some(players), options: Some(wishes), deal: None };
        if Shadows::check(&setup).is_ok() {
            setup
        } else {
            Setup { players: Some(players), ..Setup::default() }
        }
    }
}

fn wishes(players: u8, rng: &mut Rng) -> Wishes {
    let mut on = |percent| if rng.percent(percent) { Some(true) } else { rng.coin().then_some(false) };
    let mut wishes = Wishes {
        expert: on(55),
        promos: on(40),
        memory_aid: on(40),
        modes_end_on_quest: on(30),
        modes_bind_traitor: on(40),
        whisper_loyal_may_lie: on(30),
        merlin5_beats_morgan7: on(30),
        merlin5_count_before: on(30),
        galahad_may_tell: on(40),
        ..Wishes::default()
    };
    wishes.vivien_exposed =
        rng.pick(&[None, Some(VivienExposed::Allowed), Some(VivienExposed::Excluded)]).flatten();
    wishes.sword_limit = rng.percent(30).then_some(16);
    wishes.gawain_leftovers = rng.pick(&[None, Some(Leftovers::Top), Some(Leftovers::Discard)]).flatten();
    wishes.gawain_merlin4 =
        rng.pick(&[None, Some(GawainMerlin4::Now), Some(GawainMerlin4::NextQuest)]).flatten();
    wishes.tristan_shuffles = rng.pick(&[None, Some(true), Some(false)]).flatten();
    wishes.start_player = match rng.below(10) {
        0..4 => Seat::new(u8::try_from(rng.below(players.into())).unwrap_or(0)).map(Start::Seat),
        4..6 => Some(Start::Random),
        _ => None,
    };
    wishes.deck = rng.percent(12).then(|| deck(rng));
    wishes
}

/// A deck that differs in one of the four ways in which it can (SC-5).
fn deck(rng: &mut Rng) -> DeckWish {
    let mut deck = DeckWish::default();
    match rng.below(4) {
        0 => {
            let counts = [(Card::MERLIN_5, 0), (Card::MORDRED, 2), (Card::MORGAN_3, 0), (Card::MORGAN_5, 2)];
            deck.counts.extend(counts);
        }
        1 => {
            let grail = QuestSet::only(Quest::Grail);
            let symbols =
                [("merlin", grail), ("vivien", QuestSet::ANY), ("morgan:8", QuestSet::only(Quest::Dragon))];
            deck.symbols.extend(symbols.map(|(name, symbols)| (name.to_owned(), symbols)));
        }
        2 => deck.values = Some(vec![2, 4, 5]),
        _ => deck.swords.extend([(Quest::Picts, 2), (Quest::Grail, 1)]),
    }
    deck
}

/// Nothing but whispers: every Morgan is a #1, no Merlin ends it, and three kinds of rumour make up the deck.
pub fn whispers(wishes: &mut Wishes) {
    let rumours = [Quest::Picts, Quest::Saxons, Quest::Grail].map(|quest| Card::quest(quest, Value::Two));
    let mut deck = DeckWish::default();
    deck.counts.extend(Card::all().map(|card| (card, 0)));
    deck.counts.extend(rumours.map(|card| (card, 15)));
    deck.counts.extend([(Card::MORGAN_1, 9), (Card::MORDRED, 8)]);
    wishes.deck = Some(deck);
    wishes.promos = None;
    wishes.whisper_loyal_may_lie = Some(true);
}

/// A deck with as many Merlins as there can be.
pub fn merlins(wishes: &mut Wishes) {
    let mut deck = DeckWish::default();
    deck.counts
        .extend(Card::all().filter(|card| !card.is_quest() && !card.is_morgan()).map(|card| (card, 0)));
    deck.counts.insert(Card::MERLIN_1, 8);
    wishes.deck = Some(deck);
    wishes.promos = None;
}
