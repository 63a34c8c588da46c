import CollectionViews
import FeedFiles
import Foundation
import LayoutGeometry
import ScreenInterface

/// A view with a screen above a lane in which events are logged.
final class EventLaneScreen: View {
  private static let laneHeight: CGFloat = 64

  private let feed: View
  private let lane: View
  private let rule = View()

  init(_ feed: View, lane: View) {
    self.feed = feed
    self.lane = lane
    super.init(frame: .zero)
    elementName = "screen"
    lane.elementName = "lane"
    rule.elementName = "rule"
    rule.decoration.backgroundColor = Palette.line
    for view in [feed, lane, rule] { addSubview(view) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = max(0, bounds.height - Self.laneHeight)
    feed.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
    lane.frame = CGRect(x: 0, y: height, width: bounds.width, height: Self.laneHeight)
    rule.frame = CGRect(x: 0, y: height, width: bounds.width, height: 1)
  }
}

/// A view with a line of words, the latest last.
final class TextLane: View {
  private static let shown = 6

  private let caption = Label()
  private let line = Label()

  init(_ caption: String) {
    super.init(frame: .zero)
    self.caption.text = caption
    self.caption.style = Typography.hint
    self.caption.textColor = Palette.secondInk
    line.style = Typography.action
    line.textColor = Palette.ink
    for (label, name) in [(self.caption, "caption"), (line, "words")] {
      label.elementName = name
      addSubview(label)
    }
    show([], between: "")
  }

  /// Shows the last words, with `sign` between them.
  func show(_ words: [String], between sign: String) {
    let text = words.isEmpty ? "—" : words.suffix(Self.shown).joined(separator: sign)
    guard text != line.text else { return }
    line.text = text
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    caption.frame = CGRect(x: 16, y: 9, width: max(0, bounds.width - 32), height: 17)
    line.frame = CGRect(x: 16, y: 31, width: max(0, bounds.width - 32), height: 22)
  }
}

/// A view with a tick for each call, the latest last.
final class TickLane: View {
  /// The kinds of calls.
  nonisolated enum Tick: Sendable, Hashable {
    /// The call reported a true movement.
    case right
    /// The call reported a false movement.
    case wrong
    /// The call was right but ignored.
    case missed
  }

  private static let pitch: CGFloat = 3
  /// The largest number of ticks kept.
  static let limit = 130

  private let caption = Label()
  private var ticks: [Tick] = []

  init(_ caption: String) {
    super.init(frame: .zero)
    self.caption.text = caption
    self.caption.style = Typography.hint
    self.caption.textColor = Palette.secondInk
    self.caption.elementName = "caption"
    addSubview(self.caption)
  }

  /// Shows ticks in the order of time.
  func show(_ ticks: [Tick]) { self.ticks = ticks }

  override func layoutSubviews() {
    super.layoutSubviews()
    caption.frame = CGRect(x: 16, y: 9, width: max(0, bounds.width - 32), height: 17)
  }

  override func draw(with pen: inout DrawingContext) {
    guard let traits = context?.traits else { return }
    let room = Int(max(0, bounds.width - 32) / Self.pitch)
    for (index, tick) in ticks.suffix(room).enumerated() {
      pen.paint(
        .fill(Self.color(of: tick).resolved(with: traits), cornerRadius: 0),
        in: CGRect(x: 16 + CGFloat(index) * Self.pitch, y: 32, width: 2, height: tick == .missed ? 10 : 20),
        element: elementID)
    }
  }

  private static func color(of tick: Tick) -> DynamicColor {
    switch tick {
    case .right: Palette.indigo
    case .wrong: Palette.vermilion
    case .missed: Palette.secondInk
    }
  }
}
