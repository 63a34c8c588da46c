public import Documents
import Foundation

/// The first difference between two runs: the first changed value, draw list and pixels.
///
/// Its description is like `frame 83, row hero, velocity: -312.4 instead of -318, cause fling of stroke 4;
/// the draw list follows at frame 84, the pixels at 85`.
public nonisolated struct MotionDivergence: Sendable, Hashable, CustomStringConvertible {
  /// A value that differs between the two runs.
  public struct Change: Sendable, Hashable {
    /// The frame's number.
    public var frame: Int
    /// The time of the frame, in seconds.
    public var time: Double
    /// The row's id, or `feed`.
    public var scroller: String
    /// The variable that differs; `nil` when only one of the runs has the scroll view.
    public var variable: MotionVariable?
    /// The value in the reference; `null` for none.
    public var expected: JSONValue
    /// The value in the new run; `null` for none.
    public var actual: JSONValue
    /// The cause of the scroll view's motion in the new run, such as `fling of stroke 4`; `nil` at rest.
    public var cause: String?
  }

  /// A frame whose time differs from the reference, as all frames after an added or removed capture do.
  package struct Shift: Sendable, Hashable {
    /// The frame's number.
    package var frame: Int
    /// The time in the reference, in seconds.
    package var expected: Double
    /// The time in the new run, in seconds.
    package var actual: Double
  }

  /// The first frame at another time; `nil` when there is none before the first change that both runs contain.
  package var shift: Shift?
  /// The first value that differs; `nil` when all motion is equal.
  public var change: Change?
  /// The first frame whose draw list differs; `nil` when all are equal.
  public var listFrame: Int?
  /// The first frame whose pixels differ; `nil` when none differ or they were not painted.
  public var pixelsFrame: Int?
  /// The numbers of the last frames, the reference's and the new run's, when they differ; otherwise empty.
  public var ends: [Int] = []

  /// Compares two runs; `nil` when they are equal.
  public init?(_ actual: MotionRecord, from expected: MotionRecord) {
    var walk = FrameWalk(expected: expected, actual: actual)
    while let pair = walk.next() {
      if shift == nil, change == nil, pair.isShifted {
        shift = Shift(frame: pair.number, expected: pair.old.time, actual: pair.new.time)
      }
      if change == nil { change = Self.change(pair) }
      if listFrame == nil, pair.old.list != pair.new.list { listFrame = pair.number }
      if pixelsFrame == nil, let old = pair.old.pixels, let new = pair.new.pixels, old != new {
        pixelsFrame = pair.number
      }
      if change != nil, listFrame != nil, pixelsFrame != nil { break }
    }
    if actual.end != expected.end { ends = [expected.end, actual.end] }
    if change == nil, listFrame == nil, pixelsFrame == nil, ends.isEmpty { return nil }
  }

  private static func change(_ pair: FrameWalk.Pair) -> Change? {
    let ids = pair.old.scrollers.map(\.id)
    for id in ids + pair.new.scrollers.map(\.id).filter({ !ids.contains($0) }) {
      let old = pair.old.scrollers.first { $0.id == id }
      let new = pair.new.scrollers.first { $0.id == id }
      guard old != new else { continue }
      var change = Change(
        frame: pair.number, time: pair.time, scroller: id, expected: .null, actual: .null,
        cause: cause(of: new))
      guard let old, let new else {
        (change.expected, change.actual) = (
          old == nil ? "absent" : "present", new == nil ? "absent" : "present"
        )
        return change
      }
      let index = zip(old.values, new.values).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? 0
      change.variable = MotionVariable.allCases[index]
      (change.expected, change.actual) = (old.values[index], new.values[index])
      return change
    }
    return nil
  }

  private static func cause(of scroller: MotionRecord.ScrollerValues?) -> String? {
    guard let scroller, case .string(let cause) = scroller[.cause] else { return nil }
    if ["drag", "fling"].contains(cause), case .number(let stroke) = scroller[.stroke] {
      return "\(cause) of stroke \(Int(stroke))"
    }
    if case .number(let request) = scroller[.request] { return "\(cause) of request \(Int(request))" }
    return cause
  }

  /// An iterator over the frames of two runs in parallel.
  private struct FrameWalk {
    struct Pair {
      var number: Int
      var time: Double
      var old: MotionRecord.Frame
      var new: MotionRecord.Frame

      /// True when both runs contain this frame, at different times.
      var isShifted: Bool { old.number == new.number && abs(old.time - new.time) > 0.0005 }
    }

    let expected: MotionRecord
    let actual: MotionRecord
    var oldIndex = -1
    var newIndex = -1

    /// Returns the next frame that both runs contain and in which either changes.
    mutating func next() -> Pair? {
      let upcoming = [number(expected, oldIndex + 1), number(actual, newIndex + 1)].compactMap(\.self)
      guard let frame = upcoming.min(), frame <= min(expected.end, actual.end) else { return nil }
      if number(expected, oldIndex + 1) == frame { oldIndex += 1 }
      if number(actual, newIndex + 1) == frame { newIndex += 1 }
      guard oldIndex >= 0, newIndex >= 0 else { return next() }
      let (old, new) = (expected.frames[oldIndex], actual.frames[newIndex])
      return Pair(number: frame, time: max(old.time, new.time), old: old, new: new)
    }

    private func number(_ record: MotionRecord, _ index: Int) -> Int? {
      record.frames.indices.contains(index) ? record.frames[index].number : nil
    }
  }
}

