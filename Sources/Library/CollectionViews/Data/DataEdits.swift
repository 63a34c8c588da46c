package import Foundation

/// The insertions, deletions and moves of a batch, as code written for UIKit lists them.
///
/// Deleted, reloaded and moved places are those before the batch, inserted ones and the goals of moves those after it.
package struct DataEdits {
  /// The number of batches inside one another.
  var depth = 0
  /// The index paths of deleted items.
  package var deletedItems: Set<IndexPath> = []
  /// The index paths of inserted items.
  package var insertedItems: Set<IndexPath> = []
  /// The index paths of moved items after the batch, by those before it.
  package var movedItems: [IndexPath: IndexPath] = [:]
  /// The index paths of items whose cells are made anew.
  package var reloadedItems: Set<IndexPath> = []
  /// The index paths of items whose cells are configured anew.
  package var reconfiguredItems: Set<IndexPath> = []
  /// The indices of deleted sections.
  package var deletedSections: IndexSet = []
  /// The indices of inserted sections.
  package var insertedSections: IndexSet = []
  /// The indices of moved sections after the batch, by those before it.
  package var movedSections: [Int: Int] = [:]
  /// The indices of sections that are shown anew.
  package var reloadedSections: IndexSet = []

  /// Creates edits of nothing.
  package init() {}

  /// True when sections are at other places after the batch.
  var changesSections: Bool {
    !deletedSections.isEmpty || !insertedSections.isEmpty || !movedSections.isEmpty
  }

  /// Returns the index path of an item after the batch; `nil` for a deleted one.
  func path(after path: IndexPath) -> IndexPath? {
    guard path.count == 2, !deletedItems.contains(path) else { return nil }
    if let moved = movedItems[path] { return moved }
    guard let section = section(after: path[0]) else { return nil }
    let left = (deletedItems.union(movedItems.keys)).filter { $0[0] == path[0] && $0[1] < path[1] }.count
    let taken = insertedItems.union(movedItems.values).filter { $0[0] == section }.map { $0[1] }
    return IndexPath(indexes: [section, Self.place(path[1] - left, around: taken)])
  }

  /// Returns the index of a section after the batch; `nil` for a deleted one.
  func section(after section: Int) -> Int? {
    guard !deletedSections.contains(section) else { return nil }
    if let moved = movedSections[section] { return moved }
    let left = deletedSections.union(IndexSet(movedSections.keys)).count(in: 0..<section)
    return Self.place(section - left, around: insertedSections.union(IndexSet(movedSections.values)))
  }

  /// Returns the index path of an item before the batch; `nil` for an inserted one.
  func path(before path: IndexPath) -> IndexPath? {
    guard path.count == 2, !insertedItems.contains(path) else { return nil }
    if let moved = movedItems.first(where: { $0.value == path }) { return moved.key }
    guard let section = section(before: path[0]) else { return nil }
    let added = insertedItems.union(movedItems.values).filter { $0[0] == path[0] && $0[1] < path[1] }.count
    let taken = deletedItems.union(movedItems.keys).filter { $0[0] == section }.map { $0[1] }
    return IndexPath(indexes: [section, Self.place(path[1] - added, around: taken)])
  }

  /// Returns the index of a section before the batch; `nil` for an inserted one.
  func section(before section: Int) -> Int? {
    guard !insertedSections.contains(section) else { return nil }
    if let moved = movedSections.first(where: { $0.value == section }) { return moved.key }
    let added = insertedSections.union(IndexSet(movedSections.values)).count(in: 0..<section)
    return Self.place(section - added, around: deletedSections.union(IndexSet(movedSections.keys)))
  }

  /// Returns the index that a number among the remaining ones has, where others take some places.
  private static func place(_ rank: Int, around taken: some Sequence<Int>) -> Int {
    taken.sorted().reduce(rank) { $1 <= $0 ? $0 + 1 : $0 }
  }
}

extension CollectionView {
  /// Runs a change of the data and of the list of edits, and shows the data once the outermost change has ended.
  package func edit(
    animated: Bool = true, _ change: (inout DataEdits) -> Void, completion: (() -> Void)? = nil
  ) {
    if state.edits == nil { state.edits = DataEdits() }
    beginEdit(change)
    guard let edits = state.edits, edits.depth == 0 else {
      completion?()
      return
    }
    state.edits = nil
    show(edits, animated: animated, completion)
  }

  /// Runs a closure that changes the data and lists edits, then shows the data.
  package func editBatch(_ updates: () -> Void, completion: (() -> Void)?) {
    if state.edits == nil { state.edits = DataEdits() }
    state.edits?.depth += 1
    updates()
    state.edits?.depth -= 1
    guard let edits = state.edits, edits.depth == 0 else {
      completion?()
      return
    }
    state.edits = nil
    show(edits, animated: true, completion)
  }

  private func beginEdit(_ change: (inout DataEdits) -> Void) {
    guard var edits = state.edits else { return }
    change(&edits)
    state.edits = edits
  }

  private func show(_ edits: DataEdits, animated: Bool, _ completion: (() -> Void)?) {
    keepSelection(through: edits)
    var options = DataChangeOptions()
    options.isAnimated = animated
    options.reloaded = Set(edits.reloadedItems.compactMap { edits.path(after: $0) }.map { AnyHashable($0) })
    options.reconfigured = Set(
      edits.reconfiguredItems.compactMap { edits.path(after: $0) }.map { AnyHashable($0) })
    options.reloadedSections = IndexSet(edits.reloadedSections.compactMap { edits.section(after: $0) })
    options.keepsOthers = !edits.changesSections
    options.completion = completion
    changeData(.paths(after: { edits.path(after: $0) }, before: { edits.path(before: $0) }), options)
    state.isEdited = state.needsData
  }

  /// Selects the same items as before, where the data source identifies them by their places.
  private func keepSelection(through edits: DataEdits) {
    scrolling.selection = scrolling.selection.compactMap { item in
      guard let section = item.section.value as? Int, let index = item.item.value as? Int else { return item }
      guard let path = edits.path(after: IndexPath(indexes: [section, index])) else { return nil }
      return ItemIdentity(section: Identity(path[0]), item: Identity(path[1]))
    }
  }
}

extension CollectionView {
  /// Shows another layout of the same data, to whose places the cells move; calls `completion` when they are there.
  package func show(_ layout: CollectionViewLayout, _ completion: (() -> Void)?) {
    var options = DataChangeOptions()
    options.completion = completion
    changeData(.paths(after: { $0 }, before: { $0 }), options)
    collectionViewLayout = layout
  }
}
