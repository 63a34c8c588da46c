import CollectionViews
import CompositionalLayout
import Foundation
import LayoutGeometry
import OrihonTesting
import ScreenInterface
import Stage
import TestSupport
import Testing

/// Tests that the delegate hears of everything that comes on screen and leaves it, in pairs.
struct DisplayTellingTests {
  @Test func `what shows is told of once, and what leaves with the place that it had`() {
    let board = DisplayBoard(rows: 3, items: 6)
    let harness = board.harness()
    #expect(board.shown == ["0.0", "0.1", "1.0", "1.1", "2.0", "2.1", "head 0", "head 1", "head 2"])
    harness.flick(from: CGPoint(x: 300, y: 100), by: CGPoint(x: -200, y: 0))
    harness.settle()
    #expect(board.shown.isSuperset(of: ["0.1", "0.2", "1.0", "head 0"]) && !board.shown.contains("0.0"))
    #expect(board.log.last { $0.hasPrefix("end") } == "end 0.0")
    #expect(board.faults == [])
  }

  @Test func `around a reload and an apply everything leaves and comes again`() {
    let board = DisplayBoard(rows: 1, items: 2)
    let harness = board.harness()
    board.log = []
    board.view.reloadData()
    #expect(board.log == ["end 0.0", "end 0.1", "end head 0"])
    harness.advance(by: 0.1)
    #expect(board.shown == ["0.0", "0.1", "head 0"])
    board.apply(rows: 1, items: 1)
    harness.advance(by: 0.1)
    #expect(board.shown == ["0.0", "head 0"])
    #expect(board.faults == [])
  }

  @Test func `a look between two frames tells nothing`() {
    let board = DisplayBoard(rows: 3, items: 6)
    let harness = board.harness()
    harness.flick(from: CGPoint(x: 300, y: 100), by: CGPoint(x: -250, y: 0))
    board.log = []
    harness.stage.refresh(to: harness.time + 0.5)
    #expect(board.log == [])
    harness.advance(by: 1)
    #expect(!board.log.isEmpty && board.faults == [])
  }

  @Test func `data changed in the very call leave no pair open`() {
    let board = DisplayBoard(rows: 2, items: 4)
    let harness = board.harness()
    var changes = 3
    board.onArrival = {
      guard changes > 0 else { return }
      changes -= 1
      board.apply(rows: changes + 1, items: 3)
    }
    board.view.reloadData()
    for _ in 0..<6 { harness.advance(by: 0.1) }
    #expect(board.shown == ["0.0", "0.1", "head 0"])
    #expect(board.faults == [])
  }

  @Test(arguments: 0..<12)
  func `random scrolling, reloads, applies and looks keep the pairs`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let board = DisplayBoard(rows: 8, items: 5)
    let harness = board.harness()
    func point() -> CGPoint { CGPoint(x: CGFloat(random.below(420)), y: CGFloat(random.below(900))) }
    for _ in 0..<120 {
      switch random.below(9) {
      case 0: harness.flick(from: point(), by: CGPoint(x: CGFloat(random.below(500)) - 250, y: 0))
      case 1: harness.flick(from: point(), by: CGPoint(x: 0, y: CGFloat(random.below(800)) - 400))
      case 2: harness.wheel(at: point(), y: CGFloat(random.below(9)) - 4)
      case 3: board.view.reloadData()
      case 4: board.apply(rows: random.below(10), items: random.below(7))
      case 5: harness.stage.refresh(to: harness.time + Double(random.below(30)) / 100)
      case 6: board.view.collectionViewLayout.invalidateLayout()
      default: harness.advance(by: Double(random.below(30)) / 100)
      }
    }
    harness.advance(by: 3)
    #expect(board.faults == [], "seed \(seed)")
    #expect(board.shown == board.visible, "seed \(seed)")
    #expect(board.log.count > 100)
    board.apply(rows: 0, items: 0)
    harness.advance(by: 0.1)
    #expect(board.shown == [] && board.faults == [], "seed \(seed)")
  }

  @Test func `an item that may not be selected is neither selected nor turned`() {
    let board = DisplayBoard(rows: 1, items: 2)
    let harness = board.harness()
    board.mayBeSelected = false
    harness.click(at: CGPoint(x: 100, y: 100))
    board.mayBeSelected = true
    harness.click(at: CGPoint(x: 100, y: 100))
    #expect(board.selected == [IndexPath(row: 0, section: 0)])
  }
}

