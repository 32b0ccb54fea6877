//! What is acknowledged is kept: killed at any moment, written by two at a time, damaged on disk, copied meanwhile.

mod audit;
mod copy;
mod damage;
mod kill;
mod signed;
mod two;
