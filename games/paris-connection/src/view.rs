//! What each viewer may know: exactly that, and all of it.
//!
//! Dealt shares are hidden until the end; everything since is public. So a viewer who counts knows how many of
//! each company the others hold together, how many each player holds in all, and what each must have been dealt
//! for the swaps to have been possible. The view carries these, and the bounds that follow from them.

use game::{BySeat, Dice, Edition, Seat, Viewer};
use kit::Hex;
use serde::{Deserialize, Serialize};

use crate::data::{Hexes, Map};
use crate::ending::stalemate_at;
use crate::ids::Company;
use crate::setup::{dealt, limit};
use crate::state::{ByCompany, Hand, IN_PLAY, Line, Phase, State};

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct View {
    pub viewer: Viewer,
    pub start: Seat,
    pub active: Seat,
    pub phase: Phase,
    /// Q7: whether plain swaps can end the game, and how many there were in a row.
    pub stalemate: bool,
    pub plain_swaps: u8,
    /// The companies' lines.
    pub lines: ByCompany<LineView>,
    /// The players, in turn order.
    pub hands: Vec<HandView>,
}

/// A company: all of it is public.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LineView {
    pub station: Hex,
    /// In the order they were laid.
    pub laid: Vec<Hex>,
    pub value: u8,
    pub depot: u8,
}

/// A player's shares, as far as the viewer can know them.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HandView {
    /// How many in all: public.
    pub total: u8,
    /// Which: one's own, and everybody's when the game is over.
    pub shares: Option<ByCompany<u8>>,
    /// Taken minus given: public.
    pub swapped: ByCompany<i8>,
    /// So many must have been dealt for the swaps to have been possible: public.
    pub shown: ByCompany<u8>,
    /// What counting tells: no fewer and no more than this.
    pub holds: ByCompany<Range>,
}

/// At least and at most.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Range(pub u8, pub u8);

impl View {
    /// How many play.
    pub fn seats(&self) -> u8 {
        self.hands.len() as u8
    }

    /// R4.3.
    pub fn limit(&self) -> u8 {
        limit(self.seats())
    }

    /// The same as [`State::goes_in_circles`].
    pub fn goes_in_circles(&self) -> bool {
        self.plain_swaps >= stalemate_at(self.seats())
    }

    /// The viewer's own shares.
    pub fn mine(&self) -> Option<ByCompany<u8>> {
        self.hands[self.viewer.seat()?.index()].shares
    }
}

/// What is known of everybody's deal: how many each unseen player got of each company, at the least, and the sums.
struct Deal {
    /// Unseen players.
    unseen: Vec<Seat>,
    /// Not yet pinned down, by player.
    rest_of: BySeat<u8>,
    /// Not yet pinned down, by company.
    rest: ByCompany<u8>,
}

impl Deal {
    /// From public facts and what the seen players were dealt.
    fn known(seats: u8, lines: &ByCompany<LineView>, hands: &[HandView]) -> Deal {
        let held = |company: usize| IN_PLAY - lines[company].depot - lines[company].laid.len() as u8;
        let swapped = |company: usize| hands.iter().map(|hand| i16::from(hand.swapped[company])).sum::<i16>();
        let mut rest: ByCompany<u8> =
            std::array::from_fn(|company| (i16::from(held(company)) - swapped(company)) as u8);
        let mut rest_of = BySeat::default();
        let mut unseen = Vec::new();
        for seat in Seat::first(seats) {
            let hand = &hands[seat.index()];
            match hand.shares {
                Some(shares) => {
                    for company in 0..Company::COUNT {
                        rest[company] -= shares[company].wrapping_add_signed(-hand.swapped[company]);
                    }
                }
                None => {
                    unseen.push(seat);
                    rest_of[seat] = dealt(seats) - hand.shown.iter().sum::<u8>();
                    for company in 0..Company::COUNT {
                        rest[company] -= hand.shown[company];
                    }
                }
            }
        }
        Deal { unseen, rest_of, rest }
    }

