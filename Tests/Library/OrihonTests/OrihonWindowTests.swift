import Foundation
import OrihonWindow
import SDLRendering
import TestSupport
import Testing

/// Tests of a user's own scene, drawn in one call.
struct OrihonWindowTests {
  private final class Lines: CollectionViewDataSource {
    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
      let cell = CollectionViewCell()
      cell.backgroundColor = DynamicColor(light: 0x1F3F66, dark: 0x8DB4E2)
      return cell
    }
  }

  private var scene: Scene {
    Scene("lines") { _ in
      let size = CollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(40))
      let section = CollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
      let view = CollectionView(collectionViewLayout: CollectionViewCompositionalLayout(section: section))
      let lines = Lines()
      view.dataSource = lines
      return Scene.Content(view, owned: [lines])
    }
  }

  @Test(arguments: [1, 2]) func `a picture has the size and the scale that were asked for`(scale: Int) throws
  {
    let settings = WindowSettings(size: CGSize(width: 200, height: 150), scale: CGFloat(scale))
    let picture = try OrihonWindow.render(scene, at: 0.1, settings)
    #expect(picture.width == 200 * scale)
    #expect(picture.height == 150 * scale)
    #expect(picture[2 * scale, 2 * scale] == 0xFF1F_3F66)
    #expect(picture[150 * scale, 100 * scale] == 0xFFF6_F1E6)
  }

  @Test(arguments: [0, -1, .nan, .infinity, 1e300, 9000] as [CGFloat])
  func `a picture without pixels, or with more than can be, is refused`(side: CGFloat) {
    #expect(throws: DrawingError.self) {
      try OrihonWindow.render(scene, WindowSettings(size: CGSize(width: side, height: side)))
    }
  }

  @Test func `the theme changes the paper and the ink`() throws {
    let settings = WindowSettings(size: CGSize(width: 200, height: 150), style: .dark)
    let picture = try OrihonWindow.render(scene, settings)
    #expect(picture[2, 2] == 0xFF8D_B4E2)
    #expect(picture[150, 100] == 0xFF14_1519)
  }

  @Test func `the renderer is chosen in words that come with the import`() {
    #expect(WindowSettings(renderer: .software).renderer == .software)
    #expect(WindowSettings().renderer == .auto)
  }
}
