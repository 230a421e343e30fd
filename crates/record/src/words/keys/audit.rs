//! What an audit of games finds.

keys! { AuditKey
}
