import Orihon

/// Shows one row whose cards are large, medium and small, and grow on their way.
@MainActor func showKeylines(in view: CollectionView, count: Int) {
  view.collectionViewLayout = CollectionViewCompositionalLayout { [weak view] _, environment in
    CarouselKeylines(.multiBrowse, itemWidth: 186).section(
      itemHeight: 205, itemCount: count, layoutEnvironment: environment, in: view)
  }
}
