//! Little-endian numbers in and out of a frame.

use crate::clock::encoding::{i24_bytes, i24_from};

use super::FrameError;

/// Fills a frame of `N` bytes from the front.
pub(super) struct Writer<const N: usize> {
    bytes: [u8; N],
    at: usize,
}

impl<const N: usize> Writer<N> {
    pub(super) fn new() -> Self {
        Self { bytes: [0; N], at: 0 }
    }

    pub(super) fn put(&mut self, part: &[u8]) {
        self.bytes[self.at..self.at + part.len()].copy_from_slice(part);
        self.at += part.len();
    }

    pub(super) fn u8(&mut self, value: u8) {
        self.put(&[value]);
    }

    pub(super) fn u16(&mut self, value: u16) {
        self.put(&value.to_le_bytes());
    }

    pub(super) fn u32(&mut self, value: u32) {
        self.put(&value.to_le_bytes());
    }

    pub(super) fn i24(&mut self, value: i32) {
        self.put(&i24_bytes(value));
    }

    pub(super) fn written(&self) -> &[u8] {
        &self.bytes[..self.at]
    }

    pub(super) fn finish(self) -> [u8; N] {
        debug_assert_eq!(self.at, N, "a frame is filled to its last byte");
        self.bytes
    }
}

/// Takes a frame apart from the front.
pub(super) struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    pub(super) fn new(bytes: &'a [u8]) -> Self {
        Self(bytes)
    }

    pub(super) fn array<const N: usize>(&mut self) -> Result<[u8; N], FrameError> {
        let (head, rest) =
            self.0.split_first_chunk::<N>().ok_or(FrameError::TooShort { found: self.0.len(), needed: N })?;
        self.0 = rest;
        Ok(*head)
    }

    pub(super) fn u8(&mut self) -> Result<u8, FrameError> {
        self.array().map(|[byte]: [u8; 1]| byte)
    }

    pub(super) fn u16(&mut self) -> Result<u16, FrameError> {
        self.array().map(u16::from_le_bytes)
    }

    pub(super) fn u24(&mut self) -> Result<u32, FrameError> {
        self.array().map(|[a, b, c]: [u8; 3]| u32::from_le_bytes([a, b, c, 0]))
    }

    pub(super) fn u32(&mut self) -> Result<u32, FrameError> {
        self.array().map(u32::from_le_bytes)
    }

    pub(super) fn i24(&mut self) -> Result<i32, FrameError> {
        self.array().map(i24_from)
    }
}
