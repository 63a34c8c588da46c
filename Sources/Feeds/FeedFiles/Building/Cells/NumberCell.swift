import CollectionViews
import Foundation
import LayoutGeometry
import ScreenInterface

/// The cell of a number card: a large numeral beside a short text.
final class NumberCell: CardCell {
  /// The space between the titles and the text, in points.
  private static let gap: CGFloat = 8
  /// The least space at both sides of a numeral of one digit and of a longer one together, in points.
  private static let (aroundDigit, aroundNumeral): (CGFloat, CGFloat) = (8, 24)

  private let numeral = Label(lines: 1)
  private let rule = View()
  private let title = Label(lines: 1)
  private let subtitle = Label(lines: 1)
  private let words = Label(lines: 0)

  override init(frame: CGRect) {
    super.init(frame: frame)
    numeral.textAlignment = .center
    for view in [numeral, rule, title, subtitle, words] { contentView.addSubview(view) }
  }

  override func wear(_ look: FeedLook) {
    super.wear(look)
    numeral.wear(look, Typography.numeral, .accent)
    title.wear(look, Typography.title, .ink, lines: titleLines)
    subtitle.wear(look, Typography.caption, .secondInk, lines: 1)
    words.wear(look, Typography.body, .ink)
    rule.backgroundColor = look.palette.line
  }

  override var faintViews: (labels: [Label], rules: [View]) { ([subtitle], [rule]) }

  override func show(_ card: FeedCard) {
    numeral.text = card.number.map(String.init) ?? ""
    title.text = card.title
    subtitle.text = card.subtitle
    words.text = card.body
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    if isInRow { return bounds.size }
    return CGSize(width: size.width, height: wordsHeight(width: size.width).rounded(.up))
  }

  override func wordsHeight(width: CGFloat) -> CGFloat {
    let column = numeralColumn(in: CGSize(width: width, height: .infinity))
    let whole = max(0, width - column.width - 2 * FeedLayoutMetrics.cardPadding)
    let room = max(0, whole - chevronRoom(in: width, words: whole))
    setTexts(in: room)
    let head = titleHeight(badgeCover.room(in: room)) + subtitleHeight(room)
    let texts = head + (words.text.isEmpty ? 0 : gap(beneath: head) + words.bodyHeight(in: room))
    let around =
      max(badgeCover.head(over: room), FeedLayoutMetrics.cardPadding)
      + max(badgeCover.foot, FeedLayoutMetrics.cardPadding)
    // A card of few words leaves the numeral its size.
    return max(texts + around, column.style.lineHeight)
  }

  /// Returns the height of the title in a width, of at most `room`; 0 without one.
  private func titleHeight(_ width: CGFloat, room: CGFloat = .infinity) -> CGFloat {
    title.text.isEmpty ? 0 : title.height(in: width, room: room)
  }

  /// Returns the space between the body and the texts above it, which have a height.
  private func gap(beneath head: CGFloat) -> CGFloat { head > 0 ? Self.gap : 0 }

  /// Returns the height of the subtitle with the space above it, in points; 0 without one.
  private func subtitleHeight(_ width: CGFloat) -> CGFloat {
    subtitle.text.isEmpty ? 0 : subtitleGap + subtitle.height(in: width)
  }

  /// The space between the title and the subtitle.
  private var subtitleGap: CGFloat { title.text.isEmpty ? 0 : 2 }

  /// Sets the styles of the texts in a width.
  private func setTexts(in width: CGFloat) {
    setRunningText(words, Typography.body, in: width, look)
    setRunningText(subtitle, Typography.caption, in: width, look)
    setTitle(
      title, Typography.title, in: badgeCover.room(in: width), look, lines: titleLines, above: words)
  }

  /// Returns the width of the chevron in a card of a width whose text has `words` points without it.
  private func chevronRoom(in width: CGFloat, words: CGFloat) -> CGFloat {
    chevronRoom(in: width, beside: title, words: words) { setTexts(in: $0) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let column = placeNumeral()
    contentView.place(rule, at: CGRect(x: column, y: 24, width: 1, height: max(0, bounds.height - 48)))
    let left = column + FeedLayoutMetrics.cardPadding
    let whole = max(0, bounds.width - left - FeedLayoutMetrics.cardPadding)
    let chevron = chevronRoom(in: bounds.width, words: whole)
    let width = max(0, whole - chevron)
    placeChevron(width: chevron, middle: bounds.height / 2, trailing: FeedLayoutMetrics.cardPadding)
    setTexts(in: width)
    let beneath = subtitleHeight(width)
    let rest = beneath + (words.text.isEmpty ? 0 : Self.gap + words.style.lineHeight)
    let first = titleHeight(
      badgeCover.room(in: width), room: max(title.style.lineHeight, bounds.height - rest))
    subtitle.isHidden = first + beneath > bounds.height
    let head = subtitle.isHidden ? first : first + beneath
    let gap = gap(beneath: head)
    let room = max(0, bounds.height - head - gap - 2 * FeedLayoutMetrics.cardPadding)
    let wanted = words.text.isEmpty ? 0 : words.sizeThatFits(CGSize(width: width, height: room)).height
    let lineHeight = words.style.lineHeight
    let fitting = min(wanted, (room / lineHeight + 1e-3).rounded(.down) * lineHeight)
    let block = head + (fitting > 0 ? fitting + gap : 0)
    let middle = min(((bounds.height - block) / 2).rounded(.down), bounds.height - badgeCover.foot - block)
    var top = max(badgeCover.head(over: width), middle)
    contentView.place(title, at: CGRect(x: left, y: top, width: badgeCover.room(in: width), height: first))
    top += first
    contentView.place(
      subtitle, at: CGRect(x: left, y: top + subtitleGap, width: width, height: max(0, beneath - subtitleGap))
    )
    top += beneath + gap
    words.isHidden = fitting == 0
    contentView.place(words, at: CGRect(x: left, y: top, width: width, height: fitting))
  }

  /// Lays out the numeral in its own column, and returns the column's width.
  ///
  /// The column widens for a long numeral; one that is still too long or too high gets a smaller style.
  private func placeNumeral() -> CGFloat {
    let column = numeralColumn(in: bounds.size)
    numeral.style = column.style
    contentView.place(numeral, at: CGRect(x: 0, y: 0, width: column.width, height: bounds.height))
    return column.width
  }

  /// Returns the style and width of the numeral's column in a card of a size.
  private func numeralColumn(in size: CGSize) -> (style: TextStyle, width: CGFloat) {
    let styles = [Typography.numeral, Typography.display, Typography.title, Typography.name].map {
      look.fonts[$0]
    }
    let most = (size.width * 0.4).rounded()
    let around = numeral.text.count > 1 ? Self.aroundNumeral : Self.aroundDigit
    func extent(_ style: TextStyle) -> CGFloat { contentView.width(of: numeral.text, style) + around }
    let style =
      styles.first { extent($0) <= most && $0.lineHeight <= size.height } ?? look.fonts[Typography.name]
    return (style, min(most, max(min(112, (size.width * 0.28).rounded()), extent(style))))
  }
}
