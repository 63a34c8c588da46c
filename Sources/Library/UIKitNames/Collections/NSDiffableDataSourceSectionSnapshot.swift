/// The items of one section as an outline, of which some can be unfolded.
///
/// UIKit counterpart: `NSDiffableDataSourceSectionSnapshot`.
public nonisolated struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  private var roots: [ItemIdentifierType] = []
  private var below: [ItemIdentifierType: [ItemIdentifierType]] = [:]
  private var above: [ItemIdentifierType: ItemIdentifierType] = [:]
  private var unfolded: Set<ItemIdentifierType> = []
  private var known: Set<ItemIdentifierType> = []

  /// Creates an outline without items.
  public init() {}

  /// All items, each before those below it.
  public var items: [ItemIdentifierType] { walk(roots) { _ in true } }

  /// The items that show: those below unfolded ones.
  public var visibleItems: [ItemIdentifierType] { walk(roots) { unfolded.contains($0) } }

  /// The items of the first level.
  public var rootItems: [ItemIdentifierType] { roots }

  private func walk(
    _ list: [ItemIdentifierType], _ enters: (ItemIdentifierType) -> Bool
  ) -> [ItemIdentifierType] {
    list.flatMap { [$0] + (enters($0) ? walk(below[$0] ?? [], enters) : []) }
  }

  /// Adds items at the end, below another one or on the first level; items that are there stay where they are.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    let new = items.filter { known.insert($0).inserted }
    guard let parent else { return roots.append(contentsOf: new) }
    precondition(contains(parent), "The section snapshot has no item \(parent).")
    below[parent, default: []].append(contentsOf: new)
    for item in new { above[item] = parent }
  }

  /// Inserts items before another one, on its level.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(items, beside: item, after: false)
  }

  /// Inserts items after another one, on its level.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(items, beside: item, after: true)
  }

  private mutating func insert(_ items: [ItemIdentifierType], beside item: ItemIdentifierType, after: Bool) {
    precondition(contains(item), "The section snapshot has no item \(item).")
    let new = items.filter { known.insert($0).inserted }
    let parent = above[item]
    var list = parent.map { below[$0] ?? [] } ?? roots
    let place = (list.firstIndex(of: item) ?? 0) + (after ? 1 : 0)
    list.insert(contentsOf: new, at: place)
    if let parent {
      below[parent] = list
      for one in new { above[one] = parent }
    } else {
      roots = list
    }
  }

  /// Removes items with all below them.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items where contains(item) {
      delete(below[item] ?? [])
      if let parent = above[item] {
        below[parent]?.removeAll { $0 == item }
      } else {
        roots.removeAll { $0 == item }
      }
      (above[item], below[item]) = (nil, nil)
      unfolded.remove(item)
      known.remove(item)
    }
  }

  /// Removes all items.
  public mutating func deleteAll() { self = Self() }

  /// Unfolds items.
  public mutating func expand(_ items: [ItemIdentifierType]) { unfolded.formUnion(items) }

  /// Folds items.
  public mutating func collapse(_ items: [ItemIdentifierType]) { unfolded.subtract(items) }

  /// Replaces the items below another one.
  public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
    delete(below[parent] ?? [])
    take(snapshot, snapshot.roots, to: parent)
    unfolded.formUnion(snapshot.unfolded)
  }

  private mutating func take(_ other: Self, _ items: [ItemIdentifierType], to parent: ItemIdentifierType?) {
    append(items, to: parent)
    for item in items { take(other, other.below[item] ?? [], to: item) }
  }

  /// Returns true when an item is there.
  public func contains(_ item: ItemIdentifierType) -> Bool { known.contains(item) }

  /// Returns the level of an item, 0 for the first one.
  public func level(of item: ItemIdentifierType) -> Int { parent(of: item).map { level(of: $0) + 1 } ?? 0 }

  /// Returns the index of an item among all; `nil` for one that is not there.
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }

  /// Returns the item above another one; `nil` on the first level.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { above[child] }

  /// Returns true for an unfolded item.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { unfolded.contains(item) }

  /// Returns true for an item that shows.
  public func isVisible(_ item: ItemIdentifierType) -> Bool { visibleItems.contains(item) }

  /// Returns the outline below an item.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
    var part = Self()
    if includingParent { part.append([parent]) }
    part.take(self, below[parent] ?? [], to: includingParent ? parent : nil)
    part.unfolded = unfolded.intersection(part.items)
    return part
  }
}
