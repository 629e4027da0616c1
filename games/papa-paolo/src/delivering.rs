//! Phases E and F (R8, R9), and express deliveries (R4.5): rounds along the roads, tile after tile.

use game::{Dice, Log, Seat};

use crate::action::Action;
use crate::district::{District, Links};
use crate::event::Event;
use crate::ids::{Cell, Cells, Colour, DeliveryId, cells};
use crate::reason::Reason;
use crate::state::{LONGEST, Stage, State, Task, Tour};

/// A round of deliveries under way.
struct Route<'a> {
    district: &'a District,
    tour: &'a Tour,
    at: Cell,
    /// Where the pizzas come from.
    shop: Cell,
    /// R8.4: the roads not yet taken.
    links: Links,
    /// R8.1: tiles that may still be entered.
    left: u8,
}

impl<'a> Route<'a> {
    fn of(district: &'a District, tour: &'a Tour) -> Option<Route<'a>> {
        let path = tour.path();
        let (shop, at) = (*path.first()?, *path.last()?);
        let mut links = district.links;
        for pair in path.windows(2).skip(1) {
            links.cut(pair[0], pair[1]);
        }
        let left = tour.distance.min(LONGEST as u8 - 1) - (path.len() as u8 - 1);
        Some(Route { district, tour, at, shop, links, left })
    }

    /// Q24: pizzas on the pizzeria where the round began.
    fn stocked(&self) -> bool {
        let idx = self.district.shop_at(self.shop).expect("R8.2: a round begins at a pizzeria");
        self.district.shops()[idx].pizzas > 0
    }

    fn can_drop(&self) -> bool {
        self.tour.pizzas > 0 && self.stocked() && self.district.hungry & self.at.bit() != 0
    }

    /// R8.2, R8.4, Q23: the tiles next to the courier to which an unused road leads.
    fn next(&self) -> Cells {
        if self.at == self.shop {
            return self.district.doors(self.at);
        }
        self.links.spread(self.at.bit(), 1) & !self.at.bit()
    }

    /// Q25: whether a pizza could still be delivered on that tile or beyond.
    fn leads_on(&self, to: Cell) -> bool {
        if self.district.hungry & to.bit() != 0 {
            return true;
        }
        let mut links = self.links;
        if self.at != self.shop {
            links.cut(self.at, to);
        }
        links.spread(to.bit(), self.left - 1) & self.district.hungry != 0
    }

    /// R8: where the courier may go.
    fn steps(&self) -> impl Iterator<Item = Cell> {
        let open = self.tour.pizzas > 0 && self.left > 0 && self.stocked();
        cells(if open { self.next() } else { 0 }).filter(|cell| self.leads_on(*cell))
    }
}

impl State {
    /// Q25: pizzerias from which something could be delivered over this distance.
    fn serving(&self, seat: Seat, distance: u8) -> Cells {
        let district = &self.player(seat).district;
        if district.hungry == 0 {
            return 0;
        }
        let reaches =
            |shop: Cell| district.links.spread(district.doors(shop), distance - 1) & district.hungry != 0;
        let stocked = district.shops().iter().filter(|shop| shop.pizzas > 0);
        stocked.filter(|shop| reaches(shop.cell)).fold(0, |all, shop| all | shop.cell.bit())
    }

    pub(crate) fn can_deliver(&self, seat: Seat, distance: u8) -> bool {
        self.serving(seat, distance) != 0
    }

    /// R8.2: the hungry tiles that a courier under way, or any courier, could still reach.
    pub(crate) fn reach(&self, seat: Seat) -> Cells {
        let player = self.player(seat);
        let district = &player.district;
        let tour = &player.tour;
        if tour.pizzas == 0 {
            return 0;
        }
        let reached = match Route::of(district, tour) {
            Some(route) if !route.stocked() => 0,
            Some(route) if route.at != route.shop => route.links.spread(route.at.bit(), route.left),
            Some(route) => route.links.spread(district.doors(route.shop), tour.distance - 1),
            None => cells(self.serving(seat, tour.distance))
                .fold(0, |all, shop| all | district.links.spread(district.doors(shop), tour.distance - 1)),
        };
        reached & district.hungry
    }

