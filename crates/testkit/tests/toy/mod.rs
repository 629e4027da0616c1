//! A toy title, with or without a planted fault.
//!
//! Twelve cards; three to a hand, the rest in a bag. Pick a card unseen, then call high or low and roll: a card
//! above the die scores if high was called, another if low was. Draw a new card. Once a game, look at your
//! neighbour's lowest card. When time is up, the house plays the lowest card for you and calls low.

mod secrets;

use std::sync::LazyLock;
use std::sync::atomic::{AtomicU32, Ordering};

use game::*;
use serde::{Deserialize, Serialize};

/// What can be planted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub(crate) enum Fault {
    #[default]
    None,
    /// Ends: an ending that is not in the list.
    StrangeEnding,
    /// Audits: a card falls under the table.
    LosesACard,
    /// Offers: the list is not sorted.
    Unsorted,
    /// Offers and Refusals: the seat after the one that decides is offered something too.
    OffersToOthers,
    /// Offers: two actions with one number.
    SharedNumber,
    /// Offers, and SilentEvents, which plays on too: the rules panic at what is offered.
    Panics,
    /// Refusals: a reason without a rule.
    CitesNothing,
    /// Offers and Refusals: what is offered is refused.
    TakesOfferBack,
    /// Samples: a sample that does not add up.
    SampleDuplicates,
    /// Samples and HandsOff: a sample that looks different.
    SampleForgets,
    /// FairOffers: an offer that depends on another's hand.
    UnfairOffer,
    /// FairOffers: a reason that depends on another's hand.
    UnfairReason,
    /// SilentEvents: everybody hears which card was drawn.
    LoudEvent,
    /// HandsOff: the public sees a card that the other seats do not.
    PublicLeak,
    /// RoundTrips: the notation leaves something out.
    ShortNotation,
    /// RoundTrips: a field of the view is not written.
    UnwrittenView,
    /// Undo: a look at another's hand that nobody is told of.
    SecretLook,
    /// Replays: chance that does not come from the dice.
    OtherChance,
}

pub(crate) const CARDS: u8 = 12;
pub(crate) const HAND: u8 = 3;

/// A set of cards, numbered from 1.
pub(crate) type Cards = u16;

pub(crate) fn cards(set: Cards) -> impl DoubleEndedIterator<Item = u8> {
    (1..=CARDS).filter(move |card| set & (1 << card) != 0)
}

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Options {
    /// Every card counts twice.
    pub(crate) double: bool,
    pub(crate) fault: Fault,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Action {
    Pick(u8),
    Look,
    High,
    Low,
    TimeUp,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Event {
    Picked {
        seat: Seat,
        card: Option<u8>,
    },
    Looked {
        seat: Seat,
        card: Option<u8>,
    },
    Played {
        seat: Seat,
        card: u8,
        die: u8,
    },
    Drew {
        seat: Seat,
        card: Option<u8>,
        loud: bool,
    },
    /// Nobody ever hears of it.
    Whisper(u32),
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Reason {
    NotHeld { card: u8 },
    PickFirst,
    CallNow,
    LookedBefore,
    OnlyTheHouse,
    OnlyTheClock,
    NeighbourHolds { lowest: u8 },
    Unnumbered,
}

impl Cites for Reason {
    fn rule(&self) -> &'static str {
        match self {
            Reason::NotHeld { .. } => "1.1",
            Reason::PickFirst | Reason::CallNow => "1.2",
            Reason::LookedBefore | Reason::NeighbourHolds { .. } => "1.3",
            Reason::OnlyTheHouse | Reason::OnlyTheClock => "1.4",
            Reason::Unnumbered => "",
        }
    }
}

/// Nothing is printed on the components.
pub(crate) struct Blank;

static EDITION: LazyLock<Edition<Blank>> = LazyLock::new(|| Edition::read_embedded().expect("no files"));

impl Printed for Blank {
    const FILES: &'static [(&'static str, &'static str)] = &[];
    fn read(_: &Files) -> Result<Blank, BadFile> {
        Ok(Blank)
    }
    fn embedded() -> &'static Edition<Blank> {
        &EDITION
    }
}

/// The table. That no game lasts longer than `LONGEST` is another claim that can be false.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Toy<const LONGEST: u32 = 40> {
    pub(crate) fault: Fault,
    pub(crate) seats: u8,
    pub(crate) double: bool,
    pub(crate) active: Seat,
    pub(crate) picked: Option<u8>,
    pub(crate) hands: BySeat<Cards>,
    pub(crate) bag: Cards,
    pub(crate) played: Cards,
    /// The card that each seat saw in its neighbour's hand.
    pub(crate) looked: BySeat<Option<u8>>,
    pub(crate) points: BySeat<u8>,
}

