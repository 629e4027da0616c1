//! The tree of actions that a search has tried.

use game::{Actor, BySeat, Dice, Edition, Log, Seat, Seats, Status};

use super::heuristic::Heuristic;

/// How much trying is worth beside what was found out, in standard deviations of what simulations come to.
const CURIOSITY: f32 = 2.5;
/// The part of a prior that is the same for all actions, so that none is forgotten.
const EVEN: f32 = 0.05;
/// The prior of what is not to be tried: as good as certain to lose.
const NEVER: f32 = -1e6;
/// A tree does not grow beyond so many nodes; its statistics still do.
const MOST_NODES: usize = 2_000_000;
const NONE: u32 = u32::MAX;

/// One action after the actions above it.
#[derive(Clone, Copy)]
struct Node {
    /// The seat and the number of the action.
    key: u32,
    /// The next action of the same position.
    sibling: u32,
    /// The first action of the position it leads to.
    child: u32,
    visits: u32,
    /// Visits of the position in which the action was legal.
    available: u32,
    prior: f32,
    /// The sum of what came of it for the seat that acts.
    total: f32,
}

impl Node {
    fn new(key: u32, prior: f32) -> Node {
        Node { key, sibling: NONE, child: NONE, visits: 0, available: 0, prior, total: 0.0 }
    }

    fn mean(&self) -> f32 {
        self.total / self.visits as f32
    }
}

/// A key is a seat above so many bits of an action number.
const SEAT: u32 = 24;
const NUMBER: u32 = (1 << SEAT) - 1;

/// How widely what simulations come to is spread, for one seat.
#[derive(Clone, Copy, Default)]
struct Spread {
    count: f32,
    mean: f32,
    squares: f32,
}

impl Spread {
    #[inline]
    fn add(&mut self, value: f32) {
        self.count += 1.0;
        let off = value - self.mean;
        self.mean += off / self.count;
        self.squares += off * (value - self.mean);
    }

    #[inline]
    fn deviation(&self) -> f32 {
        if self.count < 2.0 { 0.5 } else { (self.squares / self.count).sqrt().max(1e-4) }
    }
}

/// What a search found out about one action.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Searched<A> {
    /// The action.
    pub action: A,
    /// How often it was tried, also while an earlier decision was searched.
    pub visits: u32,
    /// How often for this decision.
    pub tried: u32,
    /// What came of it for each seat on average: shares of the victory.
    pub shares: BySeat<f32>,
}

impl<A> Searched<A> {
    /// Adds what another search found out about the same action.
    pub(super) fn add(&mut self, other: &Searched<A>) {
        let tried = (self.tried + other.tried).max(1) as f32;
        for (share, more) in self.shares.0.iter_mut().zip(other.shares.0) {
            *share = (*share * self.tried as f32 + more * other.tried as f32) / tried;
        }
        self.visits += other.visits;
        self.tried += other.tried;
    }
}

/// An action at the root.
#[derive(Clone, Copy)]
struct Top {
    node: u32,
    /// Iterations of this decision, and what came of them for each seat.
    tried: u32,
    sums: BySeat<f32>,
}

/// A tree and all that an iteration needs, so that it allocates nothing of its own.
pub struct Tree<G: Heuristic> {
    nodes: Vec<Node>,
    /// Who decides at the root.
    seat: Seat,
    /// The first action at the root, and all that are legal there.
    root: u32,
    tops: Vec<Top>,
    /// The action at the root that every iteration begins with, by its place in the legal list.
    begun: Option<usize>,
    spread: BySeat<Spread>,
    /// The state that every iteration begins with, if nothing is hidden.
    base: Option<G>,
    path: Vec<u32>,
    legal: Vec<G::Action>,
    weights: Vec<f32>,
    /// The nodes to choose from, and by action number the node, as far as it is marked for this choice.
    choice: Vec<u32>,
    slots: Vec<u32>,
}

