//! Why an action is not legal now.

use game::{Actor, Cites, Game, Seat};
use serde::{Deserialize, Serialize};

use crate::action::{Action, Piece};
use crate::effect::{Power, Special};
use crate::ids::{Card, Chef, Ingredient, Place, Recipe, Restaurant, Upgrade};
use crate::state::{NONE, Pending, Phase, SHELF, State};
use crate::trade::{MOST_OFFERS, MOST_PIECES};

/// A rule and its parameters. Money is in hundreds.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Reason {
    /// R3.1: only the house says that the time is over.
    HouseOnly,
    /// R2.1: it is not the time for it.
    NotNow,
    /// Q25: a decision comes first.
    DecideFirst,
    /// R7.9: a blow is to be answered first.
    AnswerFirst,
    /// R7.9: no Clam-Voyance in hand.
    NoClam,
    /// R1.9: not one of the restaurants dealt.
    NotDealt { restaurant: Restaurant },
    /// R1.18: not one of the chefs to choose from.
    NotOffered { chef: Chef },
    /// R10.9: now a chef is picked, not banned, or the other way round.
    OtherStep,
    /// R10.3: more chefs are to be chosen first.
    ChooseMore,
    /// R10.5: not in the squad, or chosen already.
    NotInSquad { chef: Chef },
    /// R12.3: no second chef.
    NoSecondChef,
    /// R2.3: that wheel is set.
    WheelSet,
    /// R10.6: a non-plating chef cannot go there.
    NotForHelper { place: Place },
    /// R12.3: the other chef goes there.
    SamePlace { place: Place },
    /// Q10: the chef is there already, or may not go there today.
    Forbidden { place: Place },
    /// R2.4: there is nothing to stand on.
    NothingThere { spot: u8 },
    /// R7.1: not in hand.
    NotInHand { card: Card },
    /// R7.4: one action card a day.
    PlayedToday,
    /// R7.3: it is played in another phase.
    WrongPhase { card: Card },
    /// R7.5: it would do nothing now.
    NoEffect { card: Card },
    /// R8.1: the chef has no such power, or not now.
    NoPower,
    /// R8.14: used today.
    UsedToday,
    /// R8.14: there is nobody to use it on.
    NoTarget,
    /// Q13: not that player two days running.
    StruckYesterday { seat: Seat },
    /// R8.14: that player cannot be chosen.
    NotThatOne { seat: Seat },
    /// R9.7: no such ingredient to choose.
    NoIngredient { ingredient: Ingredient },
    /// R6.5: not one of the recipes shown.
    NotShown { recipe: Recipe },
    /// R11.5: that recipe cannot be chosen.
    NotThatRecipe,
    /// R6.4: that upgrade cannot be chosen.
    NotThatUpgrade { upgrade: Upgrade },
    /// R11.9: that market cannot be chosen.
    NotThatMarket { market: Place },
    /// R11.15: that card cannot be taken.
    CannotGrab { market: Place, spot: u8 },
    /// R3.2: there is not enough money.
    TooDear { price: u16, money: u16 },
    /// R3.2: the chef is not at a market.
    NotAtMarket,
    /// R6.1: the chef is not on the Island.
    NotOnIsland,
    /// R3.2: the counter or shelf is empty.
    SoldOut { spot: u8 },
    /// R8.5: Lovehandles closes the counters.
    Closed,
    /// Q26: another chef stands on it.
    Claimed { spot: u8 },
    /// R4.5: barred from that card today.
    Barred { spot: u8 },
    /// Q32: in a bidding war.
    AtWar,
    /// R4.1: not in a bidding war.
    NotAtWar,
    /// R4.2: between these.
    BidOutside { least: u8, most: u8 },
    /// R4.4: garbage only when all is bid.
    NotAllIn,
    /// Q26: the chef claims nothing.
    NoClaim,
    /// Q24: no action card is left.
    NoCardsLeft,
    /// R6.4: one of each.
    HasUpgrade { seat: Seat, upgrade: Upgrade },
    /// R6.8: no garbage.
    NoGarbage,
    /// R9.2: no chocolate.
    NoChocolate,
    /// R8.11: somebody is there, or Gohan cannot buy there.
    NotUnoccupied { market: Place },
    /// R8.12: no deal for two.
    NoPair,
    /// R3.3: one offer at a time, and not to oneself.
    OfferOpen,
    /// Q69: enough offers for today.
    OffersSpent,
    /// R3.3: no offer is being composed.
    NoOffer,
    /// R3.3: it was made and cannot be changed.
    OfferMade,
    /// R3.3: an offer holds twelve pieces at most.
    OfferFull,
    /// R3.3: there is no more of it.
    NotTheirs { piece: Piece },
    /// R3.4: recipes one for one, upgrades once each, and something at all.
    Unbalanced,
    /// R3.3: that player offers nothing.
    NothingOffered { seat: Seat },
    /// R3.3: what is asked is not there.
    CannotGive,
    /// R5.1: an ingredient is missing.
    Incomplete,
    /// R5.1: one recipe a day.
    OneDish,
    /// R11.3: the inspector forbids it.
    Inspected,
    /// R5.1: that dish is not being cooked, or already.
    NotThatDish,
    /// R5.1: that cannot fill the line.
    DoesNotFit,
    /// R9.4: no sauce or wine for it.
    NoExtra,
    /// R5.7: that step is not due.
    NotDue,
}

