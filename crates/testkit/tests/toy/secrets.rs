//! What is seen of the toy, what can be guessed from it, and how it is written down.

use game::*;
use serde::{Deserialize, Serialize};

use super::{Blank, CARDS, Cards, Fault, Toy, cards};

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct View {
    viewer: Viewer,
    double: bool,
    fault: Fault,
    active: Seat,
    picking: bool,
    picked: Option<u8>,
    played: Vec<u8>,
    points: Vec<u8>,
    held: Vec<u8>,
    hand: Option<Vec<u8>>,
    looked: Vec<bool>,
    seen: Option<u8>,
    /// A card that everybody sees in the hand of the first seat.
    leaked: Option<u8>,
    #[serde(skip)]
    unwritten: u8,
}

impl<const LONGEST: u32> Toy<LONGEST> {
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        let own = viewer.seat();
        let each = || Seat::first(self.seats);
        let leaks = self.has(Fault::PublicLeak) && viewer == Viewer::Public;
        View {
            viewer,
            double: self.double,
            fault: self.fault,
            active: self.active,
            picking: self.picked.is_some(),
            picked: self.picked.filter(|_| viewer.is(self.active)),
            played: cards(self.played).collect(),
            points: each().map(|seat| self.points[seat]).collect(),
            held: each().map(|seat| self.hands[seat].count_ones() as u8).collect(),
            hand: own.map(|seat| cards(self.hands[seat]).collect()),
            looked: each().map(|seat| self.looked[seat].is_some()).collect(),
            seen: own.and_then(|seat| self.looked[seat]),
            leaked: if leaks { cards(self.hands[Seat::new(0)]).next() } else { None },
            unwritten: if self.has(Fault::UnwrittenView) { self.points.0[0] } else { 0 },
        }
    }

    /// Deals the unseen cards anew; whoever looked, saw some card that was there then.
    pub(super) fn sampled(view: &View, dice: &mut Dice) -> Self {
        let set = |list: &[u8]| list.iter().fold(0, |set: Cards, card| set | 1 << card);
        let seats = view.points.len() as u8;
        let own = view.viewer.seat();
        let mut toy = Toy {
            seats,
            double: view.double,
            fault: view.fault,
            active: view.active,
            picked: view.picked,
            hands: BySeat::default(),
            bag: 0,
            played: set(&view.played),
            looked: BySeat::default(),
            points: BySeat::default(),
        };
        if let (Some(seat), Some(hand)) = (own, &view.hand) {
            toy.hands[seat] = set(hand);
            toy.looked[seat] = view.seen;
            if let Some(seen) = view.seen.filter(|card| toy.played & (1 << card) == 0) {
                toy.hands[seat.next(seats)] |= 1 << seen;
            }
        }
        if let Some(card) = view.leaked {
            toy.hands[Seat::new(0)] |= 1 << card;
        }
        let known = toy.hands.0.iter().fold(toy.played, |known, hand| known | hand);
        let mut loose: Vec<u8> = (1..=CARDS).filter(|card| known & (1 << card) == 0).collect();
        dice.shuffle(&mut loose);
        // What leaked is the lowest card of the first hand to be dealt: lower ones come last.
        loose.sort_by_key(|card| view.leaked.is_some_and(|leaked| *card < leaked));
        let mut loose = loose.into_iter();
        for seat in Seat::first(seats) {
            toy.points[seat] = view.points[seat.index()];
            let short = view.held[seat.index()] - toy.hands[seat].count_ones() as u8;
            toy.hands[seat] |= loose.by_ref().take(short.into()).fold(0, |set: Cards, card| set | 1 << card);
            if view.looked[seat.index()] && own != Some(seat) {
                toy.looked[seat] = Some(dice.below(u32::from(CARDS)) as u8 + 1);
            }
        }
        toy.bag = loose.fold(0, |set, card| set | 1 << card);
        if view.picking && view.picked.is_none() {
            let hand: Vec<u8> = cards(toy.hands[view.active]).collect();
            toy.picked = Some(*dice.pick(&hand));
        }
        if toy.has(Fault::SampleDuplicates) {
            toy.bag |= toy.played;
        }
        if toy.has(Fault::SampleForgets) {
            toy.double = !toy.double;
        }
        toy
    }
}

/// One line of words: fault, seats, double, turn, picked, bag, played, then each hand with looked and points.
impl<const LONGEST: u32> Notation for Toy<LONGEST> {
    fn notation(&self) -> String {
        let Toy { fault, seats, double, active, picked, bag, played, .. } = self;
        let fault = serde_json::to_string(fault).expect("a word");
        let mut text = format!("{fault} {seats} {double} {active} {} {bag} {played}", picked.unwrap_or(0));
        for seat in Seat::first(*seats) {
            let looked = if self.has(Fault::ShortNotation) { None } else { self.looked[seat] };
            text += &format!(" {} {} {}", self.hands[seat], looked.unwrap_or(0), self.points[seat]);
        }
        text
    }

    fn parse(_: &'static Edition<Blank>, text: &str) -> Result<Self, String> {
        let mut words = text.split_whitespace();
        let mut word = || words.next().ok_or_else(|| "too short".to_owned());
        fn read<T: std::str::FromStr>(word: &str) -> Result<T, String> {
            word.parse().map_err(|_| format!("{word:?} is out of place"))
        }
        let some = |card: u8| (card > 0).then_some(card);
        let mut toy = Toy {
            fault: serde_json::from_str(word()?).map_err(|error| error.to_string())?,
            seats: read(word()?)?,
            double: read(word()?)?,
            active: read(word()?)?,
            picked: some(read(word()?)?),
            bag: read(word()?)?,
            played: read(word()?)?,
            hands: BySeat::default(),
            looked: BySeat::default(),
            points: BySeat::default(),
        };
        for seat in Seat::first(toy.seats) {
            toy.hands[seat] = read(word()?)?;
            toy.looked[seat] = some(read(word()?)?);
            toy.points[seat] = read(word()?)?;
        }
        Ok(toy)
    }
}
