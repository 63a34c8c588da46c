/// What makes a section or an item the same after its data have changed: the data source's own value.
///
/// Two of them are one exactly when the values are equal, however they print. Scroll state, anchors and measured sizes
/// are kept under it; only `IdentityNames` makes a text of it.
struct Identity: Hashable, Sendable {
  /// The value; it came from the main actor, and is only compared, hashed and printed there.
  nonisolated(unsafe) let value: AnyHashable

  init(_ value: AnyHashable) { self.value = value }

  /// The text that the value prints.
  var text: String { value.base as? String ?? String(describing: value.base) }
}

/// The identity of an item: its section's and its own.
struct ItemIdentity: Hashable, Sendable {
  var section: Identity
  var item: Identity
}
