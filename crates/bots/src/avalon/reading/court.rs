//! How our own strongest players behave, as probabilities: what they play, and what they expect of each other.
//!
//! Everything hangs on what a Servant in the same seat would think, which all can work out. Evil does what a Servant
//! would do but where the game hangs on it; Merlin leans from that towards the truth, the less the nearer the table
//! is to finding him.

use super::{Eye, Scene};

/// The numbers of this manner of play, chosen by measuring.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Style {
    /// A Servant asks of a team this share of what waiting promises.
    pub asks: f64,
    /// How gradual a Servant's vote is.
    pub soft: f64,
    /// How much the soundest team is preferred when one is named.
    pub taste: f64,
    /// How many times as likely as a Servant's Merlin lets a vote of his be: in general, and where Evil needs one
    /// more.
    pub lean: [f64; 2],
    /// The same for the team Merlin names.
    pub lead: [f64; 2],
    /// Merlin dares nothing once Evil would find him with this probability: in general, and where Evil needs one more.
    pub cap: [f64; 2],
    /// How often Evil votes for its own good where the game hangs on it: to pass the third Fail, to stop the third
    /// Success.
    pub push: [f64; 2],
    /// How a team with another Evil player is weighed by an Evil leader.
    pub shun: f64,
    /// How far such teams are held down to what chance would give, where there is a Merlin to be shot.
    pub apart: f64,
    /// Fail of a lone Evil player by quest.
    pub fail: [f64; 5],
    /// How often one of several on a team plays Fail though it is another's turn.
    pub share: f64,
    /// Whether Evil goes by the Fails alone where there is no Merlin to be shot: see [`Scene::veiled`].
    pub veil: bool,
    /// There, by how much a seat's own suspicions must differ from what the Fails tell before it goes by them.
    pub hunch: f64,
    /// There, by how much a team's burden makes it less likely to be named.
    pub burden: f64,
}

/// A knight's numbers: guesses.
pub const PLAIN: Style = Style {
    asks: 0.8,
    soft: 0.06,
    taste: 4.0,
    lean: [4.0, 8.0],
    lead: [4.0, 8.0],
    cap: [0.9, 1.0],
    push: [0.6, 0.6],
    shun: 0.3,
    apart: 0.0,
    fail: [0.4, 0.8, 0.8, 0.9, 1.0],
    share: 0.4,
    veil: false,
    hunch: 0.0,
    burden: 0.0,
};

/// A champion's numbers.
pub const CHAMPION: Style = Style {
    asks: 0.75,
    soft: 0.03,
    taste: 5.0,
    lean: [1.1, 2.0],
    lead: [1.2, 2.0],
    cap: [0.42, 0.46],
    push: [0.0, 0.0],
    shun: 1.0,
    apart: 0.6,
    fail: [0.25, 0.8, 0.6, 1.0, 1.0],
    share: 0.03,
    veil: true,
    hunch: 0.3,
    burden: 5.0,
};

/// No probability of a vote leaves this band: everybody slips.
const SLIP: f64 = 0.02;

/// A Servant's chance to approve a team of this soundness if waiting promises `hope`.
pub fn servant(style: &Style, scene: &Scene, leads: bool, sound: f64, hope: f64) -> f64 {
    if scene.is_last() {
        return 1.0 - SLIP;
    }
    if leads {
        return 0.95;
    }
    let odds = (sound - style.asks * hope) / style.soft;
    banded(1.0 / (1.0 + (-odds).exp()))
}

/// Merlin's, who would approve like this as a Servant; `found` is how likely the table finds him now. He goes towards
/// the truth as far as no vote of his is more than so many times as likely as a Servant's: a vote all but he would
/// give too tells nothing of him and may as well be right.
pub fn merlin(style: &Style, scene: &Scene, as_servant: f64, dirty: bool, found: f64) -> f64 {
    if scene.is_last() {
        return as_servant;
    }
    let most = boldness(style, scene, &style.lean, found);
    if dirty { banded(1.0 - most * (1.0 - as_servant)) } else { banded(most * as_servant) }
}

/// How many times as likely as a Servant's Merlin lets a move of his be.
pub fn boldness(style: &Style, scene: &Scene, by: &[f64; 2], found: f64) -> f64 {
    let [calm, grave] = *by;
    let (most, cap) = if scene.bad >= 2 { (grave, style.cap[1]) } else { (calm, style.cap[0]) };
    // From an even guess up to the cap it fades to nothing.
    let even = 1.0 / f64::from(scene.players - scene.evil);
    let room = ((cap - found) / (cap - even).max(0.01)).clamp(0.0, 1.0);
    1.0 + (most - 1.0) * room
}

/// An Evil player's, who would approve like this as a Servant.
pub fn evil(style: &Style, scene: &Scene, as_servant: f64, dirty: bool) -> f64 {
    let [pass, stop] = style.push;
    if scene.bad >= 2 && dirty {
        return banded(as_servant + pass * (1.0 - as_servant));
    }
    if scene.good >= 2 && !dirty && !scene.is_last() {
        return banded(as_servant * (1.0 - stop));
    }
    as_servant
}

