import CompositionalLayout
import Foundation
import LayoutGeometry
import ScrollPhysics

extension CollectionView {
  /// The scroll state of a section's row; `nil` when it has none yet or is no row.
  func row(ofSection section: Int) -> RowState? {
    guard state.cache.sectionIDs.indices.contains(section) else { return nil }
    return scrolling.rows[state.cache.sectionIDs[section]]
  }

  /// The scroll state of a row that comes on screen, made when it is there for the first time.
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
      id: id, section: section.index, motion: motion, origin: geometry.origin, extent: geometry.extent,
      period: geometry.period, itemsPerStop: geometry.itemsPerStop)
    scrolling.rows[id] = made
    noteAnchor(ofRow: id)
    return scrolling.rows[id]
  }

  /// Makes the scroll state of a row that was never on screen, so that a request can move it.
  func ensureRow(_ id: String) {
    guard scrolling.rows[id] == nil, let index = state.cache.indexByID[id],
      let section = state.cache.solved?.sections[index], let row = section.orthogonal
    else { return }
    _ = rowState(of: section, row)
  }

  /// Gives feed and rows the geometry of the layout just solved, each staying with what it shows.
  func updateMotions() {
    guard let solved = state.cache.solved else { return }
    let time = scrolling.time
    defer { state.shownItems.removeAll() }
    let isMoved = keepShownItems()
    scroll.contentSize = solved.contentSize
    scrolling.feed.setGeometry(
      feedGeometry(solved), keeping: isMoved ? .offset : .resting(scrolling.feed), at: time)
    for id in Array(scrolling.rows.keys) {
      guard let index = state.cache.indexByID[id], let row = solved.sections[index].orthogonal else {
        scrolling.abandonRow(id)
        continue
      }
      update(id, to: solved.sections[index], row, at: time)
    }
    scrolling.collectEvents()
  }

  private func update(
    _ id: String, to section: SolvedSection, _ row: OrthogonalGeometry, at time: TimeInterval
  ) {
    guard let place = scrolling.rows.index(forKey: id) else { return }
    let geometry = rowGeometry(of: section, row)
    let stop = anchoredStop(of: scrolling.rows.values[place], in: section, geometry)
    let way = movedContent(of: scrolling.rows.values[place])
    // Of a loop the new period counts for the way, of other rows the old ends would hold it up.
    if geometry.extent != .looped { scrolling.rows.values[place].motion.shift(by: way) }
    scrolling.rows.values[place].section = section.index
    scrolling.rows.values[place].origin = geometry.origin
    scrolling.rows.values[place].extent = geometry.extent
    scrolling.rows.values[place].period = geometry.period
    scrolling.rows.values[place].itemsPerStop = geometry.itemsPerStop
    scrolling.rows.values[place].motion.setGeometry(
      geometry.scroll, keeping: stop.map { .stop($0) } ?? .offset, at: time)
    if geometry.extent == .looped { scrolling.rows.values[place].motion.shift(by: way) }
    if scrolling.rows.values[place].motion.stop != stop { noteAnchor(ofRow: id) }
  }

  /// The stop of the item that the row showed, found again by identity after a change of data.
  ///
  /// As long as the item is where it was, the stop is too, also where pages and items do not divide evenly.
  private func anchoredStop(of row: RowState, in section: SolvedSection, _ geometry: RowGeometry) -> Int? {
    guard let stops = geometry.scroll.stops, stops.count > 0, let stop = row.motion.stop else { return nil }
    let perStop = max(1, geometry.itemsPerStop)
    let former = min(row.item(atStop: stop), max(0, section.itemCount - 1))
    let item = anchorIndex(of: row, in: section, near: former) ?? former
    if item == former, perStop == row.itemsPerStop { return min(stop, stops.count - 1) }
    return min(item / perStop, stops.count - 1)
  }

  /// Where the item is that a row stood on, looked for where it was first; `nil` when it has gone.
  private func anchorIndex(of row: RowState, in section: SolvedSection, near former: Int) -> Int? {
    row.anchorItem.flatMap { index(of: $0, inSection: section.index, near: former) }
  }

  /// Where an item is by now that was at `former`; `nil` when it has gone.
  func index(of identifier: String, inSection section: Int, near former: Int) -> Int? {
    guard let source = state.dataSource, let solved = state.cache.solved,
      solved.sections.indices.contains(section)
    else { return nil }
    let count = solved.sections[section].itemCount
    func isThere(_ item: Int) -> Bool {
      source.collectionView(self, identifierForItemAt: IndexPath(item: item, section: section)) == identifier
    }
    if former < count, isThere(former) { return former }
    return (0..<min(count, 1000)).first(where: isThere)
  }

  /// Remembers which item a row stands on, so that a change of data can find it again.
  func noteAnchor(ofRow id: String) {
    guard let source = state.dataSource, let row = scrolling.rows[id], let stop = row.motion.stop,
      let section = state.cache.solved?.sections[row.section], section.itemCount > 0
    else { return }
    let item = min(row.item(atStop: stop), section.itemCount - 1)
    scrolling.rows[id]?.anchorItem = source.collectionView(
      self, identifierForItemAt: IndexPath(item: item, section: row.section))
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

  /// The row under a point of the view, by the exact offsets of now; `nil` between rows.
  func row(at point: CGPoint) -> String? {
    guard let solved = state.cache.solved, bounds.contains(point) else { return nil }
    let place = contentPlace(of: point)
    for index in solved.sections(in: place...place) {
      guard let row = solved.sections[index].orthogonal else { continue }
      if row.viewport.min(feedAxis) <= place, place < row.viewport.max(feedAxis) {
        return state.cache.sectionIDs[index]
      }
    }
    return nil
  }

  /// How much of a row is on screen, 0…1.
  func visibleFraction(of row: OrthogonalGeometry) -> CGFloat {
    let span = shownSpan
    let shown =
      min(row.viewport.max(feedAxis), span.upperBound) - max(row.viewport.min(feedAxis), span.lowerBound)
    let thickness = row.viewport.size[feedAxis]
    return thickness > 0 ? min(max(shown / thickness, 0), 1) : 0
  }
}
