//! The commands as a person or a script runs them.

mod bad_input;
mod club;
mod exec;
mod files;
mod init;
mod judge;
mod lexicon;
mod ruleset;
mod standings;
