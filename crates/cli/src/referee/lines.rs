//! Lines from a program that may send anything.

use std::io::{self, BufRead, Read};

/// The longest line that is read: far beyond any request, far below the memory of a machine.
const LONGEST: u64 = 1 << 20;

/// A line of input.
pub enum Line {
    /// A line of text.
    Text(String),
    /// Not a line of text; a sentence says why.
    Unreadable(String),
    /// The end of the input.
    End,
}

/// The next line. One that is too long is skipped whole.
pub fn next_line(input: &mut impl BufRead) -> io::Result<Line> {
    let mut bytes = Vec::new();
    if input.by_ref().take(LONGEST + 1).read_until(b'\n', &mut bytes)? == 0 {
        return Ok(Line::End);
    }
    if bytes.last() != Some(&b'\n') && u64::try_from(bytes.len()).unwrap_or(u64::MAX) > LONGEST {
        skip_line(input)?;
        return Ok(Line::Unreadable(format!("a line has at most {LONGEST} bytes")));
    }
    Ok(match String::from_utf8(bytes) {
        Ok(text) if text.trim().is_empty() => Line::Unreadable("the line is empty".to_string()),
        Ok(text) => Line::Text(text.trim_end().to_string()),
        Err(error) => {
            let at = error.utf8_error().valid_up_to();
            Line::Unreadable(format!("the line is not UTF-8 from byte {at} on"))
        }
    })
}

fn skip_line(input: &mut impl BufRead) -> io::Result<()> {
    loop {
        let buffer = input.fill_buf()?;
        let end = buffer.iter().position(|byte| *byte == b'\n');
        let used = end.map_or(buffer.len(), |end| end + 1);
        input.consume(used);
        if end.is_some() || used == 0 {
            return Ok(());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bad_lines_are_named_and_the_next_one_is_read() {
        let mut text = b"one\n\n\xff\n".to_vec();
        text.extend(vec![b'x'; 3 << 20]);
        text.extend(b"\nlast");
        let mut input = io::BufReader::new(text.as_slice());
        let mut seen = Vec::new();
        loop {
            match next_line(&mut input).unwrap() {
                Line::Text(text) => seen.push(text.trim().to_string()),
                Line::Unreadable(message) => seen.push(message),
                Line::End => break,
            }
        }
        let expected = [
            "one",
            "the line is empty",
            "the line is not UTF-8 from byte 0 on",
            "a line has at most 1048576 bytes",
            "last",
        ];
        assert_eq!(seen, expected);
    }
}
