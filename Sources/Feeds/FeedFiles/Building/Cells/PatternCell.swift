import CollectionViews
import Foundation
import LayoutGeometry
import ScreenInterface

/// The cell of a picture in a grid, with its name beneath, or beside it in a low cell.
final class PatternCell: CardCell {
  /// The space between the picture and its names, and the least height of a picture above them, in points.
  ///
  /// A lower picture has its names beside it.
  private static let (gap, leastPicture): (CGFloat, CGFloat) = (6, 24)

  private let image = ImageView()
  private let title = Label(lines: 1)
  private let subtitle = Label(lines: 1)

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [image, title, subtitle] { contentView.addSubview(view) }
  }

  override var ground: Surface { .bare }

  override func wear(_ look: FeedLook) {
    super.wear(look)
    image.cornerRadius = look.corner
    title.wear(look, Typography.name, .ink)
    subtitle.wear(look, Typography.hint, .secondInk, lines: 1)
  }

  override func show(_ card: FeedCard) {
    image.show(card, in: look)
    title.text = card.title
    subtitle.text = card.subtitle
  }

  override func wordsHeight(width: CGFloat) -> CGFloat {
    Self.gap + setName(title, lines: titleLines, in: width, room: .infinity, look)
      + (subtitle.text.isEmpty ? 0 : subtitle.height(in: width))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isLow = bounds.height < Self.leastPicture + Self.gap + look.fonts[Typography.name].lineHeight
    let side = min(bounds.height, (bounds.width / 3).rounded())
    let left = isLow ? side + 2 * Self.gap : 0
    let width = max(0, bounds.width - left)
    let beneath = subtitle.height(in: width)
    let second = subtitle.text.isEmpty ? 0 : beneath
    let room = bounds.height - second - (isLow ? 0 : Self.gap + Self.leastPicture)
    let head = setName(title, lines: titleLines, in: width, room: room, look)
    let names = head + beneath
    subtitle.isHidden = bounds.height < names + (isLow ? 0 : Self.gap + Self.leastPicture)
    let caption = Self.gap + (subtitle.isHidden ? head : names)
    let picture =
      isLow
      ? CGRect(x: 0, y: 0, width: side, height: bounds.height)
      : CGRect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - caption))
    contentView.place(image, at: picture)
    let top =
      isLow
      ? max(0, ((bounds.height - caption + Self.gap) / 2).rounded(.down)) : picture.height + Self.gap
    contentView.place(title, at: CGRect(x: left, y: top, width: width, height: head))
    contentView.place(
      subtitle, at: CGRect(x: left, y: top + head, width: width, height: beneath))
  }
}
