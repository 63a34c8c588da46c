public import CompositionalLayout
import Foundation

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
