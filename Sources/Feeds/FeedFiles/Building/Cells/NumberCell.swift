import CollectionViews
import Foundation
import LayoutGeometry
import ScreenInterface

/// The cell of a number card: a large numeral beside a short text.
final class NumberCell: CardCell {
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
    let column = numeralColumn(in: CGSize(width: width, height: .infinity)).width
    let width = max(0, width - column - 2 * FeedLayoutMetrics.cardPadding - chevronRoom(in: width))
    setTitle(title, Typography.title, in: width, look)
    return title.height(in: width) + 2 + subtitle.height(in: width)
      + (words.text.isEmpty ? 0 : words.bodyHeight(in: width)) + 8 + 2 * FeedLayoutMetrics.cardPadding
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let column = placeNumeral()
    contentView.place(rule, at: CGRect(x: column, y: 24, width: 1, height: max(0, bounds.height - 48)))
    let left = column + FeedLayoutMetrics.cardPadding
    let width = max(0, bounds.width - left - FeedLayoutMetrics.cardPadding - chevronRoom(in: bounds.width))
    placeChevron(middle: bounds.height / 2, trailing: FeedLayoutMetrics.cardPadding)
    setTitle(title, Typography.title, in: width, look)
    let beneath = subtitle.height(in: width)
    let rest =
      (subtitle.text.isEmpty ? 0 : 2 + beneath) + (words.text.isEmpty ? 0 : 8 + words.style.lineHeight)
    let first = title.height(in: width, room: max(title.style.lineHeight, bounds.height - rest))
    let second = first + 2 + beneath
    subtitle.isHidden = second > bounds.height
    let head = subtitle.isHidden ? first : second
    let room = max(0, bounds.height - head - 8 - 2 * FeedLayoutMetrics.cardPadding)
    let wanted = words.text.isEmpty ? 0 : words.sizeThatFits(CGSize(width: width, height: room)).height
    let lineHeight = words.style.lineHeight
    let fitting = min(wanted, (room / lineHeight + 1e-3).rounded(.down) * lineHeight)
    var top = max(0, ((bounds.height - head - (fitting > 0 ? fitting + 8 : 0)) / 2).rounded(.down))
    contentView.place(title, at: CGRect(x: left, y: top, width: width, height: first))
    top += first + 2
    contentView.place(subtitle, at: CGRect(x: left, y: top, width: width, height: beneath))
    top += beneath + 8
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
    func extent(_ style: TextStyle) -> CGFloat { contentView.width(of: numeral.text, style) + 8 }
    let style =
      styles.first { extent($0) <= most && $0.lineHeight <= size.height } ?? look.fonts[Typography.name]
    return (style, min(most, max(min(112, (size.width * 0.28).rounded()), extent(style))))
  }
}
