//! A PostgreSQL that stops and comes back: a proxy in front of it ends all connections and refuses new ones for a while.

use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// A way to PostgreSQL that can be cut.
pub struct Way {
    /// The same URL, by this way.
    pub url: String,
    shared: Arc<Shared>,
}

struct Shared {
    cut: AtomicBool,
    open: Mutex<Vec<TcpStream>>,
}

impl Way {
    pub fn to(url: &str) -> Way {
        let behind = url.split_once('@').unwrap().1.split('/').next().unwrap().to_owned();
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        let shared = Arc::new(Shared { cut: AtomicBool::new(false), open: Mutex::default() });
        let serving = shared.clone();
        let target: SocketAddr = behind.parse().unwrap();
        std::thread::spawn(move || {
            for client in listener.incoming().map_while(Result::ok) {
                if serving.cut.load(Ordering::SeqCst) {
                    continue;
                }
                if let Ok(server) = TcpStream::connect(target) {
                    serving.join(client, server);
                }
            }
        });
        Way { url: url.replacen(&behind, &address.to_string(), 1), shared }
    }

    /// PostgreSQL is gone for so long.
    pub fn cut(&self, time: Duration) {
        self.shared.cut.store(true, Ordering::SeqCst);
        for stream in self.shared.open.lock().unwrap().drain(..) {
            // The other half may be gone already.
            let _ = stream.shutdown(std::net::Shutdown::Both);
        }
        std::thread::sleep(time);
        self.shared.cut.store(false, Ordering::SeqCst);
    }
}

impl Shared {
    fn join(&self, client: TcpStream, server: TcpStream) {
        for stream in [&client, &server] {
            let _ = stream.set_nodelay(true);
            self.open.lock().unwrap().push(stream.try_clone().unwrap());
        }
        let pass = |mut from: TcpStream, mut to: TcpStream| {
            std::thread::spawn(move || {
                let _ = std::io::copy(&mut from, &mut to);
                let _ = to.shutdown(std::net::Shutdown::Both);
            })
        };
        pass(client.try_clone().unwrap(), server.try_clone().unwrap());
        pass(server, client);
    }
}
