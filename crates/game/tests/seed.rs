//! The fair deal against values computed elsewhere.
//!
//! The constants come from a Python program that shares no code with this workspace: `hashlib` for SHA-256, and
//! ChaCha12 written from the specification (checked against the published streams of the zero key, ChaCha20
//! `76b8e0ad…` and ChaCha12 `9bf49a6a…`). State: the four words of `expand 32-byte k`, the eight little-endian words
//! of the deal key, a 64-bit block counter from 0, a 64-bit stream number. Way `k` reads 64-bit little-endian numbers
//! of stream `k` until one is below `ways · ⌊2⁶⁴ / ways⌋`, modulo `ways`.
#![allow(clippy::unwrap_used)] // helpers of tests may fail

use core::num::NonZeroU64;

use game::{Commitment, Dice, Entropy, MalformedSeed, Seat, Seed};

const SEED: &str = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
/// SHA-256("roundtable commitment 1" ‖ seed)
const COMMITMENT: &str = "7facc635fe6df6a5d4e072dce6ceb2e604a409bfcdc5f0e9638ed58f22b22a34";
/// The counts that are asked for, draw by draw: small ones, deals, and ones at which many numbers are drawn again.
const COUNTS: [u64; 14] =
    [2, 3, 5, 7, 10, 60, 21, 2520, 3_628_800, 1 << 32, 1 << 63, (1 << 63) + 1, u64::MAX, 1];
/// Deal key efc6f275…06a56: SHA-256("roundtable deal 1" ‖ seed ‖ ten zero bytes).
const PLAIN: [u64; 14] = [
    0,
    1,
    4,
    3,
    2,
    34,
    9,
    1268,
    846_661,
    3_615_523_422,
    6_201_275_798_754_430_624,
    5_239_259_702_552_639_776,
    18_397_833_442_878_989_108,
    0,
];
/// Deal key 1b2bd81b…a16bc: seats 0, 3 and 9 added the three digests below, each behind a byte 32.
const MIXED: [u64; 14] = [
    1,
    2,
    3,
    1,
    0,
    8,
    4,
    2351,
    3_398_901,
    1_382_045_977,
    8_772_844_879_923_843_034,
    5_986_651_337_872_167_972,
    17_315_199_936_941_020_857,
    0,
];
/// SHA-256("roundtable entropy 1" ‖ what the seat sent): `dog`, nothing, a hundred zero bytes.
const ADDED: [(Seat, &str); 3] = [
    (Seat::S0, "0b9b61de568525becf187021122e7f6ed7f046c2caf469b51b4ddd1ac2295197"),
    (Seat::S3, "e7d0aba1c7dac29ce30e354b5dfb02e799362f67aac4134f11e7c82c67c9053d"),
    (Seat::S9, "344e43d9113b8310a3db816648c8a3d7adcd9759885af9fb3a40027e0599cabb"),
];

fn seed() -> Seed {
    Seed::from_hex(SEED).unwrap()
}

fn roll(dice: &mut Dice, ways: u64) -> u64 {
    dice.roll(NonZeroU64::new(ways).unwrap())
}

fn mixed() -> Entropy {
    let mut entropy = Entropy::none();
    entropy.add(Seat::S9, &[0; 100]);
    entropy.add(Seat::S0, b"cat");
    entropy.add(Seat::S0, b"dog"); // a second addition replaces the first
    entropy.add(Seat::S3, b"");
    entropy
}

#[test]
fn the_commitment_is_the_published_digest() {
    assert_eq!(seed().commitment().to_string(), COMMITMENT);
    assert_eq!(Commitment::from_hex(COMMITMENT), Ok(seed().commitment()));
    assert_ne!(Commitment::from_hex(SEED), Ok(seed().commitment()));
}

#[test]
fn the_dice_give_the_published_ways() {
    let mut dice = seed().dice(&Entropy::none());
    assert_eq!(COUNTS.map(|ways| roll(&mut dice, ways)), PLAIN);
}

#[test]
fn the_dice_with_entropy_give_the_published_ways() {
    let entropy = mixed();
    for (seat, digest) in ADDED {
        assert_eq!(entropy.of(seat).as_deref(), Some(digest));
    }
    assert_eq!(entropy.of(Seat::S1), None);
    let mut dice = seed().dice(&entropy);
    assert_eq!(COUNTS.map(|ways| roll(&mut dice, ways)), MIXED);
    // Recorded and restored, it is the same.
    let mut restored = Entropy::none();
    for (seat, digest) in ADDED {
        restored.restore(seat, digest).unwrap();
    }
    assert_eq!(restored, entropy);
    assert_eq!(restored.restore(Seat::S2, "12"), Err(MalformedSeed::Length(2)));
    assert_eq!(restored, entropy);
}

