import CollectionViews
import Foundation
import LayoutGeometry
import ScreenInterface

/// The cell of a text card, with an optional picture above and link beneath.
class TextCell: CardCell {
  /// The least useful height of a picture, in points.
  private static let leastPicture: CGFloat = 24
  /// The space between the picture and the title, in points.
  private static let pictureGap: CGFloat = 12

  private let image = ImageView()
  private let title = Label(lines: 1)
  private let subtitle = Label(lines: 1)
  private let rule = View()
  private let words = Label(lines: 0)
  private let link = LinkLine()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [image, title, subtitle, rule, words, link] { contentView.addSubview(view) }
  }

  override func wear(_ look: FeedLook) {
    super.wear(look)
    title.wear(look, Typography.title, .ink, lines: titleLines)
    subtitle.wear(look, Typography.caption, .secondInk, lines: 1)
    words.wear(look, Typography.body, .ink)
    rule.backgroundColor = look.palette.line
    link.wear(look)
  }

  override var faintViews: (labels: [Label], rules: [View]) { ([subtitle], [rule]) }

  override func show(_ card: FeedCard) {
    image.show(card, in: look)
    title.text = card.title
    subtitle.text = card.subtitle
    words.text = card.body
  }

  override var linkTitle: String {
    get { super.linkTitle }
    set {
      super.linkTitle = newValue
      link.text = newValue
    }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    if isInRow { return bounds.size }
    var height = wordsHeight(width: size.width)
    if card?.picture != nil {
      // A card with a picture has no line above its text.
      height += pictureHeight(size.width) + Self.pictureGap - TextCardGaps.usual.top
      if !words.text.isEmpty { height -= TextCardGaps.rule }
    }
    return CGSize(width: size.width, height: height.rounded(.up))
  }

  override func wordsHeight(width: CGFloat) -> CGFloat {
    let isLinkLine = card?.kind == .link
    let whole = max(0, width - 2 * FeedLayoutMetrics.cardPadding)
    let width = max(0, whole - (isLinkLine ? 0 : chevronRoom(in: width, words: whole)))
    setTexts(in: width)
    let gaps = TextCardGaps.usual
    let words = words.text.isEmpty ? 0 : TextCardGaps.rule + words.bodyHeight(in: width)
    return max(gaps.top, badge.head(over: width)) + title.height(in: badge.room(in: width))
      + subtitleBeneath(width) + gaps.title + words + max(gaps.foot, badge.foot)
      + (isLinkLine ? linkHeight(width) : 0)
  }

  /// Sets the styles of the texts in a width.
  private func setTexts(in width: CGFloat) {
    setRunningText(words, Typography.body, in: width, look)
    setRunningText(subtitle, Typography.caption, in: width, look)
    setTitle(title, Typography.title, in: badge.room(in: width), look, lines: titleLines, above: words)
  }

  /// The part of the text's area that a badge covers; a badge over a picture covers none.
  private var badge: BadgeCover { card?.picture == nil ? badgeCover : BadgeCover() }

  /// Returns the width of the chevron in a card of a width whose text has `words` points without it.
  private func chevronRoom(in width: CGFloat, words: CGFloat) -> CGFloat {
    chevronRoom(in: width, beside: title, words: words) { setTexts(in: $0) }
  }

  /// Returns the height of the link's line with the space above it, in points.
  private func linkHeight(_ width: CGFloat) -> CGFloat {
    TextCardGaps.linkHeight - LinkLine.height
      + link.sizeThatFits(CGSize(width: width, height: .infinity)).height
  }

  /// Returns the height from which the card shows its link, in points.
  private func leastHeightWithLink(_ width: CGFloat) -> CGFloat {
    2 * FeedLayoutMetrics.cardPadding + look.fonts[Typography.title].lineHeight + 6 + linkHeight(width)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let whole = max(0, bounds.width - 2 * FeedLayoutMetrics.cardPadding)
    // Parts that do not fit are omitted: the picture first, then the link, then the text.
    link.isHidden = card?.kind != .link || bounds.height < leastHeightWithLink(whole)
    let chevron = link.isHidden ? chevronRoom(in: bounds.width, words: whole) : 0
    let width = max(0, whole - chevron)
    setTexts(in: width)
    let usual = TextCardGaps.usual
    let line = words.text.isEmpty ? 0 : words.style.lineHeight
    let head = headHeight(width, line: line)
    let foot = max(usual.foot, badge.foot) + (link.isHidden ? 0 : linkHeight(width))
    let picture = placePicture(
      above: Self.pictureGap + head + usual.title + foot + line + (line > 0 ? subtitleBeneath(width) : 0))
    if link.isHidden {
      placeChevron(
        width: chevron, middle: (picture + bounds.height) / 2, trailing: FeedLayoutMetrics.cardPadding)
    }
    let covered = badge.head(over: width)
    var top =
      picture > 0
      ? picture + Self.pictureGap : max(covered, min(usual.top, ((bounds.height - head) / 2).rounded(.down)))
    let bottom = bounds.height - (link.isHidden ? 4 : foot - 6)
    var beneath = placeTitles(top: top, head: head, width: width, bottom: bottom)
    var gaps = usual
    if beneath + usual.title + line > bounds.height - foot, link.isHidden, picture == 0, line > 0 {
      let tight = TextCardGaps.tight
      let rest = bounds.height - (beneath - top) - tight.title - line
      if rest >= tight.top + tight.foot {
        gaps = tight
        top = max(covered, min(usual.top, (rest / 2).rounded(.down)))
        beneath = placeTitles(top: top, head: head, width: width, bottom: bottom)
      }
    }
    top = beneath + gaps.title
    let end = bounds.height - foot + (usual.foot - gaps.foot)
    rule.isHidden = card?.picture != nil || line == 0 || top + TextCardGaps.rule + line > end
    if !rule.isHidden {
      contentView.place(rule, at: CGRect(x: FeedLayoutMetrics.cardPadding, y: top + 3, width: 24, height: 1))
      top += TextCardGaps.rule
    }
    placeWords(top: top, width: width, room: max(0, end - top))
  }

  /// Returns the height of the title, limited so that a line of text and the parts beneath it fit.
  private func headHeight(_ width: CGFloat, line: CGFloat) -> CGFloat {
    let gaps = line > 0 ? TextCardGaps.tight : TextCardGaps.usual
    let link = card?.kind == .link ? linkHeight(width) : 0
    let rest = gaps.top + subtitleBeneath(width) + gaps.title + line + gaps.foot + link
    return title.height(
      in: badge.room(in: width), room: max(title.style.lineHeight, bounds.height - rest))
  }

  private func placeWords(top: CGFloat, width: CGFloat, room: CGFloat) {
    let padding = FeedLayoutMetrics.cardPadding
    words.isHidden = room < words.style.lineHeight
    let needed = words.sizeThatFits(CGSize(width: width, height: room)).height
    contentView.place(words, at: CGRect(x: padding, y: top, width: width, height: min(needed, room)))
    let height = link.sizeThatFits(CGSize(width: width, height: .infinity)).height
    contentView.place(
      link, at: CGRect(x: padding, y: bounds.height - padding - height, width: width, height: height))
  }

  /// Returns the height of the picture in a card of a width that is high enough, in points.
  private func pictureHeight(_ width: CGFloat) -> CGFloat { (width * 0.52).rounded() }

  /// Lays out the picture so that `rest` points stay beneath it, and returns its height.
  private func placePicture(above rest: CGFloat) -> CGFloat {
    let height = min(pictureHeight(bounds.width), (bounds.height - rest).rounded(.down))
    image.isHidden = card?.picture == nil || height < Self.leastPicture
    guard !image.isHidden else { return 0 }
    image.frame = pictureFrame(filling: CGRect(x: 0, y: 0, width: bounds.width, height: height))
    image.cornerRadius = cornerRadius
    return height
  }

  /// Returns the height of the subtitle beneath the title, in points; 0 where it fits beside the title.
  private func subtitleBeneath(_ width: CGFloat) -> CGFloat {
    guard !subtitle.text.isEmpty else { return 0 }
    let room = badge.room(in: width)
    let head = min(room, contentView.width(of: title.text, title.style))
    let rest = contentView.width(of: subtitle.text, subtitle.style)
    return head + 10 + rest <= room ? 0 : 2 + subtitle.height(in: width)
  }

  /// Lays out the title and the subtitle, and returns their bottom.
  private func placeTitles(top: CGFloat, head: CGFloat, width: CGFloat, bottom: CGFloat) -> CGFloat {
    let padding = FeedLayoutMetrics.cardPadding
    let line = min(badge.room(in: width), contentView.width(of: title.text, title.style))
    contentView.place(title, at: CGRect(x: padding, y: top, width: line, height: head))
    let end = top + head
    let below = subtitleBeneath(width)
    subtitle.isHidden = subtitle.text.isEmpty || below > 0 && end + below > bottom
    guard !subtitle.isHidden else { return end }
    let height = subtitle.style.lineHeight
    let frame =
      below > 0
      ? CGRect(x: padding, y: end + 2, width: width, height: below - 2)
      : CGRect(
        x: padding + line + 10, y: top + title.drop(to: subtitle, look),
        width: contentView.width(of: subtitle.text, subtitle.style),
        height: height)
    contentView.place(subtitle, at: frame)
    return end + below
  }
}

