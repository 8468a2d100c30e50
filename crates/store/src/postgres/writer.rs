//! The task that writes: all writes that wait become one statement, which is one transaction.

use super::session::{Orders, Place, Session};
use crate::settings::{Pacer, Settings, Step};
use crate::stats::Counters;
use crate::work::{Create, Job, Reply, Work, length, signed, span};
use crate::{Append, Error, Hold, Stats};
use std::collections::HashSet;
use std::sync::Arc;
use std::time::Instant;
use tokio::sync::mpsc::UnboundedReceiver;
use tokio::sync::watch;
use tokio_postgres::Client;
use tokio_postgres::error::SqlState;

/// The most writes in one round.
const GROUP: usize = 4_096;

pub(super) struct Writer {
    place: Arc<Place>,
    /// None after the connection was lost, until there is something to write again.
    session: Option<Session<Orders>>,
    settings: Settings,
    counters: Arc<Counters>,
    /// How the store is held; every new connection must hold it before it writes.
    hold: Option<Hold>,
    regained: watch::Sender<u64>,
}

type Group = Vec<(Work, Reply)>;
type Outcomes = Vec<Result<(), Error>>;

impl Writer {
    pub(super) async fn new(
        place: Arc<Place>,
        client: Client,
        settings: Settings,
        counters: Arc<Counters>,
        regained: watch::Sender<u64>,
    ) -> Result<Writer, Error> {
        let said = place.within("cannot prepare to write", Orders::prepare(&client)).await?;
        Ok(Writer {
            place,
            session: Some(Session { client, said }),
            settings,
            counters,
            hold: None,
            regained,
        })
    }

    /// Writes until the store is closed or dropped.
    pub(super) async fn run(mut self, mut inbox: UnboundedReceiver<Job>) {
        let mut jobs = Vec::new();
        let mut closers = Vec::new();
        let mut pacer = Pacer::new(self.settings.spacing);
        while inbox.recv_many(&mut jobs, GROUP).await > 0 {
            if let Some(wait) = pacer.wait(Instant::now()) {
                tokio::time::sleep(wait).await;
                while jobs.len() < GROUP
                    && let Ok(job) = inbox.try_recv()
                {
                    jobs.push(job);
                }
            }
            pacer.begin(Instant::now(), jobs.len());
            let mut group = Vec::with_capacity(jobs.len());
            for job in jobs.drain(..) {
                match job {
                    Job::Write(work, reply) => group.push((work, reply)),
                    Job::Hold(hold, reply) => drop(reply.send(self.take_hold(hold).await)),
                    Job::Renew => self.renew().await,
                    // PostgreSQL frees what was deleted itself.
                    Job::Scrub(reply) => drop(reply.send(Ok(()))),
                    Job::Settings(reply) => drop(reply.send(self.asked().await)),
                    Job::Close(reply) => {
                        inbox.close();
                        closers.push(reply);
                    }
                }
            }
            while !group.is_empty() {
                group = self.round(group).await;
            }
        }
        self.session = None;
        for closer in closers {
            // The caller of `close` may be gone.
            let _ = closer.send(());
        }
    }

    /// Writes the first write of each table; returns the rest, in order, for the next round.
    async fn round(&mut self, group: Group) -> Group {
        let mut seen = HashSet::with_capacity(group.len());
        let (mut creates, mut appends, mut others, mut rest) =
            (Group::new(), Group::new(), Group::new(), Group::new());
        for (work, reply) in group {
            let first = work.table().is_none_or(|table| seen.insert(table));
            let list = match &work {
                _ if !first => &mut rest,
                Work::Create(_) => &mut creates,
                Work::Append(_) => &mut appends,
                _ => &mut others,
            };
            list.push((work, reply));
        }
        for group in [creates, appends] {
            if !group.is_empty() {
                self.together(group).await;
            }
        }
        for one in others {
            self.together(vec![one]).await;
        }
        rest
    }

