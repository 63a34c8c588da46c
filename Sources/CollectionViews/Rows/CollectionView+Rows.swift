import CompositionalLayout
import Foundation
import LayoutGeometry
import SceneReadings
import ScrollPhysics

extension CollectionView {
  /// The scroll state of a section's row; `nil` when it has none yet or the section is no row.
  func row(ofSection section: Int) -> RowState? {
    guard state.cache.sectionIDs.indices.contains(section) else { return nil }
    return scrolling.rows[state.cache.sectionIDs[section]]
  }

  /// The scroll state of a row that comes on screen, created at its first appearance; `nil` without a length.
  func rowState(of section: SolvedSection, _ row: OrthogonalGeometry) -> RowState? {
    guard row.viewportLength > 0 else { return nil }
    let id = state.cache.sectionIDs[section.index]
    if let known = scrolling.rows[id] { return known }
    let geometry = rowGeometry(of: section, row)
    var motion = ScrollMotion(
      geometry: geometry.scroll, offset: geometry.firstOffset, settings: scrolling.motion)
    motion.advance(to: scrolling.time)
    _ = motion.takeEvents()
    let made = RowState(
      id: id, section: section.index, axis: row.axis, motion: motion, origin: geometry.origin,
      extent: geometry.extent,
      period: geometry.period, itemsPerStop: geometry.itemsPerStop)
    scrolling.rows[id] = made
    if isBetweenFrames { state.passingRows.append(id) }
    noteItems(ofRow: id)
    return scrolling.rows[id]
  }

  /// Creates the scroll state of a row that was never on screen, so that a request can move it.
  func ensureRow(_ id: String) {
    guard scrolling.rows[id] == nil, let index = state.cache.indexByID[id],
      let section = state.cache.solved?.sections[index], let row = section.orthogonal
    else { return }
    _ = rowState(of: section, row)
  }

  /// Gives the feed and the rows the geometry of the new layout, each staying on the item that it shows.
  func updateMotions() {
    guard let solved = state.cache.solved else { return }
    let time = scrolling.time
    let places = ItemPlaces(in: self)
    let way = movedContent(by: places)
    scrolling.shownItems.removeAll()
    scroll.contentSize = solved.contentSize
    let geometry = feedGeometry(solved)
    scrolling.withMotion(of: .axis(feedAxis)) {
      $0.setGeometry(geometry, keeping: way == 0 ? .resting($0) : .content(movedBy: way), at: time)
    }
    for id in Array(scrolling.rows.keys) {
      guard let index = state.cache.indexByID[id], let row = solved.sections[index].orthogonal else {
        scrolling.abandonRow(id)
        continue
      }
      update(id, to: solved.sections[index], row, places)
    }
    scrolling.collectEvents()
  }

  private func update(
    _ id: String, to section: SolvedSection, _ row: OrthogonalGeometry, _ places: ItemPlaces
  ) {
    guard let place = scrolling.rows.index(forKey: id) else { return }
    let geometry = rowGeometry(of: section, row)
    let anchor = anchor(of: scrolling.rows.values[place], in: section, geometry, places)
    scrolling.rows.values[place].section = section.index
    scrolling.rows.values[place].origin = geometry.origin
    scrolling.rows.values[place].extent = geometry.extent
    scrolling.rows.values[place].period = geometry.period
    scrolling.rows.values[place].itemsPerStop = geometry.itemsPerStop
    scrolling.rows.values[place].motion.setGeometry(geometry.scroll, keeping: anchor, at: scrolling.time)
    scrolling.rows.values[place].reference = nil
    noteItems(ofRow: id, anew: true)
  }

  private func rowGeometry(of section: SolvedSection, _ row: OrthogonalGeometry) -> RowGeometry {
    var geometry = RowGeometry(
      row, itemCount: section.itemCount,
      configuration: state.rowConfiguration?(section.index, row) ?? RowConfiguration())
    if row.decelerationRate == .normal { geometry.scroll.decelerationRate = decelerationRate }
    return geometry
  }

  private func feedGeometry(_ solved: SolvedLayout) -> ScrollGeometry {
    var geometry = geometry(on: feedAxis)
    guard state.paging == .sections else { return geometry }
    let range = offsetRange(on: feedAxis)
    let starts = solved.sections.map {
      min(max($0.frame.min(feedAxis) + range.lowerBound, range.lowerBound), range.upperBound)
    }
    geometry.stops = SnapPoints(offsets: starts.isEmpty ? [range.lowerBound] : starts)
    geometry.decelerationRate = .fast
    return geometry
  }

  /// The id of the row under a point of the view, at the present unrounded offsets; `nil` between rows.
  func rowID(at point: CGPoint) -> String? {
    guard let solved = state.cache.solved, box.contains(point) else { return nil }
    let place = contentPlace(of: point)
    for index in solved.sections(in: place...place) {
      guard let row = solved.sections[index].orthogonal else { continue }
      if row.viewport.min(feedAxis) <= place, place < row.viewport.max(feedAxis) {
        return state.cache.sectionIDs[index]
      }
    }
    return nil
  }

  /// The share of a row that is on screen, 0…1.
  func visibleFraction(of row: OrthogonalGeometry) -> CGFloat {
    let span = shownSpan
    let shown =
      min(row.viewport.max(feedAxis), span.upperBound) - max(row.viewport.min(feedAxis), span.lowerBound)
    let thickness = row.viewport.size[feedAxis]
    return thickness > 0 ? min(max(shown / thickness, 0), 1) : 0
  }
}
