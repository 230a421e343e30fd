//! The address of the client.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use axum::{
    extract::ConnectInfo,
    http::{HeaderMap, request::Parts},
};

use crate::http::shared::{AppState, Proxies};

/// Returns the address of the client: of the peer, or the one that a trusted proxy names. Tests have no peer;
/// then it is the loopback address.
pub(crate) fn from_parts(parts: &Parts, app: &AppState) -> IpAddr {
    let connected = parts.extensions.get::<ConnectInfo<SocketAddr>>();
    let peer = connected.map_or(Ipv4Addr::LOCALHOST.into(), |ConnectInfo(peer)| peer.ip());
    forwarded(peer, &parts.headers, &app.settings.proxies)
}

/// Proxies append the address they forward for: the last one that is not a trusted proxy is the client.
/// Anything before it may be forged.
fn forwarded(peer: IpAddr, headers: &HeaderMap, proxies: &Proxies) -> IpAddr {
    if !proxies.is_trusted(peer) {
        return peer;
    }
    let lists = headers.get_all("x-forwarded-for").iter().rev();
    let texts = lists.filter_map(|list| list.to_str().ok()).flat_map(|list| list.rsplit(','));
    let mut client = peer;
    for text in texts {
        let Ok(address) = text.trim().parse::<IpAddr>() else { return client };
        client = address;
        if !proxies.is_trusted(address) {
            return client;
        }
    }
    client
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_trusted_proxies_name_the_client() {
        let proxies = Proxies::new(|address| address.to_string().starts_with("10."));
        for (peer, header, client) in [
            ("192.0.2.1", "198.51.100.7", "192.0.2.1"),
            ("10.0.0.1", "198.51.100.7", "198.51.100.7"),
            ("10.0.0.1", "203.0.113.9, 198.51.100.7", "198.51.100.7"),
            ("10.0.0.1", "198.51.100.7, 10.0.0.2", "198.51.100.7"),
            ("10.0.0.1", "nonsense", "10.0.0.1"),
            ("10.0.0.1", "nonsense, 198.51.100.7", "198.51.100.7"),
            ("10.0.0.1", "", "10.0.0.1"),
        ] {
            let headers = HeaderMap::from_iter([(
                "x-forwarded-for".parse().unwrap(),
                header.parse().unwrap(),
            )]);
            let found = forwarded(peer.parse().unwrap(), &headers, &proxies);
            assert_eq!(found.to_string(), client, "{peer} with {header:?}");
        }
    }
}
