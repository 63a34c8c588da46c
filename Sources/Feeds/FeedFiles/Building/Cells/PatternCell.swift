import CollectionViews
import Foundation
import LayoutGeometry
import ScreenInterface

/// The cell of a picture in a grid, with its name beneath, or beside it in a low cell.
final class PatternCell: CardCell, FocusFraming {
  /// The space between the picture and its names, and the least height of a picture above them, in points.
  ///
  /// A lower picture has its names beside it.
  private static let (gap, leastPicture): (CGFloat, CGFloat) = (6, 24)

  /// The space between the edges of the cell and its focus ring, in points.
  private static let focusStep: CGFloat = 4

  private let image = ImageView()
  private let title = Label(lines: 1)
  private let subtitle = Label(lines: 1)
  /// Hidden labels, which measure the names of the other cards of the row.
  private let measuring = (title: Label(lines: 1), subtitle: Label(lines: 1))

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [image, title, subtitle, measuring.title, measuring.subtitle] { contentView.addSubview(view) }
    measuring.title.isHidden = true
    measuring.subtitle.isHidden = true
  }

  override var ground: Surface { .bare }

  var focusFrame: CGRect { bounds.insetBy(dx: -Self.focusStep, dy: -Self.focusStep) }

  override func wear(_ look: FeedLook) {
    super.wear(look)
    image.cornerRadius = look.corner
    for label in [title, measuring.title] { label.wear(look, Typography.name, .ink) }
    for label in [subtitle, measuring.subtitle] { label.wear(look, Typography.hint, .secondInk, lines: 1) }
  }

  override func show(_ card: FeedCard) {
    image.show(card, in: look)
    title.text = card.title
    subtitle.text = card.subtitle
  }

  override func wordsHeight(width: CGFloat) -> CGFloat {
    let width = max(0, width - chevronWidth(in: width, beside: title, words: width))
    return Self.gap + setName(title, lines: titleLines, in: width, room: .infinity, look)
      + (subtitle.text.isEmpty ? 0 : subtitle.height(in: width))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isLow = bounds.height < Self.leastPicture + Self.gap + look.fonts[Typography.name].lineHeight
    let side = min(bounds.height, (bounds.width / 3).rounded())
    let left = isLow ? side + 2 * Self.gap : 0
    let whole = max(0, bounds.width - left)
    let chevron = chevronWidth(in: bounds.width, beside: title, words: whole)
    let width = max(0, whole - chevron)
    let names = names(title, subtitle, width: width, isLow: isLow)
    subtitle.isHidden = names.hidesSecond
    let caption = names.height
    let row = isLow ? caption : max(caption, rowCaption(width: whole))
    let picture =
      isLow
      ? CGRect(x: 0, y: 0, width: side, height: bounds.height)
      : CGRect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - row))
    contentView.place(image, at: picture)
    let top =
      isLow
      ? max(0, ((bounds.height - caption + Self.gap) / 2).rounded(.down)) : picture.height + Self.gap
    contentView.place(title, at: CGRect(x: left, y: top, width: width, height: names.head))
    placeChevron(width: chevron, middle: top + (names.height - Self.gap) / 2, trailing: 0)
    contentView.place(
      subtitle, at: CGRect(x: left, y: top + names.head, width: width, height: names.beneath))
  }

  private func chevronWidth(
    in width: CGFloat, for other: FeedCard? = nil, beside title: Label, words: CGFloat
  ) -> CGFloat {
    chevronRoom(in: width, for: other, beside: title, words: words) {
      _ = setName(title, lines: titleLines, in: $0, room: .infinity, look)
    }
  }

  /// The heights of the names beneath a picture, or beside it.
  private struct Names {
    var head: CGFloat
    var beneath: CGFloat
    var hidesSecond: Bool

    /// The height with the gap above, in points.
    var height: CGFloat { PatternCell.gap + (hidesSecond ? head : head + beneath) }
  }

  /// Sets two names in a width and measures them.
  private func names(_ title: Label, _ subtitle: Label, width: CGFloat, isLow: Bool) -> Names {
    let around = isLow ? 0 : Self.gap + Self.leastPicture
    let beneath = subtitle.height(in: width)
    let room = bounds.height - (subtitle.text.isEmpty ? 0 : beneath) - around
    let head = setName(title, lines: titleLines, in: width, room: room, look)
    return Names(
      head: head, beneath: beneath, hidesSecond: bounds.height < head + beneath + around)
  }

  /// Returns the greatest height of the names beneath the pictures of the row, in points.
  private func rowCaption(width: CGFloat) -> CGFloat {
    // A hidden label with text counts as text without room.
    defer { (measuring.title.text, measuring.subtitle.text) = ("", "") }
    return (rowCards?() ?? []).filter { CardCellKind.isPattern($0) && $0 != card }.map { card in
      (measuring.title.text, measuring.subtitle.text) = (card.title, card.subtitle)
      let chevron = chevronWidth(in: bounds.width, for: card, beside: measuring.title, words: width)
      let width = max(0, width - chevron)
      return names(measuring.title, measuring.subtitle, width: width, isLow: false).height
    }.max() ?? 0
  }
}
