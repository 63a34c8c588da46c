import OrihonTesting
import Testing
import UIKitNames

/// Tests of cells and headers that registrations make and fill.
@MainActor struct CellRegistrationTests {
  private final class Plain: CollectionViewCell { var text = "" }
  private final class Bold: CollectionViewCell {
    var text = ""
    private(set) var uses = 0
    override func prepareForReuse() { uses += 1 }
  }
  private final class Head: CollectionReusableView { var text = "" }

  @MainActor private struct Board {
    let view: CollectionView
    let source: CollectionViewDiffableDataSource<String, Int>
    let harness: StageHarness

    /// Shows forty lines below a header; every third is bold.
    init() {
      let line = CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60))
      let section = CollectionLayoutSection(
        group: .horizontal(layoutSize: line, subitems: [CollectionLayoutItem(layoutSize: line)]))
      section.boundarySupplementaryItems = [
        CollectionLayoutBoundarySupplementaryItem(layoutSize: line, elementKind: "head", alignment: .top)
      ]
      view = CollectionView(collectionViewLayout: CollectionViewCompositionalLayout(section: section))
      let plain = CollectionView.CellRegistration<Plain, Int> { cell, path, item in
        cell.text = "\(path.item): \(item)"
      }
      let bold = CollectionView.CellRegistration<Bold, String> { cell, _, item in cell.text = item }
      let head = CollectionView.SupplementaryRegistration<Head>(elementKind: "head") { view, kind, path in
        view.text = "\(kind) \(path.section)"
      }
      source = CollectionViewDiffableDataSource(collectionView: view) { view, path, item in
        guard item.isMultiple(of: 3) else {
          return view.dequeueConfiguredReusableCell(using: plain, for: path, item: item)
        }
        return view.dequeueConfiguredReusableCell(using: bold, for: path, item: "three times \(item / 3)")
      }
      source.supplementaryViewProvider = { view, _, path in
        view.dequeueConfiguredReusableSupplementary(using: head, for: path)
      }
      source.apply(DiffableDataSourceSnapshot(["lines": Array(0..<40)]))
      harness = StageHarness(view, keeping: [source])
    }

    func cell(_ item: Int) -> CollectionViewCell? { view.cellForItem(at: IndexPath(item: item, section: 0)) }
  }

  @Test func `a registration makes cells of its class and fills them for their item`() {
    let board = Board()
    #expect((board.cell(1) as? Plain)?.text == "1: 1")
    #expect((board.cell(3) as? Bold)?.text == "three times 1")
    #expect(board.view.subviews.compactMap { ($0 as? Head)?.text } == ["head 0"])
  }

  @Test func `cells that have left wait for their own registration, and are prepared before they are filled`()
  {
    let board = Board()
    board.view.contentOffset.y = 1200
    board.harness.advance(by: 0.1)
    #expect((board.cell(21) as? Bold)?.text == "three times 7")
    #expect((board.cell(22) as? Plain)?.text == "22: 22")
    board.view.contentOffset.y = 0
    board.harness.advance(by: 0.1)
    #expect((0...12).contains { (board.cell($0) as? Bold)?.uses == 1 })
    #expect((board.cell(6) as? Bold)?.text == "three times 2")
  }

  @Test func `two registrations of one class share no cell, and without an item a cell is not filled`() {
    let board = Board()
    let path = IndexPath(item: 0, section: 0)
    let first = CollectionView.CellRegistration<Plain, Int> { cell, _, item in cell.text += "\(item)" }
    let second = CollectionView.CellRegistration<Plain, Int> { cell, _, item in cell.text += "-\(item)" }
    #expect(board.view.dequeueConfiguredReusableCell(using: first, for: path, item: 4).text == "4")
    #expect(board.view.dequeueConfiguredReusableCell(using: second, for: path, item: 4).text == "-4")
    #expect(board.view.dequeueConfiguredReusableCell(using: second, for: path, item: nil).text.isEmpty)
  }
}
