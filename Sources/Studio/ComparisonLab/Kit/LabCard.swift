import CollectionViews
import FeedFiles
import Foundation
import LayoutGeometry
import ScreenInterface

/// A card cell with a large numeral on a coloured background.
final class LabCard: CollectionViewCell {
  /// The numeral of the card's item, counted from 1.
  let numeral = Label()
  /// The offset of the numeral above the centre, in points.
  var lift: CGFloat = 0 {
    didSet { if lift != oldValue { setNeedsLayout() } }
  }

  private static let style = TextStyle(.serif, .bold, size: 34, lineHeightMultiple: 1.1)

  override init(frame: CGRect) {
    super.init(frame: frame)
    decoration.cornerRadius = FeedLayoutMetrics.cornerRadius
    decoration.borderColor = Palette.line
    numeral.style = Self.style
    numeral.textColor = Palette.ink
    numeral.textAlignment = .center
    contentView.addSubview(numeral)
  }

  /// Shows an item, counted from 0.
  func show(_ item: Int) {
    numeral.text = String(item + 1)
    decoration.backgroundColor = Palette.tint(item)
  }

  /// True when the card shows the mark of a tap.
  var isMarked = false {
    didSet {
      decoration.borderColor = isMarked ? Palette.vermilion : Palette.line
      decoration.borderWidth = isMarked ? 3 : 1
      numeral.textColor = isMarked ? Palette.vermilion : Palette.ink
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    numeral.frame = CGRect(x: 0, y: (bounds.height - 44) / 2 - lift, width: bounds.width, height: 44)
  }
}

/// A cell with a line of text, in the list below a row.
final class LabLine: CollectionViewCell {
  private let words = Label()

  override init(frame: CGRect) {
    super.init(frame: frame)
    decoration.backgroundColor = Palette.card
    decoration.borderColor = Palette.line
    decoration.cornerRadius = 8
    words.style = Typography.caption
    words.textColor = Palette.secondInk
    contentView.addSubview(words)
  }

  /// Shows an item, counted from 0.
  func show(_ item: Int) { words.text = "行 \(item + 1) · Row \(item + 1)" }

  override func layoutSubviews() {
    super.layoutSubviews()
    words.frame = bounds.insetBy(dx: 12, dy: max(0, (bounds.height - 20) / 2))
  }
}
