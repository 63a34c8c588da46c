import CollectionViews
import CompositionalLayout
import Foundation
import LayoutGeometry

/// The collection layout of a feed file, which gets each section from the feed scene of its view.
final class DocumentLayout: CollectionViewLayout {
  private let shared = CollectionViewCompositionalLayoutConfiguration()

  override init() {
    shared.interSectionSpacing = FeedLayoutMetrics.sectionGap
    super.init()
  }

  override var configuration: CollectionViewCompositionalLayoutConfiguration { shared }

  override func section(
    at index: Int, environment: any CollectionLayoutEnvironment
  ) -> CollectionLayoutSection? {
    let width = environment.container.contentSize.width
    return (collectionView?.dataSource as? FeedScene)?.views.description(ofSection: index, width: width)
  }
}
