//! What two players do otherwise (R14): rising bids, the large investment tile, the choice of delivery tiles.

use game::{Dice, Log, Seat};

use crate::action::Action;
use crate::event::Event;
use crate::ids::{Colour, DeliveryId};
use crate::reason::Reason;
use crate::state::{Bid, Stage, State, Task};

/// R14.8: an opening of so much may be bid under.
pub const HIGH_OPENING: u8 = 6;

impl State {
    fn rival(&self, seat: Seat) -> Seat {
        seat.next(self.seats)
    }

    fn bid_amount(&self, seat: Seat) -> Option<u8> {
        self.player(seat).bid.step().and_then(|place| self.amount(place))
    }

    /// R14.7: the bid that stands in the way of one of `price`, if any does.
    pub(crate) fn standing_bid_of_two(&self, seat: Seat, price: u8) -> Option<u8> {
        let other = self.bid_amount(self.rival(seat))?;
        // R14.8: only the answer to the very first bid may be lower.
        let may_be_lower = self.player(seat).bid == Bid::Waiting && other >= HIGH_OPENING;
        let stands = if may_be_lower { price == other } else { price <= other };
        stands.then_some(other)
    }

    pub(crate) fn legal_bids_of_two(&self, seat: Seat, out: &mut Vec<Action>) {
        let money = self.player(seat).money;
        for (place, price) in self.printed().piazza.bids.iter().enumerate() {
            if u16::from(*price) <= money && self.standing_bid_of_two(seat, *price).is_none() {
                out.push(Action::Bid(place as u8));
            }
        }
        out.push(Action::Withdraw);
    }

    /// R14.7: a bid; R14.8: a lower one ends the auction; Q31: so does any after the other has passed.
    pub(crate) fn bid_of_two(&mut self, seat: Seat, place: u8, dice: &mut Dice, log: &mut Log<Event>) {
        let rival = self.rival(seat);
        let is_lower = self.bid_amount(rival) > self.amount(place);
        self.player_mut(seat).bid = Bid::On(place);
        if is_lower || self.player(rival).bid == Bid::Withdrawn {
            self.begin_paying(dice, log);
        } else {
            self.player_mut(rival).task = Task::Bid;
        }
    }

    /// R14.7, Q30: whoever passes keeps his last bid, and pays it; both must have had a chance.
    pub(crate) fn pass_of_two(&mut self, seat: Seat, dice: &mut Dice, log: &mut Log<Event>) {
        let rival = self.rival(seat);
        let player = self.player_mut(seat);
        player.bid = match player.bid {
            Bid::On(place) => Bid::Passed(place),
            _ => Bid::Withdrawn,
        };
        if self.player(rival).bid == Bid::Waiting {
            self.player_mut(rival).task = Task::Bid;
        } else {
            self.begin_paying(dice, log);
        }
    }

    /// R14.11: after the first has taken a colour, the tile is turned; R14.12: then the other takes one.
    pub(crate) fn took_of_two(&mut self, seat: Seat, colour: Colour, dice: &mut Dice, log: &mut Log<Event>) {
        if self.settled.count_ones() == 1 {
            self.player_mut(seat).task = Task::Offer(colour);
        } else {
            self.next_payment(dice, log);
        }
    }

    fn beside_taken(&self, taken: Colour) -> [Colour; 2] {
        let tile = self.large.expect("R14.5: two players use a large tile");
        self.printed().large[usize::from(tile)].beside(taken)
    }

    /// Q33: one of the two colours beside the one taken.
    pub(crate) fn legal_offers(&self, taken: Colour, out: &mut Vec<Action>) {
        let [a, b] = self.beside_taken(taken);
        out.extend([Action::Offer(a.min(b)), Action::Offer(a.max(b))]);
    }

    pub(crate) fn reason_against_offer(&self, taken: Colour, colour: Colour) -> Option<Reason> {
        (!self.beside_taken(taken).contains(&colour)).then_some(Reason::NotBeside { colour })
    }

    /// R14.11, R14.12: that colour and the opposite one are left for the other player.
    pub(crate) fn apply_offer(
        &mut self,
        seat: Seat,
        taken: Colour,
        colour: Colour,
        dice: &mut Dice,
        log: &mut Log<Event>,
    ) {
        let tile = self.large.expect("R14.5: two players use a large tile");
        let opposite = self.printed().large[usize::from(tile)].opposite(taken);
        self.investments = 1 << colour.index() | 1 << opposite.index();
        self.player_mut(seat).task = Task::Idle;
        log.tell(|| Event::TileTurned { seat, offered: [opposite, colour] });
        self.next_payment(dice, log);
    }

    /// R14.13: the higher bidder chooses a delivery tile; more players have theirs already.
    pub(crate) fn begin_claiming(&mut self, dice: &mut Dice, log: &mut Log<Event>) {
        if self.seats == 2 {
            let bidders = Seat::first(2).filter(|seat| self.player(*seat).bid.step().is_some());
            if let Some(high) = bidders.max_by_key(|seat| self.player(*seat).bid.step()) {
                self.stage = Stage::Claiming;
                self.player_mut(high).task = Task::Claim;
                return;
            }
            self.deliveries = Default::default();
        }
        self.begin_delivering(dice, log);
    }

    pub(crate) fn legal_claims(&self, out: &mut Vec<Action>) {
        let there = |place: &u8| self.deliveries[usize::from(*place)].is_some();
        out.extend([0, 1].into_iter().filter(there).map(Action::Claim));
    }

    pub(crate) fn reason_against_claim(&self, place: u8) -> Option<Reason> {
        let there = self.deliveries.get(usize::from(place)).is_some_and(Option::is_some);
        (!there).then_some(Reason::NoTile)
    }

    /// R14.13: the other tile is for the other player, if he bid.
    pub(crate) fn apply_claim(&mut self, seat: Seat, place: u8, dice: &mut Dice, log: &mut Log<Event>) {
        let rival = self.rival(seat);
        self.player_mut(seat).task = Task::Idle;
        for (taker, place) in [(seat, place), (rival, 1 - place)] {
            let rank = self.deliveries[usize::from(place)].take().expect("R14.4: two delivery tiles");
            if self.player(taker).bid.step().is_some() {
                self.player_mut(taker).delivery = Some(rank);
                let tile = DeliveryId { round: self.round, rank };
                log.tell(|| Event::DeliveryTaken { seat: taker, tile });
            }
        }
        self.begin_delivering(dice, log);
    }
}
