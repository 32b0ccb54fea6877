//! A signed head of the journal, as the command gives it and the event keeps it.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::domain::{Digest, Role, Seq, Signature, SignerKey};

/// A head of the journal, signed: whoever has the key says that up to this entry the journal was this one.
///
/// Whether the signature is good is proved where the journal is: nothing here knows a head.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HeadSigned {
    /// The last entry that is signed.
    pub entry: Seq,
    /// The head of the journal there.
    pub head: Digest,
    /// In which office it was signed.
    pub role: Role,
    /// Who signed, as he calls himself; empty where nobody says.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// The public half of the key.
    pub key: SignerKey,
    /// The signature.
    pub signature: Signature,
}