impl<const LONGEST: u32> Toy<LONGEST> {
    pub(crate) fn has(&self, fault: Fault) -> bool {
        self.fault == fault
    }

    fn neighbours_lowest(&self) -> Option<u8> {
        cards(self.hands[self.active.next(self.seats)]).next()
    }

    fn draw(&mut self, seat: Seat, dice: &mut Dice) -> Option<u8> {
        let left: Vec<u8> = cards(self.bag).collect();
        let card = (!left.is_empty()).then(|| *dice.pick(&left))?;
        self.bag &= !(1 << card);
        self.hands[seat] |= 1 << card;
        Some(card)
    }

    fn call(&mut self, card: u8, high: bool, dice: &mut Dice, log: &mut Log<Event>) {
        let seat = self.active;
        let die = dice.below(u32::from(CARDS)) as u8 + 1;
        self.hands[seat] &= !(1 << card);
        self.played |= 1 << card;
        if high == (card > die) {
            let worth = if self.double { 2 } else { 1 };
            self.points[seat] = self.points[seat].saturating_add(worth);
        }
        self.picked = None;
        log.tell(|| Event::Played { seat, card, die });
        if let Some(card) = self.draw(seat, dice) {
            let loud = self.has(Fault::LoudEvent);
            log.tell(|| Event::Drew { seat, card: Some(card), loud });
        }
        if self.has(Fault::LosesACard) && card == 7 {
            self.bag &= self.bag.wrapping_sub(1);
        }
        if self.has(Fault::OtherChance) {
            static WHISPERS: AtomicU32 = AtomicU32::new(0);
            log.tell(|| Event::Whisper(WHISPERS.fetch_add(1, Ordering::Relaxed)));
        }
        self.active = seat.next(self.seats);
    }

    fn ending(&self) -> Option<&'static str> {
        let rich = Seat::first(self.seats).any(|seat| self.points[seat] >= 7);
        if rich {
            Some("rich")
        } else if self.hands[self.active] == 0 {
            Some(if self.has(Fault::StrangeEnding) { "strange" } else { "empty" })
        } else {
            None
        }
    }
}

impl<const LONGEST: u32> Game for Toy<LONGEST> {
    type Printed = Blank;
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = secrets::View;
    type Reason = Reason;

    const META: Meta = Meta {
        slug: "toy",
        min_seats: 2,
        max_seats: 3,
        revision: 1,
        longest: LONGEST,
        actions: CARDS as usize + 4,
        minutes: (1, 2),
        endings: &["empty", "rich"],
        reconstructed: None,
        example: false,
        options: &[OptionMeta { key: "double", kind: OptionKind::Switch { default: false } }],
    };

    fn setup(_: &'static Edition<Blank>, seats: u8, options: &Options, dice: &mut Dice) -> Self {
        let mut toy = Toy {
            seats,
            double: options.double,
            fault: options.fault,
            active: Seat::new(0),
            picked: None,
            hands: BySeat::default(),
            bag: ((1 << CARDS) - 1) << 1,
            played: 0,
            looked: BySeat::default(),
            points: BySeat::default(),
        };
        for seat in Seat::first(seats) {
            for _ in 0..HAND {
                toy.draw(seat, dice);
            }
        }
        toy
    }

    fn edition(&self) -> &'static Edition<Blank> {
        &EDITION
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn status(&self) -> Status {
        match self.ending() {
            Some(ending) => {
                let scores = BySeat(self.points.0.map(i32::from));
                Status::Over(Outcome::by_score(self.seats, scores, ending))
            }
            None => {
                let clock = Some(Clock { phase: "turn", number: 0, seconds: 9 });
                Status::Waiting { seats: Seats::only(self.active), clock }
            }
        }
    }

    fn legal_actions(&self, by: Actor, out: &mut Vec<Action>) {
        if self.ending().is_some() {
            return;
        }
        let next = self.active.next(self.seats);
        if self.has(Fault::OffersToOthers) && by == Actor::Seat(next) && self.picked.is_some() {
            out.push(Action::Look);
        }
        if by == Actor::House {
            out.push(Action::TimeUp);
        } else if by == Actor::Seat(self.active) {
            let all = (0..Self::META.actions).filter_map(|number| self.action_numbered(number));
            let offered = |action: &Action| match self.reason_against(by, *action) {
                None => true,
                Some(_) => self.has(Fault::TakesOfferBack) && *action == Action::Look,
            };
            out.extend(all.filter(offered));
            if self.has(Fault::Unsorted) {
                out.reverse();
            }
        }
    }

