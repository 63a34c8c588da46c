package import Documents
package import Foundation
package import Replays
package import SceneReadings

/// What a film tells beside its frames: the offsets and velocities of all that moves, the events, and the pointer.
package nonisolated struct FilmTimeline {
  private struct Curve {
    var pages: Int?
    var offsets: [JSONValue] = []
    var velocities: [JSONValue] = []
    var shownPages: [JSONValue] = []
    var laps: [Int] = []
    var moves = false

    /// Adds nothing for the frames in which the scroller was not on screen.
    mutating func fill(to count: Int) {
      let missing = max(count - offsets.count, 0)
      let gap = [JSONValue](repeating: .null, count: missing)
      offsets += gap
      velocities += gap
      shownPages += gap
      laps += [Int](repeating: laps.last ?? 0, count: missing)
    }

    /// Adds a frame.
    mutating func note(_ sample: FilmSample) {
      pages = sample.pages
      offsets.append(.rounded(sample.offset, 2))
      velocities.append(sample.velocity.map { .rounded($0, 1) } ?? .null)
      shownPages.append(sample.page.map { .number($0 + 1) } ?? .null)
      laps.append(sample.lap)
      if sample.isMoving { moves = true }
    }
  }

  private var times: [TimeInterval] = []
  private var names: [String] = []
  private var curves: [String: Curve] = [:]
  private var events: [FilmEvent] = []
  private var frames: [Int] = []
  private var pointers: [JSONValue] = []

  /// Creates an empty timeline.
  package init() {}

  /// The number of frames.
  package var count: Int { frames.count }

  /// Adds a frame of the replay at a time in seconds, whether or not it is one of the film.
  package mutating func note(_ trace: FrameTrace, at time: TimeInterval) {
    note(trace.scrollers.map(FilmSample.init), trace.events.compactMap(FilmEvent.init), at: time)
  }

  /// Adds a frame with its curves' samples and the events since the frame before.
  package mutating func note(_ samples: [FilmSample], _ events: [FilmEvent], at time: TimeInterval) {
    times.append(time)
    for sample in samples {
      if curves[sample.name] == nil { names.append(sample.name) }
      var curve = curves[sample.name] ?? Curve()
      curves[sample.name] = nil
      curve.fill(to: times.count - 1)
      curve.note(sample)
      curves[sample.name] = curve
    }
    self.events += events
  }

  /// Makes the last frame of the replay one of the film, with the pointer over it.
  package mutating func show(_ pointer: DrawnPointer?) {
    frames.append(times.count - 1)
    pointers.append(pointer.map(Self.json) ?? .null)
  }

  private static func json(_ pointer: DrawnPointer) -> JSONValue {
    var values: [JSONValue] = [
      .rounded(pointer.location.x, 1), .rounded(pointer.location.y, 1), .number(pointer.isPressed ? 1 : 0),
    ]
    if let ripple = pointer.ripple {
      values += [
        .rounded(ripple.center.x, 1), .rounded(ripple.center.y, 1),
        .rounded(ripple.age / DrawnPointer.Ripple.duration, 3),
      ]
    }
    return .array(values)
  }

  /// The members of a film's document.
  package var members: [JSONValue.Member] {
    let start = times.first ?? 0
    let shown = names.filter { curves[$0]?.moves == true }
    return [
      JSONValue.Member("start", .rounded(start, 6)),
      JSONValue.Member("times", .array(times.map { .rounded($0 - start, 6) })),
      JSONValue.Member("frames", .array(frames.map { .number($0) })),
      JSONValue.Member("pointers", .array(pointers)),
      JSONValue.Member("curves", .array(shown.compactMap(curve))),
      JSONValue.Member(
        "events",
        .array(
          events.filter { shown.contains($0.scroller) || $0.kind == .touch }.map { event in
            .array([
              .rounded(event.time - start, 6), .string(event.kind.rawValue), .string(event.scroller),
              .string(event.words),
            ])
          })),
    ]
  }

  private func curve(_ name: String) -> JSONValue? {
    guard var curve = curves[name] else { return nil }
    curve.fill(to: times.count)
    // A curve is interrupted where a loop's content enters another lap.
    let breaks = curve.laps.indices.dropFirst().filter { curve.laps[$0] != curve.laps[$0 - 1] }
    return [
      "name": .string(name), "pages": .optional(curve.pages),
      "offset": .array(curve.offsets), "velocity": .array(curve.velocities), "page": .array(curve.shownPages),
      "breaks": .array(breaks.map { .number($0) }),
    ]
  }
}

nonisolated extension JSONValue {
  /// A number with at most so many decimals.
  fileprivate static func rounded(_ number: Double, _ decimals: Int) -> JSONValue {
    let factor = pow(10, Double(decimals))
    return .number((number * factor).rounded() / factor)
  }
}
