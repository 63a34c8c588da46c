import Foundation
import TestSupport
import Testing

/// Tests of random strokes, performed as real ones on a real X server.
struct RandomStrokeTests {
  private static let strokes = 60
  private static let strokesBetweenRests = 12

  // Wherever chance takes the feed afterwards, the first strokes are on the named rows, where it starts.
  private nonisolated static let beginnings: [(seed: UInt64, start: Int, rows: Set<String>)] = [
    (20_261_121, 0, ["hero", "months"]), (7, 2000, ["tips", "festivals"]), (72, 1500, ["chips", "screens"]),
  ]

  @Test(arguments: beginnings)
  func `random strokes leave every row on a legal stop, its dots on its page, the feed in range`(
    seed: UInt64, from start: Int, over rows: Set<String>
  ) async throws {
    var generator = SplitMix64(seed: seed)
    let layout = try await FeedLayout()
    let window = try await FeedWindow("default", ["--place", "feed=\(start)"])
    try await window.pauseAutoScroll()
    try await window.robot.perform(
      rows.sorted().flatMap { row in stroke(along: layout.rows[row]?.middle ?? .nan, at: start) })
    try await window.rest()
    try await showAll(of: window, to: layout.range.upperBound)
    for _ in 0..<(Self.strokes / Self.strokesBetweenRests) {
      let steps = (0..<Self.strokesBetweenRests).flatMap { _ in stroke(&generator) }
      try await window.robot.perform(steps + [.key("p"), .key("p")])
      try await window.log.next("the end of the strokes (seed \(seed))") {
        $0.isEvent("resumed", row: "hero")
      }
      try await window.log.next("the end of the strokes (seed \(seed))") { $0.isPause("button", row: "hero") }
      try await window.rest()
    }
    let found = window.log.records.frames.flatMap { faults(of: $0, layout) }
    #expect(found.isEmpty, "seed \(seed): \(found.count) faults, the first one: \(found.first ?? "")")
    let moved = Set(window.log.records.filter { $0.isEvent("didSettle") }.compactMap { $0.text("row") })
    #expect(rows.isSubset(of: moved), "of \(rows) only \(moved) moved, seed \(seed)")
    #expect(!window.log.records.contains { $0.isEvent("tapped") }, "no stroke is a click (seed \(seed))")
  }

  /// Shows every part of the feed once, because a size is an estimate until its element is shown.
  ///
  /// A flick in a busy window may pass over a section between two frames; the feed is then longer than its layout.
  private func showAll(of window: FeedWindow, to end: Double) async throws {
    try await window.robot.perform([.key("Home")])
    var place = try await window.log.next("the top") { $0.isAtRest && $0.number("feed.y") == 0 }
    while let offset = place.number("feed.y"), offset < end {
      try await window.robot.perform([.key("Page_Down")])
      place = try await window.log.next("the screen below \(offset)") {
        $0.isAtRest && ($0.number("feed.y") ?? 0) > offset
      }
    }
    #expect(place.number("feed.y") == end)
  }

  /// Returns a stroke towards the end of a row.
  ///
  /// The middle of the row is at `middle` in the feed, which stands at `start`.
  private func stroke(along middle: CGFloat, at start: Int) -> [PointerRobot.Step] {
    let y = middle - CGFloat(start)
    return PointerRobot.Step.drag(
      from: CGPoint(x: 300, y: y), to: CGPoint(x: 60, y: y), steps: 12, interval: 0.008)
  }

  /// Returns a straight random stroke that is longer than any slop, along an axis more or less.
  ///
  /// A pause follows that is often too short for the moved content to come to rest.
  private func stroke(_ generator: inout SplitMix64) -> [PointerRobot.Step] {
    let start = CGPoint(x: 30 + generator.below(370), y: 60 + generator.below(820))
    let length = CGFloat(40 + generator.below(300)) * (generator.below(2) == 0 ? 1 : -1)
    let slant = CGFloat(generator.below(41) - 20)
    let isHorizontal = generator.below(5) < 3
    let move = isHorizontal ? CGPoint(x: length, y: slant) : CGPoint(x: slant, y: length)
    let end = CGPoint(x: start.x + move.x, y: start.y + move.y)
    let interval = 0.004 + Double(generator.below(5)) / 1000
    return PointerRobot.Step.drag(from: start, to: end, steps: 6 + generator.below(12), interval: interval)
      + [.pause(Double(generator.below(250)) / 1000)]
  }

  /// Returns the faults of the rows of a frame that rest, and of the feed where it does.
  private func faults(of frame: LogRecord, _ layout: FeedLayout) -> [String] {
    let rows = frame.rowIDs.filter { frame.text("rows.\($0).phase") == "idle" }
    let feed = frame.text("feed.phase") != "idle" || layout.range.contains(frame.number("feed.y") ?? .nan)
    return (feed ? [] : ["feed, \(frame.line)"])
      + rows.filter { !isLegal($0, in: frame, layout) }.map { "\($0), \(frame.line)" }
  }

  private func isLegal(_ id: String, in frame: LogRecord, _ layout: FeedLayout) -> Bool {
    let row = "rows.\(id)"
    guard layout.rows[id]?.allowsRest(at: frame.number("\(row).x") ?? .nan) == true else { return false }
    guard let page = frame.number("\(row).page") else { return id == "swatches" }
    return frame.number("\(row).settledPage") == page
      && isClose(frame.number("\(row).progress") ?? .nan, page, within: 1e-6)
      && frame.number("\(row).dots.current") ?? page == page
  }

  /// The layout of the default feed as `orihon layout` describes it.
  private struct FeedLayout {
    let rows: [String: RowLayout]
    let range: ClosedRange<Double>

    init() async throws {
      let size = "\(Int(FeedWindow.size.width))x\(Int(FeedWindow.size.height))"
      let program = try BuiltProduct.executable("orihon").path
      let output = try await Tool.run(
        [program, "layout", "default", "--size", size, "--json"], ProcessInfo.processInfo.environment)
      let layout = try #require(LogRecord(line: String(decoding: output, as: UTF8.self)))
      let measured = try MeasuredCells()
      rows = Dictionary(
        uniqueKeysWithValues: RowLayout.rules.keys.compactMap { id in
          RowLayout(id, in: layout, measured: measured).map { (id, $0) }
        })
      range = 0...(try #require(layout.number("contentHeight")) - FeedWindow.size.height)
    }
  }
}
