//! Why a command failed.

use std::fmt;
use std::io;
use std::process::ExitCode;

/// A failure.
#[derive(Debug)]
pub enum Failure {
    /// The command could not be carried out; this is shown.
    Message(String),
    /// A check failed, and the result has been printed.
    Negative,
    /// The reader of the output has closed it.
    OutputClosed,
}

impl Failure {
    /// How the process ends.
    pub fn exit_code(&self) -> ExitCode {
        match self {
            Failure::Message(_) => ExitCode::from(2),
            Failure::Negative => ExitCode::FAILURE,
            Failure::OutputClosed => ExitCode::SUCCESS,
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Message(message) => f.write_str(message),
            Failure::Negative | Failure::OutputClosed => Ok(()),
        }
    }
}

impl From<String> for Failure {
    fn from(message: String) -> Failure {
        Failure::Message(message)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::OutputClosed,
            _ => Failure::Message(error.to_string()),
        }
    }
}
