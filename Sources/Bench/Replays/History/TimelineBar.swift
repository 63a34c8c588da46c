import Foundation
import ScreenInterface

/// The layout of a timeline in the window, which converts between times and x coordinates.
nonisolated struct TimelineBar: Hashable {
  private static let margin: CGFloat = 8
  private static let padding: CGFloat = 16
  private static let height: CGFloat = 96

  /// The rectangle of the whole timeline.
  let frame: CGRect
  /// The first and the last time on the timeline.
  let times: ClosedRange<Microseconds>

  /// Places a timeline at the bottom of a window, above or beside a panel of `chrome` that is there.
  init(in size: CGSize, beside chrome: DisplayList, times: ClosedRange<Microseconds>) {
    let whole = CGRect(origin: .zero, size: size)
    let panels = chrome.commands.filter { $0.element == "tools/panel" }.map(\.frame)
    let standing = panels.first { $0.maxY >= whole.maxY - Self.margin }
    let isStrip = standing.map { $0.width > size.width / 2 } ?? false
    let bottom = isStrip ? standing?.minY ?? whole.maxY : whole.maxY
    let right = isStrip ? whole.maxX : standing?.minX ?? whole.maxX
    frame = CGRect(
      x: Self.margin, y: bottom - Self.margin - Self.height, width: right - 2 * Self.margin,
      height: Self.height)
    self.times = times
  }

  /// The line along which time runs.
  var track: CGRect {
    CGRect(
      x: frame.minX + Self.padding, y: frame.minY + 50, width: frame.width - 2 * Self.padding, height: 2)
  }

  /// The rectangle for text.
  var text: CGRect { frame.insetBy(dx: Self.padding, dy: 10) }

  /// Returns the x coordinate of a time, in points.
  func place(of time: Microseconds) -> CGFloat {
    let length = times.upperBound.count - times.lowerBound.count
    guard length > 0 else { return track.maxX }
    let share = CGFloat(time.count - times.lowerBound.count) / CGFloat(length)
    return track.minX + track.width * min(max(share, 0), 1)
  }

  /// Returns the time at an x coordinate.
  func time(at place: CGFloat) -> Microseconds {
    let share = min(max((place - track.minX) / max(track.width, 1), 0), 1)
    let length = CGFloat(times.upperBound.count - times.lowerBound.count)
    return Microseconds(times.lowerBound.count + Int((length * share).rounded()))
  }
}
