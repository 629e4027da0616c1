//! What each viewer may know: exactly that, and all of it.
//!
//! Only action cards are secret for long: those in hands and in the deck. Wheels, first targets, menus and
//! choices at set-up are secret until they are shown together. Decks and shelves have no order before they are
//! drawn from, and what they hold follows from what lies open.

use game::{Dice, Edition, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::data::Components;
use crate::ids::{Card, Place};
use crate::player::{Dish, Front, Player};
use crate::state::{Board, Hand, NONE, Options, Pending, Phase, SLOTS, State, Table};
use crate::trade::{Offer, Side};

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct View {
    pub viewer: Viewer,
    pub day: u16,
    pub first: Seat,
    pub options: Options,
    pub phase: Phase,
    pub pending: Pending,
    pub board: Board,
    /// Action cards left in the deck.
    pub deck: u8,
    /// The players, in seat order.
    pub players: Vec<PlayerView>,
}

/// A player as the viewer sees them.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerView {
    /// What everybody sees.
    pub front: Front,
    /// How many action cards.
    pub cards: u8,
    /// Which: one's own, and everybody's when the game is over.
    pub hand: Option<Hand>,
    /// At least these, as far as the viewer saw them change hands.
    pub known: Hand,
    /// One's own secret choices: at set-up, of the leading chef, of places and targets.
    pub pick: Option<u16>,
    pub lead: Option<u8>,
    pub wheel: Option<[u8; SLOTS]>,
    pub spot: Option<[u8; SLOTS]>,
    /// One's own menu, or everybody's when they are shown.
    pub dishes: Option<[Dish; 2]>,
    pub offer: OfferView,
}

/// An offer: its action cards are seen by the two only.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OfferView {
    pub to: Option<Seat>,
    pub proposed: bool,
    pub pieces: u8,
    /// Without the cards, if the viewer is neither of the two.
    pub give: Side,
    pub ask: Side,
    pub cards_given: u8,
    pub cards_asked: u8,
}

impl View {
    /// How many play.
    pub fn seats(&self) -> u8 {
        self.players.len() as u8
    }

    /// The viewer's own side of the table.
    pub fn mine(&self) -> Option<&PlayerView> {
        self.viewer.seat().map(|seat| &self.players[seat.index()])
    }
}

fn offer_seen(offer: &Offer, from: Seat, viewer: Viewer) -> OfferView {
    let Offer { to, proposed, pieces, mut give, mut ask } = *offer;
    let to = (to != NONE).then(|| Seat::new(to.into()));
    let (cards_given, cards_asked) = (give.cards.iter().sum(), ask.cards.iter().sum());
    if !(viewer.is(from) || to.is_some_and(|to| viewer.is(to))) {
        give.cards = [0; Card::COUNT];
        ask.cards = [0; Card::COUNT];
    }
    OfferView { to, proposed, pieces, give, ask, cards_given, cards_asked }
}