impl<G: Heuristic> Default for Tree<G> {
    fn default() -> Tree<G> {
        Tree {
            nodes: Vec::new(),
            seat: Seat::new(0),
            root: NONE,
            tops: Vec::new(),
            begun: None,
            spread: BySeat::default(),
            base: None,
            path: Vec::new(),
            legal: Vec::new(),
            weights: Vec::new(),
            choice: Vec::new(),
            slots: Vec::new(),
        }
    }
}

impl<G: Heuristic> Tree<G> {
    /// Forgets everything.
    pub fn clear(&mut self) {
        self.nodes.clear();
        self.root = NONE;
        self.spread = BySeat::default();
    }

    /// Makes ready for a decision of `seat`: with what is known after [`follow`](Tree::follow), or anew.
    /// Gives back how often the position was visited before.
    pub fn begin(
        &mut self,
        edition: &'static Edition<G::Printed>,
        view: &G::View,
        seat: Seat,
        dice: &mut Dice,
    ) -> u32 {
        self.seat = seat;
        self.slots.resize(G::META.actions, NONE);
        let state = G::sample(edition, view, dice);
        self.legal.clear();
        state.legal_actions(Actor::Seat(seat), &mut self.legal);
        self.root = self.gather(self.root, &state, seat);
        self.tops.clear();
        let fresh = |node: &u32| Top { node: *node, tried: 0, sums: BySeat::default() };
        self.tops.extend(self.choice.iter().map(fresh));
        self.base = G::OPEN.then_some(state);
        self.tops.iter().map(|top| self.nodes[top.node as usize].visits).sum()
    }

    /// One sample, one walk down the tree, one look at where it leads.
    pub fn iterate(&mut self, edition: &'static Edition<G::Printed>, view: &G::View, dice: &mut Dice) {
        let mut state = match &self.base {
            Some(base) => base.clone(),
            None => G::sample(edition, view, dice),
        };
        self.path.clear();
        let mut above = NONE;
        let shares = loop {
            let seats = match state.status() {
                Status::Over(outcome) => break state.result(&outcome),
                Status::Waiting { seats, .. } => seats,
            };
            // Where several decide at once, the searcher goes first, and the others do not know what it did.
            let seat = if seats.contains(self.seat) { self.seat } else { first_of(seats) };
            let blind = seat != self.seat && seats.len() > 1;
            let first = if above == NONE { self.root } else { self.nodes[above as usize].child };
            if !G::OPEN || first == NONE {
                self.legal.clear();
                state.legal_actions(Actor::Seat(seat), &mut self.legal);
                if blind || self.legal.len() == 1 {
                    let at = if blind { guessed(&state, seat, &self.legal, dice) } else { 0 };
                    state.apply(Actor::Seat(seat), self.legal[at], dice, &mut Log::off());
                    continue;
                }
                let is_new = first == NONE && self.nodes[above as usize].visits == 0;
                if is_new || self.nodes.len() > MOST_NODES {
                    break self.simulate(&mut state, dice);
                }
                let first = self.gather(first, &state, seat);
                if above != NONE {
                    self.nodes[above as usize].child = first;
                }
            } else {
                self.choice.clear();
                self.choice.extend(Siblings { nodes: &self.nodes, at: first });
            }
            above = match self.begun {
                Some(place) if self.path.is_empty() => self.tops[place].node,
                _ => self.choose(seat),
            };
            self.path.push(above);
            let number = self.nodes[above as usize].key & NUMBER;
            let action = state.action_numbered(number as usize).expect("a node holds an action");
            state.apply(Actor::Seat(seat), action, dice, &mut Log::off());
        };
        self.learn(state.seats(), &shares);
    }

