//! The address of a client.

use std::net::{IpAddr, SocketAddr};

use axum::http::HeaderMap;

/// The address of the client: the peer's, unless the peer is a trusted proxy. Then the addresses in its header are read
/// from the right, because everything left of the first untrusted address may be invented.
pub fn client(peer: SocketAddr, headers: &HeaderMap, trusted: &[IpAddr]) -> IpAddr {
    let mut address = peer.ip().to_canonical();
    if !trusted.contains(&address) {
        return address;
    }
    let forwarded = headers.get_all("x-forwarded-for").iter().filter_map(|value| value.to_str().ok());
    let hops: Vec<&str> = forwarded.flat_map(|value| value.split(',')).map(str::trim).collect();
    for hop in hops.iter().rev() {
        match hop.parse::<IpAddr>() {
            Ok(hop) => address = hop.to_canonical(),
            Err(_) => break,
        }
        if !trusted.contains(&address) {
            break;
        }
    }
    address
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_trusted_proxy_is_believed() {
        let peer: SocketAddr = "127.0.0.1:1".parse().unwrap();
        let mut headers = HeaderMap::new();
        headers.insert("x-forwarded-for", "6.6.6.6, 9.9.9.9".parse().unwrap());
        assert_eq!(client(peer, &headers, &[]), peer.ip());
        let proxy = [peer.ip()];
        assert_eq!(client(peer, &headers, &proxy), "9.9.9.9".parse::<IpAddr>().unwrap());
        headers.insert("x-forwarded-for", "6.6.6.6, nonsense".parse().unwrap());
        assert_eq!(client(peer, &headers, &proxy), peer.ip());
        let mapped: SocketAddr = "[::ffff:10.0.0.1]:1".parse().unwrap();
        assert_eq!(client(mapped, &headers, &[]), "10.0.0.1".parse::<IpAddr>().unwrap());
    }
}
