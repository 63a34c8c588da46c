import Documents
public import Foundation

/// The curves of logged runs, with the deviation of a measured curve from the first one.
package struct LoggedPlot {
  private var curves: [PlotPicture.Curve] = []
  /// The lines about the comparison; empty when nothing was measured.
  package private(set) var caption: [String] = []
  /// The notes on logs whose last line is incomplete.
  package private(set) var notes: [String] = []
  /// The span of the logs, in seconds, extended until a measured curve settles.
  package private(set) var span: ClosedRange<TimeInterval>

  /// Reads one scroller of the logs; default the one that moved furthest in the first log.
  package init(_ files: [String], row: String?, measured: (name: String, series: MotionSeries)?) throws {
    var scroller = row
    var span: ClosedRange<TimeInterval>?
    for file in files {
      let log = try MotionLog(contentsOf: URL(fileURLWithPath: file))
      if let note = log.note { notes.append(note) }
      let id = scroller ?? log.mostMoved
      scroller = id
      let series = try log.series(of: id)
      curves.append(PlotPicture.Curve("\(id) · \(Self.name(of: file))", series))
      guard let own = series.span else { continue }
      span = span.map { min($0.lowerBound, own.lowerBound)...max($0.upperBound, own.upperBound) } ?? own
    }
    self.span = span ?? 0...0
    if let measured { try compare(measured.series, named: measured.name) }
  }

  /// Returns the plot of the curves over a span of time.
  package func picture(over span: ClosedRange<TimeInterval>, style: PlotStyle) -> PlotPicture {
    PlotPicture(of: curves, over: span, caption: caption, style: style)
  }

  private mutating func compare(_ measured: MotionSeries, named name: String) throws {
    guard let ours = curves.first?.series, let times = measured.span, let log = ours.span else { return }
    guard let comparison = SeriesComparison(of: measured, with: ours) else {
      throw MeasurementError.apart(file: name, measured: times, log: log)
    }
    let end = ((measured.settleTime ?? 0) * 10).rounded(.up) / 10
    span = span.lowerBound...max(span.upperBound, end)
    curves[0].series = ours.standingStill(until: span.upperBound)
    curves.append(PlotPicture.Curve(Self.name(of: name), measured))
    caption.append("\(Self.name(of: name)): \(comparison)")
  }

  private static func name(of file: String) -> String {
    URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
  }
}

/// The distance between a measured curve and a computed one.
public nonisolated struct SeriesComparison: Sendable, Hashable {
  /// The number of samples compared.
  public let count: Int
  /// The root mean square of the distances, in points.
  public let rms: Double
  /// The time by which the measured curve settles later than the computed one, in seconds.
  public let settleDifference: TimeInterval

  /// Compares the curves at the times of the measured samples, from the first computed sample on.
  ///
  /// After its last sample the computed curve is at rest. `nil` when the measured curve ends before the
  /// computed one begins.
  public init?(of measured: MotionSeries, with ours: MotionSeries) {
    guard let span = ours.span, let settled = ours.settleTime, let measuredSettled = measured.settleTime
    else {
      return nil
    }
    var (count, squares) = (0, 0.0)
    for sample in measured.samples where sample.time >= span.lowerBound {
      guard let offset = ours.offset(at: sample.time) else { continue }
      squares += (sample.offset - offset) * (sample.offset - offset)
      count += 1
    }
    guard count > 0 else { return nil }
    self.count = count
    rms = (squares / Double(count)).squareRoot()
    settleDifference = measuredSettled - settled
  }
}

nonisolated extension SeriesComparison: CustomStringConvertible {
  /// The comparison as text: `RMS 1.2 pt over 40 samples, settles 30 ms later`.
  public var description: String {
    let difference = Self.duration(abs(settleDifference))
    let settles =
      difference == "0 ms"
      ? "settles at the same time" : "settles \(difference) \(settleDifference > 0 ? "later" : "earlier")"
    return "RMS \(Self.number(rms)) pt over \(Pluralization.text(count, "sample")), \(settles)"
  }

  /// Returns a duration as text, below a second in milliseconds.
  private static func duration(_ time: TimeInterval) -> String {
    time < 0.9995 ? "\(number(time * 1000)) ms" : "\(number(time)) s"
  }

  /// Returns a number with three digits; below 1 with two decimals.
  private static func number(_ value: Double) -> String {
    JSONText.number(value, decimals: value < 9.995 ? 2 : value < 99.95 ? 1 : 0)
  }
}
