//! Exit codes: 0 done, 1 the work failed, 2 wrong use.

use std::fmt;

#[derive(Debug)]
struct WrongUse(String);

impl fmt::Display for WrongUse {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for WrongUse {}

/// The caller asked for something that cannot be; the sentence says what can.
pub(crate) fn wrong_use(what: impl Into<String>) -> anyhow::Error {
    WrongUse(what.into()).into()
}

pub(crate) fn is_wrong_use(error: &anyhow::Error) -> bool {
    error.downcast_ref::<WrongUse>().is_some()
}

/// Whoever read the output has read enough.
pub(crate) fn is_closed_pipe(error: &anyhow::Error) -> bool {
    let io = error.chain().find_map(|cause| cause.downcast_ref::<std::io::Error>());
    io.is_some_and(|io| io.kind() == std::io::ErrorKind::BrokenPipe)
}
