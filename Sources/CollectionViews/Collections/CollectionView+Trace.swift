import CompositionalLayout
public import Foundation
import LayoutGeometry
import SceneReadings
import ScrollPhysics

extension CollectionView {
  /// Every row that is on screen or moving, in the order of the sections.
  public var rowReadings: [PlacedMotion] {
    let visible = shownSections
    return scrolling.rows.values
      .filter { visible.contains($0.section) || $0.motion.isMoving }
      .sorted { $0.section < $1.section }
      .compactMap { reading(of: $0) }
  }

  /// The row of the section with this id; `nil` when it has not been on screen yet.
  public func rowReading(of id: String) -> PlacedMotion? {
    scrolling.rows[id].flatMap { reading(of: $0) }
  }

  private func reading(of row: RowState) -> PlacedMotion? {
    guard let solved = state.cache.solved, solved.sections.indices.contains(row.section),
      let geometry = solved.sections[row.section].orthogonal
    else { return nil }
    return PlacedMotion(
      id: id(of: .row(row.id)), motion: row.motion, contentOffset: row.contentOffset,
      frame: frameInView(geometry.viewport, at: feedOffset),
      visibleFraction: visibleFraction(of: geometry), isTouched: row.motion.isTouched, axis: geometry.axis)
  }

  /// The row under a point of the window; `nil` between rows.
  public func row(atWindow point: CGPoint) -> String? { rowID(at: convertFromWindow(point)) }

  /// The supplementary view of a kind that is on screen for a section; `nil` when it is not.
  public func supplementaryView(forElementKind kind: String, inSection id: String) -> CollectionReusableView?
  {
    guard let index = state.cache.indexByID[id] else { return nil }
    let key = LayoutElement(category: .supplementary, kind: kind, item: 0, section: index)
    return state.elements.byKey[key]?.view
  }

  /// How often the handler of each section was called since counting began; `nil`, the default, while nobody counts.
  public var handlerCalls: [String: Int]? {
    get { state.handlerCalls }
    set { state.handlerCalls = newValue }
  }

  /// Appends where the cells of a section are in the window as of the last layout.
  public func appendCellFrames(ofSection id: String, to frames: inout [CGRect]) {
    guard let index = state.cache.indexByID[id] else { return }
    for element in state.elements.inPaintOrder
    where element.key.section == index && element.key.category == .cell {
      frames.append(element.view.convertToWindow(element.view.bounds))
    }
  }

  /// Where the cells of an item are in the window, of which a looped row may show several.
  public func cellFrames(ofItem item: Int, inSection id: String) -> [CGRect] {
    guard let index = state.cache.indexByID[id], let section = state.cache.solved?.sections[index],
      section.itemCount > 0
    else { return [] }
    return state.elements.inPaintOrder
      .filter {
        $0.key.section == index && $0.key.category == .cell && $0.key.item.modulo(section.itemCount) == item
      }
      .map { $0.view.convertToWindow($0.view.bounds) }
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