impl Cites for Reason {
    fn rule(&self) -> &'static str {
        use Reason::*;
        match self {
            HouseOnly => "3.1",
            NotNow => "2.1",
            DecideFirst => "Q25",
            AnswerFirst | NoClam => "7.9",
            NotDealt { .. } => "1.9",
            NotOffered { .. } => "1.18",
            OtherStep => "10.9",
            ChooseMore => "10.3",
            NotInSquad { .. } => "10.5",
            NoSecondChef | SamePlace { .. } => "12.3",
            WheelSet => "2.3",
            NotForHelper { .. } => "10.6",
            Forbidden { .. } => "Q10",
            NothingThere { .. } => "2.4",
            NotInHand { .. } => "7.1",
            PlayedToday => "7.4",
            WrongPhase { .. } => "7.3",
            NoEffect { .. } => "7.5",
            NoPower => "8.1",
            UsedToday | NoTarget | NotThatOne { .. } => "8.14",
            StruckYesterday { .. } => "Q13",
            NoIngredient { .. } => "9.7",
            NotShown { .. } => "6.5",
            NotThatRecipe => "11.5",
            NotThatUpgrade { .. } | HasUpgrade { .. } => "6.4",
            NotThatMarket { .. } => "11.9",
            CannotGrab { .. } => "11.15",
            TooDear { .. } | NotAtMarket | SoldOut { .. } => "3.2",
            NotOnIsland => "6.1",
            Closed => "8.5",
            Claimed { .. } | NoClaim => "Q26",
            Barred { .. } => "4.5",
            AtWar => "Q32",
            NotAtWar => "4.1",
            BidOutside { .. } => "4.2",
            NotAllIn => "4.4",
            NoCardsLeft => "Q24",
            NoGarbage => "6.8",
            NoChocolate => "9.2",
            NotUnoccupied { .. } => "8.11",
            NoPair => "8.12",
            OffersSpent => "Q69",
            OfferOpen | NoOffer | OfferMade | OfferFull | NotTheirs { .. } | NothingOffered { .. } => "3.3",
            CannotGive => "3.3",
            Unbalanced => "3.4",
            Incomplete | OneDish | NotThatDish | DoesNotFit => "5.1",
            Inspected => "11.3",
            NoExtra => "9.4",
            NotDue => "5.7",
        }
    }
}

impl State {
    pub(crate) fn why_not(&self, by: Actor, action: Action) -> Option<Reason> {
        let mut legal = Vec::new();
        self.legal_actions(by, &mut legal);
        if legal.binary_search(&action).is_ok() {
            return None;
        }
        let Actor::Seat(seat) = by else { return Some(Reason::NotNow) };
        if action == Action::TimeUp {
            return Some(Reason::HouseOnly);
        }
        Some(if self.table.pending == Pending::Nothing {
            self.wrong_in_phase(seat, action)
        } else {
            self.wrong_in_pending(action)
        })
    }

