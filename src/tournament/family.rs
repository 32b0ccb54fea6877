//! Enums in families: an outer enum for what comes in, an inner one for each family, flat on the wire.
//!
//! An object names its variant by a tag. The family is found by that name, and the rest is read into it without a
//! second look at the others.

use std::fmt;
use std::marker::PhantomData;

use serde::de::{DeserializeSeed, Deserializer, Error, IntoDeserializer, MapAccess, Visitor};
use serde_json::Value;

/// An enum whose variants are families.
pub(super) trait Families: Sized {
    /// The field that names the variant.
    const TAG: &'static str;

    /// Reads the family that has a variant of this name; `None` where none has.
    fn of<'de, A: MapAccess<'de>>(name: &str, map: A) -> Result<Option<Self>, A::Error>;

    /// The names of all variants of all families.
    fn names() -> Vec<&'static str>;
}

/// Makes an outer enum of families, each a newtype around its own enum, which derives `VariantNames` and is tagged by
/// the same field.
macro_rules! families {
    (
        $(#[$doc:meta])*
        pub enum $outer:ident, tagged $tag:literal {
            $($(#[$about:meta])* $family:ident($inner:ident),)+
        }
    ) => {
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, schemars::JsonSchema)]
        #[serde(untagged)]
        pub enum $outer {
            $($(#[$about])* $family($inner),)+
        }

        $(impl From<$inner> for $outer {
            fn from(inner: $inner) -> Self {
                Self::$family(inner)
            }
        })+

        impl crate::tournament::family::Families for $outer {
            const TAG: &'static str = $tag;

            fn of<'de, A: serde::de::MapAccess<'de>>(name: &str, map: A) -> Result<Option<Self>, A::Error> {
                use serde::Deserialize as _;
                use strum::VariantNames as _;
                $(if $inner::VARIANTS.contains(&name) {
                    let from = serde::de::value::MapAccessDeserializer::new(map);
                    return $inner::deserialize(from).map(|inner| Some(Self::$family(inner)));
                })+
                Ok(None)
            }

            fn names() -> Vec<&'static str> {
                use strum::VariantNames as _;
                [$($inner::VARIANTS),+].concat()
            }
        }

        impl<'de> serde::Deserialize<'de> for $outer {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                crate::tournament::family::read(from)
            }
        }
    };
}
pub(super) use families;

/// Reads an object into its family.
pub(super) fn read<'de, D: Deserializer<'de>, T: Families>(from: D) -> Result<T, D::Error> {
    from.deserialize_map(Tagged(PhantomData))
}

struct Tagged<T>(PhantomData<T>);

impl<'de, T: Families> Visitor<'de> for Tagged<T> {
    type Value = T;

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "an object with the field `{}`", T::TAG)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<T, A::Error> {
        // The tag comes first in what is written here; a person may write it anywhere.
        let mut before = Vec::new();
        while let Some(key) = map.next_key::<String>()? {
            if key != T::TAG {
                before.push((key, map.next_value::<Value>()?));
                continue;
            }
            let name: String = map.next_value()?;
            let whole =
                Whole { tag: Some((T::TAG, &name)), before: before.into_iter(), value: None, rest: map };
            return T::of(&name, whole)?.ok_or_else(|| unknown::<T, A::Error>(&name));
        }
        Err(A::Error::missing_field(T::TAG))
    }
}

/// As serde says it of a variant that it does not know.
fn unknown<T: Families, E: Error>(name: &str) -> E {
    let names: Vec<String> = T::names().iter().map(|name| format!("`{name}`")).collect();
    E::custom(format_args!("unknown variant `{name}`, expected one of {}", names.join(", ")))
}

/// The object with its tag, what stood before the tag, and the rest.
struct Whole<'n, A> {
    tag: Option<(&'static str, &'n str)>,
    before: std::vec::IntoIter<(String, Value)>,
    value: Option<PendingValue<'n>>,
    rest: A,
}

/// A value whose key has been read.
enum PendingValue<'n> {
    Tag(&'n str),
    Before(Value),
}

impl<'de, A: MapAccess<'de>> MapAccess<'de> for Whole<'_, A> {
    type Error = A::Error;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, A::Error> {
        if let Some((tag, name)) = self.tag.take() {
            self.value = Some(PendingValue::Tag(name));
            return seed.deserialize(tag.into_deserializer()).map(Some);
        }
        if let Some((key, value)) = self.before.next() {
            self.value = Some(PendingValue::Before(value));
            return seed.deserialize(key.into_deserializer()).map(Some);
        }
        self.rest.next_key_seed(seed)
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, A::Error> {
        match self.value.take() {
            Some(PendingValue::Tag(name)) => seed.deserialize(name.to_owned().into_deserializer()),
            Some(PendingValue::Before(value)) => seed.deserialize(value).map_err(A::Error::custom),
            None => self.rest.next_value_seed(seed),
        }
    }
}
