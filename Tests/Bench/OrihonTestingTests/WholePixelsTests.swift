import Foundation
import Orihon
import ScreenInterface
import TestSupport
import Testing

@testable import OrihonTesting

/// Tests that a page at rest fills a picture to its last column and row, at any size and scale.
struct WholePixelsTests {
  nonisolated private static let colors: [UInt32] = [0xC8_401F, 0x1F_3F66]
  nonisolated private static let sizes = [(375, 300), (360, 301), (411, 333), (333, 222)].map {
    CGSize(width: $0.0, height: $0.1)
  }
  nonisolated private static let scales: [CGFloat] = [1.1, 1.25, 1.33, 1.5, 1.75, 2.625]

  /// Pages of two colours, each as large as the window, which turn along an axis.
  private final class Pages: CollectionViewDataSource {
    static let count = 7

    func view(sideways: Bool) -> CollectionView {
      let whole = CollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
      let section = CollectionLayoutSection(
        group: .vertical(layoutSize: whole, subitems: [CollectionLayoutItem(layoutSize: whole)]))
      if sideways { section.orthogonalScrollingBehavior = .paging }
      let view = CollectionView(collectionViewLayout: CollectionViewCompositionalLayout(section: section))
      view.isPagingEnabled = !sideways
      view.showsVerticalScrollIndicator = false
      view.dataSource = self
      return view
    }

    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
      Self.count
    }

    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
      let cell = CollectionViewCell()
      let color = WholePixelsTests.colors[indexPath.item % 2]
      cell.backgroundColor = DynamicColor(light: color, dark: color)
      return cell
    }
  }

  private func harness(_ pages: Pages, sideways: Bool, _ size: CGSize, _ scale: CGFloat) -> StageHarness {
    var options = StageOptions(size: size)
    options.traits.displayScale = scale
    return StageHarness(
      Scene("pages", showing: pages.view(sideways: sideways), keeping: [pages]), options: options)
  }

  @Test(arguments: sizes, scales)
  func `the last column and row of a page at rest are its own`(size: CGSize, scale: CGFloat) throws {
    for sideways in [true, false] {
      let pages = Pages()
      let harness = harness(pages, sideways: sideways, size, scale)
      let middle = CGPoint(x: size.width / 2, y: size.height / 2)
      for page in 1..<Pages.count {
        harness.wheel(at: middle, x: sideways ? 1 : 0, y: sideways ? 0 : -1)
        harness.settle()
        let picture = try StillPicture(of: harness.stage, scale: scale).bitmap
        #expect(picture.width == (size.width * scale).pixels, "\(size) at \(scale)")
        let color = 0xFF00_0000 | Self.colors[page % 2]
        let column = (0..<picture.height).allSatisfy { picture[picture.width - 1, $0] == color }
        let row = (0..<picture.width).allSatisfy { picture[$0, picture.height - 1] == color }
        #expect(column && row, "page \(page) of \(size) at \(scale), \(sideways ? "sideways" : "down")")
      }
    }
  }

  @Test func `a stage says the size that it has`() {
    let stage = harness(Pages(), sideways: true, CGSize(width: 375, height: 300), 1.25).stage
    #expect(stage.size == CGSize(width: 375.2, height: 300))
    #expect(harness(Pages(), sideways: true, CGSize(width: 375, height: 300), 2).stage.size.width == 375)
  }
}

extension CGFloat {
  /// The nearest whole number.
  fileprivate var pixels: Int { Int(rounded()) }
}
