import Documents
import Foundation
import ScreenInterface

/// A drag that changes a value: a step every four points, a tenth of it with shift, whole steps with control.
struct ScrubMotion: Hashable {
  /// The value at which the drag began, or at which its modifiers last changed.
  var start: Double
  let step: Double
  let isWhole: Bool
  /// The smallest distance after which a press becomes a drag, in points.
  static let slop: CGFloat = 3
  private static let pointsPerStep: CGFloat = 4

  /// Returns the value after the pointer has moved by `way` points.
  func value(after way: CGFloat, _ modifiers: KeyModifiers, in range: NumberRange) -> Double {
    let fine = modifiers.contains(.shift) ? 0.1 : 1
    let steps = Double(way / Self.pointsPerStep)
    let whole = (steps * fine).rounded(.towardZero)
    let isCoarse = modifiers.contains(.control)
    let raw = isWhole || isCoarse ? start + whole * step : start + (steps.rounded(.towardZero)) * step * fine
    let value = isCoarse ? (raw / step).rounded() * step : raw
    return Self.bounded(isWhole ? value.rounded() : value, in: range)
  }

  /// Returns the nearest allowed number.
  static func bounded(_ value: Double, in range: NumberRange) -> Double {
    let lower = range.isLowerExcluded ? range.lower + (range.upper - range.lower) * 1e-6 : range.lower
    // Steps of a tenth sum to numbers such as 0.30000000000000004.
    let clean = (value * 1e9).rounded() / 1e9
    return min(max(clean, lower), range.upper)
  }
}
