import CollectionViews
import CompositionalLayout
import Foundation
import LayoutGeometry

/// The layout of a feed file; it asks the feed scene behind its view for each section.
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
