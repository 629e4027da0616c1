//! Posting to an address that a stranger gave: only https, only to public hosts, never along a redirect.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, ToSocketAddrs};
use std::time::Duration;

use axum::http::Uri;
use ureq::Agent;
use ureq::config::Config as Settings;
use ureq::unversioned::resolver::{DefaultResolver, ResolvedSocketAddrs, Resolver};
use ureq::unversioned::transport::{DefaultConnector, NextTimeout};

use super::NotSent;

/// Sends posts to the world.
#[derive(Clone)]
pub(crate) struct Outbound {
    agent: Agent,
    local: bool,
}

/// An answer must come within this time, from looking up the name on.
const PATIENCE: Duration = Duration::from_secs(20);

/// Looks names up, and forgets addresses that lead into somebody's own network. The connection is made to what is left:
/// a name that changes between the check and the call gains nothing.
#[derive(Debug)]
struct PublicOnly {
    usual: DefaultResolver,
    local: bool,
}

impl Resolver for PublicOnly {
    fn resolve(
        &self,
        uri: &Uri,
        settings: &Settings,
        timeout: NextTimeout,
    ) -> Result<ResolvedSocketAddrs, ureq::Error> {
        let mut kept = self.empty();
        for address in self.usual.resolve(uri, settings, timeout)?.iter() {
            if may_call(address.ip(), self.local) {
                kept.push(*address);
            }
        }
        if kept.is_empty() { Err(ureq::Error::HostNotFound) } else { Ok(kept) }
    }
}

fn may_call(address: IpAddr, local: bool) -> bool {
    is_public(address) || (local && address.is_loopback())
}

/// Whether an address is on the open internet.
fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(v4) => is_public_v4(v4),
        IpAddr::V6(v6) => match v6.to_ipv4_mapped() {
            Some(v4) => is_public_v4(v4),
            None => is_public_v6(v6),
        },
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let special = address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_documentation()
        || matches!(
            (a, b, c),
            (0 | 224..=255, _, _) | (100, 64..=127, _) | (192, 0, 0) | (192, 88, 99) | (198, 18 | 19, _)
        );
    !special
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    let [a, b, ..] = address.segments();
    // 2000::/3 is all that is given out; tunnels and examples in it lead elsewhere.
    a & 0xe000 == 0x2000 && a != 0x2002 && !(a == 0x2001 && (b < 0x200 || b == 0xdb8)) && a != 0x3fff
}

impl Outbound {
    pub(crate) fn new(local: bool) -> Outbound {
        let settings = Agent::config_builder()
            .http_status_as_error(false)
            .max_redirects(0)
            .max_redirects_will_error(false)
            .proxy(None)
            .https_only(!local)
            .user_agent("atable")
            .timeout_global(Some(PATIENCE))
            .build();
        let resolver = PublicOnly { usual: DefaultResolver::default(), local };
        Outbound { agent: Agent::with_parts(settings, DefaultConnector::default(), resolver), local }
    }

    /// Whether an address may be called: https, without a password, and to a public host.
    pub(crate) async fn allows(&self, address: &str) -> bool {
        let Ok(uri) = address.parse::<Uri>() else { return false };
        let (Some(scheme), Some(authority)) = (uri.scheme_str(), uri.authority()) else { return false };
        if authority.as_str().contains('@') || !(scheme == "https" || (scheme == "http" && self.local)) {
            return false;
        }
        let host = authority.host().trim_start_matches('[').trim_end_matches(']').to_owned();
        let port = authority.port_u16().unwrap_or(443);
        let (local, plain) = (self.local, scheme == "http");
        let looked_up = tokio::task::spawn_blocking(move || {
            let Ok(mut found) = (host.as_str(), port).to_socket_addrs() else { return false };
            // Without TLS only to this machine.
            found.any(|address| may_call(address.ip(), local) && (!plain || address.ip().is_loopback()))
        });
        looked_up.await.unwrap_or(false)
    }

    /// Posts, and gives the status.
    pub(crate) async fn post(
        &self,
        address: &str,
        headers: Vec<(&'static str, String)>,
        body: Vec<u8>,
    ) -> Result<u16, NotSent> {
        let (agent, address) = (self.agent.clone(), address.to_owned());
        let sent = tokio::task::spawn_blocking(move || {
            let mut request = agent.post(&address);
            for (name, value) in headers {
                request = request.header(name, value);
            }
            request.send(&body[..]).map(|answer| answer.status().as_u16())
        });
        // What the client says would hold the address, and that is a secret.
        sent.await.map_err(|_| NotSent::again("stopped"))?.map_err(|error| match error {
            ureq::Error::Timeout(_) => NotSent::again("no answer in time"),
            ureq::Error::HostNotFound => NotSent::again("no such public host"),
            _ => NotSent::again("no connection"),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_addresses_of_the_open_internet_are_public() {
        for inside in [
            "127.0.0.1",
            "10.1.2.3",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
            "0.0.0.0",
            "255.255.255.255",
            "224.0.0.1",
            "198.18.0.1",
            "192.0.2.1",
            "::1",
            "::",
            "fe80::1",
            "fc00::1",
            "fd12::1",
            "ff02::1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "64:ff9b::7f00:1",
            "2002:7f00:1::",
            "2001:db8::1",
            "2001::1",
        ] {
            assert!(!is_public(inside.parse().unwrap()), "{inside}");
        }
        for outside in
            ["1.1.1.1", "172.32.0.1", "100.128.0.1", "2606:4700::1111", "2a00:1450::1", "::ffff:1.1.1.1"]
        {
            assert!(is_public(outside.parse().unwrap()), "{outside}");
        }
    }

    #[tokio::test]
    async fn addresses_inside_are_refused_and_loopback_only_on_demand() {
        let strict = Outbound::new(false);
        for address in [
            "http://1.1.1.1/x",
            "https://127.0.0.1/x",
            "https://[::1]/x",
            "https://localhost/x",
            "https://10.0.0.1/x",
            "https://169.254.169.254/latest/meta-data",
            "https://name:pass@1.1.1.1/",
            "ftp://1.1.1.1/",
            "file:///etc/passwd",
            "https://",
            "/x",
            "https://2130706433/",
            "https://0x7f.1/",
        ] {
            assert!(!strict.allows(address).await, "{address}");
        }
        assert!(strict.allows("https://1.1.1.1/hook").await);
        let trusting = Outbound::new(true);
        assert!(trusting.allows("http://127.0.0.1:9/hook").await);
        assert!(!trusting.allows("http://1.1.1.1/hook").await);
        assert!(!trusting.allows("https://10.0.0.1/hook").await);
        // Also when it is called all the same.
        assert!(strict.post("https://127.0.0.1:9/", Vec::new(), Vec::new()).await.is_err());
    }
}
