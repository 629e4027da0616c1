//! Web Push: RFC 8030 posts, encrypted for the browser (RFC 8291), signed with this house's key (RFC 8292).

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use axum::http::Uri;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use serde::{Deserialize, Serialize};
use serde_json::json;
use web_push_native::p256::PublicKey;
use web_push_native::p256::ecdsa::Signature;
use web_push_native::p256::ecdsa::signature::Signer;
use web_push_native::{Auth, WebPushBuilder};

use super::{NotSent, Notices, Words};
use crate::keys::Keys;

/// What a browser says when it subscribes.
#[derive(Serialize, Deserialize)]
pub(crate) struct Subscription {
    pub(crate) endpoint: String,
    pub(crate) keys: SubscriptionKeys,
}

/// The browser's half of the encryption.
#[derive(Serialize, Deserialize)]
pub(crate) struct SubscriptionKeys {
    p256dh: String,
    auth: String,
}

/// A push service keeps a notice for a day; whoever comes later sees the table anyway.
const KEPT: Duration = Duration::from_secs(24 * 60 * 60);
/// How long a signature holds.
const SIGNED: Duration = Duration::from_secs(12 * 60 * 60);

impl Subscription {
    /// The browser's key and secret, if they are well formed.
    pub(crate) fn secrets(&self) -> Option<(PublicKey, Auth)> {
        // Some browsers pad, some do not.
        let decode = |text: &str| URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok();
        let key = PublicKey::from_sec1_bytes(&decode(&self.keys.p256dh)?).ok()?;
        let auth: [u8; 16] = decode(&self.keys.auth)?.try_into().ok()?;
        Some((key, auth.into()))
    }
}

/// Who sends, signed: the header that push services ask for.
fn vapid(keys: &Keys, endpoint: &Uri, contact: &str) -> Option<String> {
    let audience = format!("{}://{}", endpoint.scheme_str()?, endpoint.authority()?);
    let until = (SystemTime::now() + SIGNED).duration_since(UNIX_EPOCH).ok()?.as_secs();
    let part = |value: serde_json::Value| URL_SAFE_NO_PAD.encode(value.to_string());
    let head = part(json!({ "typ": "JWT", "alg": "ES256" }));
    let claims = part(json!({ "aud": audience, "exp": until, "sub": contact }));
    let signed = format!("{head}.{claims}");
    let signature: Signature = keys.push.sign(signed.as_bytes());
    let signature = URL_SAFE_NO_PAD.encode(signature.to_bytes());
    Some(format!("vapid t={signed}.{signature}, k={}", keys.push_public()))
}

impl Notices {
    pub(super) async fn push(
        &self,
        keys: &Keys,
        address: &str,
        topic: &str,
        words: &Words,
    ) -> Result<(), NotSent> {
        let subscription: Subscription =
            serde_json::from_str(address).map_err(|_| NotSent::never("unreadable"))?;
        let endpoint: Uri = subscription.endpoint.parse().map_err(|_| NotSent::never("unreadable"))?;
        let (key, auth) = subscription.secrets().ok_or_else(|| NotSent::never("unreadable"))?;
        let message = json!({ "title": words.title, "body": words.body, "link": words.path, "tag": topic });
        let request = WebPushBuilder::new(endpoint.clone(), key, auth)
            .with_valid_duration(KEPT)
            .build(message.to_string())
            .map_err(|_| NotSent::never("cannot be encrypted"))?;
        let signed = vapid(keys, &endpoint, &self.contact()).ok_or_else(|| NotSent::never("unreadable"))?;
        let headers = vec![
            ("ttl", KEPT.as_secs().to_string()),
            ("content-encoding", "aes128gcm".to_owned()),
            ("content-type", "application/octet-stream".to_owned()),
            ("authorization", signed),
            // A newer notice takes the place of an older one that is still with the service.
            ("topic", topic.to_owned()),
            ("urgency", "normal".to_owned()),
        ];
        match self.outbound.post(&subscription.endpoint, headers, request.into_body()).await? {
            200..=299 => Ok(()),
            404 | 410 => Err(NotSent::Gone),
            status @ (400 | 401 | 403 | 413) => Err(NotSent::Never(format!("status {status}"))),
            status => Err(NotSent::Again(format!("status {status}"))),
        }
    }
}