    /// R8.1: everybody with a delivery tile, in any order; Q39: but not who cannot deliver.
    pub(crate) fn begin_delivering(&mut self, dice: &mut Dice, log: &mut Log<Event>) {
        self.stage = Stage::Delivering;
        let mut any = false;
        for seat in Seat::first(self.seats) {
            let Some(rank) = self.player(seat).delivery else { continue };
            let tile = self.printed().delivery(DeliveryId { round: self.round, rank });
            if !self.can_deliver(seat, tile.distance) {
                log.tell(|| Event::NothingToDeliver { seat });
                continue;
            }
            let tour = Tour {
                pizzas: tile.pizzas,
                rounds: self.level(seat, Colour::Green),
                distance: tile.distance,
                ..Tour::NONE
            };
            let player = self.player_mut(seat);
            player.tour = tour;
            player.task = Task::Delivering;
            any = true;
        }
        if !any {
            self.end_round(dice, log);
        }
    }

    /// R8: a round may begin, go on, deliver; or all is done.
    pub(crate) fn legal_deliveries(&self, seat: Seat, out: &mut Vec<Action>) {
        let player = self.player(seat);
        let tour = &player.tour;
        let route = Route::of(&player.district, tour);
        if tour.rounds > 0 && tour.pizzas > 0 && (route.is_none() || tour.dropped > 0) {
            out.extend(cells(self.serving(seat, tour.distance)).map(Action::Start));
        }
        if let Some(route) = route {
            out.extend(route.steps().map(Action::Step));
            if route.can_drop() {
                out.push(Action::Drop(route.at));
            }
        }
        if !tour.express || tour.delivered > 0 {
            out.push(Action::Finish);
        }
    }

    pub(crate) fn reason_against_start(&self, seat: Seat, cell: Cell) -> Option<Reason> {
        let player = self.player(seat);
        let tour = &player.tour;
        if tour.length > 0 && tour.dropped == 0 {
            return Some(Reason::RoundEmpty);
        }
        if tour.rounds == 0 {
            return Some(Reason::NoRoundLeft);
        }
        if tour.pizzas == 0 {
            return Some(Reason::NoMorePizzas);
        }
        let Some(idx) = player.district.shop_at(cell) else { return Some(Reason::NoPizzeria { cell }) };
        if player.district.shops()[idx].pizzas == 0 {
            return Some(Reason::PizzeriaEmpty { cell });
        }
        let serves = self.serving(seat, tour.distance) & cell.bit() != 0;
        (!serves).then_some(Reason::NobodyBeyond { cell })
    }

    pub(crate) fn reason_against_step(&self, seat: Seat, cell: Cell) -> Option<Reason> {
        let player = self.player(seat);
        let district = &player.district;
        let Some(route) = Route::of(district, &player.tour) else { return Some(Reason::NotUnderWay) };
        if player.tour.pizzas == 0 {
            return Some(Reason::NoMorePizzas);
        }
        if !route.stocked() {
            return Some(Reason::PizzeriaEmpty { cell: route.shop });
        }
        if route.next() & cell.bit() == 0 {
            let Some((side, _)) = District::neighbours(route.at, cell.bit()).next() else {
                return Some(Reason::NotBesideCourier { cell });
            };
            return Some(if district.pizzerias & cell.bit() != 0 {
                Reason::ThroughPizzeria { cell }
            } else if district.city & cell.bit() == 0 || !district.has_road(cell, side.opposite()) {
                Reason::NoRoad { cell }
            } else {
                Reason::SameRoad { cell }
            });
        }
        if route.left == 0 {
            return Some(Reason::TooFar { distance: player.tour.distance });
        }
        (!route.leads_on(cell)).then_some(Reason::NobodyBeyond { cell })
    }

