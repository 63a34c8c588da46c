/// The scroll states of a view's rows, each kept under the identity of its section.
///
/// Requests and events call a row by its section's name, which is looked up here.
struct RowStates: Hashable, Sendable {
  private var byIdentity: [Identity: RowState] = [:]
  private var identities: [String: Identity] = [:]

  /// The row of a section; `nil` when it was never on screen.
  subscript(identity: Identity) -> RowState? {
    get { byIdentity[identity] }
    set {
      if let former = byIdentity[identity] { identities[former.name] = nil }
      if let newValue { identities[newValue.name] = identity }
      byIdentity[identity] = newValue
    }
  }

  /// The row whose section has a name; `nil` when there is none.
  subscript(named name: String) -> RowState? {
    guard let identity = identities[name] else { return nil }
    return byIdentity[identity]
  }

  /// The names of all rows, ascending.
  var names: [String] { identities.keys.sorted() }

  /// The identities of the sections of all rows, in no order.
  var sections: [Identity] { Array(byIdentity.keys) }

  /// All rows, in no order.
  var all: some Collection<RowState> { byIdentity.values }

  /// Changes the row of a section in place, if there is one.
  mutating func change(_ identity: Identity, _ body: (inout RowState) -> Void) {
    guard let index = byIdentity.index(forKey: identity) else { return }
    body(&byIdentity.values[index])
  }

  /// Changes the row whose section has a name in place, if there is one.
  mutating func change(named name: String, _ body: (inout RowState) -> Void) {
    if let identity = identities[name] { change(identity, body) }
  }

  /// Changes every row in place; iterating over `values.indices` would copy the dictionary.
  mutating func changeAll(_ body: (inout RowState) -> Void) {
    var index = byIdentity.startIndex
    while index != byIdentity.endIndex {
      body(&byIdentity.values[index])
      byIdentity.formIndex(after: &index)
    }
  }
}
