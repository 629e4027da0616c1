//! Real receivers on this machine: a web server that keeps what is posted, and a mail server that keeps what is sent.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex};

use axum::Router;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::{aead, hkdf, signature};
use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpListener;
use web_push_native::p256::{self, elliptic_curve::sec1::ToEncodedPoint};

/// A web server that keeps what is posted to it.
#[derive(Clone)]
pub(crate) struct Receiver {
    pub(crate) address: String,
    posts: Arc<Mutex<Vec<(HeaderMap, Bytes)>>>,
    answers: Arc<Mutex<VecDeque<u16>>>,
}

impl Receiver {
    pub(crate) async fn open() -> Receiver {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = format!("http://{}/hook/secret", listener.local_addr().unwrap());
        let receiver = Receiver { address, posts: Arc::default(), answers: Arc::default() };
        let router = Router::new().fallback(keep).with_state(receiver.clone());
        tokio::spawn(async move { axum::serve(listener, router).await });
        receiver
    }

    /// What it answers to the next posts; afterwards 204.
    pub(crate) fn answers(&self, statuses: &[u16]) {
        self.answers.lock().unwrap().extend(statuses);
    }

    /// What has come since the last look.
    pub(crate) fn take(&self) -> Vec<(HeaderMap, Bytes)> {
        std::mem::take(&mut *self.posts.lock().unwrap())
    }

    pub(crate) fn take_json(&self) -> Vec<Value> {
        self.take().iter().map(|(_, body)| serde_json::from_slice(body).unwrap()).collect()
    }
}

async fn keep(State(receiver): State<Receiver>, headers: HeaderMap, body: Bytes) -> StatusCode {
    receiver.posts.lock().unwrap().push((headers, body));
    let status = receiver.answers.lock().unwrap().pop_front().unwrap_or(204);
    StatusCode::from_u16(status).unwrap()
}

/// A mail server that takes everything, or refuses for a while.
#[derive(Clone)]
pub(crate) struct MailServer {
    pub(crate) url: String,
    mails: Arc<Mutex<Vec<String>>>,
    pub(crate) refuse: Arc<Mutex<usize>>,
}

impl MailServer {
    pub(crate) async fn open() -> MailServer {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("smtp://{}", listener.local_addr().unwrap());
        let server = MailServer { url, mails: Arc::default(), refuse: Arc::default() };
        let own = server.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let own = own.clone();
                tokio::spawn(async move { own.talk(stream).await });
            }
        });
        server
    }

    async fn talk(&self, stream: tokio::net::TcpStream) {
        let (read, mut write) = stream.into_split();
        let mut lines = BufReader::new(read).lines();
        let mut say = async |words: &str| write.write_all(format!("{words}\r\n").as_bytes()).await.unwrap();
        say("220 test").await;
        let mut envelope = String::new();
        while let Ok(Some(line)) = lines.next_line().await {
            let verb = line.split([' ', ':']).next().unwrap_or_default().to_ascii_uppercase();
            match verb.as_str() {
                "EHLO" => say("250-test\r\n250 8BITMIME").await,
                "MAIL" if std::mem::replace(&mut *self.refuse.lock().unwrap(), 0) > 0 => {
                    say("451 later").await
                }
                "MAIL" | "RCPT" => {
                    envelope += &format!("{line}\n");
                    say("250 ok").await;
                }
                "DATA" => {
                    say("354 go on").await;
                    let mut mail = envelope.clone();
                    while let Ok(Some(line)) = lines.next_line().await {
                        if line == "." {
                            break;
                        }
                        mail += &format!("{line}\n");
                    }
                    self.mails.lock().unwrap().push(quoted_printable(&mail));
                    say("250 ok").await;
                }
                "QUIT" => {
                    say("221 bye").await;
                    return;
                }
                _ => say("250 ok").await,
            }
        }
    }

    pub(crate) fn take(&self) -> Vec<String> {
        std::mem::take(&mut *self.mails.lock().unwrap())
    }
}