/// Rows with headers whose delegate notes what it is told of.
private final class DisplayBoard: CollectionViewDelegate {
  let view: CollectionView
  private let source: CollectionViewDiffableDataSource<Int, String>
  private var open: [ObjectIdentifier: String] = [:]
  var log: [String] = []
  var faults: [String] = []
  var selected: [IndexPath] = []
  var mayBeSelected = true
  var onArrival: (() -> Void)?

  init(rows: Int, items: Int) {
    let size = CollectionLayoutSize(widthDimension: .absolute(220), heightDimension: .absolute(180))
    let section = CollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
    section.orthogonalScrollingBehavior = .groupPaging
    section.boundarySupplementaryItems = [
      CollectionLayoutBoundarySupplementaryItem(
        layoutSize: CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
        elementKind: "head", alignment: .top)
    ]
    view = CollectionView(collectionViewLayout: CollectionViewCompositionalLayout(section: section))
    view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      CollectionReusableView.self, forSupplementaryViewOfKind: "head", withReuseIdentifier: "head")
    source = CollectionViewDiffableDataSource(collectionView: view) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    source.supplementaryViewProvider = { view, kind, path in
      view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "head", for: path)
    }
    apply(rows: rows, items: items)
    view.delegate = self
  }

  func harness() -> StageHarness {
    StageHarness(view, keeping: [self], size: CGSize(width: 430, height: 932))
  }

  func apply(rows: Int, items: Int) {
    var snapshot = DiffableDataSourceSnapshot<Int, String>()
    for row in 0..<rows {
      snapshot.appendSections([row])
      snapshot.appendItems((0..<items).map { "\(row).\($0)" })
    }
    source.apply(snapshot)
  }

  /// What has been told of as coming and not yet as leaving.
  var shown: Set<String> { Set(open.values) }

  /// What is on screen.
  var visible: Set<String> {
    var found = Set(view.indexPathsForVisibleItems.map { "\($0.section).\($0.item)" })
    for (index, section) in view.sectionNames.enumerated()
    where view.supplementaryView(forElementKind: "head", inSection: section) != nil {
      found.insert("head \(index)")
    }
    return found
  }

  private func come(_ view: View, _ name: String) {
    log.append("will \(name)")
    if view.bounds.width < 1 || view.bounds.height < 1 { faults.append("\(name) comes without a size") }
    if let other = open.updateValue(name, forKey: ObjectIdentifier(view)) {
      faults.append("\(name) comes in the view of \(other)")
    }
    onArrival?()
  }

  private func leave(_ view: View, _ name: String) {
    log.append("end \(name)")
    let known = open.removeValue(forKey: ObjectIdentifier(view))
    if known != name { faults.append("\(name) leaves, and \(known ?? "nothing") had come") }
  }

  func collectionView(
    _ collectionView: CollectionView, willDisplay cell: CollectionViewCell, forItemAt path: IndexPath
  ) { come(cell, "\(path.section).\(path.item)") }

  func collectionView(
    _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell, forItemAt path: IndexPath
  ) { leave(cell, "\(path.section).\(path.item)") }

  func collectionView(
    _ collectionView: CollectionView, willDisplaySupplementaryView view: CollectionReusableView,
    forElementKind kind: String, at path: IndexPath
  ) { come(view, "\(kind) \(path.section)") }

  func collectionView(
    _ collectionView: CollectionView, didEndDisplayingSupplementaryView view: CollectionReusableView,
    forElementOfKind kind: String, at path: IndexPath
  ) { leave(view, "\(kind) \(path.section)") }

  func collectionView(_ collectionView: CollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
    mayBeSelected
  }

  func collectionView(_ collectionView: CollectionView, didSelectItemAt path: IndexPath) {
    selected.append(path)
  }
}
