//! What stands before every handler: how often, how much, from where, and what every answer carries.

mod address;
mod headers;
mod origin;
mod rates;
mod streams;

pub(super) use address::of as address_of;
pub(super) use headers::headers;
pub(super) use origin::same_origin;
pub(super) use rates::{Rates, often};
pub(super) use streams::{Held, Streams};