impl State {
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        // Every field is named, so that a new one does not compile before somebody decides who sees it.
        let State { edition: _, table } = self;
        let Table { seats, day, first, options, phase, pending, board, deck, players, known } = table;
        let over = matches!(phase, Phase::Over(_));
        let menus_hidden = *phase == Phase::Menus;
        let players = Seat::first(*seats)
            .map(|seat| {
                let Player { pick, lead, wheel, spot, hand, dishes, offer, front } = &players[seat.index()];
                let own = viewer.is(seat);
                PlayerView {
                    front: *front,
                    cards: hand.iter().sum(),
                    hand: (own || over).then_some(*hand),
                    known: viewer.seat().map_or([0; Card::COUNT], |who| known[who.index()][seat.index()]),
                    pick: own.then_some(*pick),
                    lead: own.then_some(*lead),
                    wheel: own.then_some(*wheel),
                    spot: own.then_some(*spot),
                    dishes: (own || !menus_hidden).then_some(*dishes),
                    offer: offer_seen(offer, seat, viewer),
                }
            })
            .collect();
        View {
            viewer,
            day: *day,
            first: *first,
            options: *options,
            phase: *phase,
            pending: *pending,
            board: *board,
            deck: deck.iter().sum(),
            players,
        }
    }

    /// A table that looks like `view`: unseen cards are dealt anew, unseen choices made at random.
    pub(crate) fn sampled(edition: &'static Edition<Components>, view: &View, dice: &mut Dice) -> State {
        let seats = view.seats();
        let mut state = State {
            edition,
            table: Table {
                seats,
                day: view.day,
                first: view.first,
                options: view.options,
                phase: view.phase,
                pending: view.pending,
                board: view.board,
                deck: [0; Card::COUNT],
                players: [Player::ABSENT; 6],
                known: [[[0; Card::COUNT]; 6]; 6],
            },
        };
        // All cards that the viewer cannot place.
        let mut loose = kit::Bag(std::array::from_fn(|card| {
            edition.printed.cards[card].copies - view.board.discard[card]
        }));
        for (idx, seen) in view.players.iter().enumerate() {
            let player = &mut state.table.players[idx];
            player.front = seen.front;
            player.pick = seen.pick.unwrap_or(0);
            player.lead = seen.lead.unwrap_or(NONE);
            player.wheel = seen.wheel.unwrap_or([NONE; SLOTS]);
            player.spot = seen.spot.unwrap_or([NONE; SLOTS]);
            player.dishes = seen.dishes.unwrap_or([Dish::CLOSED; 2]);
            player.hand = seen.hand.unwrap_or(seen.known);
            for (card, n) in player.hand.iter().enumerate() {
                loose.0[card] -= n;
            }
            if let Some(who) = view.viewer.seat() {
                state.table.known[who.index()][idx] = seen.known;
            }
        }
        for (idx, seen) in view.players.iter().enumerate() {
            if seen.hand.is_none() {
                let sure: u8 = seen.known.iter().sum();
                for _ in sure..seen.cards {
                    let card = loose.draw(dice).expect("the cards add up");
                    state.table.players[idx].hand[card] += 1;
                }
            }
        }
        state.table.deck = loose.0;
        for seat in Seat::first(seats) {
            state.guess_offer(seat, view, dice);
            if !view.viewer.is(seat) {
                state.guess_choices(seat, dice);
            }
        }
        state
    }

    /// An offer between two others: some cards of the hand, and some that could be asked for.
    fn guess_offer(&mut self, seat: Seat, view: &View, dice: &mut Dice) {
        let OfferView { to, proposed, pieces, mut give, mut ask, cards_given, cards_asked } =
            view.players[seat.index()].offer.clone();
        if give.cards.iter().sum::<u8>() != cards_given {
            let mut hand = kit::Bag(self.p(seat).hand);
            for _ in 0..cards_given {
                if let Some(card) = hand.draw(dice) {
                    give.cards[card] += 1;
                }
            }
        }
        if ask.cards.iter().sum::<u8>() != cards_asked {
            let mut any =
                kit::Bag::<{ Card::COUNT }>(std::array::from_fn(|card| self.box_().cards[card].copies));
            for _ in 0..cards_asked {
                if let Some(card) = any.draw(dice) {
                    ask.cards[card] += 1;
                }
            }
        }
        let to = to.map_or(NONE, |to| to.index() as u8);
        self.pm(seat).offer = Offer { to, proposed, pieces, give, ask };
    }

    /// What another may have chosen in secret, if they have.
    fn guess_choices(&mut self, seat: Seat, dice: &mut Dice) {
        if !self.p(seat).ready {
            return;
        }
        match self.table.phase {
            Phase::Restaurants => {
                let set = u16::from(self.p(seat).restaurants);
                self.pm(seat).pick = some_of(set, 1, dice);
            }
            Phase::NonPlating | Phase::Chefs => {
                let (set, wanted) = (self.p(seat).dealt, self.chefs_wanted());
                self.pm(seat).pick = some_of(set, wanted, dice);
            }
            Phase::Wheels => {
                if self.brigade() {
                    let lead = some_of(self.p(seat).squad, 1, dice).trailing_zeros() as u8;
                    self.pm(seat).lead = lead;
                }
                // The second wheel never points to the Island in the Kitchen Squad.
                let second = dice.below(Place::MARKETS as u32) as u8;
                if self.slots() == 2 {
                    self.pm(seat).wheel[1] = second;
                }
                let first = dice.below(Place::MARKETS as u32) as u8;
                let taken = self.slots() == 2 && first >= second;
                self.pm(seat).wheel[0] =
                    if self.slots() == 2 { first + u8::from(taken) } else { dice.below(7) as u8 };
            }
            Phase::Aims => {
                for slot in 0..self.slots() {
                    let mut spots = Vec::new();
                    self.legal_spots(seat, slot, &mut spots);
                    if let Some(crate::action::Action::Aim { spot, .. }) =
                        (!spots.is_empty()).then(|| *dice.pick(&spots))
                    {
                        self.pm(seat).spot[slot] = spot;
                    }
                }
            }
            // A menu nobody saw: a dish, if there is one that can be cooked.
            Phase::Menus => {
                let slot = dice.below(2) as usize;
                if self.may_cook_too(seat, slot)
                    && let Some(fill) = self.filling(seat, slot)
                {
                    self.pm(seat).dishes[slot] = Dish { open: true, fill, extra: false };
                }
            }
            _ => {}
        }
    }
}

/// So many of a set, at random.
fn some_of(set: u16, count: u32, dice: &mut Dice) -> u16 {
    let mut chosen = 0;
    for _ in 0..count {
        let left = set & !chosen;
        if left == 0 {
            break;
        }
        let mut rest = left;
        for _ in 0..dice.below(left.count_ones()) {
            rest &= rest - 1;
        }
        chosen |= rest & rest.wrapping_neg();
    }
    chosen
}