    /// While one decision is awaited.
    fn wrong_in_pending(&self, action: Action) -> Reason {
        match (self.table.pending, action) {
            (Pending::Answer { .. }, Action::Clam) => Reason::NoClam,
            (Pending::Answer { .. }, _) => Reason::AnswerFirst,
            (Pending::Aiming { victim: NONE, .. }, Action::Target { seat, .. }) => {
                Reason::NotThatOne { seat }
            }
            (Pending::Aiming { victim: NONE, .. }, Action::At(market)) => Reason::NotThatMarket { market },
            (Pending::Aiming { .. } | Pending::Moved { placed: false, .. }, Action::Go { place, .. }) => {
                Reason::Forbidden { place }
            }
            (Pending::Moved { placed: true, .. }, Action::Aim { spot, .. }) => Reason::NothingThere { spot },
            (Pending::Aiming { .. }, Action::Menu { .. }) => Reason::NotThatRecipe,
            (Pending::Aiming { .. } | Pending::Upgrade { .. }, Action::Improve(upgrade)) => {
                Reason::NotThatUpgrade { upgrade }
            }
            (
                Pending::Aiming { .. }
                | Pending::Discard { .. }
                | Pending::Tray { .. }
                | Pending::ShelfPick { .. },
                Action::Pick(ingredient),
            ) => Reason::NoIngredient { ingredient },
            (Pending::Counter { .. }, Action::Grab { market, spot }) => Reason::CannotGrab { market, spot },
            (Pending::Recipe { .. }, Action::Keep(recipe)) => Reason::NotShown { recipe },
            (Pending::Pair { .. }, Action::Buy { spot, .. }) => Reason::SoldOut { spot },
            _ => Reason::DecideFirst,
        }
    }

    fn wrong_in_phase(&self, seat: Seat, action: Action) -> Reason {
        let player = self.p(seat);
        let slots = self.slots();
        match (self.table.phase, action) {
            (Phase::Restaurants, Action::Open(restaurant)) => Reason::NotDealt { restaurant },
            (Phase::NonPlating | Phase::Chefs, Action::Take(chef)) => Reason::NotOffered { chef },
            (Phase::NonPlating | Phase::Chefs, Action::Done) => Reason::ChooseMore,
            (Phase::Draft(_), Action::Take(chef) | Action::Ban(chef)) => {
                if player.dealt >> chef.index() & 1 == 0 {
                    Reason::NotOffered { chef }
                } else {
                    Reason::OtherStep
                }
            }
            (Phase::Wheels, Action::Lead(chef)) => Reason::NotInSquad { chef },
            (Phase::Wheels, Action::Go { slot, place }) => {
                let slot = usize::from(slot);
                if slot >= slots {
                    Reason::NoSecondChef
                } else if player.wheel[slot] != NONE {
                    Reason::WheelSet
                } else if self.non_plating(slot) && place == Place::ISLAND {
                    Reason::NotForHelper { place }
                } else {
                    Reason::SamePlace { place }
                }
            }
            (Phase::Wheels | Phase::Aims, Action::Done) => Reason::DecideFirst,
            (Phase::Aims, Action::Aim { slot, spot }) => {
                let slot = usize::from(slot);
                if slot >= slots {
                    Reason::NoSecondChef
                } else if player.spot[slot] != NONE {
                    Reason::WheelSet
                } else if self.pawn(seat, slot).at >= Place::ISLAND.0 {
                    Reason::NotAtMarket
                } else {
                    Reason::NothingThere { spot }
                }
            }
            (Phase::Wheels | Phase::Window | Phase::Market, Action::Play(card)) => {
                self.wrong_card(seat, card)
            }
            (Phase::Wheels | Phase::Window | Phase::Market, Action::Power { slot }) => {
                self.wrong_power(seat, slot.into())
            }
            (Phase::Powers { .. }, Action::Target { seat: victim, .. }) => {
                let struck = (0..2).any(|idx| player.struck[idx] >> victim.index() & 1 != 0);
                if struck {
                    Reason::StruckYesterday { seat: victim }
                } else {
                    Reason::NotThatOne { seat: victim }
                }
            }
            (Phase::Discards { .. } | Phase::Vote, Action::Target { seat, .. }) => {
                Reason::NotThatOne { seat }
            }
            (Phase::Market, _) => self.wrong_in_market(seat, action),
            (Phase::Fines, Action::Money) => {
                Reason::TooDear { price: self.inspection().1, money: player.money }
            }
            (Phase::Menus, _) => self.wrong_dish(seat, action),
            (Phase::Serving, Action::Clear { .. }) => Reason::NotThatDish,
            (Phase::Scoring { .. }, Action::Step(_)) => Reason::NotDue,
            _ => Reason::NotNow,
        }
    }

