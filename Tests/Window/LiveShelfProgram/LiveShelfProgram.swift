import Foundation
import OrihonTool

/// A program whose code is another after each build of the tests: it reads the width of its cards beside
/// itself.
@main
enum LiveShelfProgram {
  static func main() throws {
    let executable = Bundle.main.executableURL ?? URL(fileURLWithPath: "/")
    let text = try? String(contentsOf: executable.appendingPathExtension("width"), encoding: .utf8)
    let width = text.flatMap { Double($0.trimmingCharacters(in: .whitespacesAndNewlines)) } ?? 300
    try OrihonTool.main(scenes: [Scene("shelf") { Shelf(cardWidth: width).view }])
  }
}

/// A row of eight pages.
final class Shelf: CollectionViewDataSource {
  private let cardWidth: CGFloat

  init(cardWidth: CGFloat) { self.cardWidth = cardWidth }

  /// The view to show, which keeps its data source.
  var view: View { ShelfView(of: self, cardWidth) }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 8 }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell = CollectionViewCell()
    cell.backgroundColor = DynamicColor(light: 0x1F3F66 + UInt32(indexPath.item) * 0x101010, dark: 0x8DB4E2)
    return cell
  }
}

/// The collection view of the row.
private final class ShelfView: CollectionView {
  private let shelf: Shelf

  init(of shelf: Shelf, _ width: CGFloat) {
    self.shelf = shelf
    let size = CollectionLayoutSize(widthDimension: .absolute(width), heightDimension: .absolute(400))
    let section = CollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
    section.orthogonalScrollingBehavior = .groupPaging
    super.init(frame: .zero, collectionViewLayout: CollectionViewCompositionalLayout(section: section))
    dataSource = shelf
  }
}
