import Documents
import Foundation

/// Writes the numbers of a fit for people.
package nonisolated enum FitText {
  /// A number with at most so many decimals.
  package static func number(_ value: Double, decimals: Int) -> String {
    JSONText.number(value, decimals: decimals)
  }

  /// A number with three digits that count, or more before its point.
  package static func digits(_ value: Double) -> String {
    number(value, decimals: abs(value) >= 100 ? 0 : abs(value) >= 10 ? 1 : abs(value) >= 1 ? 2 : 3)
  }

  /// A setting's number, with as many decimals as its error lets it have.
  package static func told(_ value: Double, error: Double) -> String {
    let decimals = error > 0 && error.isFinite ? Int((-log10(2 * error)).rounded(.up)) : 6
    return number(value, decimals: min(6, max(0, decimals)))
  }
}
