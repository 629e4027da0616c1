//! A second, naive referee of Paris Connection, to check the real one against.
//!
//! It follows the Dutch and French rulebook (Queen Games, 2011), the notes gathered with it (country is worth
//! 0, cities 1 to 4; the no-blocking rule only protects companies without a city; the end after two rounds of
//! one-for-one swaps), and the map in `data/map.toml`. It was written without looking at the rules crate, its
//! source or its tests: where the two agree, they agree because they read the same rules. It is meant to be
//! slow and obvious.

use std::collections::{BTreeMap, BTreeSet};

/// Axial q, r.
pub(crate) type Hex = (i8, i8);

const COMPANIES: usize = 6;
const MOST_PIECES_IN_A_BUILD: u8 = 5;
const FINE_PER_EXCESS_SHARE: i32 = 20;

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Position {
    pub seats: u8,
    /// 0 is seat A.
    pub active: usize,
    pub phase: Phase,
    /// One-for-one swaps in a row.
    pub plain_swaps: u8,
    /// The station of each company, in the order blue, saffron, red, lilac, black, green.
    pub stations: [(i8, i8); 6],
    /// The hexes of each company in the order laid, without the station.
    pub laid: [Vec<(i8, i8)>; 6],
    pub value: [u8; 6],
    pub depot: [u8; 6],
    /// By seat.
    pub shares: Vec<[u8; 6]>,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Phase {
    Choosing,
    /// `laid` counts the pieces of this build.
    Building {
        company: usize,
        laid: u8,
    },
    Swapping {
        given: usize,
    },
    /// "marseille", "one-depot" or "stalemate".
    Over(&'static str),
}

#[derive(Clone, Debug, PartialEq, PartialOrd, Eq, Ord)]
pub(crate) enum Move {
    Build(usize),
    Lay((i8, i8)),
    Finish,
    Give(usize),
    Take { company: usize, count: u8 },
}

/// What is printed on a hex.
#[derive(Clone, Debug, PartialEq)]
enum Ground {
    Country,
    City { worth: u8, marseille: bool },
    Station,
    Tower,
}

/// The map, and the rules played on it.
pub(crate) struct Naive {
    ground: BTreeMap<Hex, Ground>,
    /// Every hatched border, written down both ways round.
    hatched: BTreeSet<(Hex, Hex)>,
}

impl Naive {
    pub(crate) fn new() -> Naive {
        let map: toml::Table = include_str!("../../data/map.toml").parse().expect("the map is TOML");

        let mut ground = BTreeMap::new();
        for hex in map["hexes"].as_array().expect("hexes is a list") {
            let hex = hex.as_table().expect("a hex is a table");
            let at = read_hex(&hex["at"]);
            let yes = |key: &str| hex.get(key).is_some_and(|it| it.as_bool().expect("true or false"));
            let kind = if hex.contains_key("city") {
                let worth = hex["worth"].as_integer().expect("worth is a number");
                Ground::City {
                    worth: u8::try_from(worth).expect("a small worth"),
                    marseille: yes("marseille"),
                }
            } else if hex.contains_key("station") {
                Ground::Station
            } else if yes("tower") {
                Ground::Tower
            } else {
                Ground::Country
            };
            let before = ground.insert(at, kind);
            assert!(before.is_none(), "the map has {at:?} twice");
        }

        let mut hatched = BTreeSet::new();
        for border in map["hatched"].as_array().expect("hatched is a list") {
            let sides = border["between"].as_array().expect("between is a list");
            assert_eq!(sides.len(), 2, "a border lies between two hexes");
            let (one, other) = (read_hex(&sides[0]), read_hex(&sides[1]));
            hatched.insert((one, other));
            hatched.insert((other, one));
        }

        Naive { ground, hatched }
    }

    /// Every move the active player may click now, sorted.
    pub(crate) fn moves(&self, at: &Position) -> Vec<Move> {
        let mut moves = Vec::new();
        match at.phase {
            Phase::Choosing => {
                for company in 0..COMPANIES {
                    if at.depot[company] > 0 && !self.legal_hexes(at, company).is_empty() {
                        moves.push(Move::Build(company));
                    }
                    if at.shares[at.active][company] > 0 {
                        moves.push(Move::Give(company));
                    }
                }
            }
            Phase::Building { company, laid } => {
                let arrived = self.has_reached_marseille(at, company);
                if !arrived && laid < MOST_PIECES_IN_A_BUILD && at.depot[company] > 0 {
                    for hex in self.legal_hexes(at, company) {
                        moves.push(Move::Lay(hex));
                    }
                }
                if laid > 0 {
                    moves.push(Move::Finish);
                }
            }
            Phase::Swapping { given } => {
                for company in 0..COMPANIES {
                    for count in 1..=2 {
                        if company != given && at.depot[company] >= count {
                            moves.push(Move::Take { company, count });
                        }
                    }
                }
            }
            Phase::Over(_) => {}
        }
        moves.sort();
        moves
    }

    /// The position after a move, which must be one of `moves`.
    pub(crate) fn play(&self, at: &Position, m: &Move) -> Position {
        assert!(self.moves(at).contains(m), "{m:?} is not allowed in {at:?}");
        let mut next = at.clone();
        match (&at.phase, m) {
            (Phase::Choosing, Move::Build(company)) => {
                next.phase = Phase::Building { company: *company, laid: 0 };
            }
            (Phase::Building { company, laid }, Move::Lay(hex)) => {
                next.depot[*company] -= 1;
                next.laid[*company].push(*hex);
                next.phase = Phase::Building { company: *company, laid: laid + 1 };
            }
            (Phase::Building { company, laid }, Move::Finish) => {
                let line = &at.laid[*company];
                for hex in &line[line.len() - usize::from(*laid)..] {
                    next.value[*company] += self.worth(*hex);
                }
                next.plain_swaps = 0;
                if self.has_reached_marseille(at, *company) {
                    next.phase = Phase::Over("marseille");
                } else {
                    end_turn(&mut next);
                }
            }
            (Phase::Choosing, Move::Give(company)) => {
                next.shares[at.active][*company] -= 1;
                next.depot[*company] += 1;
                next.phase = Phase::Swapping { given: *company };
            }
            (Phase::Swapping { .. }, Move::Take { company, count }) => {
                next.depot[*company] -= count;
                next.shares[at.active][*company] += count;
                next.plain_swaps = if *count == 1 { at.plain_swaps + 1 } else { 0 };
                end_turn(&mut next);
            }
            _ => unreachable!("{m:?} does not belong in {:?}", at.phase),
        }
        next
    }

    /// How many sequences of exactly `depth` moves there are.
    pub(crate) fn perft(&self, at: &Position, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let mut count = 0;
        for m in self.moves(at) {
            count += self.perft(&self.play(at, &m), depth - 1);
        }
        count
    }

    /// What a seat's shares are worth, less the fine for those above the limit.
    pub(crate) fn score(&self, at: &Position, seat: usize) -> i32 {
        let limit = match at.seats {
            3 => 20,
            4 => 15,
            5 => 12,
            6 => 10,
            seats => panic!("nobody plays this with {seats}"),
        };
        let mut points = 0;
        let mut held = 0;
        for company in 0..COMPANIES {
            let shares = i32::from(at.shares[seat][company]);
            points += shares * i32::from(at.value[company]);
            held += shares;
        }
        if held > limit {
            points -= (held - limit) * FINE_PER_EXCESS_SHARE;
        }
        points
    }

    /// Where a company may lay its next piece, whatever is in its depot.
    fn legal_hexes(&self, at: &Position, company: usize) -> BTreeSet<Hex> {
        let mut legal = BTreeSet::new();
        for from in line(at, company) {
            for hex in self.neighbours(from) {
                if self.has_room(at, company, hex) && !self.would_block(at, company, hex) {
                    legal.insert(hex);
                }
            }
        }
        legal
    }

    /// The hexes of the map that touch this one, but not across a hatched border.
    fn neighbours(&self, (q, r): Hex) -> Vec<Hex> {
        let around = [(q + 1, r), (q + 1, r - 1), (q, r - 1), (q - 1, r), (q - 1, r + 1), (q, r + 1)];
        let mut found = Vec::new();
        for hex in around {
            if self.ground.contains_key(&hex) && !self.hatched.contains(&((q, r), hex)) {
                found.push(hex);
            }
        }
        found
    }

    /// May another piece, of this company, stand on this hex?
    fn has_room(&self, at: &Position, company: usize, hex: Hex) -> bool {
        if at.laid[company].contains(&hex) {
            return false;
        }
        let mut pieces = 0;
        for other in 0..COMPANIES {
            if at.laid[other].contains(&hex) {
                pieces += 1;
            }
        }
        match self.ground[&hex] {
            Ground::Country => pieces < 2,
            Ground::City { .. } => pieces < 1,
            Ground::Station | Ground::Tower => false,
        }
    }

    /// Would this piece leave some other company, that has no city, without a way to one?
    fn would_block(&self, at: &Position, company: usize, hex: Hex) -> bool {
        let mut after = at.clone();
        after.laid[company].push(hex);
        for other in 0..COMPANIES {
            if other != company && !self.has_city(&after, other) && !self.can_reach_city(&after, other) {
                return true;
            }
        }
        false
    }

    fn has_city(&self, at: &Position, company: usize) -> bool {
        at.laid[company].iter().any(|hex| self.is_city(*hex))
    }

    /// Can this company's line grow, over hexes with room for it, into a free city?
    fn can_reach_city(&self, at: &Position, company: usize) -> bool {
        let mut seen = BTreeSet::new();
        for from in line(at, company) {
            if self.search_city(at, company, from, &mut seen) {
                return true;
            }
        }
        false
    }

    fn search_city(&self, at: &Position, company: usize, from: Hex, seen: &mut BTreeSet<Hex>) -> bool {
        for hex in self.neighbours(from) {
            if self.has_room(at, company, hex) && seen.insert(hex) {
                if self.is_city(hex) {
                    return true;
                }
                if self.search_city(at, company, hex, seen) {
                    return true;
                }
            }
        }
        false
    }

    fn has_reached_marseille(&self, at: &Position, company: usize) -> bool {
        at.laid[company].iter().any(|hex| matches!(self.ground[hex], Ground::City { marseille: true, .. }))
    }

    fn is_city(&self, hex: Hex) -> bool {
        matches!(self.ground[&hex], Ground::City { .. })
    }

    fn worth(&self, hex: Hex) -> u8 {
        match self.ground[&hex] {
            Ground::City { worth, .. } => worth,
            _ => 0,
        }
    }
}

/// Everything a company has on the map: its station and its pieces.
fn line(at: &Position, company: usize) -> Vec<Hex> {
    let mut line = vec![at.stations[company]];
    line.extend(&at.laid[company]);
    line
}

/// After a whole build (not one to Marseille) or a whole swap: the game is over, or the next seat chooses.
fn end_turn(at: &mut Position) {
    let depots_in_use = at.depot.iter().filter(|depot| **depot > 0).count();
    if depots_in_use <= 1 {
        at.phase = Phase::Over("one-depot");
    } else if at.plain_swaps >= 2 * at.seats {
        at.phase = Phase::Over("stalemate");
    } else {
        at.active = (at.active + 1) % usize::from(at.seats);
        at.phase = Phase::Choosing;
    }
}

/// "q,r" as the map writes it.
fn read_hex(text: &toml::Value) -> Hex {
    let (q, r) = text.as_str().expect("a hex is text").split_once(',').expect("q,r");
    (q.trim().parse().expect("q is a number"), r.trim().parse().expect("r is a number"))
}
