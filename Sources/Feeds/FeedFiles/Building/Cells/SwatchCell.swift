import CollectionViews
import Foundation
import LayoutGeometry
import ScreenInterface

/// The cell of a swatch: a colour with its name.
final class SwatchCell: CardCell {
  /// The inset of the colour, the least height of its names, and that of a colour above them, in points.
  ///
  /// A lower colour has its names beside it.
  private static let (edge, caption, leastField): (CGFloat, CGFloat, CGFloat) = (4, 44, 16)
  /// The padding above and beneath the names, in points.
  private static let around: CGFloat = 9

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
    subtitle.wear(look, Typography.hint, .secondInk, lines: 1)
  }

  override var faintViews: (labels: [Label], rules: [View]) { ([subtitle], []) }

  override var wordViews: [View] { [title, subtitle] }

  override func show(_ card: FeedCard) {
    field.backgroundColor = card.color.map { DynamicColor($0) } ?? look.palette.line
    title.text = card.title
    subtitle.text = card.subtitle
  }

  override func wordsHeight(width: CGFloat) -> CGFloat {
    let whole = max(0, width - 20)
    let width = max(0, whole - chevronWidth(in: width, words: whole))
    let second = subtitle.text.isEmpty ? 0 : subtitle.height(in: width)
    return max(
      Self.caption, setName(title, lines: titleLines, in: width, room: .infinity, look) + second + Self.around
    )
  }

  private func chevronWidth(in width: CGFloat, words: CGFloat) -> CGFloat {
    chevronRoom(in: width, beside: title, words: words) {
      _ = setName(title, lines: titleLines, in: $0, room: .infinity, look)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = max(0, bounds.height - 2 * Self.edge)
    let isLow = height < Self.leastField + Self.caption
    let side = isLow ? min(height, (bounds.width / 3).rounded()) : max(0, bounds.width - 2 * Self.edge)
    let left = isLow ? side + 2 * Self.edge + 4 : 10
    let whole = max(0, bounds.width - left - 10)
    let chevron = chevronWidth(in: bounds.width, words: whole)
    let width = max(0, whole - chevron)
    let beneath = subtitle.height(in: width)
    let second = subtitle.text.isEmpty ? 0 : beneath
    let room = isLow ? bounds.height : height - Self.leastField - Self.around
    let head = setName(title, lines: titleLines, in: width, room: room - second, look)
    let names = head + beneath
    let caption = max(Self.caption, (head + second + Self.around).rounded(.up))
    contentView.place(
      field, at: CGRect(x: Self.edge, y: Self.edge, width: side, height: isLow ? height : height - caption))
    subtitle.isHidden = isLow && (names > bounds.height || subtitle.text.isEmpty)
    let middle = max(0, (bounds.height - (subtitle.isHidden ? head : names)) / 2).rounded(.down)
    let top = isLow ? middle : bounds.height - caption + 2
    contentView.place(title, at: CGRect(x: left, y: top, width: width, height: head))
    placeChevron(width: chevron, middle: top + (subtitle.isHidden ? head : names) / 2, trailing: 10)
    contentView.place(
      subtitle, at: CGRect(x: left, y: top + head, width: width, height: beneath))
  }
}
