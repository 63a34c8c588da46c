import CollectionViews
import Foundation
import LayoutGeometry
import ScreenInterface

/// A colour with its name.
final class SwatchCell: CardCell {
  private let field = View()
  private let title = Label(lines: 1)
  private let subtitle = Label(lines: 1)

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [field, title, subtitle] { contentView.addSubview(view) }
  }

  override func wear(_ look: FeedLook) {
    super.wear(look)
    field.decoration.cornerRadius = look.corner - min(look.corner / 4, 4)
    field.decoration.borderColor = look.palette.line
    title.wear(look, Typography.name, .ink)
    subtitle.wear(look, Typography.hint, .secondInk)
  }

  override var faintViews: (labels: [Label], rules: [View]) { ([subtitle], []) }

  override func show(_ card: FeedCard) {
    field.backgroundColor = card.color.map { DynamicColor($0) } ?? look.palette.line
    title.text = card.title
    subtitle.text = card.subtitle
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let caption: CGFloat = 48
    let width = max(0, bounds.width - 20)
    contentView.place(
      field,
      at: CGRect(x: 4, y: 4, width: max(0, bounds.width - 8), height: max(0, bounds.height - caption - 4)))
    let head = title.style.lineHeight
    let isLow = bounds.height < caption
    let top = isLow ? max(0, (bounds.height - head) / 2).rounded(.down) : bounds.height - caption + 6
    subtitle.isHidden = isLow
    contentView.place(title, at: CGRect(x: 10, y: top, width: width, height: head))
    contentView.place(
      subtitle,
      at: CGRect(x: 10, y: top + head, width: width, height: subtitle.style.lineHeight))
  }
}
