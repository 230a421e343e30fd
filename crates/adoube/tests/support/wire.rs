//! A small HTTP client: one connection, one request at a time, or a stream of events. Thousands of them cost little, so
//! that the hall is measured and not the clients.

use std::{
    io::{self, ErrorKind},
    net::SocketAddr,
    time::Duration,
};

use serde_json::Value;
use tokio::{
    io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader},
    net::TcpStream,
    time::timeout,
};

/// Longer than any timeout of the hall.
const PATIENCE: Duration = Duration::from_secs(40);

/// A connection that is kept open.
pub(crate) struct Wire {
    stream: BufReader<TcpStream>,
    address: SocketAddr,
}

/// A request.
#[derive(Clone, Copy, Default)]
pub(crate) struct Ask<'a> {
    pub(crate) method: &'a str,
    pub(crate) path: &'a str,
    pub(crate) token: Option<&'a str>,
    pub(crate) cookie: Option<&'a str>,
    pub(crate) key: Option<&'a str>,
    pub(crate) last_event: Option<&'a str>,
    pub(crate) body: Option<&'a str>,
}

/// A response.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) cookie: Option<String>,
    pub(crate) body: Vec<u8>,
}

/// How the body of an answer is delimited.
#[derive(Clone, Copy)]
enum Length {
    Known(usize),
    Chunks,
}

struct Head {
    status: u16,
    length: Length,
    cookie: Option<String>,
}

impl<'a> Ask<'a> {
    pub(crate) fn get(path: &'a str) -> Self {
        Self { method: "GET", path, ..Self::default() }
    }

    pub(crate) fn post(path: &'a str, body: &'a str) -> Self {
        Self { method: "POST", path, body: Some(body), ..Self::default() }
    }

    pub(crate) fn by(self, token: &'a str) -> Self {
        Self { token: Some(token), ..self }
    }

    fn text(&self, address: SocketAddr) -> String {
        let host = address.to_string();
        // Like a page of the hall: a cookie alone is not accepted.
        let origin = self.cookie.map(|_| format!("http://{host}"));
        let bearer = self.token.map(|token| format!("Bearer {token}"));
        let length = self.body.map(|body| body.len().to_string());
        let lines = [
            ("host", Some(host.as_str())),
            ("authorization", bearer.as_deref()),
            ("cookie", self.cookie),
            ("origin", origin.as_deref()),
            ("idempotency-key", self.key),
            ("last-event-id", self.last_event),
            ("content-type", self.body.map(|_| "application/json")),
            ("content-length", length.as_deref()),
        ];
        let mut text = [self.method, " ", self.path, " HTTP/1.1\r\n"].concat();
        for (name, value) in lines {
            if let Some(value) = value {
                text.extend([name, ": ", value, "\r\n"]);
            }
        }
        text + "\r\n" + self.body.unwrap_or_default()
    }
}

impl Answer {
    pub(crate) fn is_good(&self) -> bool {
        (200..300).contains(&self.status)
    }

    pub(crate) fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    /// The JSON of a successful response.
    pub(crate) fn json(&self) -> Value {
        assert!(self.is_good(), "{}: {}", self.status, self.text());
        serde_json::from_slice(&self.body).expect("it is JSON")
    }
}

impl Wire {
    pub(crate) async fn open(address: SocketAddr) -> io::Result<Self> {
        let stream = patiently(TcpStream::connect(address)).await?;
        stream.set_nodelay(true)?;
        Ok(Self { stream: BufReader::with_capacity(4096, stream), address })
    }

    pub(crate) async fn ask(&mut self, ask: &Ask<'_>) -> io::Result<Answer> {
        patiently(async {
            let head = self.send(ask).await?;
            let mut body = Vec::new();
            match head.length {
                Length::Known(length) => {
                    body.resize(length, 0);
                    self.stream.read_exact(&mut body).await?;
                }
                Length::Chunks => while self.chunk(&mut body).await? {},
            }
            Ok(Answer { status: head.status, cookie: head.cookie, body })
        })
        .await
    }

