import CollectionViews
import CompositionalLayout
import Foundation
import LayoutGeometry
import OrihonTesting
import ScreenInterface
import ScrollPhysics
import Stage
import Testing

/// Tests that identity is the identifier's own, whatever text it prints as.
struct IdentityNamesTests {
  private struct Alike: Hashable, CustomStringConvertible {
    var number: Int
    var description: String { "alike" }
  }

  /// An identifier that stays the same while its text changes.
  private struct Renamed: Hashable, CustomStringConvertible {
    var number: Int
    var description: String
    static func == (left: Renamed, right: Renamed) -> Bool { left.number == right.number }
    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  private func view() -> CollectionView {
    let size = CollectionLayoutSize(widthDimension: .absolute(300), heightDimension: .absolute(200))
    let section = CollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
    section.orthogonalScrollingBehavior = .groupPaging
    return CollectionView(collectionViewLayout: CollectionViewCompositionalLayout(section: section))
  }

  private func board<Section: Hashable, Item: Hashable>(_ sections: KeyValuePairs<Section, [Item]>) -> (
    CollectionViewDiffableDataSource<Section, Item>, StageHarness, CollectionView
  ) {
    let view = view()
    let source = CollectionViewDiffableDataSource<Section, Item>(collectionView: view) { _, _, _ in
      CollectionViewCell()
    }
    source.apply(DiffableDataSourceSnapshot(sections))
    let harness = StageHarness(view, keeping: [source])
    harness.advance(by: 0.1)
    return (source, harness, view)
  }

  private func items(_ view: CollectionView, _ count: Int) -> [String?] {
    (0..<count).map { view.itemName(at: IndexPath(item: $0, section: 0)) }
  }

  @Test func `sections that print alike scroll each for itself`() {
    let numbers = (0..<6).map { $0 }
    let (_, harness, view) = board([Alike(number: 1): numbers, Alike(number: 2): numbers])
    #expect(view.sectionNames == ["alike", "alike#2"])
    view.perform(ScrollRequest(.row("alike#2"), to: .stop(3, .shortest), animation: .none))
    harness.advance(by: 0.1)
    #expect(view.rowReading(of: "alike")?.motion.stop == 0)
    #expect(view.rowReading(of: "alike#2")?.motion.stop == 3)
  }

  @Test func `items that print alike have names of their own, which stay with them`() {
    let (first, second, third) = (Alike(number: 1), Alike(number: 2), Alike(number: 3))
    let (source, harness, view) = board(["row": [first, second]])
    #expect(items(view, 2) == ["alike", "alike#2"])
    source.apply(DiffableDataSourceSnapshot(["row": [third, second]]))
    harness.advance(by: 0.1)
    #expect(items(view, 2) == ["alike#3", "alike#2"])
    source.apply(DiffableDataSourceSnapshot(["row": [second, first, third]]))
    harness.advance(by: 0.1)
    #expect(items(view, 3) == ["alike#2", "alike", "alike#3"])
  }

  @Test func `a row stays on its item among others that print alike`() {
    let all = (0..<6).map(Alike.init)
    let (source, harness, view) = board(["row": all])
    view.perform(ScrollRequest(.row("row"), to: .stop(2, .shortest), animation: .none))
    harness.advance(by: 0.1)
    source.apply(DiffableDataSourceSnapshot(["row": [Alike(number: 9)] + all]))
    harness.advance(by: 0.1)
    #expect(view.rowReading(of: "row")?.motion.stop == 3)
  }

  private struct Drawn: Hashable {
    var id: UUID
    var title: String

    init(_ byte: UInt8, _ title: String) {
      id = UUID(uuid: (byte, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, byte))
      self.title = title
    }
  }

  @Test func `a UUID is no part of a name, as it is another in every run`() {
    let fig = "Drawn(id: UUID, title: \"fig\")"
    let plum = "Drawn(id: UUID, title: \"plum\")"
    #expect(names([Drawn(7, "fig"), Drawn(8, "plum"), Drawn(9, "fig")]) == [fig, plum, fig + "#2"])
    #expect(names([Drawn(7, "").id, Drawn(8, "").id]) == ["UUID", "UUID#2"])
    let short = "12345678-1234-1234-1234-12345678901"
    #expect(names(["x-\(Drawn(7, "").id)", short]) == ["x-UUID", short])
  }

  @Test func `texts with a UUID are named in the order of the snapshot, however many there are`() {
    let texts = (0..<20_000).map { _ in UUID().uuidString }
    let (_, harness, view) = board(["row": texts])
    withExtendedLifetime(harness) {
      #expect(view.itemName(at: IndexPath(item: 19_999, section: 0)) == "UUID#20000")
      #expect(view.itemName(at: IndexPath(item: 0, section: 0)) == "UUID")
    }
  }

  private func names<Item: Hashable>(_ items: [Item]) -> [String?] {
    let (_, harness, view) = board(["row": items])
    return withExtendedLifetime(harness) { self.items(view, items.count) }
  }

  @Test func `an item that is the same keeps its name when it prints otherwise`() {
    let (source, harness, view) = board(["row": [Renamed(number: 1, description: "old")]])
    #expect(items(view, 1) == ["old"])
    source.apply(DiffableDataSourceSnapshot(["row": [Renamed(number: 1, description: "new")]]))
    harness.advance(by: 0.1)
    #expect(items(view, 1) == ["old"])
  }

  @Test func `a name that an identifier really prints is not given to another`() {
    let (_, harness, view) = board(["row": [AnyHashable(1), AnyHashable("1#2"), AnyHashable("1")]])
    withExtendedLifetime(harness) { #expect(items(view, 3) == ["1", "1#2", "1#3"]) }
  }

  @Test func `ordinary identifiers are called what they print as`() {
    let (_, harness, view) = board([7: ["a", "b"]])
    withExtendedLifetime(harness) {
      #expect(view.sectionNames == ["7"] && items(view, 2) == ["a", "b"])
    }
  }
}
