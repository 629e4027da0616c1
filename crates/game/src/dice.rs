//! Chance. The only source of it, and pinned: no update of a dependency may change a stored game.

use std::fmt;
use std::str::FromStr;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// Where a game's chance begins. Secret until the game is over.
///
/// Written as a plain number when it is one (`1`), otherwise as 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed([u8; 32]);

impl Seed {
    /// A seed from 32 bytes of entropy.
    pub const fn from_bytes(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    fn number(&self) -> Option<u64> {
        let (low, high) = self.0.split_at(8);
        high.iter().all(|byte| *byte == 0).then(|| u64::from_le_bytes(low.try_into().expect("eight bytes")))
    }
}

impl From<u64> for Seed {
    fn from(number: u64) -> Seed {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Seed(bytes)
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.number() {
            Some(number) => write!(f, "{number}"),
            None => self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}")),
        }
    }
}

/// Never the seed itself: debug output ends up in logs.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(…)")
    }
}

impl FromStr for Seed {
    type Err = String;

    fn from_str(text: &str) -> Result<Seed, String> {
        if let Ok(number) = text.parse::<u64>() {
            return Ok(number.into());
        }
        let wrong = || format!("a seed is a whole number or 64 hexadecimal digits, not {text:?}");
        if text.len() != 64 || !text.is_ascii() {
            return Err(wrong());
        }
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
            let pair = std::str::from_utf8(pair).map_err(|_| wrong())?;
            *byte = u8::from_str_radix(pair, 16).map_err(|_| wrong())?;
        }
        Ok(Seed(bytes))
    }
}

/// A stream of chance, made from a seed (ChaCha with eight rounds).
#[derive(Clone, Debug)]
pub struct Dice {
    rng: ChaCha8Rng,
    learnt: u64,
}

impl Dice {
    /// The stream of this seed, from its beginning.
    pub fn new(seed: Seed) -> Dice {
        Dice { rng: ChaCha8Rng::from_seed(seed.0), learnt: 0 }
    }

    /// A number from 0 to `n - 1`, each equally likely.
    ///
    /// # Panics
    /// If `n` is 0.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        assert!(n > 0, "below(0)");
        self.learnt += 1;
        // Widening multiplication with rejection (Lemire): exact, and almost never a second draw.
        let mut wide = u64::from(self.rng.next_u32()) * u64::from(n);
        if (wide as u32) < n {
            let floor = n.wrapping_neg() % n;
            while (wide as u32) < floor {
                wide = u64::from(self.rng.next_u32()) * u64::from(n);
            }
        }
        (wide >> 32) as u32
    }

    /// One of the items, each equally likely.
    ///
    /// # Panics
    /// If there is none.
    #[inline]
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len() as u32) as usize]
    }

    /// Every order equally likely.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }

    /// Says that something hidden was just shown without drawing, so that nobody may undo past it.
    pub fn shown(&mut self) {
        self.learnt += 1;
    }

    /// Grows with everything that chance decided or that was shown: an undo may not cross a change.
    pub fn learnt(&self) -> u64 {
        self.learnt
    }

    /// The same amount learnt, but another future: `chance` says which.
    #[must_use]
    pub fn with_future_of(&self, chance: &mut Dice) -> Dice {
        Dice { learnt: self.learnt, ..chance.fork() }
    }

    /// The same amount learnt and one thing more, but the future of another seed: what the old one would have
    /// brought is known to somebody, or may be. Nobody may undo past it for nothing.
    #[must_use]
    pub fn anew(&self, seed: Seed) -> Dice {
        Dice { learnt: self.learnt + 1, ..Dice::new(seed) }
    }

    /// An independent stream, for a bot or a sample, that says nothing about this one's future.
    pub fn fork(&mut self) -> Dice {
        let mut bytes = [0; 32];
        self.rng.fill_bytes(&mut bytes);
        Dice::new(Seed(bytes))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_values_are_pinned() {
        let mut dice = Dice::new(1.into());
        let values: Vec<u32> = (0..32).map(|_| dice.below(1000)).collect();
        assert_eq!(values, PINNED, "stored games depend on these");
        let mut order: Vec<u32> = (0..16).collect();
        dice.shuffle(&mut order);
        assert_eq!(order, SHUFFLED, "stored games depend on this");
    }

    const PINNED: [u32; 32] = [
        628, 381, 929, 294, 397, 798, 906, 916, 953, 855, 200, 139, 301, 733, 234, 784, 489, 404, 265, 459,
        817, 843, 127, 219, 993, 345, 886, 754, 303, 180, 895, 706,
    ];
    const SHUFFLED: [u32; 16] = [2, 15, 6, 12, 4, 0, 5, 8, 11, 1, 10, 7, 3, 9, 14, 13];

    #[test]
    fn seeds_are_written_and_read() {
        for text in ["0", "1", "18446744073709551615", &"ab".repeat(32)] {
            assert_eq!(text.parse::<Seed>().unwrap().to_string(), text);
        }
        assert!("-1".parse::<Seed>().is_err());
        assert!("ü".repeat(32).parse::<Seed>().is_err());
        assert_eq!(format!("{:?}", Seed::from(7)), "Seed(…)");
    }

    #[test]
    fn below_is_even_handed() {
        let mut dice = Dice::new(7.into());
        let mut seen = [0; 6];
        for _ in 0..60_000 {
            seen[dice.below(6) as usize] += 1;
        }
        assert!(seen.iter().all(|n| (9_600..10_400).contains(n)), "{seen:?}");
    }
}