    /// Writes a group as one transaction and sends each outcome. If one write makes the transaction fail (a code that
    /// is taken, a deadlock with another server), PostgreSQL has undone all of them, and each is written on its own.
    async fn together(&mut self, group: Group) {
        match self.attempt(&group).await {
            Attempt::Done(outcomes) => self.answer(group, outcomes),
            Attempt::Spoilt(why) if group.len() == 1 => self.answer(group, vec![Err(why)]),
            Attempt::Spoilt(_) => {
                for one in group {
                    let one = vec![one];
                    let outcomes = match self.attempt(&one).await {
                        Attempt::Done(outcomes) => outcomes,
                        Attempt::Spoilt(why) => vec![Err(why)],
                    };
                    self.answer(one, outcomes);
                }
            }
        }
    }

    /// Sends the outcomes of a group and counts them.
    fn answer(&self, group: Group, outcomes: Outcomes) {
        let mut tally = Stats::default();
        for ((work, _), outcome) in group.iter().zip(&outcomes) {
            match outcome {
                Ok(()) => tally.include(&work.tally()),
                Err(Error::Unavailable(_)) => tally.failed += 1,
                Err(_) => tally.refused += 1,
            }
        }
        tally.syncs = u64::from(tally.commits > 0);
        tally.largest = tally.commits;
        self.counters.add(&tally);
        for ((work, reply), outcome) in group.into_iter().zip(outcomes) {
            if let Some(table) = work.table() {
                self.settings.tell(Step::Answered(table));
            }
            // The caller may have dropped the future.
            let _ = reply.send(outcome);
        }
    }

    /// The connection, a new one if the last was lost.
    async fn session(&mut self) -> Result<&Session<Orders>, Error> {
        let lost = self.session.as_ref().is_none_or(|session| session.client.is_closed());
        if lost {
            self.session = None;
            let client = self.place.connect().await?;
            if let Some(hold) = self.hold {
                self.place.hold(&client, hold).await?;
            }
            let said = self.place.within("cannot prepare to write", Orders::prepare(&client)).await?;
            if self.hold.is_some() {
                self.regained.send_modify(|times| *times += 1);
            }
            return Ok(self.session.insert(Session { client, said }));
        }
        self.session.as_ref().ok_or_else(crate::work::closed)
    }

    async fn take_hold(&mut self, hold: Hold) -> Result<(), Error> {
        let place = Arc::clone(&self.place);
        place.hold(&self.session().await?.client, hold).await?;
        self.hold = Some(hold);
        Ok(())
    }

    /// Connects again if the connection was lost. A failure is reported by the next write.
    async fn renew(&mut self) {
        if self.hold.is_some() {
            let _ = self.session().await;
        }
    }

    async fn attempt(&mut self, group: &Group) -> Attempt {
        let place = Arc::clone(&self.place);
        let settings = self.settings.clone();
        let session = match self.session().await {
            Ok(session) => session,
            Err(fault) => return Attempt::Done(vec![Err(fault); group.len()]),
        };
        settings.tell(Step::Begin);
        let work = session.write(group);
        let written = tokio::time::timeout(super::session::PATIENCE, work).await;
        let fault = match written {
            Ok(Ok(outcomes)) => {
                settings.tell(Step::Committed);
                return Attempt::Done(outcomes);
            }
            Ok(Err(Fault::Refused(fault))) => return Attempt::Spoilt(fault),
            Ok(Err(Fault::Failed(e))) => {
                if let Some(why) = spoilt(&e, group) {
                    settings.tell(Step::Failed);
                    return Attempt::Spoilt(why.unwrap_or_else(|| place.fault("cannot write", &e)));
                }
                place.fault("cannot write", &e)
            }
            Err(_) => Error::Unavailable(format!("{}: cannot write: no answer", place.name)),
        };
        settings.tell(Step::Failed);
        // The state of this connection is unknown; the next write opens a new one.
        self.session = None;
        Attempt::Done(vec![Err(fault); group.len()])
    }

