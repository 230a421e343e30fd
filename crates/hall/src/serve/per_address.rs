//! The number of connections from one address.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, Mutex, PoisonError},
};

use crate::{config::Network, http::ClientNetwork};

/// Counts connections by address: for IPv6 by its network. Proxies are not limited: they speak for many.
#[derive(Clone)]
pub(super) struct PerAddress {
    most: u32,
    proxies: Arc<[Network]>,
    open: Arc<Mutex<HashMap<ClientNetwork, u32>>>,
}

/// A place that is free again when it is dropped.
pub(super) struct AddressPlace {
    from: ClientNetwork,
    counted: PerAddress,
}

impl PerAddress {
    /// Creates the limit for all addresses but those of proxies.
    pub(super) fn new(most: u32, proxies: &[Network]) -> Self {
        Self { most, proxies: proxies.into(), open: Arc::default() }
    }

    /// Takes a place for a connection from an address, if there is one.
    pub(super) fn take(&self, address: IpAddr) -> Option<AddressPlace> {
        let from = ClientNetwork::from(address);
        let is_proxy = self.proxies.iter().any(|proxy| proxy.contains(address));
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let count = open.entry(from).or_default();
        if *count >= self.most && !is_proxy {
            return None;
        }
        *count += 1;
        Some(AddressPlace { from, counted: self.clone() })
    }
}

impl Drop for AddressPlace {
    fn drop(&mut self) {
        let mut open = self.counted.open.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = open.get_mut(&self.from) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.from);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_address_takes_no_more_than_its_places() {
        let proxy = "10.0.0.1".parse().unwrap();
        let proxies = [Network::only(proxy)];
        let limit = PerAddress::new(2, &proxies);
        let (one, other) = ("192.0.2.1".parse().unwrap(), "192.0.2.2".parse().unwrap());
        let (first, _second) = (limit.take(one).unwrap(), limit.take(one).unwrap());
        assert!(limit.take(one).is_none());
        assert!(limit.take("::ffff:192.0.2.1".parse().unwrap()).is_none(), "the same address");
        assert!(limit.take(other).is_some(), "others have their own");
        drop(first);
        assert!(limit.take(one).is_some());
        let held: Vec<_> = (0..5).map(|_| limit.take(proxy)).collect();
        assert!(held.iter().all(Option::is_some), "a proxy speaks for many");
        drop(held);
        assert_eq!(limit.open.lock().unwrap().len(), 1, "only what is open is counted");
    }
}
