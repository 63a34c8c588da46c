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

/// A cell with the picture in its frame and, above it as text, its scroll direction on each axis and its offset.
final class LargePictureCell: CollectionViewCell {
  static let wordsHeight: CGFloat = 40

  private let scrollView = ScrollView()
  private let image = ImageView()
  private let words = Label.leading()

  override init(frame: CGRect) {
    super.init(frame: frame)
    words.style = Typography.caption
    words.textColor = Palette.ink
    words.elementName = "words"
    image.image = ResourceCatalog.picturesFolder().map {
      PictureReference(path: $0.appendingPathComponent("hero-1.jpg").path)
    }
    image.isAccessibilityElement = true
    image.accessibilityLabel = "初日の出 · New Year dawn"
    image.frame = CGRect(origin: .zero, size: LargePictureScene.pictureSize)
    scrollView.elementName = "plan"
    scrollView.contentSize = LargePictureScene.pictureSize
    scrollView.isDirectionalLockEnabled = true
    scrollView.addSubview(image)
    contentView.addSubview(words)
    contentView.addSubview(scrollView)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    words.frame = CGRect(x: 0, y: 0, width: bounds.width, height: Self.wordsHeight)
    scrollView.frame = CGRect(
      x: 0, y: Self.wordsHeight, width: bounds.width, height: bounds.height - Self.wordsHeight)
  }

  /// Draws the cell, with text from the current frame's offset, also after going back in time.
  override func display(with pen: inout DrawingContext) {
    tell()
    super.display(with: &pen)
  }

  private func tell() {
    let offset = scrollView.contentOffset
    words.text =
      "x \(Int(offset.x.rounded())) \(word(on: .horizontal))   y \(Int(offset.y.rounded())) \(word(on: .vertical))"
  }

  private func word(on axis: Axis) -> String {
    let isHorizontal = axis == .horizontal
    return switch scrollView.motion(on: axis)?.direction ?? .none {
    case .none: "·"
    case .towardsStart: isHorizontal ? "←" : "↑"
    case .towardsEnd: isHorizontal ? "→" : "↓"
    }
  }
}
