import CollectionViews
import Foundation
import LayoutGeometry

/// A cell of the lists that are measured: a mark, a name and a sentence below it.
@MainActor
protocol SentenceShowing: CollectionViewCell {
  /// Shows a name and a sentence.
  func show(_ title: String, _ sentence: String)
}

/// The lengths of such a cell, in points.
nonisolated enum SentenceMetrics {
  static let (inset, gap, mark): (CGFloat, CGFloat, CGFloat) = (12, 8, 32)
}

/// A cell as high as its texts, with frames set by hand.
final class SentenceCell: CollectionViewCell, SentenceShowing {
  private let mark = View()
  private let name = Label()
  private let words = Label()

  override init(frame: CGRect) {
    super.init(frame: frame)
    words.numberOfLines = 0
    for view in [mark, name, words] { contentView.addSubview(view) }
  }

  func show(_ title: String, _ sentence: String) { (name.text, words.text) = (title, sentence) }

  /// The left edge of the texts.
  private static let left = SentenceMetrics.inset + SentenceMetrics.mark + SentenceMetrics.gap

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = max(0, bounds.width - Self.left - SentenceMetrics.inset)
    mark.frame = CGRect(
      x: SentenceMetrics.inset, y: SentenceMetrics.inset, width: SentenceMetrics.mark,
      height: SentenceMetrics.mark)
    let title = name.sizeThatFits(CGSize(width: room, height: .infinity))
    name.frame = CGRect(
      x: Self.left, y: SentenceMetrics.inset, width: min(room, title.width), height: title.height)
    let top = name.frame.maxY + SentenceMetrics.gap
    words.frame = CGRect(
      x: Self.left, y: top, width: room, height: max(0, bounds.height - top - SentenceMetrics.inset))
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let room = CGSize(width: max(0, size.width - Self.left - SentenceMetrics.inset), height: .infinity)
    let height = name.sizeThatFits(room).height + SentenceMetrics.gap + words.sizeThatFits(room).height
    return CGSize(width: size.width, height: height + 2 * SentenceMetrics.inset)
  }
}
