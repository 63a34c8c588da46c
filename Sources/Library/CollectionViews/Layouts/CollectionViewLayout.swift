public import CompositionalLayout
public import Foundation
import LayoutGeometry
public import UIKitBase

/// The layout of a collection view's elements; use `CollectionViewCompositionalLayout`.
///
/// UIKit counterpart: `UICollectionViewLayout`, reduced to this library's solver: it returns a description of each
/// section.
@preconcurrency @MainActor
open class CollectionViewLayout: CustomLayout {
  private struct State {
    weak var collectionView: CollectionView?
    /// The registered classes of decoration views, by kind.
    var decorations: [String: CollectionReusableView.Type] = [:]
    var customAxis: Axis?
    var isAwake = false
  }

  private var state = State()

  /// Creates a layout without sections.
  public override init() {}

  /// Creates a layout, as from a nib file, of which there are none; a subclass with an initializer of its own needs it.
  ///
  /// UIKit counterpart: `init(coder:)`.
  public required init?(coder: NSCoder) {}

  /// The axis along which the content of a layout written by hand scrolls; `nil` for any other.
  var customAxis: Axis? {
    get { state.customAxis }
    set { state.customAxis = newValue }
  }

  /// Calls `awakeFromNib()` the first time.
  func wake() {
    guard !state.isAwake else { return }
    state.isAwake = true
    awakeFromNib()
  }

  /// The view that shows the layout.
  public internal(set) var collectionView: CollectionView? {
    get { state.collectionView }
    set { state.collectionView = newValue }
  }

  /// Registers the class of the decoration views of a kind; `nil` removes the registration.
  ///
  /// UIKit counterpart: `register(_:forDecorationViewOfKind:)`. Views of another class that are on screen are
  /// replaced. For a kind without a class the data source is asked, as for a supplementary view.
  public func register(_ viewClass: CollectionReusableView.Type?, forDecorationViewOfKind elementKind: String)
  {
    state.decorations[elementKind] = viewClass
    collectionView?.dropDecorations()
  }

  /// Returns the class registered for the decoration views of a kind; `nil` when there is none.
  func decorationClass(ofKind kind: String) -> CollectionReusableView.Type? { state.decorations[kind] }

  // MARK: Attributes

  /// The view with its edits laid out, for a layout that describes its sections; `nil` for one written by hand.
  private var current: CollectionView? {
    guard describesSections, let view = collectionView else { return nil }
    view.layOutEdits()
    return view
  }

  /// The size of the content, in points; zero for a layout written by hand that does not say it.
  open override var collectionViewContentSize: CGSize {
    current?.solvedLayout?.contentSize ?? .zero
  }

  /// Returns the attributes of the elements in a rectangle of the content, each a new object.
  ///
  /// A layout written by hand lists them itself; by default it has none, `nil`.
  open override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
    describesSections ? current?.solvedAttributes(in: rect) ?? [] : nil
  }

  /// Returns the attributes of an item's cell; `nil` when there is no such item.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    current?.solvedAttributes(ofItemAt: indexPath)
  }

  /// Returns the attributes of a header, footer or badge; `nil` when there is no such view.
  open override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> CollectionViewLayoutAttributes?
  {
    current?.solvedAttributes(.supplementary, ofKind: elementKind, at: indexPath)
  }

  /// Returns the attributes of a decoration; `nil` when there is no such view.
  open override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> CollectionViewLayoutAttributes?
  {
    current?.solvedAttributes(.decoration, ofKind: elementKind, at: indexPath)
  }

  /// The class of the invalidation contexts; a flow layout has its own by default.
  open override class var invalidationContextClass: AnyClass {
    self is CollectionViewFlowLayout.Type
      ? CollectionViewFlowLayoutInvalidationContext.self : CollectionViewLayoutInvalidationContext.self
  }

  // MARK: Description

  /// Called before the sections are described anew; override it to read the size of the collection view.
  ///
  /// UIKit counterpart: `prepare()`.
  open func prepare() {}

  /// Returns the offset at which a released scroll should come to rest; default the proposed one.
  ///
  /// UIKit counterpart: `targetContentOffset(forProposedContentOffset:withScrollingVelocity:)`. The velocity is the
  /// content's, in points per **millisecond**, not in the unit that Apple's page gives. It is called only for releases
  /// of the view itself, not for those of its rows.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// The settings of the whole layout.
  open var configuration: CollectionViewCompositionalLayoutConfiguration {
    let configuration = CollectionViewCompositionalLayoutConfiguration()
    if let axis = customAxis { configuration.scrollDirection = axis }
    return configuration
  }

  /// Returns the description of one section; `nil` leaves the section out.
  open func section(at index: Int, environment: any CollectionLayoutEnvironment) -> CollectionLayoutSection? {
    nil
  }

  /// Requests every section's description anew before the next frame, by `invalidateLayout(with:)`.
  ///
  /// UIKit counterpart: `invalidateLayout()`.
  open func invalidateLayout() {
    let context = makeInvalidationContext()
    context.isWhole = true
    invalidateLayout(with: context)
  }

  /// Requests the layout anew before the next frame; after a change of the visible part only `prepare()` follows.
  ///
  /// UIKit counterpart: `invalidateLayout(with:)`.
  open func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
    if collectionView?.isFollowingBounds != true { collectionView?.invalidateDescriptions() }
  }
}
