import CollectionViews
import CompositionalLayout
import Foundation
import LayoutGeometry
import ScrollPhysics

/// A row whose items show as much of themselves as the keylines leave them in every frame.
struct KeylinedRow {
  let arrangement: KeylineArrangement
  let collectionView: CollectionView?

  /// Places the visible items; nothing changes while the view's traits ask for reduced motion.
  func show(_ items: [any CollectionLayoutVisibleItem], at offset: CGPoint) {
    let cards = items.filter { $0.representedElementCategory == .cell }
    guard let collectionView, let first = cards.first else { return }
    let isReduced = collectionView.context?.traits.reducesMotion ?? false
    let axis = collectionView.feedAxis.perpendicular
    let row = Row(arrangement, of: first.indexPath.section, at: offset[axis], in: collectionView)
    for item in cards {
      var appearance = CarouselAppearance()
      appearance.axis = axis
      var isShown = true
      if !isReduced, let row {
        let laidOut = item.center[axis] - item.bounds.size[axis] / 2 - row.leading
        let place = arrangement.place(
          distance: laidOut / arrangement.pitch - row.position, at: row.position, of: row.count)
        isShown = place.width > 0
        let way = place.start + place.width / 2 + row.position * arrangement.pitch
        let shift = way - laidOut - item.bounds.size[axis] / 2
        appearance.transform = CGAffineTransform(
          translationX: axis == .horizontal ? shift : 0, y: axis == .vertical ? shift : 0)
        appearance.hiddenMargin = max(0, (item.bounds.size[axis] - place.width) / 2)
      }
      item.show(appearance)
      item.isHidden = !isShown
    }
  }

  /// The facts of a row that its items' places depend on.
  private struct Row {
    /// The space before the first item, in points.
    var leading: CGFloat
    /// The place of the row in items, from 0 to its last page.
    var position: CGFloat
    /// The number of items; `nil` for a row that goes round.
    var count: Int?

    init?(
      _ arrangement: KeylineArrangement, of section: Int, at offset: CGFloat,
      in collectionView: CollectionView
    ) {
      guard let solved = collectionView.solvedLayout, solved.sections.indices.contains(section),
        let geometry = solved.sections[section].orthogonal,
        collectionView.sectionNames.indices.contains(section)
      else { return nil }
      let motion = collectionView.rowMotion(of: collectionView.sectionNames[section])
      leading = geometry.leadingInset
      let scale = collectionView.context?.traits.displayScale ?? 1
      position = offset.alignedToPixels(scale: scale) / arrangement.pitch
      if motion?.geometry.bounds.period == nil {
        let count = solved.sections[section].itemCount
        position = min(max(position, 0), CGFloat(arrangement.lastPage(of: count)))
        self.count = count
      }
    }
  }
}
