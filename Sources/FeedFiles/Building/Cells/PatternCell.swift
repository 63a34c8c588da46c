import CollectionViews
import Foundation
import LayoutGeometry
import ScreenInterface

/// A picture with its name beneath, for grids.
final class PatternCell: CardCell {
  private let image = ImageView()
  private let title = Label(lines: 1)
  private let subtitle = Label(lines: 1)

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [image, title, subtitle] { contentView.addSubview(view) }
  }

  override var ground: Ground { .bare }

  override func wear(_ look: FeedLook) {
    super.wear(look)
    image.cornerRadius = look.corner
    title.wear(look, Typography.name, .ink)
    subtitle.wear(look, Typography.hint, .secondInk)
  }

  override func show(_ card: FeedCard) {
    image.show(card, in: look)
    title.text = card.title
    subtitle.text = card.subtitle
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    subtitle.isHidden = bounds.height < title.style.lineHeight + subtitle.style.lineHeight + 6
    let caption = 6 + title.style.lineHeight + (subtitle.isHidden ? 0 : subtitle.style.lineHeight)
    let height = max(0, bounds.height - caption)
    image.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
    let top = min(height + 6, max(0, bounds.height - title.style.lineHeight))
    contentView.place(title, at: CGRect(x: 0, y: top, width: bounds.width, height: title.style.lineHeight))
    contentView.place(
      subtitle,
      at: CGRect(
        x: 0, y: top + title.style.lineHeight, width: bounds.width, height: subtitle.style.lineHeight))
  }
}
