import Testing
import UIKitNames

/// Tests of the sections and items that a snapshot holds, and of changes between them.
@MainActor struct SnapshotChangesTests {
  private typealias Snapshot = DiffableDataSourceSnapshot<String, Int>

  private func text(_ snapshot: Snapshot) -> String {
    snapshot.sectionIdentifiers.map { section in
      section + ":" + snapshot.itemIdentifiers(inSection: section).map { "\($0)" }.joined(separator: ",")
    }.joined(separator: " ")
  }

  private let start = Snapshot(["a": [1, 2], "b": [], "c": [3]])

  @Test func `items and sections have places across all sections`() {
    #expect(start.numberOfSections == 3 && start.numberOfItems == 3)
    #expect(start.itemIdentifiers == [1, 2, 3])
    #expect(start.indexOfItem(3) == 2 && start.indexOfItem(4) == nil)
    #expect(start.indexOfSection("c") == 2 && start.indexOfSection("z") == nil)
    #expect(start.sectionIdentifier(containingItem: 3) == "c")
    #expect(start.sectionIdentifier(containingItem: 4) == nil)
  }

  nonisolated struct Change: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let result: String
    let body: @Sendable (inout DiffableDataSourceSnapshot<String, Int>) -> Void

    init(
      _ name: String, _ result: String,
      _ body: @escaping @Sendable (inout DiffableDataSourceSnapshot<String, Int>) -> Void
    ) { (testDescription, self.result, self.body) = (name, result, body) }
  }

  @Test(arguments: [
    Change("items before another", "a:1,8,9,2 b: c:3") { $0.insertItems([8, 9], beforeItem: 2) },
    Change("items after another", "a:1,2 b: c:3,8,9") { $0.insertItems([8, 9], afterItem: 3) },
    Change("an item into another section", "a:2 b: c:1,3") { $0.moveItem(1, beforeItem: 3) },
    Change("an item behind one before it", "a:2,1 b: c:3") { $0.moveItem(1, afterItem: 2) },
    Change("an item beside itself", "a:1,2 b: c:3") { $0.moveItem(1, afterItem: 1) },
    Change("no items", "a: b: c:") { $0.deleteAllItems() },
    Change("sections before another", "x: y: a:1,2 b: c:3") {
      $0.insertSections(["x", "y"], beforeSection: "a")
    },
    Change("sections after another", "a:1,2 b: c:3 x:") { $0.insertSections(["x", "a"], afterSection: "c") },
    Change("a section to the front", "c:3 a:1,2 b:") { $0.moveSection("c", beforeSection: "a") },
    Change("a section to the end", "b: c:3 a:1,2") { $0.moveSection("a", afterSection: "c") },
    Change("a section beside itself", "a:1,2 b: c:3") { $0.moveSection("b", beforeSection: "b") },
    Change("the same items filled anew", "a:1,2 b: c:3") {
      $0.reconfigureItems([1])
      $0.reloadItems([2])
      $0.reloadSections(["b"])
    },
  ])
  func `a change puts it in its place`(change: Change) {
    var snapshot = start
    change.body(&snapshot)
    #expect(text(snapshot) == change.result)
  }

  @Test func `a data source knows the places of what it shows`() {
    let view = CollectionView(collectionViewLayout: CollectionViewFlowLayout())
    let source = CollectionViewDiffableDataSource<String, Int>(collectionView: view) { _, _, _ in
      CollectionViewCell()
    }
    source.apply(start)
    #expect(source.indexPath(for: 3) == IndexPath(item: 0, section: 2) && source.indexPath(for: 4) == nil)
    #expect(source.sectionIdentifier(for: 1) == "b" && source.sectionIdentifier(for: 3) == nil)
    #expect(source.index(for: "c") == 2 && source.index(for: "z") == nil)
  }
}