    fn wrong_card(&self, seat: Seat, card: Card) -> Reason {
        let row = &self.box_().cards[card.index()];
        if self.p(seat).hand[card.index()] == 0 {
            Reason::NotInHand { card }
        } else if self.when().is_none_or(|when| !row.phases.contains(&when)) {
            Reason::WrongPhase { card }
        } else if self.p(seat).played {
            Reason::PlayedToday
        } else {
            Reason::NoEffect { card }
        }
    }

    fn wrong_power(&self, seat: Seat, slot: usize) -> Reason {
        let wanted = if self.table.phase == Phase::Market { Power::ShareWithMe } else { Power::DirtyTrick };
        if slot >= self.slots() {
            Reason::NoSecondChef
        } else if self.power(seat, slot) != Some(wanted) {
            Reason::NoPower
        } else if self.p(seat).used >> slot & 1 != 0 {
            Reason::UsedToday
        } else {
            Reason::NoTarget
        }
    }

    fn wrong_in_market(&self, seat: Seat, action: Action) -> Reason {
        let (player, money) = (self.p(seat), self.spendable(seat));
        let dear = |price: u16| Reason::TooDear { price, money };
        match action {
            Action::Buy { slot, spot } => self.wrong_purchase(seat, slot.into(), spot),
            Action::BuyPair { slot } if usize::from(slot) < self.slots() => {
                self.pair_price(seat, slot.into()).map_or(Reason::NoPair, dear)
            }
            Action::BuyCard => match self.card_buyer(seat) {
                None => Reason::NotOnIsland,
                Some((_, price, _)) if price > money => dear(price),
                Some(_) => Reason::NoCardsLeft,
            },
            Action::BuyUpgrade { seat: owner, upgrade } => match self.islander(seat) {
                _ if owner.index() >= usize::from(self.table.seats) => Reason::NotThatOne { seat: owner },
                None => Reason::NotOnIsland,
                Some(_) if self.p(owner).upgrades >> upgrade.index() & 1 != 0 => {
                    Reason::HasUpgrade { seat: owner, upgrade }
                }
                Some(slot) => {
                    dear(self.box_().figures.upgrades[upgrade.index()].price + self.surcharge(seat, slot))
                }
            },
            Action::Bin if player.garbage == 0 => Reason::NoGarbage,
            Action::Bin if self.islander(seat).is_some() => dear(self.box_().figures.bin),
            Action::SellChocolate if player.ingredients[self.box_().special(Special::Sell)] == 0 => {
                Reason::NoChocolate
            }
            Action::Bin | Action::SellChocolate => Reason::NotOnIsland,
            Action::Forage(market) => {
                let own =
                    (0..self.slots()).find(|slot| self.power(seat, *slot) == Some(Power::ArtOfFoodshido));
                match own {
                    None => Reason::NoPower,
                    Some(slot) if player.used >> slot & 1 != 0 => Reason::UsedToday,
                    Some(slot)
                        if market != Place::MYSTERY_MART
                            && self.is_unoccupied(market)
                            && self.on_shelf(market) > 0 =>
                    {
                        dear(self.price(seat, slot, market))
                    }
                    Some(_) => Reason::NotUnoccupied { market },
                }
            }
            Action::Bid { slot, .. } | Action::BidTrash { slot, .. } | Action::Quit { slot } => {
                let slot = usize::from(slot);
                if slot >= self.slots() || !self.pawn(seat, slot).war {
                    return Reason::NotAtWar;
                }
                let ((least, most), (first, last)) = self.bids(seat, slot);
                match action {
                    Action::Bid { .. } => Reason::BidOutside { least, most },
                    _ if first > last => Reason::NotAllIn,
                    _ => Reason::BidOutside { least: first, most: last },
                }
            }
            Action::StepOff { .. } => Reason::NoClaim,
            _ => self.wrong_trade(seat, action),
        }
    }