/// A place among the Evil players on a team who know of each other: by how much the table suspects each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rank {
    /// How many they are.
    pub ours: u32,
    /// How many are suspected more.
    pub ahead: u32,
    /// How many are suspected as much, this one among them.
    pub equal: u32,
}

impl Rank {
    /// The only one.
    pub const ALONE: Rank = Rank { ours: 1, ahead: 0, equal: 1 };
}

/// The chance of a Fail. Of several on one team those who are suspected most play it, for they have least to lose;
/// that all can reckon, so nobody needs an agreed order, and nobody is the failer of every game.
pub fn fail(style: &Style, scene: &Scene, rank: &Rank) -> f64 {
    let needed = u32::from(scene.needed);
    if rank.ours < needed {
        // A lone Fail loses nothing here and gives somebody away.
        return 0.0;
    }
    if scene.bad >= 2 {
        return 1.0;
    }
    let alone = match scene.merlin {
        true => style.fail.get(usize::from(scene.quest) - 1).copied().unwrap_or(1.0),
        // Without a shot to come only the larger quests are worth being seen on: three of them decide.
        false if scene.size > 2 => 1.0,
        false => 0.0,
    };
    let want = if scene.good >= 2 { 1.0 } else { alone };
    let turn = match needed.saturating_sub(rank.ahead) {
        // One Fail too many would tell who went together.
        0 if scene.veiled(style) => 0.0,
        0 => style.share,
        places if places >= rank.equal => 1.0,
        places => f64::from(places) / f64::from(rank.equal),
    };
    want * turn
}

/// How a Servant weighs the teams it might name: none without itself.
pub fn wishes(style: &Style, scene: &Scene, eye: &Eye<'_>, teams: &[u16], seat: u8) -> Vec<f64> {
    let weigh = |team: &u16| match team & 1 << seat {
        0 => 0.0,
        _ => eye.sound(scene, *team).max(1e-6).powf(style.taste),
    };
    let wishes: Vec<f64> = teams.iter().map(weigh).collect();
    normal(wishes)
}

/// The same where the quests alone decide: of teams that look alike those go before who were less near to Fails.
pub fn unburdened(
    style: &Style,
    scene: &Scene,
    eye: &Eye<'_>,
    teams: &[u16],
    seat: u8,
    near: &[f64; 10],
) -> Vec<f64> {
    let wishes = wishes(style, scene, eye, teams, seat);
    let burden = |team: u16| {
        let others = near.iter().zip(0_u8..).filter(|(_, other)| *other != seat && team & 1 << other != 0);
        others.map(|(near, _)| near).sum::<f64>()
    };
    let named = wishes.iter().zip(teams);
    normal(named.map(|(wish, team)| wish * (-style.burden * burden(*team)).exp()).collect())
}

/// Merlin's wish for the team of this place, from a Servant's: clean ones as much likelier as he dares.
pub fn merlin_wish(
    style: &Style,
    scene: &Scene,
    wishes: &[f64],
    teams: &[u16],
    seen: u16,
    found: f64,
    place: usize,
) -> f64 {
    let (Some(wish), Some(team)) = (wishes.get(place), teams.get(place)) else { return 0.0 };
    let most = boldness(style, scene, &style.lead, found);
    let clean = wishes.iter().zip(teams).filter(|(_, team)| !scene.is_dirty(seen, **team));
    let clean: f64 = clean.map(|(wish, _)| wish).sum();
    if clean <= 0.0 {
        return *wish;
    }
    let up = most.min(1.0 / clean);
    let down = (1.0 - up * clean).max(0.0) / (1.0 - clean).max(1e-9);
    wish * if scene.is_dirty(seen, *team) { down } else { up }
}

/// An Evil leader's wish for the team of this place, from a Servant's. Teams with more fellows than are needed are
/// shunned, the more the likelier they are than by chance: fellows who look good to each other should not go together,
/// yet who never goes with them is found out.
pub fn evil_wish(
    style: &Style,
    scene: &Scene,
    wishes: &[f64],
    teams: &[u16],
    known: u16,
    place: usize,
) -> f64 {
    let spare = |team: &u16| (team & known).count_ones() > u32::from(scene.needed);
    let (Some(wish), Some(team)) = (wishes.get(place), teams.get(place)) else { return 0.0 };
    let (mut all, mut together, mut chance, mut ways) = (0.0, 0.0, 0.0, 0.0);
    for (wish, team) in wishes.iter().zip(teams).filter(|(wish, _)| **wish > 0.0) {
        all += wish;
        ways += 1.0;
        if spare(team) {
            together += wish;
            chance += 1.0;
        }
    }
    if together <= 0.0 || together >= all {
        return *wish;
    }
    let share = together / all;
    let apart = if scene.merlin { style.apart } else { 0.0 };
    let wanted = share.powf(1.0 - apart) * share.min(chance / ways).powf(apart) * style.shun;
    if spare(team) { wish * wanted / together } else { wish * (1.0 - wanted) / (all - together) }
}

fn normal(mut weights: Vec<f64>) -> Vec<f64> {
    let all: f64 = weights.iter().sum();
    if all > 0.0 {
        weights.iter_mut().for_each(|weight| *weight /= all);
    }
    weights
}

fn banded(chance: f64) -> f64 {
    chance.clamp(SLIP, 1.0 - SLIP)
}
