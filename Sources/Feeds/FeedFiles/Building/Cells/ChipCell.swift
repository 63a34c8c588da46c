import CollectionViews
import Foundation
import LayoutGeometry
import ScreenInterface

/// The cell of a chip: one line as wide as its text, with the title, and the subtitle in smaller type.
final class ChipCell: CardCell {
  private let title = Label(lines: 1)
  private let subtitle = Label(lines: 1)

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(title)
    contentView.addSubview(subtitle)
  }

  override func wear(_ look: FeedLook) {
    super.wear(look)
    title.wear(look, Typography.name, .ink)
    subtitle.wear(look, Typography.caption, .secondInk)
  }

  override var faintViews: (labels: [Label], rules: [View]) { ([subtitle], []) }

  override func show(_ card: FeedCard) {
    title.text = card.title
    subtitle.text = card.subtitle
  }

  override func wordsHeight(width: CGFloat) -> CGFloat { title.style.lineHeight }

  private var titleWidth: CGFloat { width(of: title.text, title.style) }
  private var subtitleWidth: CGFloat { width(of: subtitle.text, subtitle.style) }
  private var gap: CGFloat { subtitle.text.isEmpty ? 0 : 8 }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: titleWidth + gap + subtitleWidth + 2 * FeedLayoutMetrics.cardPadding
        + chevronRoom(in: .infinity),
      height: min(size.height, look.scaled(44)))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let left = FeedLayoutMetrics.cardPadding
    let whole = max(0, bounds.width - 2 * left)
    let chevron = chevronRoom(in: bounds.width, beside: title, words: whole) { _ in }
    let room = max(0, whole - chevron)
    placeChevron(width: chevron, middle: bounds.height / 2, trailing: left)
    let head = min(titleWidth, room)
    let rest = min(subtitleWidth, max(0, room - head - gap))
    subtitle.isHidden = rest < min(subtitleWidth, subtitle.style.size)
    contentView.place(title, at: CGRect(x: left, y: 0, width: head, height: bounds.height))
    contentView.place(
      subtitle, at: CGRect(x: left + head + gap, y: 1, width: rest, height: bounds.height))
  }
}