/// The spacing of a text card, in points: the default, and a tight one for low cards.
nonisolated struct TextCardGaps {
  /// The space above the title.
  let top: CGFloat
  /// The space beneath the titles.
  let title: CGFloat
  /// The space beneath the text.
  let foot: CGFloat

  /// The default spacing.
  static let usual = TextCardGaps(
    top: FeedLayoutMetrics.cardPadding, title: 6, foot: FeedLayoutMetrics.cardPadding)
  /// The tight spacing, with which a low card fits a line of text.
  static let tight = TextCardGaps(top: 8, title: 2, foot: 8)
  /// The height of the hairline above the text with the space around it.
  static let rule: CGFloat = 12
  /// The height of a link's line with the space above it.
  static let linkHeight: CGFloat = 26
  /// The least height of a card that shows its link.
  static let leastHeightWithLink =
    2 * FeedLayoutMetrics.cardPadding + Typography.title.lineHeight + 6 + linkHeight

  /// Returns the height from which a card shows a line of text beneath a title, in points; the link has priority.
  static func leastHeightWithWords(in height: CGFloat, isLink: Bool) -> CGFloat {
    let line = Typography.title.lineHeight + Typography.body.lineHeight
    if isLink, height >= leastHeightWithLink {
      return usual.top + usual.title + line + usual.foot + linkHeight
    }
    return max(tight.top + tight.title + line + tight.foot, CGFloat(CardCellKind.chipHeight))
  }
}
