public import CompositionalLayout
public import Foundation

/// The arrangement of a collection view's elements; use `CollectionViewCompositionalLayout`.
///
/// UIKit counterpart: `UICollectionViewLayout`, reduced to the needs of this library's solver: a description
/// for each section.
@preconcurrency @MainActor
open class CollectionViewLayout {
  private struct State {
    weak var collectionView: CollectionView?
    /// The registered classes of decoration views, by kind.
    var decorations: [String: CollectionReusableView.Type] = [:]
  }

  private var state = State()

  /// Creates a layout without sections.
  public init() {}

  /// The view that shows the layout.
  public internal(set) var collectionView: CollectionView? {
    get { state.collectionView }
    set { state.collectionView = newValue }
  }

  /// Registers the class of the decoration views of a kind; `nil` takes the registration back.
  ///
  /// UIKit counterpart: `register(_:forDecorationViewOfKind:)`. Views of another class that show at the time give
  /// way to new ones. For a kind without a class the data source is asked, as for a supplementary view.
  public func register(_ viewClass: CollectionReusableView.Type?, forDecorationViewOfKind elementKind: String)
  {
    state.decorations[elementKind] = viewClass
    collectionView?.dropDecorations()
  }

  /// The class registered for the decoration views of a kind; `nil` when there is none.
  func decorationClass(ofKind kind: String) -> CollectionReusableView.Type? { state.decorations[kind] }

  /// Called before the sections are described anew; override it to read the size of the collection view.
  ///
  /// UIKit counterpart: `prepare()`.
  open func prepare() {}

  /// Returns the offset at which a released scroll should come to rest; default the proposed one.
  ///
  /// UIKit counterpart: `targetContentOffset(forProposedContentOffset:withScrollingVelocity:)`. The velocity
  /// is the content's, in points per **millisecond**, whatever Apple's page says of its unit. It is asked
  /// only about releases of the view itself, not about those of its rows.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// The settings that apply to the whole layout.
  open var configuration: CollectionViewCompositionalLayoutConfiguration {
    CollectionViewCompositionalLayoutConfiguration()
  }

  /// Returns the description of one section; `nil` leaves the section out.
  open func section(at index: Int, environment: any CollectionLayoutEnvironment) -> CollectionLayoutSection? {
    nil
  }

  /// Asks for every section's description anew before the next frame.
  ///
  /// UIKit counterpart: `invalidateLayout()`.
  open func invalidateLayout() { collectionView?.invalidateDescriptions() }
}
