import CollectionViews
public import Constraints
public import Foundation
import LayoutGeometry
import UIKitBase

/// What a view has for constraints: those that it holds, its priorities and its guides.
@MainActor
final class ViewConstraints {
  var constraints: [NSLayoutConstraint] = []
  var isPlacedByConstraints = false
  var hugging: (horizontal: LayoutPriority, vertical: LayoutPriority) = (.defaultLow, .defaultLow)
  var compression: (horizontal: LayoutPriority, vertical: LayoutPriority) = (.defaultHigh, .defaultHigh)
  var guides: [UILayoutGuide] = []
  var ownGuides: [UILayoutGuide.Area: UILayoutGuide] = [:]
  var needsUpdate = true
  /// True for a view that a frame places, while constraints of views inside lead to views outside.
  var isBridge = false
}

extension View {
  /// The constraints of the view; created at the first call.
  final var constrained: ViewConstraints {
    if let found = attachments.object(of: ViewConstraints.self) { return found }
    let made = ViewConstraints()
    attachments.keep(made, as: ViewConstraints.self)
    return made
  }

  /// The constraints of the view, if it has ever had any.
  final var knownConstraints: ViewConstraints? { attachments.object(of: ViewConstraints.self) }

  /// False when constraints alone place the view; default true, and then its frame does.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { !(knownConstraints?.isPlacedByConstraints ?? false) }
    set {
      guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
      constrained.isPlacedByConstraints = !newValue
      constraintsDidChange()
    }
  }

  /// The constraints that the view holds.
  public var constraints: [NSLayoutConstraint] { knownConstraints?.constraints ?? [] }

  /// Adds a constraint about the view or about its descendants, and activates it.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    constraint.holder?.removeConstraint(constraint)
    constrained.constraints.append(constraint)
    constraint.holder = self
    for case let item as any ConstrainedItem in [constraint.firstItem, constraint.secondItem] {
      item.layoutView?.bridge(to: self)
      item.layoutView?.constraintsDidChange()
    }
    constraintsDidChange()
  }

  /// Lets the engine of an ancestor lay out this view, if a constraint leads from here to that ancestor.
  private func bridge(to holder: View) {
    var root = constraintRoot
    while root !== holder, root.isInside(holder), !(root.superview is ScrollView) {
      root.constrained.isBridge = true
      root = constraintRoot
    }
  }

  private func isInside(_ other: View) -> Bool {
    sequence(first: superview, next: { $0?.superview }).prefix { $0 != nil }.contains { $0 === other }
  }

  /// Adds constraints, and activates them.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Removes a constraint that the view holds.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    constraint.holder = nil
    knownConstraints?.constraints.removeAll { $0 === constraint }
    constraintsDidChange()
  }

  /// Removes constraints that the view holds.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Returns the priority with which the view resists being larger than its content; default 250.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    let own = knownConstraints?.hugging ?? (.defaultLow, .defaultLow)
    return axis == .horizontal ? own.0 : own.1
  }

  /// Sets the priority with which the view resists being larger than its content.
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    if axis == .horizontal {
      constrained.hugging.horizontal = priority
    } else {
      constrained.hugging.vertical = priority
    }
    constraintsDidChange()
  }

  /// Returns the priority with which the view resists being smaller than its content; default 750.
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    let own = knownConstraints?.compression ?? (.defaultHigh, .defaultHigh)
    return axis == .horizontal ? own.0 : own.1
  }

  /// Sets the priority with which the view resists being smaller than its content.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    if axis == .horizontal {
      constrained.compression.horizontal = priority
    } else {
      constrained.compression.vertical = priority
    }
    constraintsDidChange()
  }

  /// Tells the layout that `intrinsicContentSize` has changed.
  public func invalidateIntrinsicContentSize() { contentSizeDidChange() }

  /// Requests `updateConstraints()` before the next layout.
  public func setNeedsUpdateConstraints() {
    constrained.needsUpdate = true
    constraintsDidChange()
  }

  /// True when `updateConstraints()` is due.
  public func needsUpdateConstraints() -> Bool { knownConstraints?.needsUpdate ?? false }

  /// Calls `updateConstraints()` of the view if it is due.
  public func updateConstraintsIfNeeded() {
    guard let own = knownConstraints, own.needsUpdate else { return }
    own.needsUpdate = false
    updateConstraints()
  }

  /// Returns the size that the constraints inside give the view, as small or as large as possible.
  ///
  /// Pass `UIView.layoutFittingCompressedSize` or `UIView.layoutFittingExpandedSize`, or a size to be near to.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// The target of a size as small as possible.
  public static var layoutFittingCompressedSize: CGSize { .zero }
  /// The target of a size as large as possible.
  public static var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

  /// The engine of the outermost view around that constraints do not place, created at the first call.
  final func constraintsDidChange() {
    guard hasConstraints else { return }
    let root = constraintRoot
    let engine = (root.attachments.layoutEngine as? ConstraintLayout) ?? ConstraintLayout(of: root)
    root.attachments.layoutEngine = engine
    engine.structureDidChange()
  }

  private var hasConstraints: Bool { knownConstraints != nil || self is UIStackView }

  /// The outermost view around that constraints do not place: this one, or an ancestor.
  final var constraintRoot: View {
    var root = self
    while root.isPlacedByConstraints || root.isBridge, let next = root.superview { root = next }
    return root
  }

  /// True when constraints place the view, or a stack that arranges it.
  final var isPlacedByConstraints: Bool {
    guard knownConstraints?.isPlacedByConstraints == true else { return false }
    // Whatever its mask says, the layout of a collection view places its cell.
    return !(self is CollectionReusableView && superview is CollectionView)
  }

  /// True when the engine of an ancestor lays out the views inside, while a frame places the view.
  final var isBridge: Bool { knownConstraints?.isBridge ?? false }
}
