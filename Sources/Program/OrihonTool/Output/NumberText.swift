import Documents
import Foundation

/// Formats numbers for people: a few decimals at most, and no trailing zeros.
nonisolated enum NumberText {
  /// A time in seconds, for file names: `0`, `1.5`.
  static func seconds(_ time: TimeInterval) -> String { text(time, decimals: 3) }

  /// A length in points.
  static func points(_ length: CGFloat) -> String { text(Double(length), decimals: 3) }

  /// An extent in points: `430x932`.
  static func extent(_ size: CGSize) -> String { "\(points(size.width))x\(points(size.height))" }

  /// A number with at most so many decimals.
  static func text(_ number: Double, decimals: Int) -> String { JSONText.number(number, decimals: decimals) }
}
