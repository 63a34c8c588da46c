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
    var given = Look()
    var own = Look()
    /// The attributes that `apply(_:)` was given last; `nil` for none.
    var applied: CollectionViewLayoutAttributes?
  }

  private struct Look {
    var isHidden = false
    var alpha: CGFloat = 1
    var transform = CGAffineTransform.identity
  }

  private var state = State()

  /// Creates a view; override this one in a subclass.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates an empty view, as a collection view does for a registered class.
  public required convenience init() {
    let size = AmbientContext.latest.sizeOfNextView
    AmbientContext.latest.sizeOfNextView = .zero
    self.init(frame: CGRect(origin: .zero, size: size))
  }

  /// The identifier of the reuse pool that the view belongs to.
  public internal(set) var reuseIdentifier: String {
    get { state.reuseIdentifier }
    set { state.reuseIdentifier = newValue }
  }

  /// Shows the view as the layout wants it, together with what the program has set: hidden, fainter or transformed.
  final func show(isHidden: Bool, alpha: CGFloat, transform: CGAffineTransform) {
    noteOwnLook()
    self.isHidden = isHidden || state.own.isHidden
    self.alpha = alpha * state.own.alpha
    let shown = state.own.transform.isIdentity ? transform : state.own.transform.concatenating(transform)
    if self.transform != shown { self.transform = shown }
    state.given = Look(isHidden: self.isHidden, alpha: self.alpha, transform: self.transform)
  }

  /// Shows the view of an element that leaves, in its last look.
  final func showLeaving(alpha: CGFloat, transform: CGAffineTransform) {
    noteOwnLook()
    (self.alpha, self.transform) = (alpha, transform)
    state.given = Look(isHidden: isHidden, alpha: alpha, transform: transform)
  }

  /// Shows the view as the program has set it, before it is used for another element.
  final func showOwnLook() {
    noteOwnLook()
    (isHidden, alpha, transform) = (state.own.isHidden, state.own.alpha, state.own.transform)
    state.given = state.own
  }

  private func noteOwnLook() {
    if isHidden != state.given.isHidden { state.own.isHidden = isHidden }
    if alpha != state.given.alpha { state.own.alpha = alpha }
    if transform != state.given.transform { state.own.transform = transform }
  }

  /// Calls `apply(_:)` if the layout has other attributes for the view than before.
  final func applyIfChanged(_ layoutAttributes: CollectionViewLayoutAttributes) {
    if let applied = state.applied, applied.isEqual(layoutAttributes) { return }
    state.applied = layoutAttributes.copy() as? CollectionViewLayoutAttributes
    apply(layoutAttributes)
  }

  /// Calls `apply(_:)` if the solved place of the view is another one than before.
  final func applyIfChanged(_ solved: LayoutAttributes, at path: IndexPath) {
    if let applied = state.applied, applied.indexPath == path, applied.frame == solved.frame,
      applied.zIndex == solved.zIndex
    {
      return
    }
    let attributes = CollectionViewLayoutAttributes(solved)
    attributes.indexPath = path
    state.applied = attributes
    apply(attributes)
  }

  /// Called before the view is reused for another element; override it to clear its content.
  open func prepareForReuse() {}

  /// Returns the attributes that suit the content, for an element of estimated size; default the size that fits.
  ///
  /// UIKit counterpart: `preferredLayoutAttributesFitting(_:)`. Only a size on an estimated axis has an effect.
  open func preferredLayoutAttributesFitting(_ layoutAttributes: CollectionViewLayoutAttributes)
    -> CollectionViewLayoutAttributes
  {
    layoutAttributes.size = fittingSize(layoutAttributes.size, axes: layoutAttributes.estimatedAxes)
    return layoutAttributes
  }

  /// Called when the layout gives the view other attributes than before; default nothing happens.
  ///
  /// UIKit counterpart: `apply(_:)`.
  open func apply(_ layoutAttributes: CollectionViewLayoutAttributes) {}

  /// Returns the size by the constraints inside, near to a size, else the one by `sizeThatFits(_:)`.
  private func fittingSize(_ size: CGSize, axes: Axes) -> CGSize {
    let isWidthFree = axes.contains(.horizontal)
    let found = constrainedContent.attachments.layoutEngine?.fittingSize(
      of: constrainedContent, size, isWidthRequired: !isWidthFree, isHeightRequired: false)
    return found ?? sizeThatFits(CGSize(width: size.width, height: .infinity))
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
    contentView.frame = bounds
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
