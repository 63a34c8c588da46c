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

/// A cell with a decision map under the name of its policy.
final class DecisionMapCell: CollectionViewCell {
  /// The height of the cell, in points.
  static let height: CGFloat = 140
  private static let titleHeight: CGFloat = 24

  private let title = Label.leading()
  private let plot = DecisionMapView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.style = Typography.name
    title.textColor = Palette.ink
    plot.elementName = "map"
    contentView.addSubview(title)
    contentView.addSubview(plot)
  }

  /// Shows a map and its policy's name.
  func show(_ map: DecisionMap, named name: String) {
    let first = map.velocities.first ?? 0
    let last = map.velocities.last ?? 0
    title.text = "\(name)   0–\(map.row.count - 1) →   \(first) … \(last) pt/ms ↓"
    plot.map = map
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = CGRect(x: 0, y: 0, width: bounds.width, height: Self.titleHeight)
    plot.frame = CGRect(
      x: 0, y: Self.titleHeight, width: bounds.width, height: bounds.height - Self.titleHeight)
  }
}

/// A view of a map: one colour a page, and a line at velocity 0.
final class DecisionMapView: View {
  private static let colors = [
    DynamicColor(light: 0xC8401F, dark: 0xF0694A), DynamicColor(light: 0xD9A441, dark: 0xE3B85F),
    DynamicColor(light: 0x6B8E4E, dark: 0x8FB56F), DynamicColor(light: 0x3E7C8C, dark: 0x63A9BA),
    DynamicColor(light: 0x1F3F66, dark: 0x8DB4E2),
  ]

  /// The map shown; `nil` shows nothing.
  var map: DecisionMap? {
    didSet { setNeedsLayout() }
  }

  override func draw(with pen: inout DrawingContext) {
    guard let map, let traits = context?.traits, !map.places.isEmpty, !map.velocities.isEmpty else { return }
    let cell = CGSize(
      width: bounds.width / CGFloat(map.places.count), height: bounds.height / CGFloat(map.velocities.count))
    for block in map.blocks {
      let color = Self.colors[block.page % Self.colors.count].resolved(with: traits)
      let frame = CGRect(
        x: CGFloat(block.columns.lowerBound) * cell.width, y: CGFloat(block.rows.lowerBound) * cell.height,
        width: CGFloat(block.columns.count) * cell.width, height: CGFloat(block.rows.count) * cell.height)
      pen.paint(.fill(color, cornerRadius: 0), in: frame, element: elementID.appending("\(block.page)"))
    }
    if let rest = map.velocities.firstIndex(of: 0) {
      let line = CGRect(x: 0, y: (CGFloat(rest) + 0.5) * cell.height - 0.5, width: bounds.width, height: 1)
      pen.paint(
        .fill(Palette.paper.resolved(with: traits), cornerRadius: 0), in: line,
        element: elementID.appending("rest"))
    }
  }
}
