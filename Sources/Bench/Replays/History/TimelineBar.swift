import Foundation
import SceneReadings
package import ScreenInterface
import ScrollPhysics
import Stage

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

/// The marks on the timeline of a session: strokes, scroll requests and page changes.
public nonisolated struct TimelineMarks: Sendable, Hashable {
  /// The time span of a pointer's stroke on the scene.
  public struct StrokeSpan: Sendable, Hashable {
    /// The time of the press.
    public var start: Microseconds
    /// The time of the release; `nil` while the pointer is pressed.
    public var end: Microseconds?
  }

  /// The largest number of marks of a kind; the latest ones are kept.
  static let limit = 1024

  /// The strokes, the earliest first.
  public private(set) var strokes: [StrokeSpan] = []
  /// The times of scroll requests.
  public private(set) var requests: [Microseconds] = []
  /// The times of changes of the current page.
  public private(set) var pages: [Microseconds] = []

  /// Creates the marks of a session without events.
  public init() {}

  mutating func note(_ event: InputEvent) {
    guard case .pointer(let pointer) = event.kind else { return }
    let time = Microseconds(seconds: event.timestamp)
    switch pointer.phase {
    case .moved: break
    case .pressed: Self.append(StrokeSpan(start: time), to: &strokes)
    case .released, .cancelled:
      if let last = strokes.indices.last, strokes[last].end == nil { strokes[last].end = time }
    }
  }

  @MainActor
  mutating func note(_ events: [SceneEvent]) {
    for event in events {
      guard case .motion(let kind) = event.kind else { continue }
      switch kind {
      case .requested: Self.append(Microseconds(seconds: event.time), to: &requests)
      case .stopChanged: Self.append(Microseconds(seconds: event.time), to: &pages)
      default: break
      }
    }
  }

  /// Removes the marks after `time`, whose events were undone.
  mutating func truncate(to time: Microseconds) {
    strokes.removeAll { $0.start > time }
    if let last = strokes.indices.last, strokes[last].end ?? time > time { strokes[last].end = nil }
    requests.removeAll { $0 > time }
    pages.removeAll { $0 > time }
  }

  /// Removes the marks that ended before `time`.
  mutating func forget(before time: Microseconds) {
    if let first = strokes.first, first.end ?? time < time { strokes.removeAll { $0.end ?? time < time } }
    if let first = requests.first, first < time { requests.removeAll { $0 < time } }
    if let first = pages.first, first < time { pages.removeAll { $0 < time } }
  }

  private static func append<Element>(_ element: Element, to list: inout [Element]) {
    if list.count == limit { list.removeFirst(limit / 4) }
    list.append(element)
  }
}

/// The colours of timelines and plots of a run, in light and in dark.
package nonisolated struct TimelineColors: Sendable, Hashable {
  private let isDark: Bool

  /// Chooses the light or the dark colours.
  package init(isDark: Bool) { self.isDark = isDark }

  /// The background.
  package var paper: Color { color(0xFFFDF8, 0x1E2026) }
  /// The colour of text.
  package var ink: Color { color(0x1F1D1A, 0xEFE9DC) }
  /// The colour of secondary text.
  package var secondInk: Color { color(0x5F5A50, 0xA9A294) }
  /// The colour of the grid lines.
  package var grid: Color { color(0xDDD4C2, 0x34363D) }

  /// Returns the colour of a curve by its index; after four colours they repeat.
  package func color(ofCurve index: Int) -> Color {
    let colors = [
      color(0xC8401F, 0xF0694A), color(0x1F3F66, 0x8DB4E2), color(0x3D6B4F, 0x8FC4A2),
      color(0x8A6D3B, 0xD9B775),
    ]
    return colors[index % colors.count]
  }

  private func color(_ light: UInt32, _ dark: UInt32) -> Color { Color(hex: isDark ? dark : light) }
}
