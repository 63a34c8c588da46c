import CollectionViews
import FeedFiles
import Foundation
import LayoutGeometry
import ScreenInterface

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

  override func draw(with pen: inout DisplayPen) {
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
