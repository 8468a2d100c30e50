//! Pages of other sites, names that are not ours, addresses that are banned, and what every answer carries.

use client::{Caller, Socket};
use serde_json::json;
use server::Config;

use crate::common::{quiet, server, server_with};
use crate::{Meter, finish, game, named};

#[tokio::test]
async fn a_page_of_another_site_can_do_nothing() {
    let running = server("memory:").await;
    let people = game(running.address, 1, 151).await;
    let id = people[0].table.clone();
    let port = running.address.port();
    let meter = Meter::start(running.address).await;
    let origins = [
        "http://evil.example".to_string(),
        "null".to_string(),
        format!("http://127.0.0.1:{}", port ^ 1),
        format!("https://127.0.0.1:{port}"),
    ];
    let mut asked = 0;
    while asked < 1_000 {
        for origin in &origins {
            // The host's own browser, cookie and all, on somebody else's page.
            let page = people[0].caller.with("Origin", origin);
            for (method, path, body) in [
                ("PUT", "/api/me".to_string(), json!({"name": "Owned"})),
                ("DELETE", "/api/me".to_string(), json!({})),
                ("POST", "/api/tables".to_string(), json!({"game": "avalon"})),
                ("POST", format!("/api/tables/{id}/act"), json!("close")),
                ("POST", format!("/api/tables/{id}/sit"), json!({})),
            ] {
                let answer = page.call(method, &path, Some(&body)).await.unwrap();
                assert_eq!(
                    (answer.status, answer.body["code"].as_str()),
                    (403, Some("origin")),
                    "{}",
                    answer.text
                );
                assert!(!answer.head.contains("access-control-allow"), "{}", answer.head);
                asked += 1;
            }
            let refused = Socket::open(&page, &id).await.err().unwrap();
            assert!(refused.to_string().contains("403"), "{refused}");
            asked += 1;
        }
    }
    assert_eq!(meter.grown(["origin_refused", "requests_refused"]).await, [asked, asked]);
    // Our own page can.
    let own = people[0].caller.with("Origin", &format!("http://127.0.0.1:{port}"));
    assert_eq!(own.call("PUT", "/api/me", Some(&json!({"name": "Ann"}))).await.unwrap().status, 200);
    finish(people, 152).await;
    running.stop().await;
}

#[tokio::test]
async fn a_name_that_is_not_ours_is_not_answered() {
    let running = server("memory:").await;
    let people = game(running.address, 1, 161).await;
    let meter = Meter::start(running.address).await;
    let mut asked = 0;
    while asked < 1_000 {
        for host in ["evil.example", "127.0.0.1.evil.example:80", "localhost.evil.example", "local"] {
            let page = people[0].caller.with("Host", host);
            for path in ["/", "/api/me", "/api/tables", "/metrics"] {
                let answer = page.call("GET", path, None).await.unwrap();
                assert_eq!(
                    (answer.status, answer.body["code"].as_str()),
                    (421, Some("host")),
                    "{}",
                    answer.text
                );
            }
            let refused = Socket::open(&page, &people[0].table).await.err().unwrap();
            assert!(refused.to_string().contains("421"), "{refused}");
            asked += 5;
        }
    }
    assert_eq!(meter.grown(["host_refused", "requests_refused"]).await, [asked, asked]);
    finish(people, 162).await;
    running.stop().await;
}

#[tokio::test]
async fn a_banned_address_gets_in_nowhere() {
    let dir = std::env::temp_dir().join(format!("hostile-ban-{}", std::process::id()));
    std::fs::create_dir_all(&dir).unwrap();
    let database = format!("sqlite:{}", dir.join("tables.sqlite").display());
    let before = server(&database).await;
    before.store().ban("203.0.113.66", None, "flooding").await.unwrap();
    before.stop().await;
    let trusted_proxies = vec![[127, 0, 0, 1].into()];
    let running = server_with(Config { database, trusted_proxies, ..quiet() }).await;
    let people = game(running.address, 1, 171).await;
    let banned = people[1].caller.with("X-Forwarded-For", "203.0.113.66");
    let meter = Meter::start(running.address).await;
    for _ in 0..500 {
        let answer = banned.call("GET", "/api/me", None).await.unwrap();
        assert_eq!((answer.status, answer.body["code"].as_str()), (403, Some("banned")));
        assert!(Socket::open(&banned, &people[0].table).await.err().unwrap().to_string().contains("403"));
    }
    assert_eq!(meter.grown(["banned_refused"]).await, [1_000]);
    finish(people, 172).await;
    running.stop().await;
    std::fs::remove_dir_all(&dir).unwrap();
}

