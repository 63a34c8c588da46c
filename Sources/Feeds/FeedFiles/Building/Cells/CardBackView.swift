import CollectionViews
import Foundation
import LayoutGeometry
import ScreenInterface

/// The back side of a card.
final class CardBackView: View {
  /// The text on the back of a card.
  struct Text: Hashable {
    /// The card's title.
    var title: String
    /// The names of the facts, one on each line; empty beside running text.
    var names: String
    /// The values of the facts, one on each line.
    var values: String
    /// The lesson that the row is an example of; may be empty.
    var lesson: String
  }

  private struct State {
    var text: Text?
    var look: FeedLook?
  }

  private var namesWidth: CGFloat { state.look?.scaled(44) ?? 44 }

  private var state = State()
  private let title = Label(lines: 1)
  private let names = Label(lines: 0)
  private let values = Label(lines: 0)
  private let rule = View()
  private let lesson = Label(lines: 2)

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [title, names, values, rule, lesson] { addSubview(view) }
  }

  /// Applies the style of the feed.
  func wear(_ look: FeedLook) {
    state.look = look
    rule.backgroundColor = look.palette.line
    title.wear(look, Typography.title, .ink)
    names.wear(look, Typography.hint, .secondInk)
    wearValues()
    lesson.wear(look, Typography.hint, .accent, lines: 2)
    setNeedsLayout()
  }

  /// Sets the font of the values: small for facts, body size for running text.
  private func wearValues() {
    guard let look = state.look else { return }
    let isFacts = state.text.map { !$0.names.isEmpty } ?? true
    values.wear(look, isFacts ? Typography.hint : Typography.body, .ink)
  }

  /// The text on the back; `nil` before the card was first flipped.
  var text: Text? {
    get { state.text }
    set {
      guard state.text != newValue else { return }
      state.text = newValue
      title.text = newValue?.title ?? ""
      names.text = newValue?.names ?? ""
      values.text = newValue?.values ?? ""
      lesson.text = newValue?.lesson ?? ""
      wearValues()
      setNeedsLayout()
    }
  }

  override func layoutSubviews() {
    let padding: CGFloat = bounds.height < 160 ? 10 : bounds.width >= 360 ? 20 : FeedLayoutMetrics.cardPadding
    let room = CGSize(width: max(0, bounds.width - 2 * padding), height: .infinity)
    var top = padding
    let bottom = bounds.height - padding
    title.isHidden = title.text.isEmpty || bounds.height < 160
    if !title.isHidden {
      place(title, at: CGRect(x: padding, y: top, width: room.width, height: title.style.lineHeight))
      top += title.style.lineHeight + 4
    }
    let lines = max(1, Int((bottom - top) / values.style.lineHeight))
    names.numberOfLines = lines
    values.numberOfLines = lines
    let column = names.text.isEmpty || room.width < 140 ? 0 : namesWidth
    let facts =
      names.text.isEmpty
      ? values.sizeThatFits(room).height
      : names.sizeThatFits(CGSize(width: namesWidth, height: .infinity)).height
    names.isHidden = column == 0
    place(names, at: CGRect(x: padding, y: top, width: namesWidth, height: facts))
    place(
      values,
      at: CGRect(
        x: padding + column, y: top, width: max(0, room.width - column), height: facts))
    top += facts + 8
    let foot = lesson.sizeThatFits(room).height
    lesson.isHidden = lesson.text.isEmpty || top + 8 + foot > bottom
    rule.isHidden = lesson.isHidden
    place(rule, at: CGRect(x: padding, y: top, width: 24, height: 1))
    place(lesson, at: CGRect(x: padding, y: top + 8, width: room.width, height: foot))
  }
}
