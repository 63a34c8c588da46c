import CollectionViews
import FeedFiles
import Foundation
import LayoutGeometry
import ResourceCatalog
import ScreenInterface
import ScrollPhysics

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
  override func display(with pen: inout DisplayPen) {
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
