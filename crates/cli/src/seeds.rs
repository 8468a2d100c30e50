//! Where seeds come from.

use game::{MalformedSeed, Seed};

/// A seed that nobody knows, from the operating system.
pub fn fresh() -> Result<Seed, String> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)
        .map_err(|error| format!("the operating system gave no random bytes: {error}"))?;
    Ok(Seed::new(bytes))
}

/// A seed as people write it: 64 hexadecimal digits, or a number. The message never repeats what was written.
pub fn read(text: &str) -> Result<Seed, String> {
    if let Ok(number) = text.parse::<u64>()
        && text.len() < 64
    {
        return Ok(Seed::from_number(number));
    }
    Seed::from_hex(text).map_err(|malformed| match malformed {
        MalformedSeed::Length(_) => {
            "a seed is a number from 0 to 18446744073709551615, or 64 hexadecimal digits".to_string()
        }
        MalformedSeed::Digit(_) => malformed.to_string(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_is_a_number_or_sixty_four_digits() {
        assert_eq!(read("7").unwrap(), Seed::from_number(7));
        let digits = "1".repeat(64);
        assert_eq!(read(&digits).unwrap().reveal_hex(), digits);
        assert!(read("-1").is_err() && read("x").is_err() && read("").is_err());
        assert_ne!(fresh().unwrap(), fresh().unwrap());
    }
}
