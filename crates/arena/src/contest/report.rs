//! The results of a contest.

use std::collections::BTreeMap;
use std::fmt;

use games::Playable;
use serde::Serialize;

use super::chunk::{ChunkResult, Contest, Total};
use super::matchup::Matchup;
use super::rating::{Rating, rate};
use crate::seat::Faults;
use crate::{Share, Span};

/// Everything found at one kind of table.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Standing {
    /// The rules, in notation.
    pub rules: String,
    /// Seats.
    pub players: u8,
    /// Deals played.
    pub deals: u64,
    /// By cell.
    pub cells: Vec<Row>,
    /// Players compared over common deals.
    pub differences: Vec<Compared>,
    /// Ratings, if both sides take part in every deal.
    pub ratings: Vec<Rating>,
}

/// One cell's figures.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Row {
    /// Who sits in the other seats, or is the other side.
    pub base: Vec<String>,
    /// Who is measured: the added player, or the first side.
    pub player: String,
    /// Games played to the end.
    pub games: u64,
    /// Games that ended early because one of our bots gave an illegal command.
    pub broken: u64,
    /// Decisions a game.
    pub decisions: f64,
    /// Share of games the player won: all, by side, by character. For teams, each side's.
    pub wins: BTreeMap<String, Share>,
    /// Means by game: which side won, and what else the game counts.
    pub means: BTreeMap<String, Span>,
    /// How games ended.
    pub endings: BTreeMap<String, u64>,
    /// What programs did wrong.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub faults: BTreeMap<String, Faults>,
}

/// Two players at the same tables over the same deals.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Compared {
    /// Who sits in the other seats, or is the other side.
    pub base: Vec<String>,
    /// One player.
    pub first: String,
    /// The other.
    pub second: String,
    /// The first's share less the second's: all, by side, by character.
    pub wins: BTreeMap<String, Span>,
}

impl<G: Playable> Contest<'_, G> {
    /// The figures of all chunks, which must be given in order.
    pub fn standing(&self, rules: String, results: &[&ChunkResult]) -> Standing {
        let mut whole = ChunkResult::default();
        results.iter().for_each(|result| whole.add(result));
        let names: Vec<String> = self.entrants.iter().map(|entrant| entrant.name.clone()).collect();
        let cells = self.cells.iter().zip(&whole.cells).map(|(cell, total)| row(cell, total, &names));
        let differences = self.pairs().into_iter().zip(&whole.crosses);
        let compared =
            |((first, second, by), cross): ((usize, usize, Option<usize>), &BTreeMap<String, u64>)| {
                let side = by.and_then(|side| G::SIDES.get(side)).copied();
                self.compare((first, second), side, cross, &whole, &names)
            };
        let ratings = match G::team_sizes(self.options) {
            Some(teams) if self.entrants.len() > 1 => rate(&names, self.cells, teams, G::SIDES, results),
            _ => Vec::new(),
        };
        Standing {
            rules,
            players: self.players(),
            deals: whole.deals,
            cells: cells.collect(),
            differences: differences.filter_map(compared).collect(),
            ratings,
        }
    }

    fn compare(
        &self,
        (first, second): (usize, usize),
        side: Option<&str>,
        cross: &BTreeMap<String, u64>,
        whole: &ChunkResult,
        names: &[String],
    ) -> Option<Compared> {
        let (one, other) = (whole.cells.get(first)?, whole.cells.get(second)?);
        let wanted = |name: &&String| side.is_none_or(|side| *name == side);
        let wins = cross.iter().filter(|(name, _)| wanted(name)).filter_map(|(name, cross)| {
            let (one, other) = (one.wins.get(name)?, other.wins.get(name)?);
            (one.tries == other.tries).then(|| (name.clone(), one.less(other, *cross)))
        });
        let wins = wins.collect();
        let (one, base) = sits(self.cells.get(first)?, names, side == G::SIDES.get(1).copied());
        let (other, _) = sits(self.cells.get(second)?, names, side == G::SIDES.get(1).copied());
        Some(Compared { base, first: one, second: other, wins })
    }
}

/// Who is measured, and with whom; for teams the second side if `turned`.
fn sits(cell: &Matchup, names: &[String], turned: bool) -> (String, Vec<String>) {
    let name = |place: &usize| names.get(*place).cloned().unwrap_or_default();
    match cell {
        Matchup::Seat { base, added } => (name(added), base.iter().map(name).collect()),
        Matchup::Teams { first, second } if turned => (name(second), vec![name(first)]),
        Matchup::Teams { first, second } => (name(first), vec![name(second)]),
    }
}

fn row(cell: &Matchup, total: &Total, names: &[String]) -> Row {
    let (player, base) = sits(cell, names, false);
    #[allow(clippy::as_conversions)] // counts far below 2⁵³
    let decisions = total.decisions as f64 / total.games.max(1) as f64;
    Row {
        base,
        player,
        games: total.games,
        broken: total.broken,
        decisions,
        wins: total.wins.iter().map(|(name, sums)| (name.clone(), sums.share())).collect(),
        means: total.counts.iter().map(|(name, sums)| (name.clone(), sums.span())).collect(),
        endings: total.endings.clone(),
        faults: total.faults.clone(),
    }
}

impl fmt::Display for Standing {
    /// Tables for people.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}\n{} deals; 95 % intervals from the spread between deals\n", self.rules, self.deals)?;
        for row in &self.cells {
            writeln!(f, "{} with {}: {} games", row.player, row.base.join(", "), row.games)?;
            for (name, share) in &row.wins {
                let (mean, low, high) = (share.share * 100.0, share.low * 100.0, share.high * 100.0);
                writeln!(f, "  wins {name:<16} {mean:>6.2} %   {low:>6.2} – {high:<6.2}")?;
            }
            for (name, span) in &row.means {
                writeln!(f, "  game {name:<16} {:>8.4}   {}", span.mean, ends(span, 1.0))?;
            }
            for (name, faults) in &row.faults {
                let Faults { crashed, late, illegal, garbage, long, fallbacks } = faults;
                writeln!(
                    f,
                    "  {name}: {fallbacks} moves made for it ({crashed} crashes, {late} late, {illegal} illegal, \
                     {garbage} lines of garbage, {long} too long)"
                )?;
            }
        }
        if !self.differences.is_empty() {
            writeln!(f, "\nOver common deals, in points:")?;
        }
        for each in &self.differences {
            writeln!(f, "{} less {}, with {}", each.first, each.second, each.base.join(", "))?;
            for (name, span) in &each.wins {
                writeln!(f, "  {name:<16} {:>+7.2}   {}", span.mean * 100.0, ends(span, 100.0))?;
            }
        }
        if !self.ratings.is_empty() {
            writeln!(f, "\nElo of a whole team:")?;
        }
        for rating in &self.ratings {
            let error = rating.error.map_or_else(|| "?".to_string(), |error| format!("{error:.0}"));
            writeln!(f, "  {:<16} {:>+6.0} ± {error}", rating.player, rating.elo)?;
        }
        Ok(())
    }
}

/// The ends of an interval.
fn ends(span: &Span, scale: f64) -> String {
    match (span.low, span.high) {
        (Some(low), Some(high)) => format!("{:>7.2} – {:<7.2}", low * scale, high * scale),
        _ => "      ?".to_string(),
    }
}
