//! PostgreSQL by TLS, and at several places.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing, reason = "tests")]

mod common;

use common::{Bed, POSTGRES, create, log};
use rustls::pki_types::PrivateKeyDer;
use std::sync::Arc;
use store::{Error, Store};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio_rustls::TlsAcceptor;

/// A place that speaks TLS with this certificate and passes everything on to the PostgreSQL of the tests.
async fn front(certificate: &rcgen::CertifiedKey<rcgen::KeyPair>, behind: String) -> u16 {
    let key = PrivateKeyDer::Pkcs8(certificate.signing_key.serialize_der().into());
    let config =
        rustls::ServerConfig::builder_with_provider(Arc::new(rustls::crypto::ring::default_provider()))
            .with_safe_default_protocol_versions()
            .unwrap()
            .with_no_client_auth()
            .with_single_cert(vec![certificate.cert.der().clone()], key)
            .unwrap();
    let acceptor = TlsAcceptor::from(Arc::new(config));
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let port = listener.local_addr().unwrap().port();
    tokio::spawn(async move {
        loop {
            let (mut client, _) = listener.accept().await.unwrap();
            let (acceptor, behind) = (acceptor.clone(), behind.clone());
            tokio::spawn(async move {
                // The request for TLS, and the answer that there is.
                let mut request = [0; 8];
                client.read_exact(&mut request).await.unwrap();
                assert_eq!(request[4..], 80_877_103_u32.to_be_bytes());
                client.write_all(b"S").await.unwrap();
                if let Ok(mut client) = acceptor.accept(client).await {
                    let mut server = TcpStream::connect(behind).await.unwrap();
                    let _ = tokio::io::copy_bidirectional(&mut client, &mut server).await;
                }
            });
        }
    });
    port
}

fn certificate(name: &str) -> rcgen::CertifiedKey<rcgen::KeyPair> {
    rcgen::generate_simple_self_signed([name.to_owned()]).unwrap()
}

/// The host and port in a URL.
fn address(url: &str) -> String {
    url.split_once('@').unwrap().1.split('/').next().unwrap().to_owned()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_certificate_is_checked() {
    let Some(bed) = Bed::new(POSTGRES, "tls").await else { return };
    let (plain, trusted, other) = (address(&bed.url), certificate("127.0.0.1"), certificate("127.0.0.1"));
    let elsewhere = certificate("db.example.org");
    let file = |name: &str, key: &rcgen::CertifiedKey<rcgen::KeyPair>| {
        let path = bed.dir.join(name);
        std::fs::write(&path, key.cert.pem()).unwrap();
        path.display().to_string()
    };
    let url = |port: u16, roots: &str| {
        let url = bed.url.replacen(&plain, &format!("127.0.0.1:{port}"), 1);
        format!("{url}&sslmode=verify-full&sslrootcert={roots}")
    };
    let port = front(&trusted, plain.clone()).await;
    let store = Store::open(&url(port, &file("trusted.pem", &trusted))).await.unwrap();
    create(&store, 1, 10).await;
    assert_eq!(log(&store, 1, 0).await, ["first"]);
    store.close().await;
    // A certificate that nobody vouches for, one of another name, none at all, and a place that speaks no TLS.
    let strange = front(&elsewhere, plain.clone()).await;
    let here: u16 = plain.rsplit_once(':').unwrap().1.parse().unwrap();
    for refused in [
        url(port, &file("other.pem", &other)),
        url(strange, &file("elsewhere.pem", &elsewhere)),
        url(port, "/no/such/file"),
        url(here, &file("trusted.pem", &trusted)),
    ] {
        let Err(Error::Unavailable(why)) = Store::open(&refused).await else { panic!("{refused}") };
        assert!(why.contains("PostgreSQL at"), "{why}");
    }
    bed.done().await;
}

#[tokio::test]
async fn another_machine_is_not_reached_plainly_by_mistake() {
    for url in ["postgres://u:secret@db.example.org/x", "postgres://u:secret@127.0.0.1,192.0.2.1/x"] {
        let why = Store::open(url).await.unwrap_err().to_string();
        assert!(why.contains("sslmode=require") && !why.contains("secret"), "{why}");
    }
}

/// Of several hosts one that answers is used.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_host_that_is_gone_is_passed_over() {
    let Some(bed) = Bed::new(POSTGRES, "hosts").await else { return };
    let plain = address(&bed.url);
    let url = bed.url.replacen(&plain, &format!("127.0.0.1:1,{plain}"), 1);
    let store = Store::open(&url).await.unwrap();
    create(&store, 1, 10).await;
    let reads: Vec<_> = (0..50)
        .map(|_| {
            let store = store.clone();
            tokio::spawn(async move { log(&store, 1, 0).await })
        })
        .collect();
    for read in reads {
        assert_eq!(read.await.unwrap(), ["first"]);
    }
    store.close().await;
    bed.done().await;
}