    /// Finds the nodes of the legal actions, or makes them. Gives back the first of the list they are in.
    fn gather(&mut self, mut first: u32, state: &G, seat: Seat) -> u32 {
        self.choice.clear();
        let mut last = NONE;
        for at in (Siblings { nodes: &self.nodes, at: first }) {
            last = at;
            let key = self.nodes[at as usize].key;
            if key >> SEAT == seat.index() as u32 {
                self.slots[(key & NUMBER) as usize] = at;
            }
        }
        let numbers = || self.legal.iter().map(|action| state.action_number(*action));
        let lacks = numbers().any(|number| self.slots[number] == NONE);
        if lacks {
            self.weights.clear();
            if G::WEIGHS {
                state.weigh(seat, &self.legal, &mut self.weights);
            }
        }
        let sum: f32 = self.weights.iter().sum();
        let even = 1.0 / self.legal.len() as f32;
        for idx in 0..self.legal.len() {
            let number = state.action_number(self.legal[idx]);
            let mut at = self.slots[number];
            if at == NONE {
                at = self.nodes.len() as u32;
                let own = if G::WEIGHS { self.weights[idx] / sum } else { even };
                // What has no weight is tried only where, in another sample, nothing else is legal.
                let prior = if own > 0.0 { (1.0 - EVEN) * own + EVEN * even } else { NEVER };
                self.nodes.push(Node::new((seat.index() as u32) << SEAT | number as u32, prior));
                match last {
                    NONE => first = at,
                    last => self.nodes[last as usize].sibling = at,
                }
                last = at;
            } else {
                self.slots[number] = NONE;
            }
            self.choice.push(at);
        }
        if !G::OPEN {
            // Marks of actions that are not legal in this sample.
            for at in (Siblings { nodes: &self.nodes, at: first }) {
                self.slots[(self.nodes[at as usize].key & NUMBER) as usize] = NONE;
            }
        }
        first
    }

    /// The most promising of the gathered nodes: what came of it so far, and how little it was tried.
    fn choose(&mut self, seat: Seat) -> u32 {
        let (mut visits, mut total) = (0, 0.0);
        for at in &self.choice {
            let node = &mut self.nodes[*at as usize];
            if !G::OPEN {
                node.available += 1;
            }
            visits += node.visits;
            total += node.total;
        }
        // What was never tried is thought to be as good as the average.
        let average = if visits == 0 { 0.5 } else { total / visits as f32 };
        let curiosity = CURIOSITY * self.spread[seat].deviation();
        // Where nothing is hidden, what is legal once is legal always: one root will do for all.
        let always = ((visits + 1) as f32).sqrt();
        let mut best = (f32::MIN, NONE);
        for at in &self.choice {
            let node = &self.nodes[*at as usize];
            let mean = match node.visits {
                0 => average,
                _ => node.mean(),
            };
            let often = if G::OPEN { always } else { (node.available as f32).sqrt() };
            let trying = node.prior * often / (1 + node.visits) as f32;
            let promise = mean + curiosity * trying;
            if promise > best.0 {
                best = (promise, *at);
            }
        }
        best.1
    }

    /// Plays on below the tree.
    pub(super) fn simulate(&mut self, state: &mut G, dice: &mut Dice) -> BySeat<f32> {
        let mut plies = 0;
        loop {
            let seats = match state.status() {
                Status::Over(outcome) => return state.result(&outcome),
                Status::Waiting { seats, .. } => seats,
            };
            if plies >= G::META.longest || plies >= G::HORIZON && state.is_settled() {
                return state.value();
            }
            let seat = first_of(seats);
            self.legal.clear();
            state.legal_actions(Actor::Seat(seat), &mut self.legal);
            let at = guessed(state, seat, &self.legal, dice);
            state.apply(Actor::Seat(seat), self.legal[at], dice, &mut Log::off());
            plies += 1;
        }
    }

