import Foundation
import ScrollPhysics
import TestSupport

/// Scrollers that tests share, each with a viewport of 390 pt except for the feeds.
enum Fixtures {
  /// A feed of 3,000 pt that rests anywhere.
  static let feed = ScrollGeometry(viewportLength: 800, bounds: .clamped(0...2200))

  /// Five pages of 328 pt.
  static let pages = paged(count: 5)

  /// Five pages of 328 pt in a loop.
  static let loop = ScrollGeometry(
    viewportLength: 390, bounds: .periodic(1640),
    stops: SnapPoints(first: 0, pitch: 328, count: 5, last: nil), decelerationRate: .fast)

  /// A loop that rests anywhere, of a length that no power of two divides.
  static let freeLoop = ScrollGeometry(viewportLength: 390, bounds: .periodic(1000 / 3.0))

  /// Centred groups: the first rest offset is negative.
  static let centred = ScrollGeometry(
    viewportLength: 390, bounds: .clamped(-39...933),
    stops: SnapPoints(first: -39, pitch: 324, count: 4, last: nil), decelerationRate: .fast)

  /// Groups of different widths that a fling lands on.
  static let boundaries = ScrollGeometry(
    viewportLength: 390, bounds: .clamped(0...1500),
    stops: SnapPoints(offsets: [0, 90, 300, 310, 700, 1200, 1500]), policy: .groupBoundary)

  /// A feed that stops dead at its edges.
  static let hard: ScrollGeometry = {
    var geometry = feed
    geometry.bounces = false
    return geometry
  }()

  /// A scroller with less content than fits.
  static let short = ScrollGeometry(viewportLength: 390, bounds: .clamped(0...0))

  /// All of the scrollers above.
  static let all = [feed, pages, loop, freeLoop, centred, boundaries, hard, short]

  static func paged(count: Int, pitch: CGFloat = 328) -> ScrollGeometry {
    ScrollGeometry(
      viewportLength: 390, bounds: .clamped(0...CGFloat(count - 1) * pitch),
      stops: SnapPoints(first: 0, pitch: pitch, count: count, last: nil), decelerationRate: .fast)
  }
}

extension ScrollMotion {
  /// Creates a scroller of `geometry` at rest.
  init(_ geometry: ScrollGeometry, at offset: CGFloat = 0) { self.init(geometry: geometry, offset: offset) }

  /// Drags from the present offset at a steady velocity of the pointer, and releases.
  ///
  /// Events are 8 ms apart.
  mutating func stroke(by translation: CGFloat, at velocity: CGFloat, from start: TimeInterval) {
    press(at: start)
    beginDrag(at: start)
    let duration = TimeInterval(translation / velocity)
    var elapsed = 0.008
    while elapsed < duration {
      drag(to: velocity * CGFloat(elapsed), at: start + elapsed)
      elapsed += 0.008
    }
    drag(to: translation, at: start + duration)
    lift(at: start + duration)
  }

  /// Returns the kinds of the events since the last call.
  mutating func takeKinds() -> [ScrollEvent.Kind] { takeEvents().map(\.kind) }
}

extension [ScrollEvent.Kind] {
  /// The reported stops, in order.
  var stops: [Int] { compactMap { if case .stopChanged(let stop, _) = $0 { stop } else { nil } } }

  /// The reported phases, in order.
  var phases: [ScrollPhase] { compactMap { if case .phaseChanged(let phase) = $0 { phase } else { nil } } }

  /// The reported directions, in order.
  var directions: [ScrollDirection] {
    compactMap { if case .directionChanged(let direction) = $0 { direction } else { nil } }
  }

  /// The reported laps, in order.
  var laps: [Int] { compactMap { if case .seamCrossed(let lap) = $0 { lap } else { nil } } }

  /// The endings of requests, in order, each as its id and its ending.
  var endings: [[Int: RequestEnding]] {
    compactMap { kind -> [Int: RequestEnding]? in
      guard case .ended(let id, let ending) = kind else { return nil }
      return [id: ending]
    }
  }
}

extension SplitMix64 {
  /// Returns a number from 0 up to, but not including, 1.
  mutating func share() -> CGFloat { CGFloat.random(in: 0..<1, using: &self) }
}
