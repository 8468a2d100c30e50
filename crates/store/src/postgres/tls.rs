//! How PostgreSQL is reached: plainly on this machine, by TLS with a checked certificate elsewhere.

use crate::Error;
use rustls::pki_types::CertificateDer;
use rustls::pki_types::pem::PemObject as _;
use rustls::{ClientConfig, RootCertStore};
use std::net::IpAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tokio_postgres::Config;
use tokio_postgres::config::{Host, SslMode};
use tokio_postgres_rustls::MakeRustlsConnect;

/// What a URL says about certificates, which is not for tokio-postgres.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Trust {
    /// The file of the certificates that are trusted; those of the system if `None`.
    roots: Option<PathBuf>,
}

/// Takes `sslrootcert` out of a URL. `verify-full` is what `require` means here: a certificate is always checked.
pub(super) fn split(url: &str) -> (String, Trust) {
    let mut trust = Trust::default();
    let Some((place, query)) = url.split_once('?') else { return (url.to_owned(), trust) };
    let mut rest = Vec::new();
    for pair in query.split('&') {
        match pair.split_once('=') {
            Some(("sslrootcert", path)) => trust.roots = Some(path.into()),
            Some(("sslmode", "verify-full")) => rest.push("sslmode=require"),
            _ => rest.push(pair),
        }
    }
    let and = if rest.is_empty() { "" } else { "?" };
    (format!("{place}{and}{}", rest.join("&")), trust)
}

/// Whether every host is this machine.
fn is_local(config: &Config) -> bool {
    config.get_hosts().iter().all(|host| match host {
        #[cfg(unix)]
        Host::Unix(_) => true,
        Host::Tcp(name) => name == "localhost" || name.parse::<IpAddr>().is_ok_and(|ip| ip.is_loopback()),
    })
}

/// What to connect with; `None` for a plain connection. Another machine is reached plainly only if the URL says so.
pub(super) fn connector(
    name: &str,
    config: &Config,
    url: &str,
    trust: &Trust,
) -> Result<Option<MakeRustlsConnect>, Error> {
    let fault = |why: String| Error::Unavailable(format!("{name}: {why}"));
    match config.get_ssl_mode() {
        SslMode::Require => client(trust.roots.as_deref()).map(Some).map_err(fault),
        SslMode::Disable => Ok(None),
        _ if is_local(config) => Ok(None),
        _ if url.contains("sslmode=prefer") => {
            Err(fault("sslmode=prefer protects nothing; use require or disable".to_owned()))
        }
        _ => Err(fault(
            "another machine is reached by TLS: add sslmode=require to the URL, or sslmode=disable if the network \
             between is your own"
                .to_owned(),
        )),
    }
}

fn client(roots: Option<&Path>) -> Result<MakeRustlsConnect, String> {
    let mut store = RootCertStore::empty();
    match roots {
        Some(path) => {
            let wrong = |why: String| format!("the certificates in {}: {why}", path.display());
            let found = CertificateDer::pem_file_iter(path).map_err(|e| wrong(e.to_string()))?;
            for certificate in found {
                let certificate = certificate.map_err(|e| wrong(e.to_string()))?;
                store.add(certificate).map_err(|e| wrong(e.to_string()))?;
            }
        }
        None => drop(store.add_parsable_certificates(rustls_native_certs::load_native_certs().certs)),
    }
    if store.is_empty() {
        return Err("no certificate is trusted; name a file with sslrootcert=PATH".to_owned());
    }
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .map_err(|e| e.to_string())?
        .with_root_certificates(store)
        .with_no_client_auth();
    Ok(MakeRustlsConnect::new(config))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_about_certificates_is_taken_out_of_the_url() {
        let roots = |path: &str| Trust { roots: Some(path.into()) };
        let url = "postgres://u@h/x?sslmode=verify-full&sslrootcert=/a/b.pem&options=y";
        assert_eq!(split(url), ("postgres://u@h/x?sslmode=require&options=y".to_owned(), roots("/a/b.pem")));
        assert_eq!(split("postgres://u@h/x?sslrootcert=c"), ("postgres://u@h/x".to_owned(), roots("c")));
        assert_eq!(split("postgres://u@h/x"), ("postgres://u@h/x".to_owned(), Trust::default()));
    }
}