    /// How the connection that writes syncs.
    async fn asked(&mut self) -> Result<String, Error> {
        let place = Arc::clone(&self.place);
        let session = self.session().await?;
        let text = "SELECT 'postgres ' || current_setting('server_version') || ' fsync=' \
             || current_setting('fsync') || ' synchronous_commit=' || current_setting('synchronous_commit') \
             || ' wal_sync_method=' || current_setting('wal_sync_method')";
        let row = place.within("cannot ask how it syncs", session.client.query_one(text, &[])).await?;
        row.try_get(0).map_err(|e| place.fault("cannot ask how it syncs", &e))
    }
}

/// How an attempt to write a group ended.
enum Attempt {
    Done(Outcomes),
    /// Nothing was written because of one write; the reason, for a group of one.
    Spoilt(Error),
}

/// Why a group was not written.
enum Fault {
    Refused(Error),
    Failed(tokio_postgres::Error),
}

impl From<tokio_postgres::Error> for Fault {
    fn from(error: tokio_postgres::Error) -> Fault {
        Fault::Failed(error)
    }
}

impl From<Error> for Fault {
    fn from(error: Error) -> Fault {
        Fault::Refused(error)
    }
}

/// Whether PostgreSQL refused (and has undone) a group because of one of its writes, and the error of that write if it
/// was the only one.
fn spoilt(error: &tokio_postgres::Error, group: &Group) -> Option<Option<Error>> {
    let code = error.code()?;
    if *code == SqlState::UNIQUE_VIOLATION {
        Some(Some(Error::Taken))
    } else if *code == SqlState::FOREIGN_KEY_VIOLATION {
        Some(Some(Error::Missing))
    } else if group.len() > 1
        && (*code == SqlState::T_R_DEADLOCK_DETECTED || *code == SqlState::T_R_SERIALIZATION_FAILURE)
    {
        Some(None)
    } else {
        None
    }
}

impl Session<Orders> {
    /// Writes a group of one kind; for a kind without groups, a group of one.
    async fn write(&self, group: &Group) -> Result<Outcomes, Fault> {
        let (client, said) = (&self.client, &self.said);
        let count = match group.first().map(|(work, _)| work) {
            None => return Ok(Vec::new()),
            Some(Work::Append(_)) => return self.append(group).await,
            Some(Work::Create(_)) => return self.create(group).await,
            Some(Work::Rewrite { id, seq, body }) => {
                client.execute(&said.rewrite, &[body, &id.0, &signed(*seq)?]).await?
            }
            Some(Work::Remove(id)) => client.execute(&said.remove, &[&id.0]).await?,
            Some(Work::PutPerson(person)) => {
                let token = person.token.as_slice();
                let with: [&(dyn tokio_postgres::types::ToSql + Sync); 5] =
                    [&person.id, &token, &person.name, &person.created, &person.seen];
                client.execute(&said.put_person, &with).await?
            }
            Some(Work::NoteSeat { person, table }) => {
                client.execute(&said.note_seat, &[person, &table.0]).await?;
                1
            }
            Some(Work::Forget(id)) => {
                client.execute(&said.forget, &[id]).await?;
                1
            }
            Some(Work::Ban(ban)) => client.execute(&said.ban, &[&ban.address, &ban.until, &ban.why]).await?,
            Some(Work::Mark { key, value: Some(value) }) => {
                client.execute(&said.set_mark, &[key, value]).await?
            }
            Some(Work::Mark { key, value: None }) => {
                client.execute(&said.remove_mark, &[key]).await?;
                1
            }
            Some(Work::Unban(address)) => {
                client.execute(&said.unban, &[address]).await?;
                1
            }
        };
        Ok(vec![if count == 0 { Err(Error::Missing) } else { Ok(()) }])
    }

