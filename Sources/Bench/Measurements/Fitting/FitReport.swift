import Documents
import Foundation

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
    case .untold(let reason): return "\(setting.rawValue) is not determined: \(reason)"
    case .told(let value, let error):
      let present = row.map { "; \($0.name) has \(NumberText.text($0.present(setting), decimals: 6))" } ?? ""
      return "\(setting.rawValue) is \(FitNumberFormat.told(value, error: error)) "
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
      guard case .told(let value, let error)? = fit.numbers[setting] else { return nil }
      return "    \(setting.name): \(FitNumberFormat.told(value, error: error))"
    }
    return lines.isEmpty ? nil : (["settings:", "  \(FittedSetting.group):"] + lines).joined(separator: "\n")
  }
}
