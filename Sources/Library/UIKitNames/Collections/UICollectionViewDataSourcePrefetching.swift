import CollectionViews
public import Foundation
public import Orihon

/// An object that is told of items about to come on screen, to load what they need.
///
/// UIKit counterpart: `UICollectionViewDataSourcePrefetching`. It is told of the items within one length of the view
/// before and after its visible part, each once; those of rows that scroll by themselves are left out.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: AnyObject {
  /// Called with items about to come on screen.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])

  /// Called with items that were announced and have not come on screen; by default nothing happens.
  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}

/// The object that a collection view tells of items about to come on screen.
@MainActor
private final class PrefetchingSource {
  weak var source: (any UICollectionViewDataSourcePrefetching)?

  init(_ source: any UICollectionViewDataSourcePrefetching) { self.source = source }
}

extension CollectionView {
  /// The object that is told of items about to come on screen; not retained; default none.
  public var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    get { attachments.object(of: PrefetchingSource.self)?.source }
    set {
      let kept = newValue.map { PrefetchingSource($0) }
      attachments.keep(kept, as: PrefetchingSource.self)
      guard let kept else {
        (prefetching.prefetch, prefetching.cancel) = (nil, nil)
        return
      }
      prefetching.prefetch = { [weak self, weak kept] paths in
        if let self { kept?.source?.collectionView(self, prefetchItemsAt: paths) }
      }
      prefetching.cancel = { [weak self, weak kept] paths in
        if let self { kept?.source?.collectionView(self, cancelPrefetchingForItemsAt: paths) }
      }
      setNeedsLayout()
    }
  }

  /// True when `prefetchDataSource` is told of items; default true.
  public var isPrefetchingEnabled: Bool {
    get { prefetching.isEnabled }
    set { prefetching.isEnabled = newValue }
  }

  /// The view behind the elements, which fills the collection view and does not scroll; default none.
  public var backgroundView: UIView? {
    get { viewBehindContent }
    set { viewBehindContent = newValue }
  }
}
