import Foundation

/// The formatting of measured values in the lab.
package nonisolated enum LabNumber {
  /// Returns the number with at most one decimal, and its unit.
  package static func text(_ reading: Double, unit: String = "") -> String {
    let rounded = (reading * 10).rounded() / 10
    let isWhole = rounded == rounded.rounded() && abs(rounded) < 1e15
    let number = isWhole ? String(Int(rounded)) : String(rounded)
    return unit.isEmpty ? number : "\(number) \(unit)"
  }
}
