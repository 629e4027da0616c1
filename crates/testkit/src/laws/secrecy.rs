//! What is hidden stays hidden.

use game::{Game, Notation, Seat, Status, Viewer};

use super::{Position, Verdict, demand};
use crate::offer::{any, offers};

/// A sample of a view looks like the view, adds up, and waits for the same seats.
///
/// # Errors
/// Says how it is broken.
pub fn samples<G: Notation>(at: &Position<'_, G>) -> Verdict {
    let mut chance = at.chance.clone();
    for viewer in at.viewers() {
        let sample = at.sample(viewer, &mut chance);
        demand!(sample.view(viewer) == at.state().view(viewer), "a sample looks different to {viewer}");
        sample.audit().map_err(|error| format!("a sample for {viewer} does not add up: {error}"))?;
        let (is, should) = (sample.status(), at.state().status());
        let same = match (is, should) {
            (Status::Over(one), Status::Over(other)) => one == other,
            _ => is.waiting() == should.waiting(),
        };
        demand!(same, "a sample for {viewer} has status {is:?} instead of {should:?}");
    }
    Ok(())
}

/// An event tells nobody more than their view does: where the same action, with the same dice, leads a viewer
/// to the same view from the true state and from a sample, the viewer witnesses the same events.
///
/// # Errors
/// Says how it is broken.
pub fn silent_events<G: Notation>(at: &Position<'_, G>) -> Verdict {
    let mut chance = at.chance.clone();
    let offers = offers(at.state());
    if offers.is_empty() {
        return Ok(());
    }
    for viewer in at.viewers() {
        let (by, action) = any::<G>(&offers, &mut chance);
        let dice = chance.fork();
        let after = |mut state: G| {
            let events = state.play(by, action, &mut dice.clone()).ok()?;
            let told: Vec<G::Event> = events.iter().filter_map(|event| G::witness(event, viewer)).collect();
            Some((state.view(viewer), told))
        };
        let (truth, guess) = (after(at.state().clone()), after(at.sample(viewer, &mut chance)));
        if let (Some((view, told)), Some((seen, heard))) = (truth, guess) {
            demand!(
                view != seen || told == heard,
                "after {by} {action:?}, {viewer} sees the same, but hears {told:?} or {heard:?}"
            );
        }
    }
    Ok(())
}

/// What a viewer cannot see may change without the viewer, or the public, seeing a difference.
///
/// This finds what the public sees and a seat does not, and samples that do not fit. It cannot know whether a
/// rule lets one seat look into another's hand: where it does not, a title should also use [`swapped_secrets`].
///
/// # Errors
/// Says how it is broken.
pub fn hands_off<G: Notation>(at: &Position<'_, G>) -> Verdict {
    const DRAWS: usize = 3;
    let mut chance = at.chance.clone();
    let public = at.state().view(Viewer::Public);
    for viewer in at.viewers() {
        let own = at.state().view(viewer);
        for _ in 0..DRAWS {
            let sample = at.sample(viewer, &mut chance);
            demand!(sample.view(viewer) == own, "{viewer} sees that hidden things are otherwise");
            let seen = sample.view(Viewer::Public);
            demand!(seen == public, "the public sees what {viewer} does not: {public:?}, or {seen:?}");
        }
    }
    Ok(())
}

/// With the secrets of `a` and `b` swapped, no third viewer sees a difference. How to swap them is for the
/// title to say.
///
/// # Errors
/// Says who sees it.
pub fn swapped_secrets<G: Game>(state: &G, swapped: &G, a: Seat, b: Seat) -> Verdict {
    for viewer in Viewer::every(state.seats()).filter(|viewer| !viewer.is(a) && !viewer.is(b)) {
        demand!(
            state.view(viewer) == swapped.view(viewer),
            "{viewer} sees that {a} and {b} have swapped their secrets"
        );
    }
    Ok(())
}
