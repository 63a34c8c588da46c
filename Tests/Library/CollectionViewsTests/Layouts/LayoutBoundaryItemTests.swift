import CollectionViews
import CompositionalLayout
import Foundation
import LayoutGeometry
import OrihonTesting
import ScreenInterface
import ScrollPhysics
import Stage
import TestSupport
import Testing

/// Tests of headers and footers of a whole layout, placed and pinned like those of a section.
struct LayoutBoundaryItemTests {
  private final class Lines: CollectionViewDataSource {
    var paths: [String: IndexPath] = [:]

    func numberOfSections(in collectionView: CollectionView) -> Int { 3 }

    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 10 }

    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
      let cell = CollectionViewCell()
      cell.backgroundColor = DynamicColor(light: 0x1F3F66, dark: 0x8DB4E2)
      return cell
    }

    func collectionView(
      _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> CollectionReusableView {
      paths[kind] = indexPath
      let view = Band()
      view.backgroundColor = DynamicColor(light: 0xC8401F, dark: 0xF0694A)
      return view
    }
  }

  /// A header or footer that asks for a height of 30 points.
  private final class Band: CollectionReusableView {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 30) }
  }

  private let lines = Lines()
  private let harness: StageHarness

  init() {
    let lines = lines
    let scene = Scene("lines") { _ in
      let size = CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60))
      let section = CollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
      let shared = CollectionViewCompositionalLayoutConfiguration()
      shared.boundarySupplementaryItems = [
        Self.band("header", .absolute(50), .top), Self.band("footer", .estimated(80), .bottom),
      ]
      shared.boundarySupplementaryItems[0].pinToVisibleBounds = true
      let view = CollectionView(
        collectionViewLayout: CollectionViewCompositionalLayout(
          sectionProvider: { _, _ in section }, configuration: shared))
      view.dataSource = lines
      return Scene.Content(view, owned: [lines])
    }
    harness = StageHarness(scene, options: StageOptions(size: CGSize(width: 400, height: 600)))
  }

  private static func band(
    _ kind: String, _ height: CollectionLayoutDimension, _ alignment: RectAlignment
  ) -> CollectionLayoutBoundarySupplementaryItem {
    CollectionLayoutBoundarySupplementaryItem(
      layoutSize: CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height),
      elementKind: kind, alignment: alignment)
  }

  private func scroll(to offset: CGFloat) {
    harness.collectionView.perform(
      ScrollRequest(.vertical, to: .offset(offset), animation: .none))
    harness.advance(by: 0.1)
  }

  private func frame(_ element: String) throws -> CGRect {
    try #require(harness.stage.frame(ofElement: element))
  }

  @Test func `a header of the layout stands above the first section and is asked for by its ordinal`() throws
  {
    #expect(isClose(try frame("layout/header"), CGRect(x: 0, y: 0, width: 400, height: 50)))
    #expect(isClose(try frame("0/card/0"), CGRect(x: 0, y: 50, width: 400, height: 60)))
    #expect(lines.paths["header"] == IndexPath(index: 0))
  }

  @Test func `a pinned header of the layout stays in sight above the cells of every section`() throws {
    scroll(to: 900)
    #expect(isClose(try frame("layout/header"), CGRect(x: 0, y: 0, width: 400, height: 50)))
    let painted = harness.stage.displayList.commands.map(\.element.path)
    let header = try #require(painted.lastIndex(of: "layout/header"))
    let cell = try #require(painted.lastIndex { $0.contains("/card/") })
    #expect(cell < header)
  }

  @Test func `a footer of the layout ends the content at the height that it measures`() throws {
    #expect(harness.stage.frame(ofElement: "layout/footer") == nil)
    #expect(isClose(harness.collectionView.contentSize.height, 50 + 1800 + 30))
    scroll(to: 1280)
    #expect(isClose(try frame("layout/footer"), CGRect(x: 0, y: 570, width: 400, height: 30)))
  }
}
