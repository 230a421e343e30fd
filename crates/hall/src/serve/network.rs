//! The addresses at which other machines can reach this one.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, UdpSocket};

use crate::config::PublicAddress;

/// Beginnings of the names of interfaces that lead to virtual machines, containers and tunnels, not to the room.
const VIRTUAL: [&str; 14] = [
    "docker",
    "br-",
    "veth",
    "virbr",
    "vmnet",
    "vboxnet",
    "vEthernet",
    "lxc",
    "cni",
    "tun",
    "tap",
    "utun",
    "wg",
    "tailscale",
];

/// An address of this machine and the name of its interface.
#[derive(Clone, Debug)]
pub(super) struct Interface {
    pub(super) name: String,
    pub(super) address: IpAddr,
}

/// Returns the addresses of this machine in its networks, the most likely one first.
pub(super) fn addresses() -> Vec<IpAddr> {
    let found = if_addrs::get_if_addrs().unwrap_or_else(|error| {
        tracing::warn!(%error, "the network interfaces cannot be listed");
        Vec::new()
    });
    let interfaces = found
        .into_iter()
        .map(|found| Interface { address: found.ip(), name: found.name })
        .collect::<Vec<_>>();
    in_order(&interfaces, &outgoing())
}

/// Returns the addresses that the system chooses for outgoing connections, where it has a route.
fn outgoing() -> Vec<IpAddr> {
    // No packet is sent: the system only chooses the source address. The targets are documentation addresses.
    let routes: [(IpAddr, IpAddr); 2] = [
        (Ipv4Addr::UNSPECIFIED.into(), Ipv4Addr::new(192, 0, 2, 1).into()),
        (Ipv6Addr::UNSPECIFIED.into(), Ipv6Addr::new(0x2001, 0xdb8, 0, 0, 0, 0, 0, 1).into()),
    ];
    let source = |(any, far): (IpAddr, IpAddr)| {
        let socket = UdpSocket::bind((any, 0)).ok()?;
        socket.connect((far, 9)).ok()?;
        Some(socket.local_addr().ok()?.ip())
    };
    routes.into_iter().filter_map(source).collect()
}

/// Orders addresses: those of real interfaces first, then the one of outgoing connections, then IPv4.
fn in_order(interfaces: &[Interface], outgoing: &[IpAddr]) -> Vec<IpAddr> {
    let is_virtual = |own: &Interface| VIRTUAL.iter().any(|start| own.name.starts_with(start));
    let mut usable: Vec<_> = interfaces.iter().filter(|own| is_usable(own.address)).collect();
    usable.sort_by_key(|own| {
        (is_virtual(own), !outgoing.contains(&own.address), own.address.is_ipv6())
    });
    let mut addresses: Vec<IpAddr> = usable.into_iter().map(|own| own.address).collect();
    let mut seen = std::collections::HashSet::new();
    addresses.retain(|address| seen.insert(*address));
    addresses
}

/// Whether others can use the address: not the loopback one, and no link-local one, which needs a zone or was
/// made up for want of a network.
fn is_usable(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(own) => !own.is_loopback() && !own.is_link_local() && !own.is_unspecified(),
        IpAddr::V6(own) => {
            !own.is_loopback() && !own.is_unicast_link_local() && !own.is_unspecified()
        }
    }
}

/// Returns the addresses under which clients reach these listeners: those for other machines first.
pub(super) fn reached_at(
    bound: &[SocketAddr],
    own: &[IpAddr],
    with_tls: bool,
) -> Vec<PublicAddress> {
    let mut reached = Vec::new();
    for listener in bound {
        if !listener.ip().is_unspecified() {
            reached.push(*listener);
            continue;
        }
        let serves = |address: &&IpAddr| listener.is_ipv6() || address.is_ipv4();
        reached.extend(own.iter().filter(serves).map(|ip| SocketAddr::new(*ip, listener.port())));
        reached.push((Ipv4Addr::LOCALHOST, listener.port()).into());
    }
    reached.sort_by_key(|address| address.ip().to_canonical().is_loopback());
    reached.into_iter().map(|address| PublicAddress::from_listener(address, with_tls)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn interface(name: &str, address: &str) -> Interface {
        Interface { name: name.to_owned(), address: address.parse().expect("an address") }
    }

    fn texts(of: &[PublicAddress]) -> Vec<&str> {
        of.iter().map(PublicAddress::as_str).collect()
    }

    #[test]
    fn the_network_of_the_room_comes_before_tunnels_and_containers() {
        let found = [
            interface("lo", "127.0.0.1"),
            interface("docker0", "172.17.0.1"),
            interface("eth0", "169.254.7.7"),
            interface("wlan0", "fe80::1"),
            interface("wlan0", "fd00::5"),
            interface("wlan0", "192.168.1.5"),
            interface("eth0", "10.0.0.7"),
            interface("wg0", "10.9.0.2"),
        ];
        let outgoing = ["10.0.0.7".parse().unwrap(), "10.9.0.2".parse().unwrap()];
        let ordered = in_order(&found, &outgoing);
        let shown: Vec<String> = ordered.iter().map(ToString::to_string).collect();
        assert_eq!(shown, ["10.0.0.7", "192.168.1.5", "fd00::5", "10.9.0.2", "172.17.0.1"]);
        assert!(in_order(&found[..1], &[]).is_empty(), "a machine without a network");
    }

    #[test]
    fn links_carry_an_address_that_others_can_open() {
        let own: Vec<IpAddr> =
            ["192.168.1.5", "fd00::5"].map(|text| text.parse().unwrap()).to_vec();
        let at = |texts: &[&str], own: &[IpAddr], tls| {
            let bound: Vec<SocketAddr> = texts.iter().map(|text| text.parse().unwrap()).collect();
            reached_at(&bound, own, tls)
        };
        let both = ["http://192.168.1.5:8080", "http://127.0.0.1:8080"];
        assert_eq!(texts(&at(&["0.0.0.0:8080"], &own, false)), both);
        assert_eq!(texts(&at(&["127.0.0.1:8080", "192.168.1.5:8080"], &own, false)), both);
        assert_eq!(texts(&at(&["127.0.0.1:8080"], &own, true)), ["https://127.0.0.1:8080"]);
        assert_eq!(texts(&at(&["0.0.0.0:8080"], &[], false)), ["http://127.0.0.1:8080"]);
        let six = ["https://192.168.1.5:443", "https://[fd00::5]:443", "https://127.0.0.1:443"];
        assert_eq!(texts(&at(&["[::]:443"], &own, true)), six);
    }
}