nonisolated extension MotionDivergence {
  /// The difference in one sentence.
  public var description: String {
    var parts = [change?.description].compactMap(\.self)
    for (what, frame) in [("the draw list", listFrame), ("the pixels", pixelsFrame)] {
      guard let frame else { continue }
      parts.append(
        change == nil && parts.isEmpty
          ? "frame \(frame): \(what) differ" + (what.hasSuffix("s") ? "" : "s")
          : follow(what, at: frame, isFirst: parts.count == 1))
    }
    let head = parts.prefix(1) + [parts.dropFirst().joined(separator: ", ")].filter { !$0.isEmpty }
    let end = ends.count == 2 ? "the run ends with frame \(ends[1]) instead of \(ends[0])" : ""
    let story = (head + [end]).filter { !$0.isEmpty }.joined(separator: "; ")
    return (shift?.description ?? "") + story
  }

  private func follow(_ what: String, at frame: Int, isFirst: Bool) -> String {
    let from = change?.frame ?? listFrame ?? frame
    if frame < from { return "\(what) already at \(isFirst ? "frame " : "")\(frame)" }
    if frame == from { return "\(what) in the same frame" }
    return isFirst
      ? "\(what) follow\(what.hasSuffix("s") ? "" : "s") at frame \(frame)" : "\(what) at \(frame)"
  }
}

nonisolated extension MotionDivergence.Shift: CustomStringConvertible {
  /// The reason why the frames from here on differ from those of the reference.
  package var description: String {
    func text(_ time: Double) -> String { JSONText.number(time, decimals: 3) }
    return
      "the frames lie elsewhere from frame \(frame) on, at \(text(actual)) s instead of \(text(expected)) s, "
      + "as after a capture or strip that came or went: "
  }
}

nonisolated extension MotionDivergence.Change: CustomStringConvertible {
  /// The frame, the scroll view, the variable, both values and the cause.
  public var description: String {
    let place = "frame \(frame), " + (scroller == "feed" ? "feed" : "row \(scroller)")
    let values = "\(Self.text(actual)) instead of \(Self.text(expected))"
    let head = variable.map { "\(place), \($0.rawValue): \(values)" } ?? "\(place): \(values)"
    return head + (cause.map { ", cause \($0)" } ?? "")
  }

  private static func text(_ value: JSONValue) -> String {
    switch value {
    case .null: "nothing"
    case .string(let text): text.isEmpty ? "nothing" : text
    default: value.text(decimals: MotionVariable.decimals)
    }
  }
}
