//! The counter, where one acts.

use maud::{Markup, html};
use papa_paolo::{Action, EXPRESS_PRICE, Job, PAWNS, PIZZA_PRICES, PlayerView, State, Task, TourView};

use super::art::{self, badge, icon, pizza_icon};
use super::panels::phase_name;
use super::spot::is_confirmed;
use super::{Hand, hand, job_name, tile_name};
use crate::draw::{Counter, Scene, act, apart, attempt, spoken};

type Table<'a> = Scene<'a, State>;

pub(super) fn counter(scene: &Table<'_>) -> Counter {
    let mine = scene.view.mine().filter(|_| !scene.legal.is_empty());
    let Some(mine) = mine else {
        return Counter {
            doing: html! { p.doing { strong { (phase_name(scene)) } } },
            choices: html! {},
            finish: html! {},
        };
    };
    let doing =
        html! { p.doing { strong { (scene.say(heading(mine.task))) } span { (detail(scene, mine)) } } };
    let choices = match mine.task {
        Task::Field(field) => on_field(scene, mine, field),
        Task::Shopping => shopping(scene),
        Task::Investing => investing(scene, mine),
        _ => html! {},
    };
    Counter { doing, choices, finish: finish(scene, mine.task) }
}

/// What one is doing.
fn heading(task: Task) -> &'static str {
    match task {
        Task::Idle | Task::StartTile => "pp-b-do-start",
        Task::Pawn => "pp-b-do-pawn",
        Task::Field(_) => "pp-b-do-field",
        Task::Shopping => "pp-b-do-shopping",
        Task::Stocking(_) => "pp-b-do-stocking",
        Task::Picking => "pp-b-do-picking",
        Task::Siting(_) => "pp-b-do-siting",
        Task::Bid => "pp-b-do-bid",
        Task::Investment => "pp-b-do-investment",
        Task::Offer(_) => "pp-b-do-offer",
        Task::Investing => "pp-b-do-investing",
        Task::Claim => "pp-b-do-claim",
        Task::Delivering => "pp-b-do-delivering",
    }
}

/// What to bear in mind: the pawn, the money, what is left of the pizzas.
fn detail(scene: &Table<'_>, mine: &PlayerView) -> String {
    let money = i64::from(mine.money.unwrap_or(0));
    match (mine.task, &mine.tour) {
        (Task::Pawn, _) => scene.locale.count(
            "pp-b-pawn-of",
            &[("n", i64::from(PAWNS - mine.pawns) + 1), ("of", PAWNS.into()), ("money", money)],
        ),
        (Task::Field(_), _) => scene.locale.count(
            "pp-b-pawn-of",
            &[("n", i64::from(PAWNS - mine.pawns)), ("of", PAWNS.into()), ("money", money)],
        ),
        (Task::Stocking(left), _) => scene.locale.count("pp-b-to-place", &[("n", left.into())]),
        (Task::Delivering, Some(tour)) => touring(scene, tour),
        _ => scene.locale.count("pp-b-have", &[("money", money)]),
    }
}

fn touring(scene: &Table<'_>, tour: &TourView) -> String {
    let (pizzas, rounds) = (("pizzas", tour.pizzas.into()), ("rounds", tour.rounds.into()));
    match tour.distance {
        Some(distance) => {
            let gone = tour.path.len().saturating_sub(1) as i64;
            scene.locale.count("pp-b-tour", &[pizzas, rounds, ("gone", gone), ("distance", distance.into())])
        }
        None => scene.locale.count("pp-b-tour-express", &[pizzas, rounds]),
    }
}

/// A button for an action, whether it is legal or not: then it says why not.
fn button(scene: &Table<'_>, action: Action, class: &str, inside: &Markup) -> Markup {
    let legal = scene.legal.contains(&action);
    let inside = apart(inside);
    let label = spoken(&inside, &scene.label(action));
    html! {
        button type="button" class={ "btn " (class) } aria-label=(label)
            data-action=[legal.then(|| act(&action))]
            data-try=[(!legal).then(|| attempt(&action))] aria-disabled=[(!legal).then_some("true")] {
            (inside)
        }
    }
}

/// What an action of the board costs or brings.
fn terms(scene: &Table<'_>, mine: &PlayerView, job: Job) -> String {
    let printed = &scene.edition.printed;
    let colour = job.colour().index();
    let value = i64::from(printed.tracks.values[colour][usize::from(mine.levels[colour])]);
    match job {
        Job::Sponsor => scene.locale.count("pp-b-terms-sponsor", &[("n", value)]),
        Job::Market => {
            scene.locale.count("pp-b-terms-market", &[("price", PIZZA_PRICES[0].into()), ("n", value)])
        }
        Job::Express => {
            scene.locale.count("pp-b-terms-express", &[("price", EXPRESS_PRICE.into()), ("n", value)])
        }
        Job::Build => {
            let left = printed.pizzerias.iter().zip(&scene.view.stock).filter(|(_, left)| **left > 0);
            match left.map(|(kind, _)| kind.price).min() {
                Some(price) => scene.locale.count("pp-b-terms-build", &[("price", price.into())]),
                None => scene.say("pp-b-terms-sold"),
            }
        }
    }
}

