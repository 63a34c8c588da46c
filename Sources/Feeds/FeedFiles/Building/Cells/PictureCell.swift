import CollectionViews
import Foundation
import LayoutGeometry
import ScreenInterface

/// The cell of a picture with its title and subtitle on strips.
class PictureCell: CardCell {
  let image = ImageView()
  let cartouche = TitleStrip()
  let tab = SubtitleStrip()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [image, cartouche, tab] { contentView.addSubview(view) }
  }

  override func wear(_ look: FeedLook) {
    super.wear(look)
    image.cornerRadius = cornerRadius
    cartouche.wear(look, lines: titleLines)
    tab.wear(look)
  }

  override func show(_ card: FeedCard) {
    image.show(card, in: look)
    cartouche.text = card.title
    tab.text = card.subtitle
  }

  override var wordViews: [View] { [cartouche, tab] }

  /// True when the title is set vertically at the trailing edge, false for a line above the subtitle.
  var titlesStand: Bool {
    get { cartouche.stands }
    set {
      guard cartouche.stands != newValue else { return }
      cartouche.stands = newValue
      setNeedsLayout()
    }
  }

  /// The mosaic of the card, in which titles are set smaller before they are cut; `nil` elsewhere.
  var mosaic: MosaicStrips? {
    didSet {
      guard mosaic != oldValue else { return }
      cartouche.shrinks = mosaic != nil
      setNeedsLayout()
    }
  }

  /// True when a horizontal title is at the top of the card, because a band covers its bottom.
  var titlesAtHead = false {
    didSet { if titlesAtHead != oldValue { setNeedsLayout() } }
  }

  /// The area for the strips, inset from the card's edges.
  var room: CGRect {
    uncovered(
      bounds.insetBy(dx: sideMargin(bounds.width), dy: step(bounds.height, most: inset(bounds.width))))
  }

  /// Returns the space between a card of a width and its strips where the card has room for it, in points.
  private func inset(_ width: CGFloat) -> CGFloat {
    mosaic?.inset(feed: feedWidth > 0 ? feedWidth : nil, card: width) ?? MosaicStrips.usualInset
  }

  /// Returns the part of an area that neither a band nor dots cover.
  final func uncovered(_ room: CGRect) -> CGRect {
    let top = max(room.minY, covered.head)
    let bottom = min(room.maxY, bounds.height - covered.foot)
    return CGRect(x: room.minX, y: top, width: room.width, height: max(0, bottom - top))
  }

  /// True when the subtitle is beside the title, not beneath it.
  var isTabBeside: Bool { false }

  override func wordsHeight(width: CGFloat) -> CGFloat {
    guard !titlesStand else { return 0 }
    let whole = max(0, width - leadingMargin(width) - sideMargin(width))
    let room = CGSize(width: max(0, whole - discRoom(in: width, words: whole)), height: .infinity)
    let title = cartouche.text.isEmpty ? 0 : cartouche.arrange(in: room).height
    let strips = title + (tab.text.isEmpty ? 0 : tab.sizeThatFits(room).height)
    return strips == 0 ? 0 : strips + 2 * inset(width) + covered.head + covered.foot
  }

  /// Returns the space between the sides of a card of a width and its strips, in points.
  func sideMargin(_ width: CGFloat) -> CGFloat {
    step(width, most: inset(width))
  }

  /// Returns the space between the leading side of a card of a width and its strips, in points.
  func leadingMargin(_ width: CGFloat) -> CGFloat { sideMargin(width) }

  override var followsFeedWidth: Bool { super.followsFeedWidth || mosaic != nil }

  override var isChevronOverPicture: Bool { true }

  /// Returns the width that the disc of the chevron takes from the strips of a card of a width, in points.
  ///
  /// In a narrow card a title over `words` points has priority.
  private func discRoom(in width: CGFloat, words: CGFloat) -> CGFloat {
    guard chevronRoom(in: width) > 0 else { return 0 }
    let taken = look.scaled(LinkChevron.disc) + 8
    return isNarrow(width) && cartouche.loses(from: words, to: max(0, words - taken)) ? 0 : taken
  }

  /// Lays out the chevron in the lower trailing corner; returns the remaining area for the strips.
  private func placeDisc(in room: CGRect) -> CGRect {
    let (side, taken) = (look.scaled(LinkChevron.disc), discRoom(in: bounds.width, words: room.width))
    guard let chevron, taken > 0, room.width > taken + SubtitleStrip.leastWidth, room.height >= side else {
      return room
    }
    contentView.place(
      chevron, at: CGRect(x: room.maxX - side, y: room.maxY - side, width: side, height: side))
    chevron.isHidden = false
    return CGRect(x: room.minX, y: room.minY, width: room.width - taken, height: room.height)
  }

  /// The height of a strip, in points.
  private var stripHeight: CGFloat { look.scaled(SubtitleStrip.height) }

  /// Returns the space between the card's edges and the strips, smaller in a card hardly higher than a strip.
  final func step(_ extent: CGFloat, most: CGFloat) -> CGFloat {
    max(0, min(most, (extent - stripHeight) / 2))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    image.frame = pictureFrame(filling: bounds)
    let room = placeDisc(in: room)
    let rest = titlesStand ? placeTitle(in: room) : placeLine(in: room)
    tab.isHidden = tab.text.isEmpty || rest.height < stripHeight || rest.width < SubtitleStrip.leastWidth
    let note = tab.sizeThatFits(rest.size)
    let isAtTop = isTabBeside && titlesStand
    contentView.place(
      tab,
      at: CGRect(
        x: rest.minX, y: isAtTop ? rest.minY : rest.maxY - note.height, width: note.width,
        height: note.height))
  }

  /// Lays out the title in a line at the bottom or the top of the card; returns the remaining area.
  ///
  /// The title is above the subtitle if both fit.
  private func placeLine(in room: CGRect) -> CGRect {
    let hasTab = !tab.text.isEmpty
    cartouche.isHidden =
      cartouche.text.isEmpty || room.height < stripHeight || room.width < SubtitleStrip.leastWidth
    guard !cartouche.isHidden else { return room }
    let tabHeight = hasTab ? tab.sizeThatFits(room.size).height : 0
    // A second line of the title takes no space from the text beneath.
    let size = cartouche.arrange(in: CGSize(width: room.width, height: max(0, room.height - tabHeight)))
    let showsTab = hasTab && room.height >= size.height + tabHeight
    let bottom = titlesAtHead ? room.minY + size.height : room.maxY - (showsTab ? tabHeight : 0)
    contentView.place(
      cartouche, at: CGRect(origin: CGPoint(x: room.minX, y: bottom - size.height), size: size))
    return CGRect(
      x: room.minX, y: bottom, width: room.width, height: showsTab ? tabHeight : 0)
  }

  /// Lays out the title at the trailing edge; returns the remaining area for the subtitle.
  private func placeTitle(in room: CGRect) -> CGRect {
    cartouche.isHidden =
      cartouche.text.isEmpty || room.height < stripHeight || room.width < SubtitleStrip.leastWidth
    guard !cartouche.isHidden else { return room }
    var rest = room
    let tabHeight = tab.text.isEmpty ? 0 : tab.sizeThatFits(room.size).height
    let beneath = tab.text.isEmpty || isTabBeside ? 0 : tabHeight + 8
    let size = cartouche.arrange(in: CGSize(width: room.width, height: max(0, room.height - beneath)))
    contentView.place(
      cartouche, at: CGRect(origin: CGPoint(x: room.maxX - size.width, y: room.minY), size: size))
    if isTabBeside {
      rest.size.width -= size.width + 8
    } else if size.height > room.height - max(stripHeight, tabHeight) {
      rest.size.height = 0
    }
    return rest
  }
}

