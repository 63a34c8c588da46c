import CollectionViews
import Foundation
import LayoutGeometry
import ScreenInterface

/// The paper back of a card.
final class CardBack: View {
  /// What is written on it.
  struct Text: Hashable {
    /// The card's name.
    var title: String
    /// Facts, one a line.
    var lines: [String]
    /// What the row is an example of.
    var lesson: String
  }

  private struct State {
    var text: Text?
  }

  private var state = State()
  private let title = Label(Typography.action, Palette.indigo)
  private let facts = Label(Typography.hint, Palette.ink, lines: 0)
  private let lesson = Label(Typography.hint, Palette.secondInk, lines: 3)

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    for view in [title, facts, lesson] { addSubview(view) }
  }

  /// What is written on it; nil before it was turned for the first time.
  var text: Text? {
    get { state.text }
    set {
      guard state.text != newValue else { return }
      state.text = newValue
      title.text = newValue?.title ?? ""
      facts.text = newValue?.lines.joined(separator: "\n") ?? ""
      lesson.text = newValue?.lesson ?? ""
      setNeedsLayout()
    }
  }

  override func layoutSubviews() {
    let padding: CGFloat = bounds.height < 100 ? 8 : FeedMetrics.cardPadding
    let width = max(0, bounds.width - 2 * padding)
    let room = max(0, bounds.height - 2 * padding)
    let rest = facts.sizeThatFits(CGSize(width: width, height: room)).height
    let foot = lesson.sizeThatFits(CGSize(width: width, height: room)).height
    let head = Typography.action.lineHeight
    place(title, at: CGRect(x: padding, y: padding, width: width, height: min(head, room)))
    let factsTop = padding + head + 4
    let showsFacts = head + 4 + rest <= room
    facts.isHidden = !showsFacts
    place(facts, at: CGRect(x: padding, y: factsTop, width: width, height: rest))
    lesson.isHidden = head + 4 + rest + 4 + foot > room
    place(
      lesson, at: CGRect(x: padding, y: bounds.height - padding - foot, width: width, height: foot))
  }
}
