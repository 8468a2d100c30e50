//! Why a command did not do what it was asked.

use std::fmt;
use std::io;
use std::process::ExitCode;

/// A failure with the sentence that is shown for it.
#[derive(Debug)]
pub enum Failure {
    /// What was asked cannot be done.
    Message(String),
    /// The answer is no, and has been printed.
    Negative,
    /// The reader of the output has closed it.
    Unheard,
}

impl Failure {
    /// How the process ends.
    pub fn exit_code(&self) -> ExitCode {
        match self {
            Failure::Message(_) => ExitCode::from(2),
            Failure::Negative => ExitCode::FAILURE,
            Failure::Unheard => ExitCode::SUCCESS,
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Message(message) => f.write_str(message),
            Failure::Negative | Failure::Unheard => Ok(()),
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
            io::ErrorKind::BrokenPipe => Failure::Unheard,
            _ => Failure::Message(error.to_string()),
        }
    }
}
