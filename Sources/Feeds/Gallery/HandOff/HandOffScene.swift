import CollectionViews
import CompositionalLayout
import FeedFiles
import Foundation
import LayoutGeometry
import ScreenInterface
import Stage

/// A scene with vertical pagers in a vertical feed, one for each hand-off rule at a pager's edge.
final class HandOffScene: CollectionViewDataSource {
  static let pagerHeight: CGFloat = 232

  /// The scene called `handoff`.
  static var scene: Scene {
    Scene("handoff", title: "縁で渡す · Hand-over at the edge") { _ in
      let source = HandOffScene()
      let view = CollectionView(
        collectionViewLayout: CollectionViewCompositionalLayout { _, _ in section })
      view.register(HandOffCell.self, forCellWithReuseIdentifier: "pager")
      view.dataSource = source
      return Scene.Content(view, owned: [source])
    }
  }

  private static var section: CollectionLayoutSection {
    GallerySections.lines(
      height: HandOffCell.wordsHeight + pagerHeight, spacing: 24,
      insets: DirectionalEdgeInsets(top: 16, leading: 20, bottom: 16, trailing: 20))
  }

  func numberOfSections(in collectionView: CollectionView) -> Int { 1 }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
    2 * ScrollHandOff.allCases.count
  }

  func collectionView(_ collectionView: CollectionView, identifierForSection section: Int) -> AnyHashable {
    "pagers"
  }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell: HandOffCell = collectionView.dequeueReusableView("pager")
    cell.show(ScrollHandOff.allCases[indexPath.item % ScrollHandOff.allCases.count], tint: 2 * indexPath.item)
    return cell
  }
}
