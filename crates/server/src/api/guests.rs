//! A name is all it takes.

use axum::body::Bytes;
use axum::extract::State;
use axum::response::Response;
use serde::Deserialize;

use crate::api::go;
use crate::app::App;
use crate::error::Error;
use crate::extract::{Visitor, from_form, named};
use crate::pages::is_local;

#[derive(Deserialize)]
struct Form {
    name: String,
    /// Where to go on.
    to: Option<String>,
}

/// `POST /guests`: takes a name, or another one.
pub(crate) async fn post(State(app): State<App>, visitor: Visitor, body: Bytes) -> Response {
    let done = async {
        let form: Form = from_form(&body)?;
        let (_, cookie) = named(&app, &visitor, Some(&form.name)).await?;
        Ok::<_, Error>((form.to.filter(|to| is_local(to)), cookie))
    };
    match done.await {
        Ok((to, cookie)) => go(to.as_deref().unwrap_or("/"), cookie),
        Err(error) => error.page(visitor.locale),
    }
}
