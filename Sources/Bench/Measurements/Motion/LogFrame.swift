import Documents
import Foundation
import ScrollPhysics

/// One frame of a log, with a sample of each scroll view.
nonisolated struct LogFrame {
  var time: TimeInterval
  var scrollers: [(id: String, sample: MotionSeries.Sample)]
}

nonisolated extension JSONLine {
  private static let quantity: ClosedRange<Double> = -1e9...1e9
  private static let whole = -1_000_000_000...1_000_000_000

  /// Returns the frame on this line; `nil` for an event.
  func logFrame() throws(Fault) -> LogFrame? {
    switch try string("kind") {
    case "event": return nil
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
