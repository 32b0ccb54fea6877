//! The commands as a person or a script runs them.

mod amend;
mod bad_input;
mod board;
mod clock;
mod club;
mod config;
mod damage;
mod exec;
mod faults;
mod files;
mod gloss;
mod import;
mod init;
mod judge;
mod kiosk;
mod lexicon;
mod lists;
mod log;
mod no_terminal;
mod office;
mod plain;
mod ruleset;
mod shapes;
mod shipped;
mod standings;
mod strange;
