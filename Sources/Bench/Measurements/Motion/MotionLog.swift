public import Documents
public import Foundation
import ScrollPhysics

/// The motion of each scroll view in a log, which is read line by line.
///
/// The feed is named `feed`; rows are named by their ids.
public nonisolated struct MotionLog: Sendable, Hashable {
  /// The largest number of samples that are read, so that a log of any length takes bounded memory.
  public static let capacity = 2_000_000

  /// The file name in messages.
  public let file: String
  /// The scroll views in the order of their first occurrence, the feed first.
  public private(set) var scrollers: [String] = []
  /// True when the last line is incomplete; the lines above were read.
  public private(set) var isCut = false
  private var series: [String: MotionSeries] = [:]

  /// The note on an incomplete last line; `nil` for a complete log.
  package var note: String? {
    isCut ? "\(file) ends in the middle of its last line; it was read up to there" : nil
  }

  /// Reads the log of a run.
  ///
  /// - Throws: `DocumentError.unreadable`, or `.faulty` with the line.
  public init(contentsOf url: URL) throws(DocumentError) {
    file = url.relativePath
    var lines = try LineSource(url, limit: JSONLine.longest)
    defer { lines.close() }
    var samples: [String: [MotionSeries.Sample]] = [:]
    var (count, interval, last) = (0, TimeInterval.infinity, -TimeInterval.infinity)
    while let bytes = try lines.next() {
      guard lines.number > 1 || Self.isJSON(bytes) else {
        throw JSONLine.fault(
          file, 1, 1,
          "this is no log, whose lines are JSON; a curve of t,offset lines is given with --measured")
      }
      let frame: LogFrame?
      do {
        frame = try JSONLine.reading(bytes, file, lines.number) { line throws(JSONLine.Fault) in
          try line.logFrame()
        }
      } catch {
        guard lines.isComplete else {
          isCut = true
          break
        }
        throw error
      }
      guard let frame else { continue }
      guard frame.time >= last else {
        throw JSONLine.fault(
          file, lines.number, 1, "\"t\" is \(frame.time), earlier than \(last) above; time goes forward")
      }
      if frame.time > last { interval = min(interval, frame.time - last) }
      last = frame.time
      count += frame.scrollers.count
      guard count <= Self.capacity else {
        throw JSONLine.fault(
          file, lines.number, 1, "the log has more than \(Self.capacity) samples; no more are read")
      }
      for (id, sample) in frame.scrollers {
        if samples[id] == nil { scrollers.append(id) }
        samples[id, default: []].append(sample)
      }
    }
    guard !samples.isEmpty else { throw JSONLine.fault(file, 1, 1, "the log has no frame") }
    series = samples.mapValues { MotionSeries($0).holdingRests(interval: interval) }
  }

  private static func isJSON(_ bytes: some Sequence<UInt8>) -> Bool {
    bytes.first { !" \t\r".utf8.contains($0) } == UInt8(ascii: "{")
  }

  /// The scroll view that moved furthest; the first one among equals.
  public var mostMoved: String {
    var (found, longest) = (scrollers[0], -1.0)
    for id in scrollers {
      let distance = series[id]?.distance ?? 0
      if distance > longest { (found, longest) = (id, distance) }
    }
    return found
  }

  /// Returns the motion of a scroll view.
  ///
  /// - Throws: `MeasurementError.unknownScroller` with the scroll views of the log.
  public func series(of scroller: String) throws(MeasurementError) -> MotionSeries {
    guard let found = series[scroller] else {
      throw .unknownScroller(scroller, file: file, scrollers: scrollers)
    }
    return found
  }
}

/// One frame of a log, with a sample of each scroll view.
nonisolated struct LogFrame {
  var time: TimeInterval
  var scrollers: [(id: String, sample: MotionSeries.Sample)]
}

nonisolated extension JSONLine {
  private static let quantity: ClosedRange<Double> = -1e9...1e9
  private static let whole = -1_000_000_000...1_000_000_000

  /// Returns the frame on this line; `nil` for an event, and for what a screen reader was told.
  func logFrame() throws(Fault) -> LogFrame? {
    switch try string("kind") {
    case "event", "accessibility": return nil
    case "frame": break
    case "recording":
      throw Fault(
        message: "this is a recording; the log of it that replay --headless --log FILE writes is needed")
    case let kind: throw Fault(message: "\"kind\" is \"\(kind)\"; allowed: frame, event")
    }
    let time = try number("t", in: 0...Self.quantity.upperBound)
    guard let feed = json["feed"] else { throw Fault(message: "\"feed\" is missing; an object is needed") }
    // A feed that scrolls horizontally has an x instead of its y.
    let offset = feed["y"] == nil && feed["x"] != nil ? "x" : "y"
    var frame = LogFrame(time: time, scrollers: [("feed", try JSONLine(feed).sample(offset, at: time))])
    guard case .array(let rows)? = json["rows"] else {
      throw Fault(message: "\"rows\" is missing; a list is needed")
    }
    for row in rows {
      let row = try JSONLine(row)
      frame.scrollers.append((try row.string("id"), try row.sample("x", at: time)))
    }
    return frame
  }

  private func sample(_ offset: String, at time: TimeInterval) throws(Fault) -> MotionSeries.Sample {
    var sample = MotionSeries.Sample(time: time, offset: try number(offset, in: Self.quantity))
    sample.velocity = try number("v", in: Self.quantity)
    sample.phase = try choice("phase", of: ScrollPhase.self)
    if json["lap"] != nil { sample.lap = try integer("lap", in: Self.whole) }
    if let page = json["page"], page != .null { sample.page = try integer("page", in: Self.whole) }
    return sample
  }
}
