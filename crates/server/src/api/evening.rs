//! Leaving a chair to a bot and taking it back, pausing and going on, playing once more.

use axum::response::Response;
use game::Seat;
use serde::Deserialize;

use crate::api::errand::Errand;
use crate::api::{go, tables};
use crate::error::Error;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Whose {
    /// The chair it is about; without, one's own.
    seat: Option<String>,
}

/// `POST /tables/{id}/leave`: a bot plays on this chair.
pub(crate) async fn leave(errand: Errand) -> Response {
    let done = async {
        let whose: Whose = errand.form()?;
        let (live, mine) = errand.seat().await?;
        let seat: Option<Seat> = whose.seat.map(|seat| seat.parse().map_err(Error::Request)).transpose()?;
        errand.app.hub.leave(&live, mine, seat.unwrap_or(mine)).await
    };
    errand.answer(done.await)
}

/// `POST /tables/{id}/return`: one's own chair again.
pub(crate) async fn come_back(errand: Errand) -> Response {
    let done = async {
        let (live, mine) = errand.seat().await?;
        errand.app.hub.come_back(&live, mine).await
    };
    errand.answer(done.await)
}

/// `POST /tables/{id}/pause`.
pub(crate) async fn pause(errand: Errand) -> Response {
    errand.answer(set_pause(&errand, true).await)
}

/// `POST /tables/{id}/go-on`.
pub(crate) async fn go_on(errand: Errand) -> Response {
    errand.answer(set_pause(&errand, false).await)
}

async fn set_pause(errand: &Errand, pause: bool) -> Result<(), Error> {
    let (live, mine) = errand.seat().await?;
    errand.app.hub.pause(&live, mine, pause).await
}

/// `POST /tables/{id}/rematch`: to the table that follows this one. The first who asks opens it.
pub(crate) async fn rematch(errand: Errand) -> Response {
    let done = async {
        let (live, mine) = errand.seat().await?;
        let Errand { app, visitor, .. } = &errand;
        if let Some(guest) = &visitor.guest {
            app.limits.open_table(visitor, &guest.id)?;
        }
        tables::rematch(app, &live, mine).await
    };
    match done.await {
        Ok(next) => go(&format!("/tables/{next}"), None),
        Err(error) => error.page(errand.visitor.locale),
    }
}
