import CollectionViews
import Foundation
import LayoutGeometry
import ScreenInterface

/// A slip with one line, as wide as its words: the name, and its reading in smaller type.
final class ChipCell: CardCell {
  private let name = Label(lines: 1)
  private let reading = Label(lines: 1)

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(name)
    contentView.addSubview(reading)
  }

  override func wear(_ look: FeedLook) {
    super.wear(look)
    name.wear(look, Typography.name, .ink)
    reading.wear(look, Typography.caption, .secondInk)
  }

  override var faintViews: (labels: [Label], rules: [View]) { ([reading], []) }

  override func show(_ card: FeedCard) {
    let parts = card.title.split(separator: " ", maxSplits: 1).map(String.init)
    name.text = parts.first ?? card.title
    reading.text = parts.count > 1 ? parts[1] : card.subtitle
  }

  private var nameWidth: CGFloat { width(of: name.text, name.style) }
  private var readingWidth: CGFloat { width(of: reading.text, reading.style) }
  private var gap: CGFloat { reading.text.isEmpty ? 0 : 8 }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: nameWidth + gap + readingWidth + 2 * FeedMetrics.cardPadding, height: min(size.height, 44))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let left = FeedMetrics.cardPadding
    let room = max(0, bounds.width - 2 * left)
    let head = min(nameWidth, room)
    let rest = min(readingWidth, max(0, room - head - gap))
    reading.isHidden = rest < reading.style.size
    contentView.place(name, at: CGRect(x: left, y: 0, width: head, height: bounds.height))
    contentView.place(
      reading, at: CGRect(x: left + head + gap, y: 1, width: rest, height: bounds.height))
  }
}
