//! A name is all it takes.

use axum::body::Bytes;
use axum::extract::State;
use axum::response::Response;
use serde::Deserialize;

use crate::api::go;
use crate::app::App;
use crate::extract::{Visitor, from_form, named};

#[derive(Deserialize)]
struct Form {
    name: String,
}

/// `POST /guests`: takes a name, or another one.
pub(crate) async fn post(State(app): State<App>, visitor: Visitor, body: Bytes) -> Response {
    let done = async {
        let form: Form = from_form(&body)?;
        named(&app, &visitor, Some(&form.name)).await
    };
    match done.await {
        Ok((_, cookie)) => go("/", cookie),
        Err(error) => error.page(visitor.locale),
    }
}
