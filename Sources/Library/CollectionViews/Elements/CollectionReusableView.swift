import CompositionalLayout
public import Foundation
import LayoutGeometry
public import UIKitBase

/// A view that a collection view reuses from a pool.
///
/// UIKit counterpart: `UICollectionReusableView`.
@preconcurrency @MainActor
open class CollectionReusableView: View {
  private struct State {
    var reuseIdentifier = ""
    /// What the layout gave the view last, and what the program has set on it since.
    var given: (isHidden: Bool, alpha: CGFloat) = (false, 1)
    var own: (isHidden: Bool, alpha: CGFloat) = (false, 1)
  }

  private var state = State()

  /// Creates a view; override this one in a subclass.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates an empty view, as a collection view does for a registered class.
  public required convenience init() { self.init(frame: .zero) }

  /// The identifier of the reuse pool that the view belongs to.
  public internal(set) var reuseIdentifier: String {
    get { state.reuseIdentifier }
    set { state.reuseIdentifier = newValue }
  }

  /// Shows the view as the layout wants it, unless the program has hidden it or made it fainter.
  final func show(isHidden: Bool, alpha: CGFloat) {
    if self.isHidden != state.given.isHidden { state.own.isHidden = self.isHidden }
    if self.alpha != state.given.alpha { state.own.alpha = self.alpha }
    self.isHidden = isHidden || state.own.isHidden
    self.alpha = alpha * state.own.alpha
    state.given = (self.isHidden, self.alpha)
  }

  /// Called before the view is reused for another element; override it to clear its content.
  open func prepareForReuse() {}

  /// Returns the attributes that suit the content, for an element of estimated size; default the size that fits.
  ///
  /// UIKit counterpart: `preferredLayoutAttributesFitting(_:)`. Only a size on an estimated axis has an effect.
  open func preferredLayoutAttributesFitting(_ layoutAttributes: CollectionViewLayoutAttributes)
    -> CollectionViewLayoutAttributes
  {
    layoutAttributes.size = fittingSize(
      width: layoutAttributes.size.width, axes: layoutAttributes.estimatedAxes)
    return layoutAttributes
  }

  /// Called when the layout gives the view other attributes than before; default nothing happens.
  ///
  /// UIKit counterpart: `apply(_:)`.
  open func apply(_ layoutAttributes: CollectionViewLayoutAttributes) {}

  /// Returns the size by the constraints inside, else the one by `sizeThatFits(_:)`.
  private func fittingSize(width: CGFloat, axes: Axes) -> CGSize {
    let isWidthFree = axes.contains(.horizontal)
    let found = constrainedContent.attachments.layoutEngine?.fittingSize(
      of: constrainedContent, CGSize(width: width, height: 0), isWidthRequired: !isWidthFree,
      isHeightRequired: false)
    return found ?? sizeThatFits(CGSize(width: width, height: .infinity))
  }

  /// The view inside which constraints determine the size: the content view of a cell.
  var constrainedContent: View { self }
}

/// A reusable view that shows one item.
///
/// UIKit counterpart: `UICollectionViewCell`.
@preconcurrency @MainActor
open class CollectionViewCell: CollectionReusableView {
  private struct State {
    var interaction = CellInteraction()
    var isSelected = false
    var isHighlighted = false
    var isConfigured = false
  }

  private var state = State()

  /// The view that contains the cell's content and fills its bounds.
  public let contentView = View()

  /// Creates a cell; override this one in a subclass.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.elementName = "content"
    addSubview(contentView)
  }

  override var constrainedContent: View {
    contentView.attachments.layoutEngine == nil && attachments.layoutEngine != nil ? self : contentView
  }

  /// True while the item is selected; the collection view sets it.
  ///
  /// UIKit counterpart: `isSelected`.
  open var isSelected: Bool {
    get { state.isSelected }
    set {
      guard state.isSelected != newValue else { return }
      state.isSelected = newValue
      stateDidChange()
    }
  }

  /// True while the item is pressed; the collection view sets it.
  ///
  /// UIKit counterpart: `isHighlighted`.
  open var isHighlighted: Bool {
    get { state.isHighlighted }
    set {
      guard state.isHighlighted != newValue else { return }
      state.isHighlighted = newValue
      stateDidChange()
    }
  }

  /// Changes the cell's content and background for another state; default nothing happens.
  ///
  /// UIKit counterpart: `updateConfiguration(using:)`.
  open func updateConfiguration(using state: CellConfigurationState) {}

  /// The cell's press, hover and flip progress; the collection view sets it for each frame.
  package var interaction: CellInteraction {
    get { state.interaction }
    set {
      guard state.interaction != newValue else { return }
      state.interaction = newValue
      (self as? any InteractionShowing)?.interactionDidChange()
    }
  }

  /// True when the item itself can take the keyboard focus; false where only controls in the cell can; default true.
  ///
  /// UIKit counterpart: `canBecomeFocused`. Where it is true the collection view's delegate decides.
  open var canBecomeFocused: Bool { true }

  private func stateDidChange() {
    state.isConfigured = true
    if let observer = attachments.stateObserver { return observer.cellStateDidChange(self) }
    var state = CellConfigurationState()
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    updateConfiguration(using: state)
  }

  /// Sets the content view's frame to the cell's bounds.
  open override func layoutSubviews() {
    if !state.isConfigured, attachments.stateObserver == nil { stateDidChange() }
    contentView.frame = bounds
  }
}
