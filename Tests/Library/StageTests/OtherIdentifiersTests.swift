import CollectionViews
import CompositionalLayout
import Foundation
import LayoutGeometry
import OrihonTesting
import ScreenInterface
import Stage
import Testing

/// Tests of scenes whose items get other identifiers each time they are made, as by `let id = UUID()`.
struct OtherIdentifiersTests {
  private struct Item: Hashable {
    let id = UUID()
    let words: Int
  }

  private final class Row: CollectionViewCell {
    let label = Label()

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.numberOfLines = 0
      contentView.addSubview(label)
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      label.frame = contentView.bounds
    }

    override var isSelected: Bool {
      didSet { backgroundColor = isSelected ? DynamicColor(Color(hex: 0xC8401F)) : .clear }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { label.sizeThatFits(size) }
  }

  private let scene = Scene("rows") { _ in
    let size = CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(30))
    let section = CollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
    let view = CollectionView(
      collectionViewLayout: CollectionViewCompositionalLayout(section: section))
    let source = CollectionViewDiffableDataSource<String, Item>(collectionView: view) { view, path, item in
      let row: Row = view.dequeueReusableView("row")
      row.label.text = String(repeating: "word \(path.item) ", count: item.words)
      return row
    }
    source.apply(DiffableDataSourceSnapshot(["rows": (0..<60).map { Item(words: 1 + $0 * 7 % 23) }]))
    return Scene.Content(view, owned: [source])
  }

  @Test func `a second scene in the same state draws the same, measured, scrolled and selected alike`() throws
  {
    let harness = StageHarness(scene, options: StageOptions(size: CGSize(width: 320, height: 480)))
    let second = StageHarness(scene, options: StageOptions(size: CGSize(width: 320, height: 480)))
    harness.flick(from: CGPoint(x: 160, y: 400), by: CGPoint(x: 0, y: -300))
    harness.settle()
    harness.click(at: CGPoint(x: 160, y: 200))
    harness.settle()
    second.stage.showAnew(harness.stage)
    #expect(!harness.stage.displayList.commands.isEmpty)
    func looks(_ harness: StageHarness) -> [String] {
      harness.stage.displayList.commands.map { "\($0.frame) \($0.content) \($0.opacity)" }
    }
    #expect(looks(second) == looks(harness))
  }
}