    /// Requests a stream; otherwise returns the response.
    pub(crate) async fn follow(mut self, ask: &Ask<'_>) -> io::Result<Events> {
        let head = patiently(self.send(ask)).await?;
        if head.status != 200 || !matches!(head.length, Length::Chunks) {
            return Err(io::Error::other(format!("no stream, but {}", head.status)));
        }
        Ok(Events { wire: self, heard: Vec::new() })
    }

    async fn send(&mut self, ask: &Ask<'_>) -> io::Result<Head> {
        self.stream.get_mut().write_all(ask.text(self.address).as_bytes()).await?;
        let status = self.line().await?;
        let status = status.split(' ').nth(1).and_then(|code| code.parse().ok());
        let status = status.ok_or_else(|| io::Error::other("this is not HTTP"))?;
        let (mut length, mut cookie) = (Length::Known(0), None);
        loop {
            let line = self.line().await?;
            let Some((name, value)) = line.split_once(": ") else {
                return Ok(Head { status, length, cookie });
            };
            match name {
                "content-length" => length = Length::Known(value.parse().unwrap_or(0)),
                "transfer-encoding" => length = Length::Chunks,
                "set-cookie" => add_cookie(&mut cookie, value),
                _ => {}
            }
        }
    }

    async fn line(&mut self) -> io::Result<String> {
        let mut line = String::new();
        if self.stream.read_line(&mut line).await? == 0 {
            return Err(ErrorKind::UnexpectedEof.into());
        }
        line.truncate(line.trim_end().len());
        Ok(line)
    }

    /// Reads one chunk; the empty one is the last.
    async fn chunk(&mut self, body: &mut Vec<u8>) -> io::Result<bool> {
        let length = self.line().await?;
        let length = usize::from_str_radix(&length, 16).map_err(io::Error::other)?;
        let before = body.len();
        body.resize(before + length, 0);
        self.stream.read_exact(&mut body[before..]).await?;
        self.line().await?;
        Ok(length > 0)
    }
}

async fn patiently<T>(asked: impl Future<Output = io::Result<T>>) -> io::Result<T> {
    timeout(PATIENCE, asked).await.unwrap_or_else(|_| Err(ErrorKind::TimedOut.into()))
}

/// A stream of Server-Sent Events.
pub(crate) struct Events {
    wire: Wire,
    heard: Vec<u8>,
}

/// One of them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Event {
    pub(crate) id: String,
    pub(crate) kind: String,
    pub(crate) data: String,
}

impl Events {
    /// The next event; comments, which keep the connection alive, are skipped. Waits as long as it takes.
    pub(crate) async fn next(&mut self) -> io::Result<Event> {
        loop {
            while let Some(end) = self.heard.windows(2).position(|two| two == b"\n\n") {
                let block: Vec<u8> = self.heard.drain(..end + 2).collect();
                let event = Event::read(&String::from_utf8_lossy(&block));
                if event != Event::default() {
                    return Ok(event);
                }
            }
            if !self.wire.chunk(&mut self.heard).await? {
                return Err(ErrorKind::UnexpectedEof.into());
            }
        }
    }
}

impl Event {
    fn read(block: &str) -> Self {
        let mut event = Self::default();
        for line in block.lines() {
            let (name, value) = line.split_once(':').unwrap_or((line, ""));
            let value = value.strip_prefix(' ').unwrap_or(value);
            match name {
                "id" => value.clone_into(&mut event.id),
                "event" => value.clone_into(&mut event.kind),
                "data" => event.data += value,
                _ => {}
            }
        }
        event
    }
}

/// Adds a cookie without its attributes to those of the answer.
fn add_cookie(cookies: &mut Option<String>, header: &str) {
    let Some(cookie) = header.split(';').next() else { return };
    let before = cookies.take().map(|before| before + "; ").unwrap_or_default();
    *cookies = Some(before + cookie);
}
