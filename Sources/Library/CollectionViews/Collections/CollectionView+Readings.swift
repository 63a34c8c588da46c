package import CompositionalLayout
package import Foundation
import LayoutGeometry
package import SceneReadings
import ScreenInterface
package import ScrollPhysics

extension CollectionView {
  /// The motions of every row that is on screen or moving, in the order of the sections.
  package var rowReadings: [PositionedMotion] {
    var readings: [PositionedMotion] = []
    scrollers.rows.forEach(movingOrIn: shownSections) { row in
      if let reading = reading(of: row) { readings.append(reading) }
    }
    return readings
  }

  /// Returns the motion and frame of a row by its section's id; `nil` when it has not been on screen yet.
  package func rowReading(of id: String) -> PositionedMotion? {
    guard let row = scrollers.rows[named: id] else { return nil }
    return reading(of: row)
  }

  /// The ids of the rows that scroll together by the fraction of a page; default none.
  package var followerGroups: [[String]] {
    get { scrollers.followerRows.groups }
    set { scrollers.followerRows.groups = newValue }
  }

  /// Returns the motion and frame of a row, on screen or not; `nil` when no row of the present sections has this id.
  package func preparedRowReading(of id: String) -> PositionedMotion? {
    prepareForRequest()
    prepareRow(id)
    return rowReading(of: id)
  }

  /// Returns the motion of a row by its section's id; `nil` when it has not been on screen yet.
  package func rowMotion(of id: String) -> ScrollMotion? {
    section(ofRow: id) == nil ? nil : scrollers.rows.motion(named: id)
  }

  /// Returns the scrolling behaviour of a row; `nil` when it has not been on screen yet.
  package func rowBehavior(of id: String) -> CollectionLayoutSectionOrthogonalScrollingBehavior? {
    section(ofRow: id)?.orthogonal?.behavior
  }

  /// Returns the frame of a row in the view, clipped or not; `nil` when it has not been on screen yet.
  package func frame(ofRow id: String) -> CGRect? {
    guard let viewport = section(ofRow: id)?.rowViewport else { return nil }
    return frameInView(viewport, at: feedOffset)
  }

  /// Returns the snapshot of a row and its visible share; `nil` when it has not been on screen yet.
  package func rowSnapshot(ofRow id: String) -> (row: RowSummary, visibleFraction: CGFloat)? {
    guard let rowSnapshot = scrollers.rows.rowSnapshot(named: id),
      let viewport = solvedRow(ofSection: rowSnapshot.section)?.rowViewport
    else { return nil }
    return (rowSnapshot, visibleFraction(of: viewport))
  }

  /// Returns the solved section of a row that has been on screen; `nil` when no such row is in the layout.
  private func section(ofRow id: String) -> SolvedSection? {
    guard let rowSnapshot = scrollers.rows.rowSnapshot(named: id) else { return nil }
    return solvedRow(ofSection: rowSnapshot.section)
  }

  private func solvedRow(ofSection index: Int) -> SolvedSection? {
    guard let solved = state.cache.solved, solved.sections.indices.contains(index),
      solved.sections[index].isRow
    else { return nil }
    return solved.sections[index]
  }

  private func reading(of row: RowState) -> PositionedMotion? {
    guard let viewport = solvedRow(ofSection: row.section)?.rowViewport else { return nil }
    return PositionedMotion(
      id: id(of: .row(row.name)), motion: row.motion, contentOffset: row.contentOffset,
      frame: frameInView(viewport, at: feedOffset),
      visibleFraction: visibleFraction(of: viewport), isTouched: row.motion.isTouched, axis: row.axis)
  }

  /// Returns the id of the row under a point of the window; `nil` between rows.
  package func row(atWindow point: CGPoint) -> String? { rowName(at: convertFromWindow(point)) }

  /// Returns a section's supplementary view of a kind; `nil` when none is on screen.
  public func supplementaryView(forElementKind kind: String, inSection id: String) -> CollectionReusableView?
  {
    guard let index = state.cache.indexByName[id] else { return nil }
    let key = LayoutElement(category: .supplementary, kind: kind, item: 0, section: index)
    return state.elements.byKey[key]?.view
  }

  /// Calls `visit` with each header, footer and overlay on screen, its kind and its section's id, from back to front.
  package func forEachSupplementaryView(
    _ visit: (_ section: String, _ kind: String, _ view: CollectionReusableView) -> Void
  ) {
    let names = state.cache.sectionNames
    for element in state.elements.inPaintOrder where element.key.category == .supplementary {
      let key = element.key
      guard key.item == 0, names.indices.contains(key.section), let kind = key.kind else { continue }
      visit(names[key.section], kind, element.view)
    }
  }