#[tokio::test]
async fn every_answer_is_guarded_and_the_cookie_is_kept_from_scripts() {
    let running = server("memory:").await;
    let answer =
        Caller::new(running.address).call("PUT", "/api/me", Some(&json!({"name": "Ann"}))).await.unwrap();
    let cookie = answer.head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap();
    let parts: Vec<&str> = cookie.split("; ").collect();
    let token = parts[0].strip_prefix("roundtable=").unwrap();
    assert!(token.len() == 64 && token.bytes().all(|byte| byte.is_ascii_hexdigit()));
    assert!(
        parts.contains(&"HttpOnly") && parts.contains(&"SameSite=Lax") && parts.contains(&"Path=/"),
        "{cookie}"
    );
    assert!(!answer.text.contains(token));
    // Who has a name keeps the token; it is not sent again.
    let ann = named(running.address, "Ann").await;
    let again = ann.call("PUT", "/api/me", Some(&json!({"name": "Anna"}))).await.unwrap();
    assert!(!again.head.contains("set-cookie"));
    let evil = ann.with("Origin", "http://evil.example");
    for answer in [
        ann.call("GET", "/", None).await.unwrap(),
        ann.call("GET", "/api/me", None).await.unwrap(),
        ann.call("GET", "/api/tables/ABCDE", None).await.unwrap(),
        ann.call("PATCH", "/api/me", None).await.unwrap(),
        evil.call("PUT", "/api/me", None).await.unwrap(),
        ann.call("GET", "/metrics", None).await.unwrap(),
    ] {
        let policy =
            answer.head.lines().find_map(|line| line.strip_prefix("content-security-policy: ")).unwrap();
        assert!(policy.starts_with("default-src 'none'; script-src 'self';"), "{policy}");
        assert!(policy.contains("frame-ancestors 'none'") && policy.contains("base-uri 'none'"), "{policy}");
        assert!(answer.head.contains("x-content-type-options: nosniff"), "{}", answer.head);
        assert!(answer.head.contains("cache-control: "), "{}", answer.head);
        assert!(answer.head.contains("cross-origin-opener-policy: same-origin"), "{}", answer.head);
        assert!(answer.head.contains("permissions-policy: camera=()"), "{}", answer.head);
        assert!(!answer.head.contains("strict-transport-security"), "{}", answer.head);
    }
    running.stop().await;
    let config = Config { public_url: Some("https://table.example".to_string()), ..quiet() };
    let running = server_with(config).await;
    let answer =
        Caller::new(running.address).call("PUT", "/api/me", Some(&json!({"name": "Ann"}))).await.unwrap();
    assert!(answer.head.contains("; Secure"), "{}", answer.head);
    assert!(answer.head.contains("strict-transport-security: max-age="), "{}", answer.head);
    // A page that came without https is not our page.
    let plain = Caller::new(running.address).with("Host", "table.example");
    for (origin, status) in [("http://table.example", 403), ("https://table.example", 200)] {
        let page = plain.with("Origin", origin);
        let answer = page.call("PUT", "/api/me", Some(&json!({"name": "Ann"}))).await.unwrap();
        assert_eq!(answer.status, status, "{origin}");
    }
    running.stop().await;
}

/// A request that two readers could understand differently is not understood at all.
#[tokio::test]
async fn ambiguous_requests_are_refused() {
    let running = server("memory:").await;
    let caller = Caller::new(running.address);
    let host = running.address;
    let body = "2\r\n{}\r\n0\r\n\r\n";
    for (head, status) in [
        (format!("GET /api/me HTTP/1.1\r\nHost: {host}\r\nHost: evil.example\r\n"), "421"),
        (format!("GET /api/me HTTP/1.1\r\nHost: evil.example\r\nHost: {host}\r\n"), "421"),
        (format!("POST /api/check HTTP/1.1\r\nHost: {host}\r\nTransfer-Encoding: chunked\r\n"), "411"),
        (
            format!(
                "POST /api/check HTTP/1.1\r\nHost: {host}\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n"
            ),
            "411",
        ),
    ] {
        let request = format!("{head}Connection: close\r\n\r\n{body}");
        let answer = caller.exchange(request.as_bytes()).await.unwrap();
        let answer = String::from_utf8(answer).unwrap();
        assert!(answer.starts_with(&format!("HTTP/1.1 {status} ")), "{answer}");
    }
    running.stop().await;
}

/// What a proxy says about a client's address is an address, or nothing is answered.
#[tokio::test]
async fn a_proxy_that_does_not_know_its_client_is_not_the_client() {
    let trusted_proxies = vec![[127, 0, 0, 1].into()];
    let running = server_with(Config { trusted_proxies, ..quiet() }).await;
    for (from, status) in [("203.0.113.7", 403), ("203.0.113.7:4711", 403), ("unknown", 400), ("x, y", 400)] {
        let caller = Caller::new(running.address).with("X-Forwarded-For", from);
        assert_eq!(caller.call("GET", "/metrics", None).await.unwrap().status, status, "{from}");
    }
    running.stop().await;
}
