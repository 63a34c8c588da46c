import Foundation
import SceneReadings
import ScreenInterface
import ScrollPhysics
import Stage

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
