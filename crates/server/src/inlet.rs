//! The half of a connection that is read from.
//!
//! Nearly everything that players send is a short text in one frame that arrives whole. It is read here, into memory that
//! no connection keeps. Whatever else comes is left to the WebSocket library, and everything after it too.

use std::io;
use std::mem::MaybeUninit;
use std::pin::Pin;
use std::task::{Context, Poll, ready};

use tokio::io::{AsyncRead, ReadBuf};
use tokio::net::tcp::OwnedReadHalf;

/// How much is read at once.
const CHUNK: usize = 1_024;

/// How a request ends.
const BLANK: &[u8] = b"\r\n\r\n";

/// What is read from.
pub struct Inlet {
    /// None only in tests: nothing ever comes.
    half: Option<OwnedReadHalf>,
    /// What was read and not yet heard.
    back: Vec<u8>,
    stage: Stage,
}

/// Who reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// The server of requests; whether what it last read ended as a request does, so that nothing came after it.
    Requests { whole: bool },
    /// We. The next byte is the first of a frame.
    Frames,
    /// The WebSocket library, for good.
    Library,
}

impl Inlet {
    /// One of a fresh connection.
    pub fn new(half: Option<OwnedReadHalf>) -> Inlet {
        Inlet { half, back: Vec::new(), stage: Stage::Requests { whole: false } }
    }

    /// From now on frames come.
    pub fn upgrade(&mut self) {
        self.stage = match self.stage {
            Stage::Requests { whole: true } => Stage::Frames,
            _ => Stage::Library,
        };
    }

    /// From now on the library reads.
    pub fn leave(&mut self) {
        self.stage = Stage::Library;
    }

    /// Reads for whoever knows what to do with bytes: the server of requests, then the WebSocket library.
    pub fn poll_read(&mut self, cx: &mut Context<'_>, buf: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        if !self.back.is_empty() && self.stage == Stage::Library {
            let rest = self.back.split_off(self.back.len().min(buf.remaining()));
            buf.put_slice(&self.back);
            self.back = rest;
            return Poll::Ready(Ok(()));
        }
        if self.stage == Stage::Frames {
            return Poll::Pending; // not now: `poll_hear` is asked instead
        }
        let Some(half) = &mut self.half else { return Poll::Pending };
        let before = buf.filled().len();
        let read = ready!(Pin::new(half).poll_read(cx, buf));
        if let Stage::Requests { whole } = &mut self.stage {
            *whole = buf.filled().get(before..).is_some_and(|read| read.ends_with(BLANK));
        }
        Poll::Ready(read)
    }

    /// Hears the next text, not longer than this; nothing if the library must hear what comes.
    pub fn poll_hear<T>(
        &mut self,
        cx: &mut Context<'_>,
        longest: usize,
        take: impl FnOnce(&str) -> T,
    ) -> Poll<Option<T>> {
        if self.stage != Stage::Frames {
            return Poll::Ready(None);
        }
        if !self.back.is_empty() {
            let mut back = std::mem::take(&mut self.back);
            return Poll::Ready(self.hear(&mut back, longest, take));
        }
        let Some(half) = &mut self.half else { return Poll::Pending };
        let mut room = [MaybeUninit::uninit(); CHUNK];
        let mut buf = ReadBuf::uninit(&mut room);
        // A connection that ends or breaks tells the library the same again.
        let _ = ready!(Pin::new(half).poll_read(cx, &mut buf));
        Poll::Ready(self.hear(buf.filled_mut(), longest, take))
    }

    fn hear<T>(&mut self, bytes: &mut [u8], longest: usize, take: impl FnOnce(&str) -> T) -> Option<T> {
        if let Some((start, end)) = text_of(bytes).filter(|(start, end)| end - start <= longest)
            && let Some((head, rest)) = bytes.split_at_mut_checked(start)
            && let (Some(mask), Some((text, rest))) =
                (head.last_chunk(), rest.split_at_mut_checked(end - start))
        {
            unmask(text, *mask);
            if let Ok(text) = std::str::from_utf8(text) {
                self.back.extend_from_slice(rest);
                return Some(take(text));
            }
            unmask(text, *mask);
        }
        self.stage = Stage::Library;
        self.back.extend_from_slice(bytes);
        None
    }
}

/// Where the text begins and ends if these bytes begin with a frame that is whole, masked, a text and the only one of
/// its message.
fn text_of(bytes: &[u8]) -> Option<(usize, usize)> {
    let (start, length) = match bytes {
        [0x81, length @ 0x80..=0xfd, ..] => (6, usize::from(length & 0x7f)),
        [0x81, 0xfe, high, low, ..] => (8, usize::from(u16::from_be_bytes([*high, *low]))),
        _ => return None,
    };
    let end = start + length;
    // A length written longer than need be is for the library to judge.
    (end <= bytes.len() && (start == 6 || length > 125)).then_some((start, end))
}