    fn reason_against(&self, by: Actor, action: Action) -> Option<Reason> {
        if self.has(Fault::CitesNothing) && action == Action::High && self.picked.is_none() {
            return Some(Reason::Unnumbered);
        }
        match (by, action, self.picked) {
            (Actor::House, Action::TimeUp, _) => None,
            (Actor::House, ..) => Some(Reason::OnlyTheClock),
            (_, Action::TimeUp, _) => Some(Reason::OnlyTheHouse),
            (_, Action::Pick(_) | Action::Look, Some(_)) => Some(Reason::CallNow),
            (_, Action::High | Action::Low, None) => Some(Reason::PickFirst),
            (_, Action::Pick(card), None) => {
                let held = cards(self.hands[self.active]).any(|own| own == card);
                (!held).then_some(Reason::NotHeld { card })
            }
            (_, Action::Look, None) => {
                let lowest = self.neighbours_lowest();
                if self.has(Fault::UnfairOffer) && lowest.is_some_and(|card| card > 4) {
                    return Some(Reason::LookedBefore);
                }
                let looked = self.looked[self.active].is_some() || lowest.is_none();
                looked.then_some(match lowest {
                    Some(lowest) if self.has(Fault::UnfairReason) => Reason::NeighbourHolds { lowest },
                    _ => Reason::LookedBefore,
                })
            }
            (_, Action::High | Action::Low, Some(_)) => None,
        }
    }

    fn apply(&mut self, _: Actor, action: Action, dice: &mut Dice, log: &mut Log<Event>) {
        let seat = self.active;
        match action {
            Action::Pick(card) => {
                assert!(!self.has(Fault::Panics) || card != CARDS, "the highest card");
                self.picked = Some(card);
                log.tell(|| Event::Picked { seat, card: Some(card) });
            }
            Action::Look => {
                self.looked[seat] = self.neighbours_lowest();
                log.tell(|| Event::Looked { seat, card: self.looked[seat] });
                if !self.has(Fault::SecretLook) {
                    dice.shown();
                }
            }
            Action::High | Action::Low => {
                let card = self.picked.expect("1.2: called before picking");
                self.call(card, action == Action::High, dice, log);
            }
            Action::TimeUp => {
                let lowest = cards(self.hands[seat]).next().expect("who decides holds a card");
                self.call(self.picked.unwrap_or(lowest), false, dice, log);
            }
        }
    }

    fn action_number(&self, action: Action) -> usize {
        let cards = usize::from(CARDS);
        match action {
            Action::Pick(card) => usize::from(card) - 1,
            Action::Look => cards,
            Action::High => cards + 1,
            Action::Low if self.has(Fault::SharedNumber) => cards + 1,
            Action::Low => cards + 2,
            Action::TimeUp => cards + 3,
        }
    }

    fn action_numbered(&self, number: usize) -> Option<Action> {
        match number.checked_sub(CARDS.into()) {
            None => Some(Action::Pick(number as u8 + 1)),
            Some(past) => [Action::Look, Action::High, Action::Low, Action::TimeUp].get(past).copied(),
        }
    }

    fn view(&self, viewer: Viewer) -> secrets::View {
        self.seen_by(viewer)
    }

    fn witness(event: &Event, viewer: Viewer) -> Option<Event> {
        let hush = |seat: Seat, card: Option<u8>| card.filter(|_| viewer.is(seat));
        match *event {
            Event::Picked { seat, card } => Some(Event::Picked { seat, card: hush(seat, card) }),
            Event::Looked { seat, card } => Some(Event::Looked { seat, card: hush(seat, card) }),
            Event::Drew { seat, card, loud: false } => {
                Some(Event::Drew { seat, card: hush(seat, card), loud: false })
            }
            Event::Played { .. } | Event::Drew { loud: true, .. } => Some(event.clone()),
            Event::Whisper(_) => None,
        }
    }

    fn sample(_: &'static Edition<Blank>, view: &secrets::View, dice: &mut Dice) -> Self {
        Self::sampled(view, dice)
    }

    fn audit(&self) -> Result<(), String> {
        let piles = self.hands.0.into_iter().chain([self.bag, self.played]);
        let (mut sum, mut union) = (0, 0);
        for pile in piles {
            sum += pile.count_ones();
            union |= pile;
        }
        let all = u32::from(CARDS);
        if (sum, union.count_ones()) == (all, all) { Ok(()) } else { Err(format!("{sum} cards, {union:b}")) }
    }
}
