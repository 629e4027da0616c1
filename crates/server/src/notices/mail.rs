//! E-mail, by SMTP.

use std::time::Duration;

use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::message::{Mailbox, Message};
use lettre::{Address, AsyncSmtpTransport, AsyncTransport, Tokio1Executor};

use super::{NotSent, Words};
use crate::app::Smtp;

/// Sends mails.
pub(crate) struct Mailer {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
}

/// The server must take a mail within this time.
const PATIENCE: Duration = Duration::from_secs(30);

impl Smtp {
    /// Whether it makes sense; what is wrong if not. The link itself is not repeated: it holds a password.
    ///
    /// # Errors
    /// What is wrong.
    pub fn check(&self) -> Result<(), String> {
        Mailer::new(self).map(|_| ())
    }
}

impl Mailer {
    pub(crate) fn new(smtp: &Smtp) -> Result<Mailer, String> {
        let from = smtp.from.parse().map_err(|error| format!("the sender {:?}: {error}", smtp.from))?;
        let transport = AsyncSmtpTransport::<Tokio1Executor>::from_url(&smtp.url)
            .map_err(|_| "the SMTP address is like smtps://name:password@host".to_owned())?;
        Ok(Mailer { transport: transport.timeout(Some(PATIENCE)).build(), from })
    }

    /// The bare address of the sender.
    pub(crate) fn sender(&self) -> &Address {
        &self.from.email
    }

    /// Sends one. `number` makes the id of the mail: a second try is the same mail.
    pub(crate) async fn send(&self, to: &str, number: i64, words: &Words, stop: &str) -> Result<(), NotSent> {
        let to: Mailbox = to.parse().map_err(|_| NotSent::never("no address"))?;
        let header =
            |name: &'static str, value: String| HeaderValue::new(HeaderName::new_from_ascii_str(name), value);
        let mut text = format!("{}\n\n{}\n", words.body, words.link);
        let mut message = Message::builder()
            .from(self.from.clone())
            .to(to)
            .subject(&words.title)
            .message_id(Some(format!("<notice-{number}-{}@{}>", words.code, self.sender().domain())))
            .raw_header(header("Auto-Submitted", "auto-generated".to_owned()))
            .header(ContentType::TEXT_PLAIN);
        if let Some(words) = &words.stop {
            text += &format!("\n{words}\n{stop}\n");
            message = message
                .raw_header(header("List-Unsubscribe", format!("<{stop}>")))
                .raw_header(header("List-Unsubscribe-Post", "List-Unsubscribe=One-Click".to_owned()));
        }
        let message = message.body(text).map_err(|_| NotSent::never("cannot be written"))?;
        // What the server answers may repeat the address: only its number is noted.
        match self.transport.send(message).await {
            Ok(_) => Ok(()),
            Err(error) if error.is_permanent() => Err(NotSent::Never(
                error.status().map_or_else(|| "refused".to_owned(), |code| format!("code {code}")),
            )),
            Err(error) => Err(NotSent::Again(
                error.status().map_or_else(|| "no connection".to_owned(), |code| format!("code {code}")),
            )),
        }
    }
}
