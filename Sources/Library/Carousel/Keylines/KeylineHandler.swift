import CollectionViews
import CompositionalLayout
import Foundation
import LayoutGeometry
import ScrollPhysics

/// The handler of a row with keylines, which sets the visible width of each item in every frame.
struct KeylineHandler {
  let arrangement: KeylineArrangement
  let collectionView: CollectionView?

  /// Applies the keylines to the visible items; does nothing while the view's traits ask for reduced motion.
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
        let middle = item.center[axis] - row.leading
        let index = ((middle - item.bounds.size[axis] / 2) / arrangement.pitch).rounded()
        let place = arrangement.place(distance: index - row.position, at: row.position, of: row.count)
        isShown = place.width > 0
        let shift = place.start + place.width / 2 + row.shift - middle
        appearance.transform = CGAffineTransform(
          translationX: axis == .horizontal ? shift : 0, y: axis == .vertical ? shift : 0)
        appearance.hiddenMargin = max(0, (item.bounds.size[axis] - place.width) / 2)
      }
      item.show(appearance)
      item.isHidden = !isShown
    }
  }

  /// The values of a row that its items' places depend on.
  private struct Row {
    /// The space before the first item, in points.
    var leading: CGFloat
    /// The scroll position of the row in items, from 0 to its last page.
    var position: CGFloat
    /// The distance from the row's beginning in the view to where its content is drawn, in points.
    var shift: CGFloat
    /// The number of items; `nil` for a looped row.
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
      // Cards are drawn at whole pixels of the offset, and their places follow the exact one: a row at rest shows the
      // same on every page.
      let scale = collectionView.context?.traits.displayScale ?? 1
      shift = offset.alignedToPixels(scale: scale)
      position = Self.settled(offset / arrangement.pitch)
      guard motion?.geometry.bounds.period == nil else { return }
      let count = solved.sections[section].itemCount
      position = min(max(position, 0), CGFloat(arrangement.lastPage(of: count)))
      self.count = count
      // A row pulled beyond its end moves its cards with it unchanged.
      shift += (position * arrangement.pitch - offset).alignedToPixels(scale: scale)
    }

    /// Rounds a position that differs from a whole page only by floating-point error.
    private static func settled(_ place: CGFloat) -> CGFloat {
      let page = place.rounded()
      return abs(place - page) < 1e-6 ? page : place
    }
  }
}
