//! A small set of small numbers.

/// A set of numbers below `64 * WORDS`, copied like an integer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Bits<const WORDS: usize>([u64; WORDS]);

impl<const WORDS: usize> Default for Bits<WORDS> {
    fn default() -> Self {
        Bits([0; WORDS])
    }
}

impl<const WORDS: usize> Bits<WORDS> {
    /// The empty set.
    pub const EMPTY: Self = Bits([0; WORDS]);

    /// How many numbers fit.
    pub const SIZE: usize = 64 * WORDS;

    /// Just this one.
    #[inline]
    pub fn only(number: usize) -> Self {
        let mut bits = Self::EMPTY;
        bits.insert(number);
        bits
    }

    /// Whether `number` is in the set.
    #[inline]
    pub fn contains(&self, number: usize) -> bool {
        self.0[number / 64] >> (number % 64) & 1 != 0
    }

    /// Puts `number` into the set.
    #[inline]
    pub fn insert(&mut self, number: usize) {
        self.0[number / 64] |= 1 << (number % 64);
    }

    /// Takes `number` out of the set.
    #[inline]
    pub fn remove(&mut self, number: usize) {
        self.0[number / 64] &= !(1 << (number % 64));
    }

    /// Whether nothing is in the set.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|word| *word == 0)
    }

    /// How many are in the set.
    #[inline]
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// The smallest, if any.
    #[inline]
    pub fn first(&self) -> Option<usize> {
        self.0.iter().position(|word| *word != 0).map(|at| at * 64 + self.0[at].trailing_zeros() as usize)
    }

    /// What is in both.
    #[inline]
    #[must_use]
    pub fn and(&self, other: &Self) -> Self {
        Bits(std::array::from_fn(|word| self.0[word] & other.0[word]))
    }

    /// What is in either.
    #[inline]
    #[must_use]
    pub fn or(&self, other: &Self) -> Self {
        Bits(std::array::from_fn(|word| self.0[word] | other.0[word]))
    }

    /// What is in this one and not in the other.
    #[inline]
    #[must_use]
    pub fn without(&self, other: &Self) -> Self {
        Bits(std::array::from_fn(|word| self.0[word] & !other.0[word]))
    }

    /// The numbers, in rising order.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = usize> + use<WORDS> {
        let words = self.0;
        (0..WORDS).flat_map(move |at| {
            let mut word = words[at];
            std::iter::from_fn(move || {
                if word == 0 {
                    return None;
                }
                let bit = word.trailing_zeros() as usize;
                word &= word - 1;
                Some(at * 64 + bit)
            })
        })
    }
}

impl<const WORDS: usize> FromIterator<usize> for Bits<WORDS> {
    fn from_iter<I: IntoIterator<Item = usize>>(numbers: I) -> Self {
        let mut bits = Self::EMPTY;
        numbers.into_iter().for_each(|number| bits.insert(number));
        bits
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn holds_what_was_put_in() {
        let mut bits: Bits<3> = [0, 63, 64, 191].into_iter().collect();
        assert_eq!(bits.iter().collect::<Vec<_>>(), [0, 63, 64, 191]);
        assert_eq!((bits.len(), bits.first(), bits.contains(63)), (4, Some(0), true));
        bits.remove(0);
        assert_eq!(bits.first(), Some(63));
        assert_eq!(bits.and(&Bits::only(64)), Bits::only(64));
        assert!(bits.without(&bits).is_empty());
        assert_eq!(bits.or(&Bits::only(0)).len(), 4);
    }
}