fn job_button(scene: &Table<'_>, mine: &PlayerView, job: Job) -> Markup {
    let inside = html! {
        (badge(job.colour()))
        span { (job_name(scene, job)) " " small aria-hidden="true" { (terms(scene, mine, job)) } }
    };
    button(scene, Action::Perform(job), "quiet act", &inside)
}

/// The tile in the hand, to be turned; or the actions of its row and column.
fn on_field(scene: &Table<'_>, mine: &PlayerView, field: u8) -> Markup {
    let board = scene.edition.printed.board(scene.view.seats());
    let columns = board.columns.len();
    let field = usize::from(field);
    let mut jobs: Vec<Job> = Vec::new();
    for job in board.rows[field / columns].iter().chain(&board.columns[field % columns]) {
        if !jobs.contains(job) {
            jobs.push(*job);
        }
    }
    html! {
        @if let Some(hand) = hand(scene) { (turning(scene, &hand)) }
        div.instead {
            small { (scene.say("pp-b-instead")) }
            @for job in jobs { (job_button(scene, mine, job)) }
            (button(scene, Action::Nothing, "quiet", &html! { (scene.say("pp-b-nothing")) }))
        }
    }
}

/// Which way the tile lies: the board shows where it fits like that.
fn turning(scene: &Table<'_>, hand: &Hand) -> Markup {
    let turns = hand.ways.len() > 1;
    html! {
        div class={ "in-hand-box" @if !hand.fits { " stuck" } } role="radiogroup" aria-label=(scene.say("pp-b-way")) {
            @if turns { (turn_button(scene, "-1", "left")) }
            @for (way, exits) in hand.ways.iter().enumerate() {
                @let tile = papa_paolo::Tile { exits: *exits, ..hand.tile };
                label.lie {
                    input.hush type="radio" name="way" id={ "pp-way-" (way) } data-way=(way) checked=[(way == hand.first).then_some("checked")];
                    svg.in-hand viewBox="-3 -3 106 106" role="img" aria-label=(tile_name(scene, tile)) { (art::tile(tile)) }
                }
            }
            @if turns { (turn_button(scene, "1", "right")) }
        }
    }
}

fn turn_button(scene: &Table<'_>, by: &str, way: &str) -> Markup {
    let name = scene.say(if by == "1" { "pp-b-turn-right" } else { "pp-b-turn-left" });
    html! {
        button.btn.knob-btn type="button" data-turn-by=(by) aria-label=(name) title=(name) { (icon(&format!("turn-{way}"), "icon arrow")) }
    }
}

/// R4.3: one to five pizzas.
fn shopping(scene: &Table<'_>) -> Markup {
    html! {
        div.instead.buys {
            @for (idx, price) in PIZZA_PRICES.iter().enumerate() {
                @let inside = html! { span.many aria-hidden="true" { b { (idx + 1) } (pizza_icon(None)) } small aria-hidden="true" { "£" (price) } };
                (button(scene, Action::Buy(idx as u8 + 1), "quiet buy", &inside))
            }
        }
    }
}

/// R7.2, R7.3: the action, or a step on the track.
fn investing(scene: &Table<'_>, mine: &PlayerView) -> Markup {
    let Some(colour) = mine.investment else { return html! {} };
    html! {
        div.instead {
            (job_button(scene, mine, Job::of(colour)))
            (button(scene, Action::Learn, "quiet act", &html! {
                (badge(colour)) span { (scene.say("pp-b-step")) " " small aria-hidden="true" { (scene.say(super::panels::TRACKS[colour.index()])) } }
            }))
        }
    }
}

/// What ends it: the rest of the actions that have no place, and the button that confirms what was chosen.
fn finish(scene: &Table<'_>, task: Task) -> Markup {
    let chosen = scene.legal.iter().any(|action| is_confirmed(*action));
    html! {
        @for action in [Action::Nothing, Action::Withdraw] {
            @if scene.legal.contains(&action) && !matches!(task, Task::Field(_)) { (button(scene, action, "quiet", &html! { (scene.label(action)) })) }
        }
        @if chosen {
            button.btn.primary type="button" data-confirming="yes" disabled="disabled" { (scene.say(confirm(task))) }
        }
        @if scene.legal.contains(&Action::Finish) {
            (button(scene, Action::Finish, "primary", &html! { (scene.label(Action::Finish)) }))
        }
    }
}

fn confirm(task: Task) -> &'static str {
    match task {
        Task::Field(_) => "pp-b-lay-it",
        Task::Siting(_) => "pp-b-build-it",
        Task::Bid => "pp-b-bid-it",
        Task::Offer(_) => "pp-b-offer-it",
        Task::StartTile => "pp-b-keep-it",
        _ => "pp-b-take-it",
    }
}