    fn wrong_purchase(&self, seat: Seat, slot: usize, spot: u8) -> Reason {
        if slot >= self.slots() {
            return Reason::NoSecondChef;
        }
        let pawn = self.pawn(seat, slot);
        if pawn.at >= Place::ISLAND.0 {
            return Reason::NotAtMarket;
        }
        let market = Place(pawn.at);
        if pawn.war {
            return Reason::AtWar;
        }
        if spot == SHELF && self.on_shelf(market) == 0 {
            return Reason::SoldOut { spot };
        }
        if spot != SHELF {
            if spot > SHELF || self.table.board.counters[market.index()][usize::from(spot)] == NONE {
                return Reason::SoldOut { spot };
            }
            if self.counters_closed(seat, slot) {
                return Reason::Closed;
            }
            if pawn.lost >> spot & 1 != 0 {
                return Reason::Barred { spot };
            }
            if self.for_sale(seat, slot).all(|one| one != spot) {
                return Reason::Claimed { spot };
            }
        }
        let price = self.price(seat, slot, market) + self.surcharge(seat, slot);
        Reason::TooDear { price, money: self.spendable(seat) }
    }

    fn wrong_trade(&self, seat: Seat, action: Action) -> Reason {
        let (player, offer) = (self.p(seat), &self.p(seat).offer);
        match action {
            Action::Offer(_) if offer.to != NONE => Reason::OfferOpen,
            Action::Offer(_) if player.offers >= MOST_OFFERS => Reason::OffersSpent,
            Action::Offer(other) => Reason::NotThatOne { seat: other },
            Action::Give(_) | Action::Ask(_) | Action::Propose | Action::Withdraw if offer.to == NONE => {
                Reason::NoOffer
            }
            Action::Give(_) | Action::Ask(_) | Action::Propose if offer.proposed => Reason::OfferMade,
            Action::Give(_) | Action::Ask(_) if offer.pieces >= MOST_PIECES => Reason::OfferFull,
            Action::Give(piece) | Action::Ask(piece) => Reason::NotTheirs { piece },
            Action::Propose => Reason::Unbalanced,
            Action::Accept(from) | Action::Decline(from) => {
                if from.index() >= usize::from(self.table.seats) || !self.offered(from, seat) {
                    Reason::NothingOffered { seat: from }
                } else {
                    Reason::CannotGive
                }
            }
            _ => Reason::NotNow,
        }
    }

    fn wrong_dish(&self, seat: Seat, action: Action) -> Reason {
        let player = self.p(seat);
        match action {
            Action::Cook { slot }
            | Action::Fill { slot, .. }
            | Action::Extra { slot }
            | Action::Clear { slot }
                if slot > 1 =>
            {
                Reason::NotThatDish
            }
            Action::Cook { slot } => {
                if player.dishes[usize::from(slot)].open {
                    Reason::NotThatDish
                } else if player.inspected == 2 {
                    Reason::Inspected
                } else if !self.may_cook_too(seat, slot.into()) {
                    Reason::OneDish
                } else {
                    Reason::Incomplete
                }
            }
            Action::Fill { slot, .. } | Action::Extra { slot } | Action::Clear { slot }
                if !player.dishes[usize::from(slot)].open =>
            {
                Reason::NotThatDish
            }
            Action::Fill { .. } => Reason::DoesNotFit,
            Action::Extra { .. } => Reason::NoExtra,
            _ => Reason::NotNow,
        }
    }
}
