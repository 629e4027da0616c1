//! Building (R3): one to five locomotives of one company, piece by piece.

use game::{Log, Seat};
use kit::Hex;

use crate::action::{Action, Reason};
use crate::data::{Hexes, Kind};
use crate::event::Event;
use crate::ids::Company;
use crate::state::{Ending, Phase, State};

/// R3.1: at most five locomotives a build.
pub const MOST_LAID: u8 = 5;

impl State {
    /// R3: where this company may lay a locomotive now.
    pub(crate) fn layable(&self, company: Company) -> Hexes {
        let (map, line) = (self.map(), self.line(company));
        // R3.2 and R3.3 are in `beside`; R3.7 in `open`; R3.4 in `track`; R3.5 and R3.6 in `full`.
        let mut hexes = line.beside.and(&map.open).without(&line.track).without(&self.full);
        if line.depot == 0 || hexes.is_empty() {
            return Hexes::EMPTY;
        }
        // R3.8: only a hex that becomes full can cut somebody off, and only if it is on the way that was found.
        let filling = hexes.and(&map.cities.or(&self.taken));
        if filling.is_empty() {
            return hexes;
        }
        for other in Company::ALL {
            if other != company && !self.line(other).has_city {
                for number in self.way_to_a_city(other, Hexes::EMPTY).and(&filling).iter() {
                    if self.way_to_a_city(other, Hexes::only(number)).is_empty() {
                        hexes.remove(number);
                    }
                }
            }
        }
        hexes
    }

    /// R3.8, Q6: some hexes by which a company without a city can still reach a free one, the city among them;
    /// empty if there is none. `but` is thought to be full.
    pub(crate) fn way_to_a_city(&self, company: Company, but: Hexes) -> Hexes {
        let map = self.map();
        let line = self.line(company);
        let room = map.open.without(&self.full).without(&but);
        let goals = map.cities.and(&room);
        let mut ring = line.beside.and(&room).without(&line.track);
        if let Some(goal) = ring.and(&goals).first() {
            return Hexes::only(goal);
        }
        let mut rings = [Hexes::EMPTY; Hexes::SIZE];
        let mut reached = line.track;
        let mut length = 0;
        loop {
            let found = ring.and(&goals);
            if let Some(goal) = found.first() {
                return self.way_back(goal, &rings[..length]);
            }
            if ring.is_empty() {
                return Hexes::EMPTY;
            }
            rings[length] = ring;
            length += 1;
            reached = reached.or(&ring);
            let next = ring.iter().fold(Hexes::EMPTY, |next, number| next.or(&map.beside[number]));
            ring = next.and(&room).without(&reached);
        }
    }

    fn way_back(&self, goal: usize, rings: &[Hexes]) -> Hexes {
        let mut way = Hexes::only(goal);
        let mut at = goal;
        for ring in rings.iter().rev() {
            at = ring.and(&self.map().beside[at]).first().expect("each ring touches the one before");
            way.insert(at);
        }
        way
    }

    /// R2.2, R3.1: a company with a locomotive in its depot and a place to go.
    pub(crate) fn legal_builds(&self, out: &mut Vec<Action>) {
        let buildable = |company: &Company| !self.layable(*company).is_empty();
        out.extend(Company::ALL.into_iter().filter(buildable).map(Action::Build));
    }

    /// R3.1: at least one piece, at most five; Q4: nothing after Marseille.
    pub(crate) fn legal_lays(&self, company: Company, laid: u8, out: &mut Vec<Action>) {
        if laid < MOST_LAID && !self.line(company).track.contains(self.map().marseille) {
            let map = self.map();
            out.extend(self.layable(company).iter().map(|number| Action::Lay(map.hex(number))));
        }
        if laid > 0 {
            out.push(Action::Finish);
        }
    }

    pub(crate) fn reason_against_build(&self, company: Company) -> Option<Reason> {
        if self.line(company).depot == 0 {
            return Some(Reason::DepotEmpty { company });
        }
        self.layable(company).is_empty().then_some(Reason::NowhereToLay { company })
    }

    pub(crate) fn reason_against_lay(&self, company: Company, laid: u8, hex: Hex) -> Option<Reason> {
        let map = self.map();
        let line = self.line(company);
        let Some(number) = map.number(hex) else { return Some(Reason::OffTheMap { hex }) };
        if line.track.contains(map.marseille) {
            return Some(Reason::MarseilleReached);
        }
        if laid == MOST_LAID {
            return Some(Reason::FiveLaid);
        }
        if line.depot == 0 {
            return Some(Reason::DepotEmpty { company });
        }
        match map.places[number].kind {
            Kind::Tower => return Some(Reason::Tower { hex }),
            Kind::Station { .. } => return Some(Reason::Station { hex }),
            Kind::City { .. } | Kind::Country => {}
        }
        if line.track.contains(number) {
            return Some(Reason::SameCompany { hex, company });
        }
        if self.full.contains(number) {
            let holder = Company::ALL.into_iter().find(|other| self.line(*other).track.contains(number));
            return Some(match (map.cities.contains(number), holder) {
                (true, Some(by)) => Reason::CityTaken { hex, by },
                _ => Reason::CountryFull { hex },
            });
        }
        if !line.beside.contains(number) {
            let own = |from: &Hex| {
                map.number(*from).is_some_and(|n| line.track.contains(n) || n == usize::from(line.station))
            };
            return Some(match hex.around().find(own) {
                Some(from) => Reason::Hatched { hex, from },
                None => Reason::NotBeside { hex, company },
            });
        }
        let cut_off = |other: &Company| {
            *other != company
                && !self.line(*other).has_city
                && (map.cities.contains(number) || self.taken.contains(number))
                && self.way_to_a_city(*other, Hexes::only(number)).is_empty()
        };
        Company::ALL.into_iter().find(cut_off).map(|company| Reason::CutsOff { hex, company })
    }

    /// R2.2: begins a build.
    pub(crate) fn apply_build(&mut self, seat: Seat, company: Company, log: &mut Log<Event>) {
        self.phase = Phase::Building { company, laid: 0, gain: 0 };
        log.tell(|| Event::BuildBegun { seat, company });
    }

    /// R3.1: one locomotive from the depot onto the map.
    pub(crate) fn apply_lay(&mut self, seat: Seat, company: Company, hex: Hex, log: &mut Log<Event>) {
        let Phase::Building { laid, gain, .. } = self.phase else {
            unreachable!("R3.1: laid outside a build")
        };
        let number = self.map().number(hex).expect("R3.2: a legal hex is on the map");
        self.lines[company.index()].depot -= 1;
        self.place(company, number);
        let gain = gain + self.map().places[number].worth();
        self.phase = Phase::Building { company, laid: laid + 1, gain };
        log.tell(|| Event::Laid { seat, company, hex });
    }

    /// R3.9: the value grows when the build ends, also beyond 30 (Q8); R5.2: Marseille ends the game at once.
    pub(crate) fn apply_finish(&mut self, seat: Seat, log: &mut Log<Event>) {
        let Phase::Building { company, laid, gain } = self.phase else {
            unreachable!("R3.9: finished outside a build")
        };
        self.lines[company.index()].value += gain;
        self.plain_swaps = 0;
        log.tell(|| {
            let line = self.line(company);
            let first = usize::from(line.length - laid);
            let hexes = line.hexes().skip(first).map(|number| self.map().hex(number)).collect();
            Event::Built { seat, company, hexes, gain, value: line.value }
        });
        if self.line(company).track.contains(self.map().marseille) {
            self.end(Ending::Marseille, log);
        } else {
            self.end_turn(log);
        }
    }
}
