//! What the narrator of the page plays: `web/src/lib/wire/narrator.ts` holds the script of every night, and which lists of
//! characters fit, as the rules say. The page looks them up and holds no rule.

use std::collections::{BTreeMap, BTreeSet};

use avalon::{
    Avalon, Cast, Edition, LancelotVariant, NightGroup, NightStep, QUESTS_TO_WIN, Quest, Role, Rules, Setup,
    Severity, Wishes, night_script, sides,
};
use game::Protocol;
use game::ts::Module;
use serde_json::{Value, json};

use super::ts_file::settle;

const VARIANTS: [(&str, LancelotVariant); 4] = [
    ("off", LancelotVariant::Off),
    ("v1", LancelotVariant::V1),
    ("v2", LancelotVariant::V2),
    ("v3", LancelotVariant::V3),
];

const EDITIONS: [(&str, Option<Edition>); 5] = [
    ("none", None),
    ("pl", Some(Edition::Pl)),
    ("cs", Some(Edition::Cs)),
    ("es", Some(Edition::Es)),
    ("uk", Some(Edition::Uk)),
];

/// The characters whose presence the script or the check of a setup depends on.
const ASKED: [Role; 6] =
    [Role::Merlin, Role::Assassin, Role::Percival, Role::Morgana, Role::Mordred, Role::Oberon];

#[test]
fn the_data_of_the_narrator_is_up_to_date() {
    let (scripts, lines, looking) = scripts();
    let module = Module::new("narrator.ts")
        .with_constant("LINES", "Every line that a night can have.", &lines)
        .with_constant("LOOKING", "The lines after which somebody looks, and needs time for it.", &looking)
        .with_constant(
            "SCRIPTS",
            "The night by Lancelot variant, characters that change it, and whether Merlin sees Oberon: lines with a space between (AV-21).",
            &scripts,
        )
        .with_constant("SECRET", "The characters of a night whose list is secret (AV-19).", &"secret")
        .with_constant(
            "HEARD",
            "The characters that change the night, in the order in which a script is looked up.",
            &heard().map(Role::name),
        )
        .with_constant("TEAMS", "Good, Evil, team sizes and Fails needed by number of players (AV-2, AV-37).", &teams())
        .with_constant("QUESTS_TO_WIN", "Quests of one side that decide a game (AV-41, AV-43).", &QUESTS_TO_WIN)
        .with_constant("ASKED", "The characters to choose, from the lowest bit of a set.", &ASKED.map(Role::name));
    let (fits, findings) = fits();
    let module = module
        .with_constant(
            "FITS",
            "By edition, players and variant: for each set of characters, bit by bit of ASKED, its place in FINDINGS.",
            &fits,
        )
        .with_constant("FINDINGS", "Faults and warnings of a setup; the first has none.", &findings);
    settle("narrator.ts", &module);
}

/// The characters that change the words or the steps.
fn heard() -> [Role; 5] {
    [Role::Merlin, Role::Percival, Role::Morgana, Role::Mordred, Role::Oberon]
}

fn rules(variant: LancelotVariant, sees: bool, public: bool) -> Rules {
    let options = Wishes {
        lancelot_variant: Some(variant),
        merlin_sees_oberon: Some(sees),
        role_list_public: Some(public),
        ..Wishes::default()
    };
    *Avalon::check(&Setup { players: Some(10), options, ..Setup::default() }).unwrap().options.rules()
}

/// The script of every combination. One that no number of players allows is harmless: nobody can choose it.
fn scripts() -> (BTreeMap<String, String>, BTreeSet<String>, BTreeSet<String>) {
    let mut found: BTreeMap<String, Vec<NightStep>> = BTreeMap::new();
    for (name, variant) in VARIANTS {
        for sees in [true, false] {
            let key = |list: &str| format!("{name} {} {list}", if sees { "seen" } else { "unseen" });
            let open = rules(variant, sees, true);
            for set in 0..1_u8 << heard().len() {
                let roles = chosen(&heard(), set);
                let cast: Cast = roles.iter().copied().collect();
                let list: Vec<&str> = roles.iter().map(|role| role.name()).collect();
                found.insert(key(&list.join(",")), night_script(&open, Some(&cast)));
            }
            found.insert(key("secret"), night_script(&rules(variant, sees, false), None));
        }
    }
    let lines = |steps: &[NightStep]| steps.iter().map(NightStep::line).collect::<Vec<_>>();
    let all: BTreeSet<String> = found.values().flat_map(|steps| lines(steps)).collect();
    let look = |step: &&NightStep| !matches!(step.eyes, NightGroup::Nobody | NightGroup::Everybody);
    let looking = found.values().flatten().filter(look).map(NightStep::line).collect();
    let scripts = found.iter().map(|(key, steps)| (key.clone(), lines(steps).join(" "))).collect();
    (scripts, all, looking)
}

/// The characters whose bits are set.
fn chosen(roles: &[Role], set: u8) -> Vec<Role> {
    let bits = roles.iter().enumerate().filter(|(bit, _)| set >> bit & 1 == 1);
    bits.map(|(_, role)| *role).collect()
}

fn teams() -> BTreeMap<u8, Value> {
    let of = |players: u8| {
        let (good, evil) = sides(players);
        let quests = Quest::ALL
            .map(|quest| json!({"size": quest.size(players), "fails_needed": quest.fails_needed(players)}));
        json!({"good": good, "evil": evil, "quests": quests})
    };
    (5..=10).map(|players| (players, of(players))).collect()
}

type Fits = BTreeMap<&'static str, BTreeMap<u8, BTreeMap<&'static str, String>>>;

/// For each set of characters its findings, as one letter of base 36.
fn fits() -> (Fits, Vec<Value>) {
    let mut findings = vec![json!({"faults": [], "warnings": []})];
    let mut fits = Fits::new();
    for (edition_name, edition) in EDITIONS {
        for players in 5..=10_u8 {
            for (name, variant) in VARIANTS {
                let letters = (0..1_u8 << ASKED.len()).map(|set| {
                    let found = findings_of(edition, players, variant, chosen(&ASKED, set));
                    let place = findings.iter().position(|each| *each == found).unwrap_or_else(|| {
                        findings.push(found);
                        findings.len() - 1
                    });
                    char::from_digit(u32::try_from(place).unwrap(), 36).unwrap()
                });
                let letters = letters.collect();
                fits.entry(edition_name).or_default().entry(players).or_default().insert(name, letters);
            }
        }
    }
    (fits, findings)
}

fn findings_of(edition: Option<Edition>, players: u8, variant: LancelotVariant, roles: Vec<Role>) -> Value {
    // People with printed cards may try what is unwise; what is impossible stays a fault.
    let options = Wishes {
        edition,
        lancelot_variant: Some(variant),
        percival_five_rule: Some(Severity::Warn),
        morgana_without_percival: Some(Severity::Warn),
        ..Wishes::default()
    };
    let codes = |faults: &[game::Fault]| faults.iter().map(|fault| fault.code).collect::<BTreeSet<_>>();
    match (Setup { players: Some(players), roles: Some(roles), options, ..Setup::default() }).check() {
        Ok(checked) => json!({"faults": [], "warnings": codes(&checked.warnings)}),
        Err(faults) => json!({"faults": codes(&faults), "warnings": []}),
    }
}
