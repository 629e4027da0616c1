//! Parts that titles share: small values without rules.
#![warn(missing_docs)]

mod bag;
mod bits;
mod hex;

pub use crate::bag::Bag;
pub use crate::bits::Bits;
pub use crate::hex::Hex;