    /// The bounds of one player's share of one company beyond what was shown.
    ///
    /// Rows and columns have fixed sums, so a cell is at most the smaller of its two sums,
    /// and at least what does not fit elsewhere in its row and column.
    fn range(&self, seat: Seat, company: usize) -> Range {
        let (row, column) = (self.rest_of[seat], self.rest[company]);
        let all: u8 = self.rest.iter().sum();
        Range((row + column).saturating_sub(all), row.min(column))
    }
}

impl State {
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        // Every field is named, so that a new one does not compile before somebody decides who sees it.
        let State {
            edition,
            seats,
            stalemate,
            start,
            active,
            phase,
            plain_swaps,
            lines,
            taken: _,
            full: _,
            hands,
        } = self;
        let map = &edition.printed;
        let lines = lines.map(|line| LineView {
            station: map.hex(line.station.into()),
            laid: line.hexes().map(|number| map.hex(number)).collect(),
            value: line.value,
            depot: line.depot,
        });
        // R5.3: the screens are put aside at the end.
        let open = matches!(phase, Phase::Over(_));
        let mut hands: Vec<HandView> = Seat::first(*seats)
            .map(|seat| {
                let Hand { shares, swapped, shown } = hands[seat];
                HandView {
                    total: hands[seat].total(),
                    shares: (open || viewer.is(seat)).then_some(shares),
                    swapped,
                    shown,
                    holds: shares.map(|_| Range(0, 0)),
                }
            })
            .collect();
        let deal = Deal::known(*seats, &lines, &hands);
        for (idx, hand) in hands.iter_mut().enumerate() {
            hand.holds = std::array::from_fn(|company| match hand.shares {
                Some(shares) => Range(shares[company], shares[company]),
                None => {
                    let Range(least, most) = deal.range(Seat::new(idx), company);
                    let base = hand.shown[company].wrapping_add_signed(hand.swapped[company]);
                    Range(base + least, base + most)
                }
            });
        }
        View {
            viewer,
            start: *start,
            active: *active,
            phase: *phase,
            stalemate: *stalemate,
            plain_swaps: *plain_swaps,
            lines,
            hands,
        }
    }

    /// A table that looks like `view`: the unseen shares are dealt anew, every possible deal equally likely.
    pub(crate) fn sampled(edition: &'static Edition<Map>, view: &View, dice: &mut Dice) -> State {
        let map = &edition.printed;
        let seats = view.seats();
        let number = |hex: Hex| map.number(hex).expect("a view is of this map");
        let mut state = State {
            edition,
            seats,
            stalemate: view.stalemate,
            start: view.start,
            active: view.active,
            phase: view.phase,
            plain_swaps: view.plain_swaps,
            lines: std::array::from_fn(|company| Line::at(map, number(view.lines[company].station))),
            taken: Hexes::EMPTY,
            full: Hexes::EMPTY,
            hands: BySeat::default(),
        };
        for company in Company::ALL {
            let seen = &view.lines[company.index()];
            for hex in &seen.laid {
                state.place(company, number(*hex));
            }
            let line = &mut state.lines[company.index()];
            line.value = seen.value;
            line.depot = seen.depot;
        }
        for seat in Seat::first(seats) {
            let hand = &view.hands[seat.index()];
            let shares = hand.shares.unwrap_or_default();
            state.hands[seat] = Hand { shares, swapped: hand.swapped, shown: hand.shown };
        }
        state.deal_unseen(view, dice);
        state
    }

    fn deal_unseen(&mut self, view: &View, dice: &mut Dice) {
        let deal = Deal::known(self.seats, &view.lines, &view.hands);
        // Any deal that fits, to begin with …
        let mut loose = [0u8; Company::COUNT * IN_PLAY as usize];
        let mut count = 0;
        for (company, n) in deal.rest.iter().enumerate() {
            for _ in 0..*n {
                loose[count] = company as u8;
                count += 1;
            }
        }
        dice.shuffle(&mut loose[..count]);
        let mut loose = loose[..count].iter();
        for seat in &deal.unseen {
            let mut got = self.hands[*seat].shown;
            for company in loose.by_ref().take(deal.rest_of[*seat].into()) {
                got[usize::from(*company)] += 1;
            }
            let hand = &mut self.hands[*seat];
            for company in 0..Company::COUNT {
                hand.shares[company] = got[company].wrapping_add_signed(hand.swapped[company]);
            }
        }
        // … then exchanges of single dealt locomotives between two players, as long as what was shown remains
        // possible. Each exchange is as likely as its reverse, so this tends to all deals being equally likely;
        // without anything shown they are so from the start.
        if deal.unseen.len() < 2
            || deal.unseen.iter().all(|seat| self.hands[*seat].shown == [0; Company::COUNT])
        {
            return;
        }
        for _ in 0..4 * u32::from(dealt(self.seats)) * deal.unseen.len() as u32 {
            let (one, other) = (*dice.pick(&deal.unseen), *dice.pick(&deal.unseen));
            let (a, b) = (self.nth_dealt(one, dice), self.nth_dealt(other, dice));
            let spare = |seat: Seat, company: usize| {
                self.hands[seat].dealt(company) > self.hands[seat].shown[company]
            };
            if one != other && a != b && spare(one, a) && spare(other, b) {
                self.hands[one].shares[a] -= 1;
                self.hands[one].shares[b] += 1;
                self.hands[other].shares[b] -= 1;
                self.hands[other].shares[a] += 1;
            }
        }
    }

    /// A random one of the locomotives that a player was dealt.
    fn nth_dealt(&self, seat: Seat, dice: &mut Dice) -> usize {
        let mut nth = dice.below(dealt(self.seats).into()) as u8;
        for company in 0..Company::COUNT {
            let n = self.hands[seat].dealt(company);
            if nth < n {
                return company;
            }
            nth -= n;
        }
        unreachable!("R1.4: everybody was dealt the same number")
    }

    /// Everything adds up.
    pub(crate) fn account(&self) -> Result<(), String> {
        let map = self.map();
        let mut on_hex = vec![0u8; map.places.len()];
        for company in Company::ALL {
            let line = self.line(company);
            let name = company.slug();
            let shares = |seat: Seat| u16::from(self.hands[seat].shares[company.index()]);
            let held: u16 = Seat::first(self.seats).map(shares).sum();
            if held + u16::from(line.depot) + u16::from(line.length) != u16::from(IN_PLAY) {
                return Err(format!(
                    "{name}: {held} held, {} in the depot, {} laid",
                    line.depot, line.length
                ));
            }
            let mut rebuilt =
                Line { value: line.value, depot: line.depot, ..Line::at(map, line.station.into()) };
            let mut worth = 0;
            for number in line.hexes() {
                if !map.open.contains(number)
                    || !rebuilt.beside.contains(number)
                    || rebuilt.track.contains(number)
                {
                    return Err(format!("{name}: {} cannot have been laid there", map.hex(number)));
                }
                rebuilt.laid[usize::from(rebuilt.length)] = number as u8;
                rebuilt.length += 1;
                rebuilt.track.insert(number);
                rebuilt.beside = rebuilt.beside.or(&map.beside[number]);
                rebuilt.has_city |= map.cities.contains(number);
                worth += map.places[number].worth();
                on_hex[number] += 1;
            }
            let pending = match self.phase {
                Phase::Building { company: building, gain, .. } if building == company => gain,
                _ => 0,
            };
            if rebuilt != *line || line.value + pending != worth {
                return Err(format!(
                    "{name}: value {} with {pending} to come, but {worth} reached",
                    line.value
                ));
            }
            if !line.has_city && self.way_to_a_city(company, Hexes::EMPTY).is_empty() {
                return Err(format!("{name}: cut off from every free city"));
            }
        }
        for (number, n) in on_hex.iter().enumerate() {
            let room = if map.cities.contains(number) { 1 } else { 2 };
            let (taken, full) = (*n > 0, *n == room);
            if *n > room || taken != self.taken.contains(number) || full != self.full.contains(number) {
                return Err(format!("{}: {n} locomotives", map.hex(number)));
            }
        }
        for seat in Seat::first(self.seats) {
            let hand = &self.hands[seat];
            let got: u16 = (0..Company::COUNT).map(|company| u16::from(hand.dealt(company))).sum();
            if got != u16::from(dealt(self.seats))
                || (0..Company::COUNT).any(|company| hand.dealt(company) < hand.shown[company])
            {
                return Err(format!("{seat}: dealt {got}, shown {:?}", hand.shown));
            }
        }
        Ok(())
    }
}
