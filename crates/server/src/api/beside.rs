//! Several people at one screen: a further chair for the same browser, and the curtain between turns.

use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::response::Response;
use game::Seat;
use serde::Deserialize;
use store::{Guest, Sitter};

use crate::api::go;
use crate::app::{App, random_text};
use crate::error::Error;
use crate::extract::{Visitor, clean, from_form};

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
pub(crate) async fn sit(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    body: Bytes,
) -> Response {
    let done = async {
        let form: Name = from_form(&body)?;
        let live = app.hub.find(&id).await?;
        let keeper = visitor.guest.as_ref().ok_or(Error::Forbidden("error-not-seated"))?;
        let (sits, free) = live
            .look(|seated| (seated.stored.seat_of(&keeper.id).is_some(), seated.stored.free().next()))
            .await;
        if !sits {
            return Err(Error::Forbidden("error-not-seated"));
        }
        let seat = free.ok_or(Error::Conflict("error-chair-taken"))?;
        let person = person(&app, keeper, clean(&form.name)?).await?;
        app.hub.sit(&live, seat, Sitter::Guest(person)).await
    };
    back(&visitor, &id, done.await)
}

#[derive(Deserialize)]
struct Lift {
    seat: Option<String>,
}

/// `POST /tables/{id}/curtain {seat}`: lifts the curtain for a seat; without one, lets it fall.
pub(crate) async fn curtain(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    body: Bytes,
) -> Response {
    let done = async {
        let form: Lift = from_form(&body)?;
        let seat = form.seat.map(|seat| seat.parse::<Seat>()).transpose().map_err(Error::Request)?;
        let guest = visitor.guest.as_ref().ok_or(Error::Forbidden("error-not-seated"))?;
        let live = app.hub.find(&id).await?;
        app.hub.lift(&live, &guest.id, seat).await
    };
    back(&visitor, &id, done.await)
}

fn back(visitor: &Visitor, id: &str, done: Result<(), Error>) -> Response {
    match done {
        Ok(()) => go(&format!("/tables/{id}"), None),
        Err(error) => error.page(visitor.locale),
    }
}
