import CollectionViews
import CompositionalLayout
import FeedFiles
import Foundation
import LayoutGeometry
import ScreenInterface
import ScrollPhysics
import Stage

/// A scene with a decision map for each named policy: the target page of a release.
///
/// The horizontal axis is the position of the release, the vertical axis its speed.
final class DecisionMapsExample: CollectionViewDataSource {
  private let presets = SnapPreset.allCases

  /// The scene called `decisions`.
  static var scene: Scene {
    Scene("decisions", title: "Decision maps", background: Palette.paper) { _ in
      let example = DecisionMapsExample()
      let view = CollectionView(
        collectionViewLayout: CollectionViewCompositionalLayout(section: example.section))
      view.register(DecisionMapCell.self, forReuseIdentifier: "map")
      view.dataSource = example
      return Scene.Content(view, owned: [example])
    }
  }

  private var section: CollectionLayoutSection {
    GallerySections.lines(
      height: DecisionMapCell.height, spacing: 12,
      insets: DirectionalEdgeInsets(top: 16, leading: 20, bottom: 16, trailing: 20))
  }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
    presets.count
  }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell: DecisionMapCell = collectionView.dequeueReusableView("map")
    let preset = presets[indexPath.item]
    cell.show(DecisionMap(of: preset.policy), named: preset.rawValue)
    return cell
  }
}
