import Foundation
import LayoutGeometry
import ScreenInterface

/// The detector of the device behind fractional wheel events: a wheel or a touchpad.
///
/// A wheel reports equal steps, one or a few at a time: its values are alike, whole numbers of 120ths, and multiples
/// of one step that divides a notch. A touchpad reports any fractions at an even rate. A gesture counts as a wheel's
/// until a value contradicts that, and then as a touchpad's to its end.
struct WheelDeviceDetector: Hashable, Sendable {
  /// True once a wheel could not have reported one of the values.
  private(set) var isTouchpad = false
  /// The number of values so far, by their sizes in parts of a notch.
  private var counts: [Int: Int] = [:]
  /// The number of all values so far.
  private var total = 0
  /// The greatest common divisor of all values so far, in parts of a notch.
  private var step = 0

  /// The tolerance within which a value counts as a whole number of parts, in parts.
  private static let tolerance: CGFloat = 0.01

  /// Records the notches of a report.
  mutating func note(_ notches: CGFloat, _ settings: GestureSettings) {
    guard !isTouchpad, notches != 0 else { return }
    let size = abs(notches) * CGFloat(settings.notchParts)
    let parts = Int(bounding: size.rounded())
    guard parts > 0, abs(size - CGFloat(parts)) <= Self.tolerance else { return isTouchpad = true }
    total += 1
    counts[parts, default: 0] += 1
    step = Self.commonMeasure(of: step, parts)
    let alike = CGFloat(counts.values.max() ?? 0)
    // The first report may contain several steps: the driver waits for half a notch before it reports any.
    let hasStep = total == 1 || settings.notchParts.isMultiple(of: step)
    isTouchpad = !hasStep || alike < settings.wheelLikeness * CGFloat(total)
  }

  private static func commonMeasure(of first: Int, _ second: Int) -> Int {
    var (measure, rest) = (second, first)
    while rest != 0 { (measure, rest) = (rest, measure % rest) }
    return measure
  }
}
