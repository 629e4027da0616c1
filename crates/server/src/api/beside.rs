//! Several people at one screen: a further chair for the same browser, and the curtain between turns.

use axum::response::Response;
use game::Seat;
use serde::Deserialize;
use store::{Guest, Sitter};

use crate::api::errand::Errand;
use crate::app::{App, random_text};
use crate::error::Error;
use crate::extract::clean;

/// Somebody new at a guest's screen.
pub(crate) async fn person(app: &App, keeper: &Guest, name: String) -> Result<Guest, Error> {
    let person = Guest::beside(&keeper.id, &random_text(6), name);
    app.store.add_beside(&person).await?;
    Ok(person)
}

#[derive(Deserialize)]
struct Name {
    name: String,
}

/// `POST /tables/{id}/beside {name}`: another person sits down at the same screen.
pub(crate) async fn sit(errand: Errand) -> Response {
    let done = async {
        let form: Name = errand.form()?;
        let live = errand.table().await?;
        let keeper = errand.visitor.guest.as_ref().ok_or(Error::Forbidden("error-not-seated"))?;
        let (sits, free) = live
            .look(|seated| (seated.stored.seat_of(&keeper.id).is_some(), seated.stored.free().next()))
            .await;
        if !sits {
            return Err(Error::Forbidden("error-not-seated"));
        }
        let seat = free.ok_or(Error::Conflict("error-chair-taken"))?;
        let person = person(&errand.app, keeper, clean(&form.name)?).await?;
        errand.app.hub.sit(&live, seat, Sitter::Guest(person)).await
    };
    errand.answer(done.await)
}

#[derive(Deserialize)]
struct Lift {
    seat: Option<String>,
}

/// `POST /tables/{id}/curtain {seat}`: lifts the curtain for a seat; without one, lets it fall.
pub(crate) async fn curtain(errand: Errand) -> Response {
    let done = async {
        let form: Lift = errand.form()?;
        let seat = form.seat.map(|seat| seat.parse::<Seat>()).transpose().map_err(Error::Request)?;
        let guest = errand.visitor.guest.as_ref().ok_or(Error::Forbidden("error-not-seated"))?;
        let live = errand.table().await?;
        errand.app.hub.lift(&live, &guest.id, seat).await
    };
    errand.answer(done.await)
}