    fn learn(&mut self, seats: u8, shares: &BySeat<f32>) {
        for at in &self.path {
            let node = &mut self.nodes[*at as usize];
            node.visits += 1;
            node.total += shares.0[(node.key >> SEAT) as usize];
        }
        for seat in Seat::first(seats) {
            self.spread[seat].add(shares[seat]);
        }
        if let Some(top) = self.path.first().and_then(|at| self.tops.iter_mut().find(|top| top.node == *at)) {
            top.tried += 1;
            Seat::first(seats).for_each(|seat| top.sums[seat] += shares[seat]);
        }
    }

    /// Lets every iteration begin with the action at this place of the legal list, or with what promises most.
    pub fn begin_with(&mut self, place: Option<usize>) {
        self.begun = place;
    }

    /// What was found out about each action at the root, in the order of the legal list.
    pub fn found(&self, legal: &[G::Action]) -> Vec<Searched<G::Action>> {
        let found = |(action, top): (&G::Action, &Top)| {
            let mut shares = top.sums;
            shares.0.iter_mut().for_each(|share| *share /= top.tried.max(1) as f32);
            Searched {
                action: *action,
                visits: self.nodes[top.node as usize].visits,
                tried: top.tried,
                shares,
            }
        };
        legal.iter().zip(&self.tops).map(found).collect()
    }

    /// The numbers of the actions that the same seat tried most after the one at this place of the legal list, as far
    /// as each was tried often enough.
    pub(super) fn line(&self, place: usize, often: u32) -> Vec<usize> {
        let mut line = Vec::new();
        let mut at = self.tops[place].node;
        while let Some(next) = (Siblings { nodes: &self.nodes, at: self.nodes[at as usize].child })
            .max_by_key(|at| self.nodes[*at as usize].visits)
        {
            let Node { key, visits, .. } = self.nodes[next as usize];
            if key >> SEAT != self.seat.index() as u32 || visits < often {
                break;
            }
            line.push((key & NUMBER) as usize);
            at = next;
        }
        line
    }

    /// How many more visits the first action at the root has than the second.
    pub fn lead(&self) -> u32 {
        let (mut first, mut second) = (0, 0);
        for top in &self.tops {
            let visits = self.nodes[top.node as usize].visits;
            (first, second) = if visits > first { (visits, first) } else { (first, second.max(visits)) };
        }
        first - second
    }

    /// Goes on with what is known about the position after the action at this place of the legal list, where the
    /// same seat decides again. Everything else is forgotten.
    pub fn follow(&mut self, place: usize) {
        let top = self.nodes[self.tops[place].node as usize].child;
        let mut kept: Vec<Node> = Vec::new();
        let mut lists = vec![(NONE, top)];
        let mut next = 0;
        // Level by level, so that what is asked for together lies together.
        while let Some((parent, first)) = lists.get(next).copied() {
            next += 1;
            if parent != NONE {
                kept[parent as usize].child = kept.len() as u32;
            }
            for at in (Siblings { nodes: &self.nodes, at: first }) {
                let mut node = self.nodes[at as usize];
                let here = kept.len() as u32;
                if node.child != NONE {
                    lists.push((here, node.child));
                }
                if node.sibling != NONE {
                    node.sibling = here + 1;
                }
                kept.push(node);
            }
        }
        self.root = if kept.is_empty() { NONE } else { 0 };
        self.nodes = kept;
    }
}

fn first_of(seats: Seats) -> Seat {
    seats.first().expect("a game that waits, waits for somebody")
}

fn guessed<G: Heuristic>(state: &G, seat: Seat, legal: &[G::Action], dice: &mut Dice) -> usize {
    if legal.len() == 1 { 0 } else { state.guess(seat, legal, dice) }
}

/// Walks along the actions of one position.
struct Siblings<'a> {
    nodes: &'a [Node],
    at: u32,
}

impl Iterator for Siblings<'_> {
    type Item = u32;

    #[inline]
    fn next(&mut self) -> Option<u32> {
        if self.at == NONE {
            return None;
        }
        let at = self.at;
        self.at = self.nodes[at as usize].sibling;
        Some(at)
    }
}
