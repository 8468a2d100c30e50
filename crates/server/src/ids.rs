//! Random names that cannot be guessed, and short codes for people to type.

use sha2::{Digest, Sha256};
use store::TableId;

/// Digits and letters, without letters that look like others.
const DIGITS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
/// Letters that are not confused with each other, read aloud or on a small screen.
const LETTERS: &[u8; 20] = b"ACDEFGHJKLMNPQRTUVWX";

/// The system has no random bytes.
#[derive(Clone, Copy, Debug)]
pub struct NoRandomness;

/// Bytes that cannot be predicted.
pub fn random<const N: usize>() -> Result<[u8; N], NoRandomness> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|_| NoRandomness)?;
    Ok(bytes)
}

/// A number for a new table or person.
pub fn number() -> Result<i64, NoRandomness> {
    Ok(i64::from_le_bytes(random()?) & i64::MAX)
}

/// A table's name in links.
pub fn table_name(table: TableId) -> String {
    let mut left = u64::try_from(table.0).unwrap_or(0);
    let mut name = Vec::with_capacity(13);
    for _ in 0..13 {
        let digit = usize::try_from(left % 32).unwrap_or(0);
        name.push(DIGITS.get(digit).copied().unwrap_or(b'0'));
        left /= 32;
    }
    name.reverse();
    name.into_iter().map(char::from).collect()
}

/// The table of a name; `None` if the text is not such a name.
pub fn table_of(name: &str) -> Option<TableId> {
    if name.len() != 13 {
        return None;
    }
    let mut number: u64 = 0;
    for byte in name.bytes() {
        let digit = DIGITS.iter().position(|each| *each == byte.to_ascii_lowercase())?;
        number = number.checked_mul(32)?.checked_add(u64::try_from(digit).ok()?)?;
    }
    i64::try_from(number).ok().map(TableId)
}

/// A short code of `N` letters.
pub fn code<const N: usize>() -> Result<String, NoRandomness> {
    let bytes: [u8; N] = random()?;
    let letter = |byte: u8| LETTERS.get(usize::from(byte) % LETTERS.len()).copied().unwrap_or(b'A');
    Ok(bytes.into_iter().map(letter).map(char::from).collect())
}

/// The things in an order that cannot be predicted.
pub fn shuffled<T>(mut things: Vec<T>) -> Result<Vec<T>, NoRandomness> {
    for last in (1..things.len()).rev() {
        // Of 64 bits the remainder is as good as equally likely.
        let wide = u64::try_from(last + 1).unwrap_or(1);
        let at = u64::from_le_bytes(random()?).checked_rem(wide).unwrap_or(0);
        things.swap(last, usize::try_from(at).unwrap_or(0));
    }
    Ok(things)
}

/// The code in what a person typed: upper or lower case, with spaces and dashes.
pub fn tidy_code(typed: &str) -> String {
    typed.chars().filter(char::is_ascii_alphanumeric).map(|c| c.to_ascii_uppercase()).take(16).collect()
}

/// The hash of a token. Only the hash is stored.
pub fn hash(token: &[u8]) -> [u8; 32] {
    Sha256::digest(token).into()
}

/// Bytes as hexadecimal digits.
pub fn hex(bytes: &[u8]) -> String {
    let digit = |nibble: u8| char::from_digit(nibble.into(), 16).unwrap_or('0');
    bytes.iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 15)]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_is_found_by_its_name() {
        for number in [0, 1, 31, 32, 0x7fff_ffff_ffff_ffff, 123_456_789_012_345] {
            let name = table_name(TableId(number));
            assert_eq!(name.len(), 13);
            assert_eq!(table_of(&name).map(|table| table.0), Some(number));
            assert_eq!(table_of(&name.to_uppercase()).map(|table| table.0), Some(number));
        }
        for wrong in ["", "0", "zzzzzzzzzzzzz", "0000000000ilo", "00000000000000"] {
            assert!(table_of(wrong).is_none(), "{wrong}");
        }
    }

    #[test]
    fn a_code_may_be_typed_as_people_do() {
        let made = code::<5>().unwrap();
        let typed = format!(" {}-{} ", made[..2].to_lowercase(), &made[2..]);
        assert_eq!(tidy_code(&typed), made);
    }
}
