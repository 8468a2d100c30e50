//! `cargo xtask dist --check`: the tarball, unpacked and started in an empty directory.

use super::{BASH, PROGRAM, SUMS, UNIT};
use crate::run::{answers, capture, run};
use crate::{Result, files};
use std::fs;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// How long the server may take to stop.
const STOP_LIMIT: Duration = Duration::from_secs(30);

/// Unpacks and checks the tarball of this name.
pub fn command(dist: &Path, name: &str) -> Result<()> {
    let dir = dist.join("check");
    if dir.exists() {
        fs::remove_dir_all(&dir).map_err(|e| format!("cannot remove {}: {e}", dir.display()))?;
    }
    let data = dir.join("empty");
    fs::create_dir_all(&data).map_err(|e| format!("cannot make {}: {e}", data.display()))?;
    run(dist, &["sha256sum", "--check", "--quiet", &format!("{name}.tar.gz.sha256")], &[])?;
    let tarball = dist.join(format!("{name}.tar.gz")).display().to_string();
    run(&dir, &["tar", "-xzf", &tarball, "--strip-components=1"], &[])?;
    run(&dir, &["sha256sum", "--check", "--quiet", SUMS], &[])?;
    run(&dir, &["bash", "-n", BASH], &[])?;
    let program = dir.join(PROGRAM);
    println!("{}", capture(&dir, &[&program.display().to_string(), "--version"], &[])?.trim_end());
    serve(&program, &data)?;
    unit(&dir)
}

/// A server that is killed if the check ends early.
struct Server(Child);

impl Drop for Server {
    fn drop(&mut self) {
        // It has usually ended by itself, and then there is nothing to kill.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Starts the program, asks for its health and its page, and stops it as systemd does.
fn serve(program: &Path, data: &Path) -> Result<()> {
    let child = Command::new(program)
        .args(["serve", "--listen", "127.0.0.1:0"])
        .current_dir(data)
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|e| format!("cannot start {}: {e}", program.display()))?;
    let mut server = Server(child);
    let mut out = BufReader::new(server.0.stdout.take().ok_or("the server has no output")?);
    let mut line = String::new();
    out.read_line(&mut line).map_err(|e| format!("the server says nothing: {e}"))?;
    let address =
        line.trim_end().rsplit("http://").next().filter(|_| line.contains("http://")).unwrap_or_default();
    let health = get(address, "/healthz")?;
    if !health.starts_with("HTTP/1.1 200") {
        return Err(format!("/healthz answers {health}"));
    }
    if get(address, "/")?.contains("The web client is not built in") {
        return Err("the program was built without the page".to_owned());
    }
    capture(data, &["kill", "-TERM", &server.0.id().to_string()], &[])?;
    let begun = Instant::now();
    let status = loop {
        match server.0.try_wait().map_err(|e| format!("cannot wait for the server: {e}"))? {
            Some(status) => break status,
            None if begun.elapsed() > STOP_LIMIT => return Err("SIGTERM does not stop the server".to_owned()),
            None => std::thread::sleep(Duration::from_millis(20)),
        }
    };
    if !status.success() || !data.join("data/roundtable.sqlite").is_file() {
        return Err(format!("the server ended with {status}, or kept nothing"));
    }
    println!("served /healthz and the page on {address}, stopped after SIGTERM");
    Ok(())
}

/// The answer to a request.
fn get(address: &str, path: &str) -> Result<String> {
    let fault = |e: std::io::Error| format!("`{address}` does not answer: {e}");
    let mut socket = TcpStream::connect(address).map_err(fault)?;
    write!(socket, "GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n").map_err(fault)?;
    let mut answer = Vec::new();
    socket.read_to_end(&mut answer).map_err(fault)?;
    Ok(String::from_utf8_lossy(&answer).into_owned())
}

/// Lets systemd read the unit. It looks for the program too, so a copy of the unit names the unpacked one.
fn unit(dir: &Path) -> Result<()> {
    if !answers(&["systemd-analyze", "--version"]) {
        println!("skipped: systemd-analyze is not installed, so the unit was not checked");
        return Ok(());
    }
    let text = files::read(&dir.join(UNIT))?;
    let text = text.replace(&format!("/usr/local/{PROGRAM}"), &dir.join(PROGRAM).display().to_string());
    files::write(&dir.join("roundtable.service"), text)?;
    let done = Command::new("systemd-analyze")
        .args(["verify", "--man=no", "./roundtable.service"])
        .current_dir(dir)
        .output()
        .map_err(|e| format!("cannot start systemd-analyze: {e}"))?;
    // Warnings leave the exit code at 0, and other units of this machine may have their own.
    let said = String::from_utf8_lossy(&done.stderr).into_owned();
    if !done.status.success() || said.contains("roundtable.service") {
        return Err(format!("systemd-analyze verify does not accept the unit:\n{said}"));
    }
    println!("systemd-analyze verify accepts the unit");
    Ok(())
}