/// A mail as people read it.
fn quoted_printable(mail: &str) -> String {
    let (head, body) = mail.split_once("\n\n").unwrap();
    if !head.contains("quoted-printable") {
        return mail.to_owned();
    }
    let mut bytes = Vec::new();
    let joined = body.replace("=\n", "");
    let mut rest = joined.as_str();
    while let Some((plain, coded)) = rest.split_once('=') {
        bytes.extend_from_slice(plain.as_bytes());
        bytes.push(u8::from_str_radix(&coded[..2], 16).unwrap());
        rest = &coded[2..];
    }
    bytes.extend_from_slice(rest.as_bytes());
    format!("{head}\n\n{}", String::from_utf8(bytes).unwrap())
}

/// A browser that has subscribed: it alone can read what it is sent.
pub(crate) struct Browser {
    secret: p256::SecretKey,
    auth: [u8; 16],
}

impl Browser {
    pub(crate) fn new() -> Browser {
        Browser { secret: p256::SecretKey::from_slice(&[7; 32]).unwrap(), auth: [9; 16] }
    }

    fn public(&self) -> Vec<u8> {
        self.secret.public_key().to_encoded_point(false).as_bytes().to_vec()
    }

    pub(crate) fn subscription(&self, endpoint: &str) -> Value {
        let keys = json!({ "p256dh": URL_SAFE_NO_PAD.encode(self.public()), "auth": URL_SAFE_NO_PAD.encode(self.auth) });
        json!({ "endpoint": endpoint, "keys": keys })
    }

    /// RFC 8291, section 4, and RFC 8188 for one record; with other code than the sender's.
    pub(crate) fn decrypt(&self, body: &[u8]) -> Value {
        let (salt, rest) = body.split_at(16);
        let size = u32::from_be_bytes(rest[..4].try_into().unwrap()) as usize;
        let length = usize::from(rest[4]);
        let (sender, cipher) = rest[5..].split_at(length);
        assert!(length == 65 && cipher.len() <= size);
        let theirs = p256::PublicKey::from_sec1_bytes(sender).unwrap();
        let shared = p256::ecdh::diffie_hellman(self.secret.to_nonzero_scalar(), theirs.as_affine());
        let info = [b"WebPush: info\0".as_slice(), &self.public(), sender].concat();
        let ikm: [u8; 32] = derive(&self.auth, shared.raw_secret_bytes(), &info);
        let key: [u8; 16] = derive(salt, &ikm, b"Content-Encoding: aes128gcm\0");
        let nonce: [u8; 12] = derive(salt, &ikm, b"Content-Encoding: nonce\0");
        let key = aead::LessSafeKey::new(aead::UnboundKey::new(&aead::AES_128_GCM, &key).unwrap());
        let mut text = cipher.to_vec();
        let plain = key
            .open_in_place(aead::Nonce::assume_unique_for_key(nonce), aead::Aad::empty(), &mut text)
            .expect("the browser can read it");
        let end = plain.iter().rposition(|byte| *byte != 0).unwrap();
        assert_eq!(plain[end], 2, "the last record");
        serde_json::from_slice(&plain[..end]).unwrap()
    }
}

struct Length(usize);

impl hkdf::KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

fn derive<const N: usize>(salt: &[u8], secret: &[u8], info: &[u8]) -> [u8; N] {
    let mut out = [0; N];
    let prk = hkdf::Salt::new(hkdf::HKDF_SHA256, salt).extract(secret);
    prk.expand(&[info], Length(N)).unwrap().fill(&mut out).unwrap();
    out
}

/// Checks `Authorization: vapid t=…, k=…` (RFC 8292), and gives the key and the claims.
pub(crate) fn vapid(headers: &HeaderMap) -> (String, Value) {
    let header = headers["authorization"].to_str().unwrap().strip_prefix("vapid ").unwrap();
    let part = |name: &str| header.split(", ").find_map(|part| part.strip_prefix(name)).unwrap();
    let (token, key) = (part("t="), part("k="));
    let (signed, proof) = token.rsplit_once('.').unwrap();
    let decode = |text: &str| URL_SAFE_NO_PAD.decode(text).unwrap();
    signature::UnparsedPublicKey::new(&signature::ECDSA_P256_SHA256_FIXED, decode(key))
        .verify(signed.as_bytes(), &decode(proof))
        .expect("signed with the key it names");
    let (head, claims) = signed.split_once('.').unwrap();
    let head: Value = serde_json::from_slice(&decode(head)).unwrap();
    assert_eq!(head, json!({ "typ": "JWT", "alg": "ES256" }));
    (key.to_owned(), serde_json::from_slice(&decode(claims)).unwrap())
}
