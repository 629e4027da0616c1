//! What each viewer may know: exactly that, and all of it (Q24).
//!
//! Hidden are the cards in other players' hands, except those that all saw them take from the river, and the order
//! of every deck. Everything else lies open, and who counts knows from which cards a new deck was made.

use game::{Edition, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::building::PIGEON_COINS;
use crate::cells::{Cell, Cells, Spot};
use crate::data::{Components, MajorityCard, ROWS};
use crate::ids::{Card, House, Objective, Pigeon};
use crate::objectives::Terraces;
use crate::scoring::{Counted, Points, contest_points};
use crate::square::Square;
use crate::state::{ByFace, ByPigeon, Ending, Face, Phase, Player, State, Turn};

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct View {
    pub viewer: Viewer,
    pub face: Face,
    pub start: Seat,
    pub active: Seat,
    pub phase: Phase,
    pub round: u16,
    /// R10.1: what ends the game after this round.
    pub ending: Option<Ending>,
    pub turn: TurnView,
    pub river: Vec<Card>,
    /// How many cards are in the deck.
    pub deck: u8,
    pub discards: Vec<Card>,
    /// Cards that are in some hand, besides those known to be in one: whoever counted them when the deck was last
    /// made anew knows that they are not in the deck.
    pub held: Vec<Card>,
    /// How many cards are in these decks.
    pub pigeon_deck: u8,
    pub objective_deck: u8,
    pub shared: Vec<Objective>,
    /// R1.6: which of the eight cards, from 0, and what is on it.
    pub majority: u8,
    pub contests: MajorityCard,
    /// The open restaurants.
    pub houses: Vec<HouseView>,
    /// In turn order from A.
    pub players: Vec<PlayerView>,
}

/// The turn of the active player.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TurnView {
    /// R2.2: still to take.
    pub actions: u8,
    pub built: bool,
    /// R8.7: an objective pigeon could complete a second objective now.
    pub completing: bool,
    /// R7.4: income that counts from the next turn on.
    pub bonus: u8,
    pub paid: Vec<Card>,
    pub waived: bool,
    /// R7.6: money left.
    pub coins: u8,
    pub laid: u8,
    pub covers: Vec<CoverView>,
    /// R9.3: the objective just drawn, for the one who drew it.
    pub drawn: Option<Objective>,
    /// R8.2: how many pigeon cards were drawn in this turn and kept, and, for the one who did, which.
    pub fresh: u8,
    pub fresh_pigeons: Option<Vec<Pigeon>>,
}

/// R8.8: a restaurant that may touch others' terraces in this build, and cover so many.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CoverView {
    pub house: House,
    pub left: u8,
}

/// An open restaurant: all of it is public.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HouseView {
    pub house: House,
    pub owner: Seat,
    pub spot: Spot,
    /// Without covered ones.
    pub terraces: Vec<Cell>,
}

/// A player, as far as the viewer can know.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerView {
    /// How many resource cards in hand: public.
    pub cards: u8,
    /// Which: one's own, and everybody's when the game is over.
    pub hand: Option<Vec<Card>>,
    /// Those that all saw taken from the river and that must still be there: public.
    pub known: Vec<Card>,
    pub income: u8,
    /// R7.2: emptied spaces of the four rows.
    pub emptied: [u8; ROWS],
    /// How many pigeon cards in hand: public.
    pub pigeons: u8,
    /// Which.
    pub pigeon_hand: Option<Vec<Pigeon>>,
    pub used: Vec<Pigeon>,
    /// How many objectives in hand: public.
    pub objectives: u8,
    /// Which.
    pub objective_hand: Option<Vec<Objective>>,
    pub completed: Vec<Objective>,
    /// R1.4: whether the choice at the beginning is made, and, one's own, which.
    pub has_chosen: bool,
    pub kept: Option<Objective>,
    /// R11: the count, when the game is over.
    pub points: Option<Points>,
}

impl View {
    /// How many play.
    pub fn seats(&self) -> u8 {
        self.players.len() as u8
    }

    /// The viewer's own place.
    pub fn mine(&self) -> Option<&PlayerView> {
        self.viewer.seat().map(|seat| &self.players[seat.index()])
    }

    pub fn square<'a>(&self, components: &'a Components) -> &'a Square {
        &components.squares[self.face.square(self.seats())]
    }

    /// The terraces of a seat.
    pub fn terraces_of(&self, seat: Seat) -> Cells {
        self.houses
            .iter()
            .filter(|house| house.owner == seat)
            .flat_map(|house| house.terraces.iter().copied())
            .collect()
    }

    /// R9.6: how many terraces a seat lacks for an objective; 0 if its condition holds.
    pub fn lacking(&self, components: &Components, seat: Seat, objective: Objective) -> usize {
        let terraces = Terraces {
            components,
            square: self.square(components),
            cells: self.terraces_of(seat),
            emptied: self.players[seat.index()].emptied,
        };
        terraces.lacking(&components.objective(objective).goal)
    }

    /// R11.3: what each seat has in each contest, and the points that would bring. Hidden money is not in it.
    pub fn tally(&self, components: &Components) -> [Vec<(usize, i32)>; 3] {
        let square = self.square(components);
        self.contests.map(|contest| {
            let counts: Vec<usize> = Seat::first(self.seats())
                .map(|seat| {
                    let player = &self.players[seat.index()];
                    let seen = player.hand.as_ref().unwrap_or(&player.known);
                    let coins = seen.iter().filter(|card| card.is_coin()).count();
                    let doubles =
                        player.pigeon_hand.iter().flatten().filter(|card| **card == Pigeon::TwoCoins);
                    let counted = Counted {
                        terraces: &self.terraces_of(seat),
                        restaurants: self.houses.iter().filter(|house| house.owner == seat).count(),
                        money: usize::from(player.income)
                            + coins
                            + usize::from(PIGEON_COINS) * doubles.count(),
                        pigeons: usize::from(player.pigeons) + player.used.len(),
                    };
                    counted.in_contest(contest, square)
                })
                .collect();
            let points = contest_points(components, &counts);
            counts.into_iter().zip(points).collect()
        })
    }
}

