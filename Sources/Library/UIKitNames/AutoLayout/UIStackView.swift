public import CollectionViews
import Constraints
public import Foundation
import LayoutGeometry

/// A view that arranges its subviews in a row or a column.
///
/// UIKit counterpart: `UIStackView`. A subview that is hidden takes no place.
@preconcurrency @MainActor
open class UIStackView: View {
  /// The way in which the arranged views share the length of the stack.
  public nonisolated enum Distribution: Int, Sendable, Hashable {
    /// By the sizes and priorities of their contents.
    case fill
    /// All of the same length.
    case fillEqually
    /// In proportion to the sizes of their contents.
    case fillProportionally
    /// With equal gaps, of at least the spacing.
    case equalSpacing
    /// With equal distances of their middles.
    case equalCentering
  }

  /// The place of the arranged views across the stack.
  public nonisolated enum Alignment: Int, Sendable, Hashable {
    /// From edge to edge.
    case fill
    /// At the leading edge of a column.
    case leading
    /// By the baselines of their first lines, in a row.
    case firstBaseline
    /// In the middle.
    case center
    /// At the trailing edge of a column.
    case trailing
    /// By the baselines of their last lines, in a row.
    case lastBaseline
    /// At the top edge of a row.
    public static let top = Alignment.leading
    /// At the bottom edge of a row.
    public static let bottom = Alignment.trailing
  }

  /// The views that the stack arranges, in their order.
  public private(set) var arrangedSubviews: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// The direction of the stack; default a row.
  public var axis = NSLayoutConstraint.Axis.horizontal { didSet { constraintsDidChange() } }
  /// The way in which the arranged views share the length; default by their contents.
  public var distribution = Distribution.fill { didSet { constraintsDidChange() } }
  /// The place of the arranged views across the stack; default from edge to edge.
  public var alignment = Alignment.fill { didSet { constraintsDidChange() } }
  /// The gap between two arranged views, in points; default 0.
  public var spacing: CGFloat = 0 { didSet { constraintsDidChange() } }
  /// True when the arranged views stay inside `layoutMargins`; default false.
  public var isLayoutMarginsRelativeArrangement = false { didSet { constraintsDidChange() } }
  /// True when gaps are measured between baselines; it has no effect.
  public var isBaselineRelativeArrangement = false

  /// The gap of the system between two views, in points: 8.
  public nonisolated static let spacingUseSystem: CGFloat = 8
  /// The gap of the stack itself, for `setCustomSpacing(_:after:)`.
  public nonisolated static let spacingUseDefault: CGFloat = .greatestFiniteMagnitude

  /// Creates a stack without views.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Adds a view at the end, as a subview too.
  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

  /// Adds or moves a view to a place among the arranged ones, as a subview too.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    if view.superview !== self { addSubview(view) }
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    view.constrained.isPlacedByConstraints = true
    constraintsDidChange()
  }

  /// Removes a view from the arranged ones; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    constraintsDidChange()
  }

  /// Sets the gap after an arranged view, in points.
  public func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    let isDefault = spacing == Self.spacingUseDefault
    customSpacings[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
    constraintsDidChange()
  }

  /// Returns the gap after an arranged view, in points; the default one unless another was set.
  public func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// The arranged views that are shown.
  var shownSubviews: [View] { arrangedSubviews.filter { !$0.isHidden && $0.superview === self } }

  /// Returns true for a view that the stack places.
  func arranges(_ view: View) -> Bool { arrangedSubviews.contains { $0 === view } && !view.isHidden }

  /// Returns the gap after a view, in points.
  func gap(after view: View) -> CGFloat { customSpacings[ObjectIdentifier(view)] ?? spacing }

  /// Returns the size of the arranged views.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let isWidthGiven = size.width.isFinite && size.width > 0
    return systemLayoutSizeFitting(
      CGSize(width: isWidthGiven ? size.width : 0, height: 0),
      withHorizontalFittingPriority: isWidthGiven ? .required : .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }
}
