import CollectionViews
public import Constraints
public import Foundation

/// UIKit's name of `LayoutPriority`.
public typealias UILayoutPriority = LayoutPriority

/// A relation between an attribute of a view and one of another view, or a constant.
///
/// UIKit counterpart: `NSLayoutConstraint`. Required constraints that contradict each other are reported once on the
/// standard error stream, and the one that was added last is left out.
@preconcurrency @MainActor
open class NSLayoutConstraint {
  /// The view or guide of the first side.
  public private(set) weak var firstItem: AnyObject?
  /// The attribute of the first side.
  public let firstAttribute: Attribute
  /// The relation of the two sides.
  public let relation: Relation
  /// The view or guide of the second side; `nil` for a constant.
  public private(set) weak var secondItem: AnyObject?
  /// The attribute of the second side.
  public let secondAttribute: Attribute
  /// The factor of the second side.
  public let multiplier: CGFloat
  /// The number that is added to the second side, in points.
  public var constant: CGFloat {
    didSet { if constant != oldValue { holder?.constraintsDidChange() } }
  }
  /// The importance; default required.
  public var priority = UILayoutPriority.required {
    didSet { if priority != oldValue { holder?.constraintsDidChange() } }
  }
  /// A name for messages; default none.
  public var identifier: String?
  /// True when the constraint is archived; it has no effect.
  public var shouldBeArchived = false

  /// The view that holds the active constraint: the nearest common ancestor of both sides.
  weak var holder: View?

  /// Creates an inactive constraint.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    firstItem = view1 as AnyObject
    firstAttribute = attr1
    self.relation = relation
    secondItem = view2.map { $0 as AnyObject }
    secondAttribute = attr2
    self.multiplier = multiplier.isFinite ? multiplier : 1
    constant = c.isFinite ? c : 0
  }

  /// Creates a constraint without sides, as the value of a property before the real one; it has no effect.
  public convenience init() {
    self.init(
      item: NSNull(), attribute: .notAnAttribute, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 0)
  }

  /// True while the constraint takes part in the layout; default false.
  ///
  /// An active constraint needs a common ancestor of both sides: without one, setting it ends the program, as on iOS.
  public var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { activate() } else { holder?.removeConstraint(self) }
    }
  }

  /// Activates constraints.
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func activate() {
    guard let first = (firstItem as? any ConstrainedItem)?.layoutView else { return }
    guard let secondItem else { return first.addConstraint(self) }
    guard let second = (secondItem as? any ConstrainedItem)?.layoutView else { return }
    guard let holder = first.commonAncestor(with: second) else {
      preconditionFailure(
        "A constraint needs views with a common ancestor: \(description). Add them as subviews first.")
    }
    holder.addConstraint(self)
  }

  /// The constraint in words, such as `Label.leading == View.leading + 16`.
  public var description: String {
    let sign = relation == .equal ? "==" : relation == .lessThanOrEqual ? "<=" : ">="
    var words = "\(Self.name(of: firstItem)).\(firstAttribute) \(sign) "
    if secondItem != nil {
      words += "\(Self.name(of: secondItem)).\(secondAttribute)"
      if multiplier != 1 { words += " * \(multiplier)" }
      if constant != 0 { words += constant < 0 ? " - \(-constant)" : " + \(constant)" }
    } else {
      words += "\(constant)"
    }
    if priority != .required { words += " @ \(priority.rawValue)" }
    return identifier.map { "\($0): \(words)" } ?? words
  }

  private static func name(of item: AnyObject?) -> String { item.map { "\(type(of: $0))" } ?? "nothing" }
}

extension NSLayoutConstraint: Hashable {
  /// Returns true for the same constraint.
  public nonisolated static func == (left: NSLayoutConstraint, right: NSLayoutConstraint) -> Bool {
    left === right
  }

  /// Hashes the identity of the constraint.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension View {
  /// Returns the nearest view that is an ancestor of both views, where a view is an ancestor of itself.
  final func commonAncestor(with other: View) -> View? {
    let mine = Set(sequence(first: self, next: \.superview).map { ObjectIdentifier($0) })
    return sequence(first: other, next: \.superview).first { mine.contains(ObjectIdentifier($0)) }
  }
}
