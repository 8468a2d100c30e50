//! Every rule of Avalon, each by a test named after it. One program, so that it links once.

mod combination;
mod common;
mod editions;
mod end;
mod excalibur;
mod information;
mod lady;
mod lancelot;
mod night;
mod notation_json;
mod plot;
mod plot_windows;
mod round;
mod setup;
mod setup_faults;
mod stored;
mod targeting;
