import CollectionViews
import CompositionalLayout
import FeedFiles
import Foundation
import LayoutGeometry
import ResourceCatalog
import ScreenInterface
import ScrollPhysics
import Stage

/// A scene with a picture larger than its frame, moved on both axes inside a vertically scrolling feed.
///
/// It shows which of the two receives a drag, and in which direction each moves.
final class LargePictureScene: CollectionViewDataSource {
  static let frameHeight: CGFloat = 460
  static let pictureSize = CGSize(width: 1290, height: 1200)

  /// The scene called `picture`.
  static var scene: Scene {
    Scene("picture", title: "大きな絵") { _ in
      let source = LargePictureScene()
      let view = CollectionView(
        collectionViewLayout: CollectionViewCompositionalLayout { index, _ in section(at: index) })
      view.register(LargePictureCell.self, forCellWithReuseIdentifier: "picture")
      view.register(LargePictureTextRow.self, forCellWithReuseIdentifier: "line")
      view.dataSource = source
      return Scene.Content(view, owned: [source])
    }
  }

  private static func section(at index: Int) -> CollectionLayoutSection {
    GallerySections.lines(
      height: index == 0 ? LargePictureCell.wordsHeight + frameHeight : 72, spacing: 8,
      insets: DirectionalEdgeInsets(top: 16, leading: 20, bottom: 8, trailing: 20))
  }

  func numberOfSections(in collectionView: CollectionView) -> Int { 2 }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
    section == 0 ? 1 : 12
  }

  func collectionView(_ collectionView: CollectionView, identifierForSection section: Int) -> AnyHashable {
    section == 0 ? "large" : "lines"
  }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    guard indexPath.section == 1 else {
      return collectionView.dequeueReusableCell(withReuseIdentifier: "picture", for: indexPath)
    }
    let line: LargePictureTextRow = collectionView.dequeueReusableView("line")
    line.label.text = "\(indexPath.item + 1)"
    return line
  }
}

/// A plain line of the list below the picture.
private final class LargePictureTextRow: CollectionViewCell {
  let label = Label.leading()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = Palette.card
    label.style = Typography.name
    label.textColor = Palette.ink
    contentView.addSubview(label)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = CGRect(x: 16, y: 0, width: bounds.width - 32, height: bounds.height)
  }
}
