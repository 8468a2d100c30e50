//! What must happen after a store was restored from a copy.

use store::{COPY, Status, Store};

use crate::admin;

/// If the store is a copy, closes its open and running tables. People may have seen what was dealt after the copy was made, and
/// the same seed would deal it again. Returns how many were closed.
pub async fn close_tables(store: &Store) -> Result<usize, String> {
    if store.mark(COPY).await.map_err(|error| error.to_string())?.is_none() {
        return Ok(0);
    }
    let live = store.rows(&[Status::Open, Status::Playing], false, None, u32::MAX);
    let rows = live.await.map_err(|error| error.to_string())?;
    for row in &rows {
        admin::close(store, row.id).await?;
    }
    store.set_mark(COPY, None).await.map_err(|error| error.to_string())?;
    Ok(rows.len())
}