    async fn append(&self, group: &Group) -> Result<Outcomes, Fault> {
        let list: Vec<&Append> = group
            .iter()
            .filter_map(|(work, _)| if let Work::Append(append) = work { Some(append) } else { None })
            .collect();
        let mut body = Body::default();
        let mut card = Card::default();
        let (mut ids, mut expected, mut counts, mut ats, mut statuses) =
            (Vec::new(), Vec::new(), Vec::new(), Vec::new(), Vec::new());
        for append in &list {
            // No log is that long, so a number that cannot be stored is a conflict.
            let first = i64::try_from(append.expected).unwrap_or(i64::MAX);
            ids.push(append.table.0);
            expected.push(first);
            counts.push(length(&append.entries));
            ats.push(append.at);
            statuses.push(append.index.as_ref().map(|index| i16::from(index.status.number())));
            body.add(append.table.0, first, &append.entries);
            if let Some(index) = &append.index {
                card.add(append.table.0, index);
            }
        }
        let with: [&(dyn tokio_postgres::types::ToSql + Sync); 13] = [
            &ids,
            &expected,
            &counts,
            &ats,
            &statuses,
            &body.ids,
            &body.seqs,
            &body.bodies,
            &card.ids,
            &card.codes,
            &card.games,
            &card.listed,
            &card.heads,
        ];
        let moved = self.client.query(&self.said.append, &with).await?;
        if moved.len() == list.len() {
            return Ok(vec![Ok(()); list.len()]);
        }
        let moved = numbers(&moved)?;
        let refused: Vec<i64> = ids.iter().copied().filter(|id| !moved.contains(id)).collect();
        let known = numbers(&self.client.query(&self.said.known, &[&refused]).await?)?;
        let outcome = |id: &i64| {
            if moved.contains(id) {
                Ok(())
            } else if known.contains(id) {
                Err(Error::Conflict)
            } else {
                Err(Error::Missing)
            }
        };
        Ok(ids.iter().map(outcome).collect())
    }

    async fn create(&self, group: &Group) -> Result<Outcomes, Fault> {
        let list: Vec<&Create> = group
            .iter()
            .filter_map(|(work, _)| if let Work::Create(create) = work { Some(create) } else { None })
            .collect();
        let mut body = Body::default();
        let mut card = Card::default();
        let (mut nexts, mut ats, mut statuses, mut over) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        for create in &list {
            nexts.push(length(&create.entries));
            ats.push(create.at);
            statuses.push(i16::from(create.index.status.number()));
            over.push((!create.index.status.live()).then_some(create.at));
            body.add(create.id.0, 0, &create.entries);
            card.add(create.id.0, &create.index);
        }
        let with: [&(dyn tokio_postgres::types::ToSql + Sync); 12] = [
            &card.ids,
            &nexts,
            &ats,
            &statuses,
            &card.codes,
            &card.games,
            &card.listed,
            &card.heads,
            &over,
            &body.ids,
            &body.seqs,
            &body.bodies,
        ];
        self.client.execute(&self.said.create, &with).await?;
        Ok(vec![Ok(()); list.len()])
    }
}

fn numbers(rows: &[tokio_postgres::Row]) -> Result<HashSet<i64>, tokio_postgres::Error> {
    rows.iter().map(|row| row.try_get(0)).collect()
}

/// Entries as columns.
#[derive(Default)]
struct Body<'a> {
    ids: Vec<i64>,
    seqs: Vec<i64>,
    bodies: Vec<&'a [u8]>,
}

impl<'a> Body<'a> {
    fn add(&mut self, id: i64, first: i64, entries: &'a [Vec<u8>]) {
        for (seq, entry) in span(first, entries).zip(entries) {
            self.ids.push(id);
            self.seqs.push(seq);
            self.bodies.push(entry);
        }
    }
}

/// Indexes as columns.
#[derive(Default)]
struct Card<'a> {
    ids: Vec<i64>,
    codes: Vec<&'a str>,
    games: Vec<&'a str>,
    listed: Vec<i16>,
    heads: Vec<&'a str>,
}

impl<'a> Card<'a> {
    fn add(&mut self, id: i64, index: &'a crate::Index) {
        self.ids.push(id);
        self.codes.push(&index.code);
        self.games.push(&index.game);
        self.listed.push(i16::from(index.listed));
        self.heads.push(&index.head);
    }
}
