//! Reading a seed, a commitment or entropy from any text does not panic.
#![no_main]

use game::{Commitment, Entropy, Seat, Seed};

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let Ok(text) = core::str::from_utf8(bytes) else { return };
    if let Ok(seed) = Seed::from_hex(text) {
        assert_eq!(seed.reveal_hex(), text.to_lowercase());
    }
    let _ = Commitment::from_hex(text);
    let _ = Entropy::none().restore(Seat::S0, text);
});
