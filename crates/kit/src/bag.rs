//! A bag: things of a few kinds, drawn blindly.

use game::Dice;

/// How many of each kind are in the bag. Its order does not exist, so it cannot leak.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Bag<const KINDS: usize>(pub [u8; KINDS]);

impl<const KINDS: usize> Bag<KINDS> {
    /// How many things are in the bag.
    pub fn len(&self) -> usize {
        self.0.iter().map(|n| usize::from(*n)).sum()
    }

    /// Whether the bag is empty.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|n| *n == 0)
    }

    /// Draws one thing, each equally likely, and says of which kind it is.
    pub fn draw(&mut self, dice: &mut Dice) -> Option<usize> {
        if self.is_empty() {
            return None;
        }
        let mut nth = dice.below(self.len() as u32) as usize;
        for (kind, n) in self.0.iter_mut().enumerate() {
            if nth < usize::from(*n) {
                *n -= 1;
                return Some(kind);
            }
            nth -= usize::from(*n);
        }
        unreachable!("one of the kinds holds the drawn thing")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_comes_out_once() {
        let mut bag = Bag([2, 0, 3]);
        let mut dice = Dice::new(1.into());
        let mut drawn = [0; 3];
        while let Some(kind) = bag.draw(&mut dice) {
            drawn[kind] += 1;
        }
        assert_eq!((drawn, bag.len()), ([2, 0, 3], 0));
    }
}
