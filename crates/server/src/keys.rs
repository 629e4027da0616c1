//! What this house makes for itself at its first start and keeps: its secrets.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};
use store::Store;
use subtle::ConstantTimeEq;
use web_push_native::p256::ecdsa::SigningKey;

use crate::app::random_bytes;
use crate::error::Error;

/// The secrets of a house.
pub(crate) struct Keys {
    /// Signs what is handed to push services.
    pub(crate) push: SigningKey,
    /// Makes the codes of links in e-mails.
    links: Vec<u8>,
    /// Opens the host's page.
    host: String,
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Whether two texts are the same, in a time that does not tell where they differ.
fn same(one: &str, other: &str) -> bool {
    Sha256::digest(one).ct_eq(&Sha256::digest(other)).into()
}

/// The way to the host's page, with the secret that opens it.
///
/// # Errors
/// If the database fails.
pub async fn host_link(store: &dyn Store) -> Result<String, store::Error> {
    Ok(format!("/host?key={}", host_secret(store).await?))
}

async fn host_secret(store: &dyn Store) -> Result<String, store::Error> {
    store.keep_fact("host", &hex(&random_bytes::<24>())).await
}

impl Keys {
    /// Those that are kept, or new ones.
    pub(crate) async fn kept(store: &dyn Store) -> Result<Keys, Error> {
        let broken = |what: &str| {
            tracing::error!(what, "a key of this house is unreadable");
            Error::Internal
        };
        // Nearly every number is a key; the few that are none are drawn again.
        let fresh = loop {
            let bytes = random_bytes::<32>();
            if SigningKey::from_slice(&bytes).is_ok() {
                break URL_SAFE_NO_PAD.encode(bytes);
            }
        };
        let push = store.keep_fact("push", &fresh).await?;
        let push = URL_SAFE_NO_PAD.decode(push).map_err(|_| broken("push"))?;
        let links = store.keep_fact("links", &hex(&random_bytes::<32>())).await?;
        Ok(Keys {
            push: SigningKey::from_slice(&push).map_err(|_| broken("push"))?,
            links: links.into_bytes(),
            host: host_secret(store).await?,
        })
    }

    /// The public half of the key of notices, as browsers ask for it.
    pub(crate) fn push_public(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.push.verifying_key().to_encoded_point(false).as_bytes())
    }

    /// The code that lets the owner of an address do `verb` with this way.
    pub(crate) fn code(&self, verb: &str, way: &str) -> String {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.links).expect("any length is a key");
        mac.update(verb.as_bytes());
        mac.update(&[0]);
        mac.update(way.as_bytes());
        hex(&mac.finalize().into_bytes()[..16])
    }

    /// Whether a code is the right one.
    pub(crate) fn is_code(&self, verb: &str, way: &str, code: &str) -> bool {
        same(&self.code(verb, way), code)
    }

    /// Whether somebody is the host.
    pub(crate) fn is_host(&self, secret: &str) -> bool {
        same(&self.host, secret)
    }
}