#[test]
fn numbers_that_would_favour_small_ways_are_drawn_again() {
    // Of 2⁶⁴ numbers nearly half are above 2⁶³ + 1: the program had to try 2, 4, 5, 2, 1, 1, 1, 1, 3 times.
    let expected = [
        5_491_499_813_278_943_413,
        7_642_684_793_405_486_857,
        1_477_217_599_573_509_066,
        4_735_329_492_894_371_374,
        1_586_244_745_355_572_722,
        5_622_487_455_401_449_954,
        5_056_676_509_555_387_173,
        3_879_228_324_947_783_228,
        6_363_603_038_740_818_278,
    ];
    let mut dice = seed().dice(&Entropy::none());
    assert_eq!(expected.map(|_| roll(&mut dice, (1 << 63) + 1)), expected);
}

#[test]
fn a_draw_depends_on_its_number_and_not_on_what_was_drawn_before() {
    for skip in 0..COUNTS.len() {
        let mut dice = seed().dice(&Entropy::none()).after(u64::try_from(skip).unwrap());
        for (ways, expected) in COUNTS.into_iter().zip(PLAIN).skip(skip) {
            assert_eq!(roll(&mut dice, ways), expected);
        }
    }
    // Draws number 1,000,000 and 2⁴⁰, of a thousand ways.
    assert_eq!(roll(&mut seed().dice(&Entropy::none()).after(1_000_000), 1000), 901);
    assert_eq!(roll(&mut seed().dice(&Entropy::none()).after(1 << 40), 1000), 52);
}

#[test]
fn every_way_comes_up_about_as_often() {
    for ways in [2u64, 3, 5, 21, 60] {
        let mut dice = Seed::from_number(ways).dice(&Entropy::none());
        let mut times = vec![0u64; usize::try_from(ways).unwrap()];
        for _ in 0..ways * 1000 {
            let way = roll(&mut dice, ways);
            times[usize::try_from(way).unwrap()] += 1;
        }
        // Six standard deviations of a binomial with mean 1000.
        assert!(times.iter().all(|times| (810..1190).contains(times)), "{ways}: {times:?}");
    }
}

#[test]
fn seeds_from_numbers_and_streams_are_the_published_digests() {
    let seven = Seed::from_number(7);
    assert_eq!(seven.reveal_hex(), "32e5ce22c3914c46fbc1ff102f0c5156832f31a758e5c0d421fa4490fdaddabd");
    let stream = seed().stream("bot 3");
    assert_eq!(stream.reveal_hex(), "219b09ab0500d6cdfe1c7c04f66798a56ae98c356f1823c7959e114e7335ac73");
    assert_eq!(seed().reveal_hex(), SEED);
    assert_eq!(Seed::new(seed().reveal()), seed());
}

#[test]
fn texts_that_are_no_seed_say_why() {
    let long = format!("{SEED}0");
    let none = format!("{}g{}", &SEED[..10], &SEED[11..]);
    let wide = format!("{}é{}", &SEED[..63], "");
    for (text, error, sentence) in [
        ("", MalformedSeed::Length(0), "64 hexadecimal digits are needed, not 0"),
        ("00", MalformedSeed::Length(2), "64 hexadecimal digits are needed, not 2"),
        (long.as_str(), MalformedSeed::Length(65), "64 hexadecimal digits are needed, not 65"),
        (none.as_str(), MalformedSeed::Digit(10), "character 10 is not a hexadecimal digit"),
        (wide.as_str(), MalformedSeed::Digit(63), "character 63 is not a hexadecimal digit"),
    ] {
        assert_eq!(Seed::from_hex(text), Err(error), "{text}");
        assert_eq!(Commitment::from_hex(text), Err(error), "{text}");
        assert_eq!(error.to_string(), sentence);
    }
    assert_eq!(Seed::from_hex(&SEED.to_uppercase()), Ok(seed()));
    // Every single wrong character is found at its place.
    for at in 0..64 {
        for wrong in ['g', ' ', '-', '+', '/', ':', '@', '`', '\0', '💥', '٣'] {
            let text: String =
                SEED.chars().enumerate().map(|(k, c)| if k == at { wrong } else { c }).collect();
            assert_eq!(Seed::from_hex(&text), Err(MalformedSeed::Digit(at)));
        }
    }
}

#[test]
fn a_seed_never_prints_itself() {
    assert_eq!(format!("{:?} {:#?}", seed(), seed()), "Seed(…) Seed(…)");
    let holder = Some((seed(), 1));
    assert!(!format!("{holder:?}").contains('0'));
}
