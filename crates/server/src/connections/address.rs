//! The addresses of clients, and the networks they belong to.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use axum::http::HeaderMap;

/// The trusted proxy said something that is not an address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownClient;

/// The address of the client: the peer's, unless the peer is a trusted proxy. Then the addresses in its header are read
/// from the right, because everything left of the first untrusted address may be invented.
pub fn client(peer: SocketAddr, headers: &HeaderMap, trusted: &[IpAddr]) -> Result<IpAddr, UnknownClient> {
    let mut address = peer.ip().to_canonical();
    if !trusted.contains(&address) {
        return Ok(address);
    }
    let mut hops = Vec::new();
    for value in headers.get_all("x-forwarded-for") {
        hops.extend(value.to_str().map_err(|_| UnknownClient)?.split(','));
    }
    for hop in hops.iter().rev() {
        address = read_hop(hop.trim()).ok_or(UnknownClient)?;
        if !trusted.contains(&address) {
            break;
        }
    }
    Ok(address)
}

/// An address as proxies write it, with or without a port.
fn read_hop(hop: &str) -> Option<IpAddr> {
    let bare = hop.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).unwrap_or(hop);
    let address = bare.parse().ok().or_else(|| Some(hop.parse::<SocketAddr>().ok()?.ip()));
    address.map(|address: IpAddr| address.to_canonical())
}

/// The network whose limits a client shares. One customer has at least 64 bits of IPv6 addresses.
pub fn network(address: IpAddr) -> IpAddr {
    Prefix::of(address, 128, 64).address
}

/// Some addresses: those that begin with the same bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Prefix {
    address: IpAddr,
    bits: u32,
}

impl Prefix {
    /// The prefix of an address, with so many bits.
    fn of(address: IpAddr, v4: u32, v6: u32) -> Prefix {
        let kept = |bits: u32, most: u32| u128::MAX.checked_shl(most.saturating_sub(bits)).unwrap_or(0);
        match address.to_canonical() {
            IpAddr::V4(address) => {
                let mask = u32::try_from(kept(v4, 32) & u128::from(u32::MAX)).unwrap_or(u32::MAX);
                let address = Ipv4Addr::from_bits(address.to_bits() & mask);
                Prefix { address: address.into(), bits: v4.min(32) }
            }
            IpAddr::V6(address) => {
                let address = Ipv6Addr::from_bits(address.to_bits() & kept(v6, 128));
                Prefix { address: address.into(), bits: v6.min(128) }
            }
        }
    }

    /// The address for a log line: only so much of it that no single household can be told.
    pub fn coarse(address: IpAddr) -> Prefix {
        Prefix::of(address, 24, 64)
    }

    /// Reads `192.0.2.1`, `192.0.2.0/24` or `2001:db8::/32`.
    pub fn read(text: &str) -> Option<Prefix> {
        let (address, bits) = match text.split_once('/') {
            Some((address, bits)) => (address, Some(bits.parse::<u32>().ok()?)),
            None => (text, None),
        };
        let address: IpAddr = address.parse().ok()?;
        let most = if address.to_canonical().is_ipv4() { 32 } else { 128 };
        let bits = bits.unwrap_or(most);
        (bits <= most).then(|| Prefix::of(address, bits, bits))
    }

    /// Whether this address is one of them.
    pub fn contains(&self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        address.is_ipv4() == self.address.is_ipv4() && Prefix::of(address, self.bits, self.bits) == *self
    }
}

impl std::fmt::Display for Prefix {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}/{}", self.address, self.bits)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ip(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    #[test]
    fn only_a_trusted_proxy_is_believed() {
        let peer: SocketAddr = "127.0.0.1:1".parse().unwrap();
        let mut headers = HeaderMap::new();
        headers.insert("x-forwarded-for", "6.6.6.6, 9.9.9.9".parse().unwrap());
        assert_eq!(client(peer, &headers, &[]), Ok(peer.ip()));
        let proxy = [peer.ip()];
        assert_eq!(client(peer, &headers, &proxy), Ok(ip("9.9.9.9")));
        let mapped: SocketAddr = "[::ffff:10.0.0.1]:1".parse().unwrap();
        assert_eq!(client(mapped, &headers, &[]), Ok(ip("10.0.0.1")));
    }

    #[test]
    fn a_port_is_left_out_and_nonsense_is_nobody() {
        let peer: SocketAddr = "127.0.0.1:1".parse().unwrap();
        let from = |hops: &str| {
            let mut headers = HeaderMap::new();
            headers.insert("x-forwarded-for", hops.parse().unwrap());
            client(peer, &headers, &[peer.ip()])
        };
        assert_eq!(from("6.6.6.6, 9.9.9.9:4711"), Ok(ip("9.9.9.9")));
        assert_eq!(from("[2001:db8::7]:4711"), Ok(ip("2001:db8::7")));
        assert_eq!(from("[2001:db8::7]"), Ok(ip("2001:db8::7")));
        for nonsense in ["6.6.6.6, nonsense", "unknown", "", "9.9.9.9,"] {
            assert_eq!(from(nonsense), Err(UnknownClient), "{nonsense}");
        }
    }

    #[test]
    fn addresses_of_one_network_share_it() {
        assert_eq!(network(ip("192.0.2.1")), ip("192.0.2.1"));
        assert_eq!(network(ip("2001:db8:0:1:2:3:4:5")), ip("2001:db8:0:1::"));
        assert_eq!(Prefix::coarse(ip("192.0.2.77")).to_string(), "192.0.2.0/24");
        assert_eq!(Prefix::coarse(ip("2001:db8:0:1:2:3:4:5")).to_string(), "2001:db8:0:1::/64");
    }

    #[test]
    fn a_prefix_holds_its_addresses() {
        let prefix = |text| Prefix::read(text).unwrap();
        assert!(prefix("192.0.2.1").contains(ip("192.0.2.1")));
        assert!(!prefix("192.0.2.1").contains(ip("192.0.2.2")));
        assert!(prefix("192.0.2.9/24").contains(ip("192.0.2.255")));
        assert!(!prefix("192.0.2.0/24").contains(ip("192.0.3.0")));
        assert!(prefix("0.0.0.0/0").contains(ip("9.9.9.9")) && !prefix("0.0.0.0/0").contains(ip("::1")));
        assert!(prefix("2001:db8::/32").contains(ip("2001:db8:ffff::1")));
        for wrong in ["", "192.0.2.1/33", "192.0.2/24", "2001:db8::/129", "x/8", "1.2.3.4/"] {
            assert_eq!(Prefix::read(wrong), None, "{wrong}");
        }
    }
}
