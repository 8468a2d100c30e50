//! Random setups and random play, repeatable by number.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)] // a test may fail

use avalon::{Avalon, Command, Options, PlotCard, Role};
use game::{Choices, Entropy, Protocol, Seat, Seed, Table};
use serde_json::{Value, json};

use super::read_setup;

/// A small generator (SplitMix64): tests need repeatable, not good, chance.
pub struct Rng(pub u64);

impl Rng {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    pub fn below(&mut self, count: usize) -> usize {
        usize::try_from(self.next() % u64::try_from(count).unwrap()).unwrap()
    }

    pub fn pick<'a, T>(&mut self, list: &'a [T]) -> &'a T {
        &list[self.below(list.len())]
    }

    pub fn chance(&mut self) -> bool {
        self.next().is_multiple_of(2)
    }
}

/// A legal setup with any options.
pub fn any_setup(rng: &mut Rng) -> (Value, Options) {
    loop {
        let players = 5 + rng.below(6);
        let mut roles: Vec<&str> = Role::optional().filter(|_| rng.chance()).map(Role::name).collect();
        if rng.below(8) > 0 {
            roles.extend(["merlin", "assassin"]);
        }
        let copies = |card: PlotCard| std::iter::repeat_n(card.name(), card.supply().into());
        let deck: Vec<&str> = PlotCard::ALL.into_iter().flat_map(copies).filter(|_| rng.chance()).collect();
        let mut wishes = json!({
            "allowNoMerlin": true,
            "percivalFiveRule": rng.pick(&["error", "warn"]),
            "roleListPublic": rng.below(4) > 0,
            "merlinSeesOberon": rng.chance(),
            "assassinTargets": rng.pick(&["currentGood", "notKnownEvil", "anyOther", "anySeat"]),
            "evilRevealAtAssassination": rng.chance(),
            "targeting": rng.chance(),
            "targetingFifth": rng.pick(&["twoSucceeded", "twoCompleted"]),
            "lady": rng.chance(),
            "ladyMandatory": rng.chance(),
            "wrongLoyaltyCard": rng.pick(&["impossible", "impossible", "sideLoses"]),
            "lancelotVariant": rng.pick(&["off", "v1", "v2", "v3"]),
            "lancelotV1Deck": rng.pick(&["promo", "bigBox"]),
            "lancelotV1EvilMustFail": rng.chance(),
            "excalibur": rng.chance(),
            "plot": rng.below(3) > 0,
            "strongLeaderNext": rng.pick(&["fromNewLeader", "fromReplaced"]),
            "spotlightOrder": rng.pick(&["simultaneous", "targetFirst"]),
            "plotDeck56": "seven",
        });
        if rng.chance() {
            wishes["firstLeader"] = json!(rng.below(players));
        }
        if rng.chance() {
            wishes["plotsPerRound"] = json!(1 + rng.below(4));
        }
        if rng.chance() && players <= 6 {
            wishes["plotDeck56"] = json!(deck);
        }
        let setup = json!({"players": players, "roles": roles, "options": wishes});
        if let Ok(checked) = Avalon::check(&read_setup(&setup)) {
            return (setup, checked.options);
        }
    }
}

/// A dealt table and the chance that goes on with it.
pub fn begin(options: Options, seed: u64) -> (Table<Avalon>, game::Dice) {
    let mut dice = Seed::from_number(seed).dice(&Entropy::none());
    let mut table = Table::<Avalon>::open(options);
    table.begin(&mut dice).unwrap().commit();
    (table, dice)
}

/// Any legal command of any seat that is asked; teams are mostly approved, so that games get on.
pub fn any_move(table: &Table<Avalon>, rng: &mut Rng) -> Option<(Seat, Command)> {
    let asked: Vec<Seat> = table.asked().iter().collect();
    if asked.is_empty() {
        return None;
    }
    let seat = *rng.pick(&asked);
    let choices = table.legal(seat);
    let mut k = rng.below(usize::try_from(choices.count()).unwrap());
    if let Some(Command::Vote(_)) = choices.nth(0) {
        k = usize::from(rng.below(4) == 0);
    }
    Some((seat, choices.nth(u32::try_from(k).unwrap()).unwrap()))
}

/// Every command that names only seats 0 to 9, but for proposals, of which a few.
pub fn many_commands(rng: &mut Rng) -> Vec<Command> {
    let cards = PlotCard::ALL.map(PlotCard::name);
    let mut texts: Vec<String> = ["+", "-", "s", "f", "g", "e", "x-", "l-"].map(String::from).to_vec();
    for seat in 0..10 {
        texts.extend(["x", "l", "k"].map(|letter| format!("{letter}{seat}")));
        for card in cards {
            texts.extend([format!(">{card}.{seat}"), format!("!{card}.{seat}")]);
            texts.extend(cards.map(|take| format!("!{card}.{seat}.{take}")));
        }
    }
    for card in cards {
        texts.extend([format!("!{card}"), format!("~{card}")]);
    }
    for _ in 0..60 {
        let team: String = (0..10).filter(|_| rng.below(3) == 0).map(|seat| seat.to_string()).collect();
        let quest = if rng.chance() { format!("@{}", 1 + rng.below(5)) } else { String::new() };
        let sword = if rng.chance() { format!("*{}", rng.below(10)) } else { String::new() };
        texts.push(format!("p{team}{quest}{sword}"));
    }
    texts.iter().map(|text| super::command(text)).collect()
}
