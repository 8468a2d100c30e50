//! The bar that shows how far many games are.

use std::fmt::Write;
use std::io::IsTerminal;

use indicatif::{HumanCount, ProgressBar, ProgressDrawTarget, ProgressState, ProgressStyle};

const TEMPLATE: &str = "{bar:40} {human_pos}/{human_len} games  {pace}  {eta}";

/// A bar for so many games; nothing is drawn where nobody looks.
pub fn bar(games: u64) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::with_draw_target(Some(games), ProgressDrawTarget::stderr());
    let pace = |state: &ProgressState, out: &mut dyn Write| {
        // A bar that cannot be drawn is no reason to stop.
        let _ = out.write_str(&pace(state.per_sec()));
    };
    match ProgressStyle::with_template(TEMPLATE) {
        Ok(style) => bar.with_style(style.with_key("pace", pace)),
        Err(_) => bar,
    }
}

/// Games in a second: whole ones, or with one digit behind the point if there are few.
fn pace(per_second: f64) -> String {
    if per_second < 10.0 {
        return format!("{per_second:.1}/s");
    }
    let whole = format!("{per_second:.0}");
    match whole.parse() {
        Ok(count) => format!("{}/s", HumanCount(count)),
        Err(_) => format!("{whole}/s"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pace_has_no_more_digits_than_it_means() {
        for (per_second, text) in [
            (0.0, "0.0/s"),
            (3.2432, "3.2/s"),
            (181.6666, "182/s"),
            (4_010.88, "4,011/s"),
            (1e6, "1,000,000/s"),
        ] {
            assert_eq!(pace(per_second), text);
        }
    }
}
