import Documents
import Foundation

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
  package static func told(_ value: Double, error: Double) -> String {
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
