import CollectionViews
import Foundation
import LayoutGeometry
import ScreenInterface

/// The spacing of a list cell, in points.
nonisolated enum ListCellMetrics {
  /// The padding above the title and beneath the text.
  static let padding: CGFloat = 12
  /// The space between the title and the text.
  static let gap: CGFloat = 3
  /// The space between the sides of a list cell and its focus ring.
  static let focusStep: CGFloat = 8
  /// The least height of a list cell that shows text beneath the title.
  static let leastHeightWithWords =
    padding + Typography.title.lineHeight + gap + Typography.caption.lineHeight
}

/// The cell of a list: a name with its reading (the card's subtitle), and a sentence beneath.
final class ListCell: CardCell, FocusFraming {
  private let title = Label(lines: 1)
  private let reading = Label(lines: 1)
  private let words = Label(lines: 0)
  private let rule = View()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [title, reading, words, rule] { contentView.addSubview(view) }
  }

  override var ground: Surface { .bare }

  var focusFrame: CGRect { bounds.insetBy(dx: -ListCellMetrics.focusStep, dy: 0) }

  override func wear(_ look: FeedLook) {
    super.wear(look)
    title.wear(look, Typography.title, .ink, lines: titleLines)
    reading.wear(look, Typography.caption, .secondInk, lines: 1)
    words.wear(look, Typography.caption, .secondInk)
    rule.backgroundColor = look.palette.line
  }

  override func show(_ card: FeedCard) {
    title.text = card.title
    reading.text = card.subtitle
    words.text = card.body
  }

  private func wordsHeight(_ width: CGFloat) -> CGFloat {
    words.text.isEmpty ? 0 : words.bodyHeight(in: width) + ListCellMetrics.gap
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width,
      height: wordsHeight(width: size.width))
  }

  /// Sets the styles of the texts in a width.
  private func setTexts(in width: CGFloat) {
    setRunningText(words, Typography.caption, in: width, look)
    setRunningText(reading, Typography.caption, in: width, look)
    setTitle(title, Typography.title, in: width, look, lines: titleLines, above: words)
  }

  private func chevronWidth(in width: CGFloat) -> CGFloat {
    chevronRoom(in: width, beside: title, words: width) { setTexts(in: $0) }
  }

  override func wordsHeight(width: CGFloat) -> CGFloat {
    let width = max(0, width - chevronWidth(in: width))
    setTexts(in: width)
    return 2 * ListCellMetrics.padding + headHeight(width) + wordsHeight(width)
  }

  /// Returns true where the reading does not fit beside the title and is placed beneath.
  private func readsBeneath(_ width: CGFloat) -> Bool {
    guard reading.numberOfLines != 1, !reading.text.isEmpty else { return false }
    let words =
      contentView.width(of: title.text, title.style) + contentView.width(of: reading.text, reading.style)
    return words + 12 > width
  }

  /// Returns the height of the title, including a reading beneath it.
  private func headHeight(_ width: CGFloat) -> CGFloat {
    title.height(in: width) + (readsBeneath(width) ? reading.height(in: width) : 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let chevron = chevronWidth(in: bounds.width)
    let width = max(0, bounds.width - chevron)
    placeChevron(width: chevron, middle: bounds.height / 2, trailing: 0)
    setTexts(in: width)
    let line = words.text.isEmpty ? 0 : ListCellMetrics.gap + words.style.lineHeight
    let beneath = readsBeneath(width) ? reading.height(in: width) : 0
    let first = title.height(
      in: width,
      room: max(title.style.lineHeight, bounds.height - ListCellMetrics.padding - beneath - line))
    let height = first + beneath
    let top = max(0, min(ListCellMetrics.padding, ((bounds.height - height) / 2).rounded(.down)))
    let head = min(width, contentView.width(of: title.text, title.style))
    contentView.place(title, at: CGRect(x: 0, y: top, width: head, height: first))
    let isBeneath = readsBeneath(width)
    let whole = contentView.width(of: reading.text, reading.style)
    let rest = min(max(0, width - head - 12), whole)
    reading.isHidden = !isBeneath && rest < min(whole, reading.style.size)
    contentView.place(
      reading,
      at: isBeneath
        ? CGRect(x: 0, y: top + first, width: width, height: height - first)
        : CGRect(
          x: head + 12, y: top + title.drop(to: reading, look), width: rest, height: reading.style.lineHeight)
    )
    let left = bounds.height - top - height - ListCellMetrics.gap
    words.isHidden = left < words.style.lineHeight
    contentView.place(
      words,
      at: CGRect(
        x: 0, y: top + height + ListCellMetrics.gap, width: width,
        height: max(0, min(wordsHeight(width) - ListCellMetrics.gap, left))))
    let hair = 1 / (context?.traits.displayScale ?? 1)
    rule.frame = CGRect(x: 0, y: bounds.height - hair, width: bounds.width, height: hair)
  }
}