fn cards(components: &Components, by_face: &ByFace) -> Vec<Card> {
    let each = components.cards.iter().zip(by_face);
    each.flat_map(|(card, n)| std::iter::repeat_n(*card, usize::from(*n))).collect()
}

fn pigeons(by_pigeon: &ByPigeon) -> Vec<Pigeon> {
    let each = Pigeon::ALL.into_iter().zip(by_pigeon);
    each.flat_map(|(pigeon, n)| std::iter::repeat_n(pigeon, usize::from(*n))).collect()
}

impl State {
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        // Every field is named, so that a new one does not compile before somebody decides who sees it.
        let State {
            edition,
            seats,
            face,
            start,
            active,
            phase,
            round,
            ending,
            turn,
            deck,
            discards,
            held,
            river,
            pigeon_deck,
            objective_deck,
            shared,
            majority,
            line: _,
            spots,
            owners,
            terraces,
            own: _,
            taken: _,
            players,
        } = self;
        let components = &edition.printed;
        // R11: at the end all hands are laid open.
        let open = matches!(phase, Phase::Over(_));
        let points = open.then(|| self.count());
        let houses = House::all().filter_map(|house| {
            Some(HouseView {
                house,
                spot: spots[house.index()]?,
                owner: Seat::new(owners[house.index()].into()),
                terraces: terraces[house.index()].iter().collect(),
            })
        });
        let player = |seat: Seat| {
            let Player {
                hand,
                known,
                income,
                emptied,
                pigeons: pigeon_hand,
                used,
                objectives,
                completed,
                kept,
                // A consequence of the terraces.
                met: _,
            } = &players[seat.index()];
            let seen = open || viewer.is(seat);
            PlayerView {
                cards: hand.iter().sum(),
                hand: seen.then(|| cards(components, hand)),
                known: cards(components, known),
                income: *income,
                emptied: *emptied,
                pigeons: pigeon_hand.iter().sum(),
                pigeon_hand: seen.then(|| pigeons(pigeon_hand)),
                used: pigeons(used),
                objectives: objectives.len() as u8,
                objective_hand: seen.then(|| objectives.iter().collect()),
                completed: completed.iter().collect(),
                has_chosen: kept.is_some(),
                kept: kept.filter(|_| viewer.is(seat)),
                points: points.map(|points| points[seat.index()]),
            }
        };
        let seen = viewer.is(*active);
        let Turn { actions, built, completing, fresh, bonus, paid, waived, coins, laid, covers, drawn } =
            turn;
        let turn = TurnView {
            actions: *actions,
            built: *built,
            completing: *completing,
            bonus: *bonus,
            paid: cards(components, paid),
            waived: *waived,
            coins: *coins,
            laid: *laid,
            covers: House::all()
                .filter_map(|house| {
                    let left = covers[house.index()].checked_sub(1)?;
                    Some(CoverView { house, left })
                })
                .collect(),
            drawn: drawn.filter(|_| seen),
            fresh: fresh.iter().sum(),
            fresh_pigeons: seen.then(|| pigeons(fresh)),
        };
        View {
            viewer,
            face: *face,
            start: *start,
            active: *active,
            phase: *phase,
            round: *round,
            ending: *ending,
            turn,
            river: river.iter().map(|face| components.cards[usize::from(*face)]).collect(),
            deck: deck.len() as u8,
            discards: cards(components, discards),
            held: cards(components, held),
            pigeon_deck: pigeon_deck.len() as u8,
            objective_deck: objective_deck.len() as u8,
            shared: shared.iter().collect(),
            majority: *majority,
            contests: components.majorities[usize::from(*majority)],
            houses: houses.collect(),
            players: Seat::first(*seats).map(player).collect(),
        }
    }
}

/// The components of an edition, for callers that hold one.
pub(crate) fn faces_of(edition: &Edition<Components>, list: &[Card]) -> ByFace {
    let mut by_face = ByFace::default();
    for card in list {
        by_face[edition.printed.face(*card).expect("a view is of this edition")] += 1;
    }
    by_face
}

pub(crate) fn kinds_of(list: &[Pigeon]) -> ByPigeon {
    let mut by_pigeon = ByPigeon::default();
    list.iter().for_each(|pigeon| by_pigeon[pigeon.index()] += 1);
    by_pigeon
}
