/// A cache that evicts its least recently used entries once all entries cost more than its budget.
///
/// It never evicts the entry just inserted, nor entries that the caller keeps. A lookup allocates nothing.
nonisolated struct LRUCache<Key: Hashable, Value> {
  private struct Node {
    let key: Key
    var cost: Int
  }

  /// The links to the neighbours of an entry in the order of use.
  ///
  /// They are stored apart from the entries, so that following the order copies no keys and values.
  private struct Links {
    var newer: Int?
    var older: Int?
  }

  /// The greatest total cost of the entries.
  let budget: Int
  /// The total cost of the entries.
  private(set) var cost = 0

  private var places: [Key: Int] = [:]
  private var nodes: [Node?] = []
  /// The values, at the indices of their nodes: a value is looked up without its key.
  private var values: [Value?] = []
  private var links: [Links] = []
  private var free: [Int] = []
  private var newest: Int?
  private var oldest: Int?

  init(budget: Int) { self.budget = budget }

  var count: Int { places.count }

  /// Returns true when there is an entry for `key`; asking does not count as use.
  func contains(_ key: Key) -> Bool { places[key] != nil }

  mutating func value(for key: Key) -> Value? {
    guard let place = places[key] else { return nil }
    if place != newest {
      unlink(place)
      linkAsNewest(place)
    }
    return values[place]
  }

  mutating func insert(
    _ value: Value, for key: Key, cost: Int, forgetting forget: (Value) -> Void = { _ in },
    keeping isKept: (Key) -> Bool = { _ in false }
  ) {
    if let place = places[key] { remove(place, forget) }
    let node = Node(key: key, cost: cost)
    let place: Int
    if let reused = free.popLast() {
      place = reused
      (nodes[place], values[place]) = (node, value)
    } else {
      place = nodes.count
      nodes.append(node)
      values.append(value)
      links.append(Links())
    }
    places[key] = place
    self.cost += cost
    linkAsNewest(place)
    var candidate = oldest
    while self.cost > budget, let last = candidate, last != place {
      candidate = links[last].newer
      if let key = nodes[last]?.key, !isKept(key) { remove(last, forget) }
    }
  }

  /// Removes one entry; does nothing where there is none.
  mutating func remove(_ key: Key) {
    if let place = places[key] { remove(place) { _ in } }
  }

  mutating func removeAll(_ forget: (Value) -> Void = { _ in }) {
    for case let value? in values { forget(value) }
    self = LRUCache(budget: budget)
  }

  private mutating func remove(_ place: Int, _ forget: (Value) -> Void) {
    guard let node = nodes[place], let value = values[place] else { return }
    unlink(place)
    places[node.key] = nil
    (nodes[place], values[place]) = (nil, nil)
    free.append(place)
    cost -= node.cost
    forget(value)
  }

  private mutating func unlink(_ place: Int) {
    let (newer, older) = (links[place].newer, links[place].older)
    if let newer { links[newer].older = older } else { newest = older }
    if let older { links[older].newer = newer } else { oldest = newer }
  }

  private mutating func linkAsNewest(_ place: Int) {
    links[place] = Links(newer: nil, older: newest)
    if let newest { links[newest].newer = place }
    newest = place
    if oldest == nil { oldest = place }
  }
}