  /// Calls `visit` with each cell of a section on screen, from back to front.
  package func forEachCell(ofSection section: Int, _ visit: (CollectionReusableView) -> Void) {
    for element in state.elements.inPaintOrder
    where element.key.category == .cell && element.key.section == section { visit(element.view) }
  }

  /// The number of calls of each section's handler, by section id, since counting began.
  ///
  /// It is `nil`, the default, while nothing is counted; setting it begins.
  package var handlerCalls: [String: Int]? {
    get { state.handlerCalls }
    set { state.handlerCalls = newValue }
  }

  /// Appends the frames of a section's cells as of the last layout, in the window's coordinates.
  package func appendCellFrames(ofSection id: String, to frames: inout [CGRect]) {
    guard let index = state.cache.indexByName[id] else { return }
    for element in state.elements.inPaintOrder
    where element.key.section == index && element.key.category == .cell {
      frames.append(element.view.convertToWindow(element.view.box))
    }
  }

  /// Returns the frames of an item's cells in the window's coordinates; a looped row may show several.
  package func cellFrames(ofItem item: Int, inSection id: String) -> [CGRect] {
    guard let index = state.cache.indexByName[id], let section = state.cache.solved?.sections[index],
      section.itemCount > 0
    else { return [] }
    return state.elements.inPaintOrder
      .filter {
        $0.key.section == index && $0.key.category == .cell && $0.key.item.modulo(section.itemCount) == item
      }
      .map { $0.view.convertToWindow($0.view.box) }
  }

  /// The cells on screen, from back to front.
  public var visibleCells: [CollectionViewCell] {
    layOutEdits()
    return state.elements.inPaintOrder.compactMap {
      $0.key.category == .cell ? $0.view as? CollectionViewCell : nil
    }
  }

  /// The number of cells on screen, without those of views inside the cells.
  package var visibleCellCount: Int {
    state.elements.inPaintOrder.reduce(0) { $0 + ($1.key.category == .cell ? 1 : 0) }
  }

  /// Returns the frame of an item's cell in the window's coordinates; `nil` when it is not on screen.
  package func windowFrame(ofItem item: String, inSection section: String) -> CGRect? {
    let index = state.cache.sectionNames.firstIndex(of: section)
    let found = state.elements.inPaintOrder.first { element in
      guard element.key.section == index, let identity = element.identity else { return false }
      return state.itemNames.name(of: identity.item) == item
    }
    return found.map { convertToWindow($0.view.placedFrame) }
  }

  /// Returns the cells and gaps of a section's row as placed last, before the section's handler moved cells.
  ///
  /// `id` is the section's id; the result is `nil` when the row is not on screen. The gaps of a
  /// lap are known of `LayoutLimits.counted` items at most.
  package func coverage(ofRow id: String) -> RowCoverage? {
    guard let row = scrollers.rows[named: id], let solved = state.cache.solved,
      solved.sections.indices.contains(row.section),
      let geometry = solved.sections[row.section].orthogonal
    else { return nil }
    let section = solved.sections[row.section]
    let (axis, offset) = (geometry.axis, row.contentOffset.alignedToPixels(scale: displayScale))
    func span(_ frame: CGRect, from offset: CGFloat) -> RowCoverage.Span {
      RowCoverage.Span(from: frame.min(axis) - offset, length: frame.size[axis])
    }
    var cells: [RowCoverage.Span] = []
    for element in state.elements.inPaintOrder
    where element.key.category == .cell && element.key.section == row.section {
      cells.append(span(element.attributes.frame, from: offset))
    }
    let isLap = row.extent == .looped && section.itemCount <= LayoutLimits.counted
    var lap: [RowCoverage.Span] = []
    for item in 0..<(isLap ? section.itemCount : 0) {
      if let frame = section.frame(ofItem: item) { lap.append(span(frame, from: 0)) }
    }
    return RowCoverage(
      cells, in: geometry.viewportLength, reach: state.cache.descriptions[row.section].itemReach,
      lap: isLap ? (lap, row.period) : nil)
  }
}

extension CollectionView {
  /// Returns the supplementary views of a kind that are on screen, from back to front, with their index paths.
  package func shownSupplementaryViews(ofKind kind: String) -> [(
    view: CollectionReusableView, indexPath: IndexPath
  )] {
    layOutEdits()
    return state.elements.inPaintOrder
      .filter { $0.key.category == .supplementary && $0.key.kind == kind }
      .map { ($0.view, $0.indexPath) }
  }
}

extension CollectionView {
  /// Returns the list style of an item; `nil` in a section that is no list.
  package func listStyle(ofItemAt path: IndexPath) -> ListStyle? {
    guard state.cache.descriptions.indices.contains(path.section) else { return nil }
    let section = state.cache.descriptions[path.section]
    return section.itemListStyle?(path) ?? section.listStyle
  }
}
