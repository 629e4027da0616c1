//! A small request at a table: who sends it, what was sent, and how it is answered.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Path, Request};
use axum::http::{HeaderMap, HeaderValue};
use axum::response::{IntoResponse, Response};
use game::Seat;
use serde::de::DeserializeOwned;

use crate::api::done;
use crate::app::App;
use crate::error::Error;
use crate::extract::{Visitor, from_form, is_form};
use crate::hub::Live;
use crate::pages::table::viewer_of;

/// `POST /tables/{id}/…`.
pub(crate) struct Errand {
    pub(crate) app: App,
    pub(crate) visitor: Visitor,
    /// The table's.
    pub(crate) id: String,
    pub(crate) body: Bytes,
    headers: HeaderMap,
}

impl FromRequest<App> for Errand {
    type Rejection = Response;

    async fn from_request(request: Request, app: &App) -> Result<Errand, Response> {
        let (mut parts, body) = request.into_parts();
        let visitor = Visitor::from_request_parts(&mut parts, app).await?;
        let Path(id) =
            Path::from_request_parts(&mut parts, app).await.map_err(IntoResponse::into_response)?;
        let headers = parts.headers.clone();
        let body = Bytes::from_request(Request::from_parts(parts, body), app).await;
        let body = body.map_err(IntoResponse::into_response)?;
        Ok(Errand { app: app.clone(), visitor, id, body, headers })
    }
}

impl Errand {
    /// Whether a form was sent rather than JSON.
    pub(crate) fn is_form(&self) -> bool {
        is_form(&self.headers)
    }

    pub(crate) fn form<T: DeserializeOwned>(&self) -> Result<T, Error> {
        from_form(&self.body)
    }

    pub(crate) async fn table(&self) -> Result<Arc<Live>, Error> {
        self.app.hub.find(&self.id).await
    }

    /// The table, and the seat from which the visitor acts.
    pub(crate) async fn seat(&self) -> Result<(Arc<Live>, Seat), Error> {
        let live = self.table().await?;
        let seat = live.look(|seated| match (viewer_of(seated, &self.visitor).seat(), &self.visitor.guest) {
            (Some(seat), _) => Ok(seat),
            (None, Some(guest)) if seated.is_behind_curtain(&guest.id) => {
                Err(Error::Forbidden("error-curtain"))
            }
            (None, _) => Err(Error::Forbidden("error-not-seated")),
        });
        let seat = seat.await?;
        Ok((live, seat))
    }

    /// Says that it is done, and goes to the table.
    pub(crate) fn answer(&self, outcome: Result<(), Error>) -> Response {
        self.answer_with("", outcome.map(|()| None))
    }

    /// Says that it is done, and goes to a page of the table; with a cookie for somebody new.
    pub(crate) fn answer_with(&self, page: &str, outcome: Result<Option<HeaderValue>, Error>) -> Response {
        done(&self.visitor, &self.headers, &format!("/tables/{}{page}", self.id), outcome)
    }
}
