package import Foundation

/// A formatter of numbers for display, with few decimals and no trailing zeros.
package nonisolated enum NumberText {
  /// Returns a time in seconds, as in file names: `0`, `1.5`.
  package static func seconds(_ time: TimeInterval) -> String { text(time, decimals: 3) }

  /// Returns a length in points.
  package static func points(_ length: CGFloat) -> String { text(Double(length), decimals: 3) }

  /// Returns a size in points: `430x932`.
  package static func extent(_ size: CGSize) -> String { "\(points(size.width))x\(points(size.height))" }

  /// Returns a number with at most `decimals` decimals.
  package static func text(_ number: Double, decimals: Int) -> String {
    JSONText.number(number, decimals: decimals)
  }
}