    pub(crate) fn reason_against_drop(&self, seat: Seat, cell: Cell) -> Option<Reason> {
        let player = self.player(seat);
        let Some(route) = Route::of(&player.district, &player.tour) else {
            return Some(Reason::NotUnderWay);
        };
        if cell != route.at || cell == route.shop {
            return Some(Reason::NotThere { cell });
        }
        if player.tour.pizzas == 0 {
            return Some(Reason::NoMorePizzas);
        }
        if !route.stocked() {
            return Some(Reason::PizzeriaEmpty { cell: route.shop });
        }
        (player.district.hungry & cell.bit() == 0).then_some(Reason::Served { cell })
    }

    /// Q12: an express delivery delivers something.
    pub(crate) fn reason_against_end_of_deliveries(&self, seat: Seat) -> Option<Reason> {
        let tour = &self.player(seat).tour;
        (tour.express && tour.delivered == 0).then_some(Reason::NothingDelivered)
    }

    /// R8.2: a round begins; the one before is over.
    pub(crate) fn apply_start(&mut self, seat: Seat, cell: Cell, log: &mut Log<Event>) {
        let tour = &mut self.player_mut(seat).tour;
        *tour = Tour { rounds: tour.rounds - 1, dropped: 0, path: Tour::NONE.path, length: 1, ..*tour };
        tour.path[0] = cell;
        log.tell(|| Event::RouteBegun { seat, from: cell });
    }

    /// R8.2, Q22: one tile further.
    pub(crate) fn apply_step(&mut self, seat: Seat, cell: Cell, log: &mut Log<Event>) {
        let tour = &mut self.player_mut(seat).tour;
        tour.path[usize::from(tour.length)] = cell;
        tour.length += 1;
        log.tell(|| Event::CourierMoved { seat, cell });
    }

    /// R8.3: one pizza from the pizzeria to a house; R9.1: the last house of a tile means experience.
    pub(crate) fn apply_drop(&mut self, seat: Seat, cell: Cell, log: &mut Log<Event>) {
        let player = self.player_mut(seat);
        let from = player.district.shop_at(player.tour.path[0]).expect("R8.2: a round begins at a pizzeria");
        player.district.shop_mut(from).pizzas -= 1;
        let (tile, complete) = player.district.serve(cell);
        if complete {
            player.gains[tile.colour.index()] += 1;
        }
        player.tour.pizzas -= 1;
        player.tour.delivered += 1;
        player.tour.dropped += 1;
        log.tell(|| Event::PizzaDelivered { seat, cell, complete });
    }

    /// R8.6: no more deliveries; R4.6: after an express delivery, experience comes at once.
    pub(crate) fn end_deliveries(&mut self, seat: Seat, dice: &mut Dice, log: &mut Log<Event>) {
        let tour = std::mem::replace(&mut self.player_mut(seat).tour, Tour::NONE);
        log.tell(|| Event::DeliveriesEnded { seat, pizzas: tour.delivered });
        if tour.express {
            self.gain_experience(seat, log);
        }
        self.done(seat, dice, log);
    }

    /// R9.1, Q26: a step for each tile completed since the last time.
    fn gain_experience(&mut self, seat: Seat, log: &mut Log<Event>) {
        let gains = std::mem::take(&mut self.player_mut(seat).gains);
        for colour in Colour::ALL {
            for _ in 0..gains[colour.index()] {
                self.gain(seat, colour, log);
            }
        }
    }

    /// R9.2: phase F, when everybody has delivered; then R10.1 or, Q27, R11.1.
    pub(crate) fn end_round(&mut self, dice: &mut Dice, log: &mut Log<Event>) {
        for seat in Seat::first(self.seats) {
            self.gain_experience(seat, log);
        }
        if usize::from(self.round) + 1 < crate::data::ROUNDS {
            self.next_round(dice, log);
        } else {
            // R1.7: the money is counted in the open.
            dice.shown();
            self.stage = Stage::Over;
            log.tell(|| Event::Ended);
        }
    }
}