/// The cell of a full-bleed page: a picture as wide as the window, with a fold line at the end of the page before it.
final class PagePictureCell: PictureCell {
  /// The lines over the edge of each neighbour, of which the one that is painted before this cell shows its line.
  ///
  /// A page at rest alone in the window has no line in it.
  private let foldLines = [View(), View()]

  override init(frame: CGRect) {
    super.init(frame: frame)
    for line in foldLines {
      line.isUserInteractionEnabled = false
      contentView.addSubview(line)
    }
  }

  override var ground: Surface { .page }

  override func wear(_ look: FeedLook) {
    super.wear(look)
    for line in foldLines { line.backgroundColor = look.palette.line }
  }

  /// The area for the strips, aligned with the text column.
  override var room: CGRect {
    let step = step(bounds.height, most: FeedLayoutMetrics.sideMargin)
    let leading = leadingMargin(bounds.width)
    return uncovered(
      CGRect(
        x: leading, y: step, width: max(0, bounds.width - leading - sideMargin(bounds.width)),
        height: bounds.height - 2 * step))
  }

  override func sideMargin(_ width: CGFloat) -> CGFloat { FeedLayoutMetrics.margin(width: width) }

  override func leadingMargin(_ width: CGFloat) -> CGFloat {
    FeedLayoutMetrics.leadingMargin(page: width, feed: feedWidth)
  }

  override var isTabBeside: Bool { true }

  override func layoutSubviews() {
    super.layoutSubviews()
    let hair = 1 / (context?.traits.displayScale ?? 1)
    for (line, x) in zip(foldLines, [-hair, bounds.width]) {
      contentView.place(line, at: CGRect(x: x, y: 0, width: hair, height: bounds.height))
    }
  }
}

extension ImageView {
  /// Shows a card's picture over a placeholder of the card's colour.
  func show(_ card: FeedCard, in look: FeedLook) {
    image = card.picture.flatMap { picture in
      picture.file.map {
        var shown = PictureReference(path: $0.path, fit: .fill(focus: picture.focus))
        shown.plays = picture.plays
        return shown
      }
    }
    placeholder = card.color.map { DynamicColor($0) } ?? look.palette.line
  }
}
