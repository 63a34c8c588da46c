import Documents
package import Foundation
import ScrollPhysics

/// The result of a fit as a `settings:` block of a feed, with comments on the residuals.
package struct FitReport {
  /// The name of a row of a feed, and its current value of each setting.
  package typealias Row = (name: String, present: (FittedSetting) -> Double)

  /// The lines about the fit, each a comment of the block.
  package let comments: [String]
  /// The block; `nil` when nothing can be fitted to the curve.
  package let block: String?
  /// The residuals in short lines; empty when no setting was fitted.
  package let closeness: [String]

  /// The most strokes whose settling is reported.
  private static let mostSettlings = 3

  /// Creates the report of a fit of the curve `name`, with the current settings of a row for comparison.
  package init(_ fit: MotionFit, of name: String, row: Row?) {
    closeness = fit.closeness.map(Self.words) ?? []
    let span = fit.curve.span.map { $0.upperBound - $0.lowerBound } ?? 0
    let head =
      "\(name): \(Pluralization.text(fit.curve.samples.count, "sample")) over \(FitNumberFormat.digits(span)) s, "
      + "noise \(FitNumberFormat.digits(fit.noise)) pt\(fit.isQuiet ? " or less" : "")"
      + (row.map { ", held against \($0.name)" } ?? "")
    let settings = FittedSetting.allCases.compactMap { setting in
      fit.numbers[setting].map { Self.line(setting, $0, row) }
    }
    comments = ([head] + settings + closeness + fit.remarks).map { "# \($0)" }
    block = Self.block(fit)
  }

  private static func line(_ setting: FittedSetting, _ number: FittedNumber, _ row: Row?) -> String {
    switch number {
    case .unknown(let reason): return "\(setting.rawValue) is not determined: \(reason)"
    case .known(let value, let error):
      let present = row.map { "; \($0.name) has \(NumberText.text($0.present(setting), decimals: 6))" } ?? ""
      return "\(setting.rawValue) is \(FitNumberFormat.text(value, error: error)) "
        + "± \(FitNumberFormat.error(error))" + present
    }
  }

  private static func words(_ closeness: FitResidual) -> [String] {
    let nearness =
      "RMS \(FitNumberFormat.digits(closeness.rms)) pt over \(Pluralization.text(closeness.count, "sample")), "
      + "largest \(FitNumberFormat.digits(closeness.largest)) pt at \(NumberText.text(closeness.largestTime, decimals: 2)) s"
    guard !closeness.settlings.isEmpty else { return [nearness, "it ends before it settles"] }
    let settlings = closeness.settlings.prefix(mostSettlings).map {
      "\(NumberText.text($0.measured, decimals: 2)) s (fitted \(NumberText.text($0.fitted, decimals: 2)) s)"
    }
    return [nearness, "settles " + settlings.joined(separator: ", ") + " after its release"]
  }

  /// Returns the block, with the keys of a feed file, so that it can be pasted into one.
  private static func block(_ fit: MotionFit) -> String? {
    let lines = FittedSetting.allCases.compactMap { setting -> String? in
      guard case .known(let value, let error)? = fit.numbers[setting] else { return nil }
      return "    \(setting.name): \(FitNumberFormat.text(value, error: error))"
    }
    return lines.isEmpty ? nil : (["settings:", "  \(FittedSetting.group):"] + lines).joined(separator: "\n")
  }
}

/// The distance between a measured curve and the motions fitted to it.
package nonisolated struct FitResidual: Hashable, Sendable {
  /// The settle time of a release: until content stays close to its resting offset, in seconds.
  package struct SettlingTime: Hashable, Sendable {
    /// The measured settle time.
    package let measured: TimeInterval
    /// The settle time of the fitted motion.
    package let fitted: TimeInterval
  }

  /// The number of samples compared: those of free motion that a setting explains.
  package let count: Int
  /// The root mean square of the distances, in points.
  package let rms: Double
  /// The largest distance, in points.
  package let largest: Double
  /// The time of the largest distance, in seconds.
  package let largestTime: TimeInterval
  /// The settle times of the strokes, except those whose end was not measured.
  package let settlings: [SettlingTime]

  /// Compares every explained segment; `nil` when there is none.
  init?(_ strokes: [FittedStroke]) {
    var distances: [(time: TimeInterval, distance: Double)] = []
    var settlings: [SettlingTime] = []
    for (stroke, stretch) in strokes.explained {
      let samples = zip(stroke.times, stroke.offsets).filter { $0.0 >= stretch.start }
      distances += samples.map { ($0.0, abs($0.1 - stretch.offset(at: $0.0))) }
      let near = max(MotionSeries.restDistance, stroke.stillness)
      guard let settled = stroke.settleTime(within: near) else { continue }
      let end = stretch.end(within: near)
      settlings.append(SettlingTime(measured: max(0, settled - stretch.start), fitted: end - stretch.start))
    }
    guard let furthest = distances.max(by: { $0.distance < $1.distance }) else { return nil }
    count = distances.count
    rms = (distances.reduce(0) { $0 + $1.distance * $1.distance } / Double(count)).squareRoot()
    (largest, largestTime) = (furthest.distance, furthest.time)
    self.settlings = settlings
  }
}

nonisolated extension Collection<FittedStroke> {
  /// The strokes whose free motion a setting explains, with that motion's segment.
  var explained: [(stroke: CurveStroke, stretch: FreeMotionSegment)] {
    compactMap { fitted in
      guard let stretch = fitted.stretch, fitted.meaning.isExplained else { return nil }
      return (fitted.stroke, stretch)
    }
  }
}

/// The formatting of a fit's numbers for display.
package nonisolated enum FitNumberFormat {
  /// Returns a number with at most `decimals` decimals.
  package static func number(_ value: Double, decimals: Int) -> String {
    JSONText.number(value, decimals: decimals)
  }

  /// Returns a number with three significant digits, or more before the decimal point.
  package static func digits(_ value: Double) -> String {
    number(value, decimals: abs(value) >= 100 ? 0 : abs(value) >= 10 ? 1 : abs(value) >= 1 ? 2 : 3)
  }

  /// Returns a setting's number with the fewest decimals that keep it within its error bounds.
  package static func text(_ value: Double, error: Double) -> String {
    let most = decimals(2 * error, digits: 2)
    let few = (0..<most).first { decimals in
      let unit = pow(10, Double(decimals))
      return abs((value * unit).rounded() / unit - value) <= error / 2
    }
    return number(value, decimals: few ?? most)
  }

  /// Returns the error of a setting's number, two standard errors, with two significant digits.
  package static func error(_ error: Double) -> String {
    number(max(1e-6, 2 * error), decimals: decimals(2 * error, digits: 2))
  }

  /// Returns the number of decimals that gives a number this many significant digits; at most six.
  private static func decimals(_ value: Double, digits: Int) -> Int {
    guard value > 0, value.isFinite else { return 6 }
    return min(6, max(0, Int((-log10(value)).rounded(.up)) + digits - 1))
  }
}
