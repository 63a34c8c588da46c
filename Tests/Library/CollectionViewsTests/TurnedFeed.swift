import CollectionViews
import CompositionalLayout
import Foundation
import LayoutGeometry
import OrihonTesting
import ScreenInterface
import Stage

/// One and the same feed along either axis.
///
/// Rows that page, rest anywhere and loop stand between lists of plain items, each with a header that stays
/// in sight.
final class TurnedFeed: CollectionViewDataSource {
  static let length: CGFloat = 600
  static let breadth: CGFloat = 400

  let axis: Axis
  let isMirrored: Bool
  var counts = [4, 6, 9, 5, 12]
  let view: CollectionView
  private static let behaviors: [CollectionLayoutSectionOrthogonalScrollingBehavior] = [
    .none, .groupPaging, .continuous, .groupPagingCentered, .none,
  ]

  init(_ axis: Axis, isMirrored: Bool = false) {
    self.axis = axis
    self.isMirrored = isMirrored
    let configuration = CollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = axis
    configuration.interSectionSpacing = 10
    view = CollectionView(
      collectionViewLayout: CollectionViewCompositionalLayout(
        sectionProvider: { index, _ in Self.section(index, axis) }, configuration: configuration))
    view.alwaysBounceVertical = true
    view.alwaysBounceHorizontal = true
    view.rowConfiguration = { index, _ in RowConfiguration(extent: index == 3 ? .looped : .finite) }
    view.dataSource = self
  }

  func harness() -> StageHarness {
    var options = StageOptions(
      size: CGSize(along: Self.length, across: Self.breadth, on: axis))
    options.traits.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
    let scene = Scene("turned") { [view] _ in Scene.Content(view, owned: [self]) }
    return StageHarness(scene, options: options)
  }

  /// Returns the point at these distances along the feed and across it.
  func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
    mirrored(CGPoint(along: along, across: across, on: axis))
  }

  /// Returns the movement by these distances along the feed and across it.
  func way(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
    let way = CGPoint(along: along, across: across, on: axis)
    return CGPoint(x: isMirrored ? -way.x : way.x, y: way.y)
  }

  /// Returns the arrow key along the feed or across it.
  func arrow(along: Bool, isForward: Bool) -> Key {
    let axis = along ? self.axis : self.axis.perpendicular
    if axis == .vertical { return isForward ? "down" : "up" }
    return isForward == !isMirrored ? "right" : "left"
  }

  /// Turns the wheel by notches towards the end.
  func wheel(_ harness: StageHarness, at place: CGPoint, along notches: CGFloat, isAcross: Bool = false) {
    let axis = isAcross ? self.axis.perpendicular : self.axis
    if axis == .vertical {
      harness.wheel(at: place, y: -notches)
    } else {
      harness.wheel(at: place, x: isMirrored ? -notches : notches)
    }
  }

  /// Returns the frame of every card and header, measured along the feed and across it.
  func frames(_ harness: StageHarness) -> [String: CGRect] {
    var frames: [String: CGRect] = [:]
    for command in harness.stage.displayList.commands where command.element.path.contains("/") {
      guard !command.element.path.hasPrefix("turned") else { continue }
      let frame = command.frame
      let logical = isMirrored ? frame.mirrored(inWidth: harness.stage.size.width) : frame
      frames["\(command.element.path) \(frames.count)"] = CGRect(
        x: logical.min(axis.perpendicular), y: logical.min(axis), width: logical.size[axis.perpendicular],
        height: logical.size[axis])
    }
    return frames
  }

  private func mirrored(_ point: CGPoint) -> CGPoint {
    guard isMirrored else { return point }
    return CGPoint(x: (axis == .horizontal ? Self.length : Self.breadth) - point.x, y: point.y)
  }

  private static func size(_ along: CGFloat, _ across: CGFloat, on axis: Axis) -> CollectionLayoutSize {
    let size = CGSize(along: along, across: across, on: axis)
    return CollectionLayoutSize(
      widthDimension: .absolute(size.width), heightDimension: .absolute(size.height))
  }

  private static func section(_ index: Int, _ axis: Axis) -> CollectionLayoutSection {
    let isRow = behaviors[index] != .none
    let size = isRow ? size(150, 260, on: axis) : size(90, breadth, on: axis)
    let section = CollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
    section.interGroupSpacing = 8
    section.orthogonalScrollingBehavior = behaviors[index]
    let header = CollectionLayoutBoundarySupplementaryItem(
      layoutSize: Self.size(30, breadth, on: axis), elementKind: "header",
      alignment: axis == .vertical ? .top : .leading)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    return section
  }

  func numberOfSections(in collectionView: CollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell: CollectionViewCell = collectionView.dequeueReusableView("card")
    cell.backgroundColor = DynamicColor(Color(hex: UInt32(0x203040 + indexPath.item * 0x010101)))
    return cell
  }

  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> CollectionReusableView {
    let view: CollectionReusableView = collectionView.dequeueReusableView("header")
    view.backgroundColor = DynamicColor(Color(hex: 0x808080))
    return view
  }
}