/// Masks, or takes the mask off.
fn unmask(bytes: &mut [u8], mask: [u8; 4]) {
    let (words, rest) = bytes.as_chunks_mut::<4>();
    for word in words {
        *word = (u32::from_ne_bytes(*word) ^ u32::from_ne_bytes(mask)).to_ne_bytes();
    }
    rest.iter_mut().zip(mask).for_each(|(byte, mask)| *byte ^= mask);
}

#[cfg(test)]
mod tests {
    use super::*;
    use tungstenite::protocol::frame::Frame;
    use tungstenite::protocol::frame::coding::{Control, Data, OpCode};

    const LONGEST: usize = 900;

    fn frame(code: OpCode, last: bool, text: &[u8]) -> Vec<u8> {
        let mut frame = Frame::message(text.to_vec(), OpCode::Data(Data::Text), last);
        let header = frame.header_mut();
        (header.opcode, header.mask) = (code, Some([7, 0, 200, 33]));
        let mut bytes = Vec::new();
        frame.format(&mut bytes).unwrap();
        bytes
    }

    fn text(text: &str) -> Vec<u8> {
        frame(OpCode::Data(Data::Text), true, text.as_bytes())
    }

    /// Everything that is heard of what comes at once, and what the library is left.
    fn heard(bytes: &[u8]) -> (Vec<String>, Option<Vec<u8>>) {
        let mut inlet = Inlet::new(None);
        (inlet.back, inlet.stage) = (bytes.to_vec(), Stage::Frames);
        let mut texts = Vec::new();
        let mut cx = Context::from_waker(std::task::Waker::noop());
        while let Poll::Ready(heard) = inlet.poll_hear(&mut cx, LONGEST, str::to_string) {
            match heard {
                Some(text) => texts.push(text),
                None => return (texts, Some(inlet.back)),
            }
        }
        (texts, None)
    }

    #[test]
    fn whole_texts_are_heard() {
        for length in [0, 1, 2, 3, 4, 5, 125, 126, 127, LONGEST] {
            let one = "ž".repeat(length / 2) + &"x".repeat(length % 2);
            assert_eq!(heard(&text(&one)), (vec![one.clone()], None), "{length}");
            let two = [text(&one), text("two")].concat();
            assert_eq!(heard(&two), (vec![one, "two".to_string()], None), "{length}");
        }
    }

    /// The library gets what is unusual as it came, with everything after it, and never what was heard.
    #[test]
    fn the_rest_is_left_to_the_library() {
        let unmasked = [&[0x81, 1][..], b"x"].concat();
        let stretched = [&[0x81, 0xfe, 0, 1, 7, 0, 200, 33][..], b"x"].concat();
        let unusual = [
            frame(OpCode::Data(Data::Binary), true, b"x"),
            frame(OpCode::Data(Data::Text), false, b"x"),
            frame(OpCode::Data(Data::Continue), true, b"x"),
            frame(OpCode::Control(Control::Ping), true, b"x"),
            frame(OpCode::Control(Control::Close), true, &[]),
            frame(OpCode::Data(Data::Text), true, &[b'x', 0xff, 0xc3]),
            text(&"x".repeat(LONGEST + 1)),
            text(&"x".repeat(70_000)),
            [&[0xc1][..], &text("x")[1..]].concat(),
            unmasked,
            stretched,
        ];
        for bytes in &unusual {
            let all = [&text("first")[..], bytes, &text("last")[..]].concat();
            let left = all[text("first").len()..].to_vec();
            assert_eq!(heard(&all), (vec!["first".to_string()], Some(left)));
        }
        let all = text("half a frame");
        for length in 1..all.len() {
            assert_eq!(heard(&all[..length]), (vec![], Some(all[..length].to_vec())), "{length}");
        }
    }

    /// What came with the request, before the answer to it, is with the server of requests.
    #[test]
    fn frames_are_heard_only_behind_a_whole_request() {
        let stage = |stage| {
            let mut inlet = Inlet { stage, ..Inlet::new(None) };
            inlet.upgrade();
            inlet.stage
        };
        assert_eq!(stage(Stage::Requests { whole: true }), Stage::Frames);
        assert_eq!(stage(Stage::Requests { whole: false }), Stage::Library);
        assert_eq!(stage(Stage::Library), Stage::Library);
    }
}
