import CompositionalLayout
public import Foundation
import LayoutGeometry
import ScrollPhysics

extension CollectionView {
  /// Every row that is on screen or moving, in the order of the sections.
  public var rowReadings: [RowReading] {
    guard let solved = state.cache.solved else { return [] }
    let offset = scrolling.feed.offset
    let visible = solved.sections(in: offset...(offset + bounds.height))
    return scrolling.rows.values
      .filter { visible.contains($0.section) || $0.motion.isMoving }
      .sorted { $0.section < $1.section }
      .compactMap { reading(of: $0) }
  }

  /// The row of the section with this id; `nil` when it has not been on screen yet.
  public func rowReading(of id: String) -> RowReading? {
    scrolling.rows[id].flatMap { reading(of: $0) }
  }

  private func reading(of row: RowState) -> RowReading? {
    guard let solved = state.cache.solved, solved.sections.indices.contains(row.section),
      let geometry = solved.sections[row.section].orthogonal
    else { return nil }
    return RowReading(
      id: row.id, motion: row.motion, contentOffset: row.contentOffset,
      frame: geometry.viewport.offsetBy(dx: 0, dy: -scrolling.feed.offset),
      visibleFraction: visibleFraction(of: geometry), isTouched: row.motion.isTouched)
  }

  /// The row under a point of the window; `nil` between rows.
  public func row(atWindow point: CGPoint) -> String? { row(at: convertFromWindow(point)) }

  /// The supplementary view of a kind that is on screen for a section; `nil` when it is not.
  public func supplementaryView(forElementKind kind: String, inSection id: String) -> CollectionReusableView?
  {
    guard let index = state.cache.indexByID[id] else { return nil }
    let key = LayoutElement(category: .supplementary, kind: kind, item: 0, section: index)
    return state.elements.byKey[key]?.view
  }

  /// The view and the id of every cell on screen, from back to front.
  public var visibleCells: [CollectionViewCell] {
    state.elements.inPaintOrder.compactMap { $0.view as? CollectionViewCell }
  }

  /// How many cells are on screen, those of views inside the cells not counted.
  public var visibleCellCount: Int {
    state.elements.inPaintOrder.reduce(0) { $0 + ($1.key.category == .cell ? 1 : 0) }
  }

  /// Where an item's cell is, in the window's coordinates; `nil` when it is not on screen.
  public func windowFrame(ofItem item: String, inSection section: String) -> CGRect? {
    let identity = ItemIdentity(section: section, item: item)
    guard let view = state.elements.inPaintOrder.first(where: { $0.identity == identity })?.view
    else { return nil }
    return convertToWindow(view.frame)
  }
}
