import Foundation

/// The importance of a constraint: 1000 is required, and a lower one gives way to a higher one.
///
/// UIKit counterpart: `UILayoutPriority`.
public struct LayoutPriority: RawRepresentable, Sendable, Hashable, Comparable {
  /// The number, 0 to 1000.
  public var rawValue: Float

  /// Creates a priority from its number, which is limited to 0…1000.
  public init(rawValue: Float) { self.rawValue = rawValue.isNaN ? 1000 : min(max(rawValue, 0), 1000) }

  /// Creates a priority from its number, which is limited to 0…1000.
  public init(_ rawValue: Float) { self.init(rawValue: rawValue) }

  /// 1000: the constraint is always met.
  public static let required = LayoutPriority(1000)
  /// 750: with it a view resists being smaller than its content.
  public static let defaultHigh = LayoutPriority(750)
  /// 510: with it a drag would resize a scene.
  public static let dragThatCanResizeScene = LayoutPriority(510)
  /// 500: with it a scene keeps its size.
  public static let sceneSizeStayPut = LayoutPriority(500)
  /// 490: with it a drag cannot resize a scene.
  public static let dragThatCannotResizeScene = LayoutPriority(490)
  /// 250: with it a view resists being larger than its content.
  public static let defaultLow = LayoutPriority(250)
  /// 50: with it a view takes a fitting size.
  public static let fittingSizeLevel = LayoutPriority(50)

  /// Compares the numbers.
  public static func < (left: LayoutPriority, right: LayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }

  /// Returns the priority raised by a number, limited to 0…1000.
  public static func + (left: LayoutPriority, right: Float) -> LayoutPriority {
    LayoutPriority(left.rawValue + right)
  }

  /// Returns the priority lowered by a number, limited to 0…1000.
  public static func - (left: LayoutPriority, right: Float) -> LayoutPriority {
    LayoutPriority(left.rawValue - right)
  }

  /// The weight of a violation by one point in the solver, below that of a required constraint.
  ///
  /// Each step of 1 multiplies it by 1.015, so that in a conflict of two constraints the lower one gives way entirely.
  var strength: Double { pow(1.015, Double(rawValue)) }
}
