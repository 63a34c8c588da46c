import Foundation
import SceneReadings
import ScreenInterface
import ScrollPhysics
import Stage

/// What a timeline tells of a session: strokes, requests, and pages that changed.
public nonisolated struct TimelineMarks: Sendable, Hashable {
  /// A hand on the screen.
  public struct Stroke: Sendable, Hashable {
    /// When it went down.
    public var start: Microseconds
    /// When it came up; `nil` while it is down.
    public var end: Microseconds?
  }

  /// At most this many of a kind are kept, the latest ones.
  static let limit = 1024

  /// The strokes, the earliest first.
  public private(set) var strokes: [Stroke] = []
  /// When something asked a scroller to move.
  public private(set) var requests: [Microseconds] = []
  /// When another page became the current one.
  public private(set) var pages: [Microseconds] = []

  /// Creates marks of a session in which nothing has happened.
  public init() {}

  mutating func note(_ event: InputEvent) {
    guard case .pointer(let pointer) = event.kind else { return }
    let time = Microseconds(seconds: event.timestamp)
    switch pointer.phase {
    case .moved: break
    case .pressed: Self.append(Stroke(start: time), to: &strokes)
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

  /// Forgets what came after `time`: it was undone.
  mutating func truncate(to time: Microseconds) {
    strokes.removeAll { $0.start > time }
    if let last = strokes.indices.last, strokes[last].end ?? time > time { strokes[last].end = nil }
    requests.removeAll { $0 > time }
    pages.removeAll { $0 > time }
  }

  /// Forgets what was over before `time`.
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
