public import Foundation
import LayoutGeometry

/// A view that a collection view reuses from a pool.
///
/// UIKit counterpart: `UICollectionReusableView`.
@preconcurrency @MainActor
open class CollectionReusableView: View {
  private struct State {
    var reuseIdentifier = ""
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

  /// Called before the view is reused for another element; override it to clear its content.
  open func prepareForReuse() {}
}

/// A reusable view that shows one item.
///
/// UIKit counterpart: `UICollectionViewCell`.
@preconcurrency @MainActor
open class CollectionViewCell: CollectionReusableView {
  private struct State {
    var interaction = CellInteraction()
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

  /// Sets the content view's frame to the cell's bounds.
  open override func layoutSubviews() { contentView.frame = bounds }
}
