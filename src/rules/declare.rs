//! Chapters and list items are declared once: a field's name, key, type and meaning stand in one line, and from it come
//! the struct, its reader, the known keys of its table and its part of `explain` and `show`.
//!
//! ```text
//! table! {
//!     /// Time control of a game.
//!     pub struct TimeControl {
//!         /// What the time is for.
//!         pub mode: Cited<TimeMode>,
//!         /// The budget in the unit of `mode`.
//!         pub budget as "budget_s": Cited<Millis>,
//!     }
//!     refuse budget as "budget_s" if |it| it.value.0 <= 0 => "must be longer than zero", "write the seconds";
//!     check overtime_has_a_price(on_zero);
//! }
//! ```
//!
//! A field's type says how it is read ([`TableField`](super::load::TableField)): a `Cited` value has a paragraph of its
//! own, an `Option` may be missing, a `Vec<Cited<…>>` is a list of tables. `as "key"` names the key where it is not the
//! field's name; `= reader` names a function that reads it in another way, `=> explained` one that says what is shown.
//!
//! What is wrong with one field stands in a `refuse`: the condition, the message, what to do. What must agree between
//! several is a `check`, a function that gets the fields it names, each `None` where it could not be read, so that one
//! wrong key hides no contradiction between the others. It stands in the chapter's file.

/// A chapter, or an item of a list.
macro_rules! table {
    (
        $(#[$meta:meta])*
        pub struct $name:ident {
            $(
                $(#[$doc:meta])*
                pub $field:ident $(as $key:literal)? : $kind:ty $(= $reader:expr $(=> $explained:expr)?)?
            ),* $(,)?
        }
        $(refuse $refused:ident $(as $refused_key:literal)? if $wrong:expr => $message:literal, $help:expr;)*
        $(check $($check:ident)::+ ($($checked:ident),*);)*
    ) => {
        $(#[$meta])*
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub struct $name {
            $($(#[$doc])* pub $field: $kind,)*
        }

        impl $crate::rules::load::DeclaredTable for $name {
            fn read_keys(
                table: &mut $crate::rules::load::TableReader<'_>,
                diagnostics: &mut $crate::rules::load::Diagnostics<'_>,
            ) -> Option<Self> {
                $(let $field: Option<$kind> =
                    read_field!(table, diagnostics, key_of!($field $($key)?), $kind $(, $reader)?);)*
                $(if $refused.as_ref().is_some_and($wrong) {
                    let path = table.at(key_of!($refused $($refused_key)?));
                    diagnostics.contradiction(&path, $message, $help);
                })*
                $($($check)::+(table, diagnostics $(, $checked.as_ref())*);)*
                Some(Self { $($field: $field?,)* })
            }

            fn fields(&self) -> Vec<(&'static str, &dyn $crate::rules::explain::Explain)> {
                vec![$((key_of!($field $($key)?), explained!(&self.$field $($(, $explained)?)?))),*]
            }
        }

        impl $crate::rules::load::TableField for $name {
            fn read(
                table: &mut $crate::rules::load::TableReader<'_>,
                diagnostics: &mut $crate::rules::load::Diagnostics<'_>,
                key: &'static str,
            ) -> Option<Self> {
                $crate::rules::load::chapter(table, diagnostics, key)
            }
        }

        impl $crate::rules::explain::Explain for $name {
            fn written(&self) -> $crate::rules::written::WrittenValue {
                $crate::rules::explain::written_table(self)
            }

            fn explain(
                &self,
                path: &str,
                basis: Option<&$crate::rules::ruleset::Basis>,
                leaves: &mut Vec<$crate::rules::Leaf>,
            ) {
                $crate::rules::explain::explain_table(self, path, basis, leaves);
            }
        }
    };
}

/// One of several things, told apart by the word of a key; each has keys of its own beside it.
macro_rules! choice {
    (
        $(#[$meta:meta])*
        pub enum $name:ident by $tag:literal {
            $($(#[$doc:meta])* $word:literal => $variant:ident $({
                $($(#[$field_doc:meta])* $field:ident $(as $key:literal)? : $kind:ty $(= $reader:expr)?),* $(,)?
            })?),* $(,)?
        }
        $(check $($check:ident)::+;)?
    ) => {
        $(#[$meta])*
        pub enum $name {
            $($(#[$doc])* $variant $({ $($(#[$field_doc])* $field: $kind,)* })?,)*
        }

        impl $name {
            /// What a word stands for, with the keys that it needs.
            fn of_word(
                word: &str,
                table: &mut $crate::rules::load::TableReader<'_>,
                diagnostics: &mut $crate::rules::load::Diagnostics<'_>,
            ) -> Option<Self> {
                match word {
                    $($word => {
                        $($(let $field: Option<$kind> =
                            read_field!(table, diagnostics, key_of!($field $($key)?), $kind $(, $reader)?);)*)?
                        Some(Self::$variant $({ $($field: $field?,)* })?)
                    })*
                    _ => None,
                }
            }
        }

        impl $crate::rules::load::TableField for $name {
            fn read(
                table: &mut $crate::rules::load::TableReader<'_>,
                diagnostics: &mut $crate::rules::load::Diagnostics<'_>,
                key: &'static str,
            ) -> Option<Self> {
                let Some(word) = table.word(diagnostics, key, &[$($word),*]) else {
                    table.forgive();
                    return None;
                };
                let chosen = Self::of_word(word, table, diagnostics);
                $(if let Some(chosen) = &chosen {
                    $($check)::+(table, diagnostics, chosen);
                })?
                chosen
            }
        }

        impl $crate::rules::explain::Explain for $name {
            fn written(&self) -> $crate::rules::written::WrittenValue {
                use $crate::rules::written::WrittenValue;
                WrittenValue::Table(match self {
                    $(Self::$variant $({ $($field),* })? => vec![
                        ($tag, WrittenValue::Word($word.to_owned())),
                        $($((key_of!($field $($key)?), $crate::rules::explain::Explain::written($field))),*)?
                    ],)*
                })
            }
        }
    };
}

/// The key of a field: its name, where no other is given.
macro_rules! key_of {
    ($field:ident) => {
        stringify!($field)
    };
    ($field:ident $key:literal) => {
        $key
    };
}

/// Reads a field as its type says, or as the given function does.
macro_rules! read_field {
    ($table:ident, $diagnostics:ident, $key:expr, $kind:ty) => {
        <$kind as $crate::rules::load::TableField>::read($table, $diagnostics, $key)
    };
    ($table:ident, $diagnostics:ident, $key:expr, $kind:ty, $reader:expr) => {
        ($reader)($table, $diagnostics, $key)
    };
}

/// What is shown of a field: all of it, or what the given function leaves.
macro_rules! explained {
    ($field:expr) => {
        $field
    };
    ($field:expr, $explained:expr) => {
        $explained($field)
    };
}
