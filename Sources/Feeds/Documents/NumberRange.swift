import Foundation

/// A range of allowed numbers, with its wording in messages.
public struct NumberRange: Sendable, Hashable, CustomStringConvertible {
  /// The lower bound, included unless `isLowerExcluded`.
  public var lower: Double
  /// The upper bound, included.
  public var upper: Double
  /// True when `lower` itself is excluded.
  public var isLowerExcluded: Bool
  /// The unit in messages, such as `points` or `seconds`; may be empty.
  public var unit: String

  /// Returns the range from `lower` to `upper`, both included.
  public static func from(_ lower: Double, to upper: Double, _ unit: String = "") -> NumberRange {
    NumberRange(lower: lower, upper: upper, isLowerExcluded: false, unit: unit)
  }

  /// Returns the range of numbers more than 0, at most `upper`.
  public static func positive(to upper: Double, _ unit: String = "") -> NumberRange {
    NumberRange(lower: 0, upper: upper, isLowerExcluded: true, unit: unit)
  }

  /// Returns true when `number` is in the range; infinite numbers and NaN never are.
  public func contains(_ number: Double) -> Bool {
    number.isFinite && number <= upper && (isLowerExcluded ? number > lower : number >= lower)
  }

  /// The range in words: `from 0 to 10 points`, `more than 0, at most 10 points`.
  public var description: String {
    let numbers =
      isLowerExcluded
      ? "more than \(Self.plain(lower)), at most \(Self.plain(upper))"
      : "from \(Self.plain(lower)) to \(Self.plain(upper))"
    return unit.isEmpty ? numbers : "\(numbers) \(unit)"
  }

  private static func plain(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
  }
}
