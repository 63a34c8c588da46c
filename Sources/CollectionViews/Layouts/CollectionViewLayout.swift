public import CompositionalLayout
public import Foundation

/// What arranges the elements of a collection view; use `CollectionViewCompositionalLayout`.
///
/// UIKit counterpart: `UICollectionViewLayout`, reduced to what the solver of this library needs: a description
/// for each section.
open class CollectionViewLayout {
  private struct State {
    weak var collectionView: CollectionView?
  }

  private var state = State()

  /// Creates a layout without sections.
  public init() {}

  /// The view that shows the layout.
  public internal(set) var collectionView: CollectionView? {
    get { state.collectionView }
    set { state.collectionView = newValue }
  }

  /// Called before the sections are described anew; override it to read the size of the collection view.
  ///
  /// UIKit counterpart: `prepare()`.
  open func prepare() {}

  /// Where a release should come to rest: override it to choose another place than the natural one.
  ///
  /// UIKit counterpart: `targetContentOffset(forProposedContentOffset:withScrollingVelocity:)`. The velocity is the
  /// content's, in points per **millisecond**, whatever Apple's page says of its unit. Only releases of the
  /// view itself are asked about, not those of its rows.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// What holds for all sections.
  open var configuration: CollectionViewCompositionalLayoutConfiguration {
    CollectionViewCompositionalLayoutConfiguration()
  }

  /// The description of one section; `nil` leaves it out.
  open func section(at index: Int, environment: any CollectionLayoutEnvironment) -> CollectionLayoutSection? {
    nil
  }

  /// Asks for every section's description anew before the next frame.
  ///
  /// UIKit counterpart: `invalidateLayout()`.
  open func invalidateLayout() { collectionView?.invalidateDescriptions() }
}
