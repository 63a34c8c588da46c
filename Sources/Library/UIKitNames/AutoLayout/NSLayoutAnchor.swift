public import Foundation

/// An attribute of a view or a guide, from which constraints are made.
///
/// UIKit counterpart: `NSLayoutAnchor`.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject> {
  let item: AnyObject
  let attribute: NSLayoutConstraint.Attribute

  init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }

  /// Returns a constraint that both anchors are equal, plus a constant in points.
  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0)
    -> NSLayoutConstraint
  { made(.equal, anchor, c) }

  /// Returns a constraint that this anchor is at least the other one, plus a constant in points.
  public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0)
    -> NSLayoutConstraint
  { made(.greaterThanOrEqual, anchor, c) }

  /// Returns a constraint that this anchor is at most the other one, plus a constant in points.
  public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0)
    -> NSLayoutConstraint
  { made(.lessThanOrEqual, anchor, c) }

  final func made(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>?, _ constant: CGFloat,
    multiplier: CGFloat = 1
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other?.item,
      attribute: other?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
  }
}

/// A horizontal place: a side or the middle.
///
/// UIKit counterpart: `NSLayoutXAxisAnchor`.
@preconcurrency @MainActor
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns a constraint to the other anchor plus the system's spacing of 8 points, times a factor.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { made(.equal, anchor, 8 * multiplier) }

  /// Returns a constraint to at least the other anchor plus the system's spacing of 8 points, times a factor.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { made(.greaterThanOrEqual, anchor, 8 * multiplier) }

  /// Returns a constraint to at most the other anchor plus the system's spacing of 8 points, times a factor.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { made(.lessThanOrEqual, anchor, 8 * multiplier) }
}

/// A vertical place: a side, the middle or a baseline.
///
/// UIKit counterpart: `NSLayoutYAxisAnchor`.
@preconcurrency @MainActor
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns a constraint to the other anchor plus the system's spacing of 8 points, times a factor.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { made(.equal, anchor, 8 * multiplier) }

  /// Returns a constraint to at least the other anchor plus the system's spacing of 8 points, times a factor.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { made(.greaterThanOrEqual, anchor, 8 * multiplier) }

  /// Returns a constraint to at most the other anchor plus the system's spacing of 8 points, times a factor.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { made(.lessThanOrEqual, anchor, 8 * multiplier) }
}

/// A width or a height.
///
/// UIKit counterpart: `NSLayoutDimension`.
@preconcurrency @MainActor
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Returns a constraint that the dimension is a constant, in points.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { made(.equal, nil, c) }

  /// Returns a constraint that the dimension is at least a constant, in points.
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    made(.greaterThanOrEqual, nil, c)
  }

  /// Returns a constraint that the dimension is at most a constant, in points.
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    made(.lessThanOrEqual, nil, c)
  }

  /// Returns a constraint that the dimension is another one times a factor, plus a constant in points.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { made(.equal, anchor, c, multiplier: m) }

  /// Returns a constraint that the dimension is at least another one times a factor, plus a constant in points.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { made(.greaterThanOrEqual, anchor, c, multiplier: m) }

  /// Returns a constraint that the dimension is at most another one times a factor, plus a constant in points.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { made(.lessThanOrEqual, anchor, c, multiplier: m) }
}
