import CompositionalLayout
import Foundation
import LayoutGeometry
import SceneReadings
import ScrollPhysics

extension CollectionView {
  /// Returns the scroll state of a section's row; `nil` when it has none yet or the section is no row.
  func row(ofSection section: Int) -> RowState? {
    guard state.cache.sectionIDs.indices.contains(section) else { return nil }
    return scrollers.rows[state.cache.sectionIDs[section]]
  }

  /// Returns the content offset of a section's row; `nil` when it has none yet or the section is no row.
  func contentOffset(ofRowInSection section: Int) -> CGFloat? {
    guard state.cache.sectionIDs.indices.contains(section) else { return nil }
    return scrollers.rows.rowSnapshot(at: state.cache.sectionIDs[section], ofSection: section)?.contentOffset
  }

  /// Returns the snapshot of a row that comes on screen, and creates its state if needed; `nil` without a length.
  func rowSnapshot(atRowOf section: SolvedSection, _ row: OrthogonalGeometry) -> RowSummary? {
    guard row.viewportLength > 0 else { return nil }
    let id = state.cache.sectionIDs[section.index]
    if let known = scrollers.rows.rowSnapshot(at: id, ofSection: section.index) { return known }
    let geometry = rowGeometry(of: section, row)
    var motion = ScrollMotion(
      geometry: geometry.scroll, offset: geometry.firstOffset, settings: scrollers.settings)
    motion.advance(to: scrollers.time)
    _ = motion.takeEvents()
    let made = RowState(
      id: id, name: state.cache.sectionNames[section.index], section: section.index, axis: row.axis,
      motion: motion, origin: geometry.origin,
      extent: geometry.extent,
      period: geometry.period, itemsPerStop: geometry.itemsPerStop)
    scrollers.rows[id] = made
    if isBetweenFrames { state.looks.rows.append(id) }
    noteItems(of: made)
    return scrollers.rows.rowSnapshot(at: id, ofSection: section.index)
  }

  /// Returns true for a row whose content does not all fit, on screen or not.
  func overflows(rowAt index: Int) -> Bool {
    guard let section = state.cache.solved?.sections[index], let row = section.orthogonal else {
      return false
    }
    return rowGeometry(of: section, row).scroll.bounds.range.map { $0.lowerBound < $0.upperBound } ?? true
  }

  /// Creates the scroll state of a row that was never on screen, so that a request can move it.
  func ensureRow(ofSection index: Int) {
    guard row(ofSection: index) == nil,
      let section = state.cache.solved?.sections[index], let row = section.orthogonal
    else { return }
    _ = rowSnapshot(atRowOf: section, row)
  }

  /// Sets the geometry of the new layout on the feed and the rows; each stays on the item that it shows.
  func updateMotions() {
    guard let solved = state.cache.solved else { return }
    let time = scrollers.time
    let places = ItemIndexLookup(in: self)
    let way = movedContent(by: places)
    scrolling.shownItems.forget()
    scroll.contentSize = contentSize(of: solved)
    let geometry = feedGeometry(solved)
    let requested = requestedOffset(of: .axis(feedAxis))
    let start = offsetRange(on: feedAxis).lowerBound
    scrollers.withMotion(of: .axis(feedAxis)) {
      // As on iOS, content begins behind its inset.
      if $0.geometry.viewportLength == 0, $0.offset == 0, $0.requestID == nil, start != 0 {
        var begun = ScrollMotion(geometry: geometry, offset: start, settings: $0.settings)
        begun.advance(to: time)
        return $0 = begun
      }
      $0.setGeometry(
        geometry, keeping: way == 0 ? .resting($0) : .content(movedBy: way), requested: requested, at: time)
    }
    followContentAcross()
    for id in scrollers.rows.sections {
      guard let index = state.cache.indexByID[id], let row = solved.sections[index].orthogonal else {
        scrollers.abandonRow(id)
        continue
      }
      update(id, to: solved.sections[index], row, places)
    }
    scrollers.collectEvents()
  }

  private func update(
    _ id: Identity, to section: SolvedSection, _ orthogonal: OrthogonalGeometry, _ places: ItemIndexLookup
  ) {
    guard let row = scrollers.rows[id] else { return }
    let geometry = rowGeometry(of: section, orthogonal)
    let anchor = RowAnchor(
      row: row, section: section, geometry: geometry, places: places
    ).anchor
    let requested = requestedOffset(of: .row(row.name)).map { $0 - geometry.origin }
    scrollers.rows.change(id) { [time = scrollers.time] row in
      row.section = section.index
      row.origin = geometry.origin
      row.extent = geometry.extent
      row.period = geometry.period
      row.itemsPerStop = geometry.itemsPerStop
      row.motion.setGeometry(geometry.scroll, keeping: anchor, requested: requested, at: time)
      row.reference = nil
    }
    if let row = scrollers.rows[id] { noteItems(of: row, anew: true) }
  }

  func rowGeometry(of section: SolvedSection, _ row: OrthogonalGeometry) -> RowGeometry {
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

  /// Returns the name of the row under a point of the view, at the present unrounded offsets; `nil` between rows.
  ///
  /// Of rows that overlap it is the last, which is painted above the others.
  func rowName(at point: CGPoint) -> String? {
    guard let solved = state.cache.solved, box.contains(point) else { return nil }
    let place = contentPlace(of: point)
    for index in solved.sections(in: place...place).reversed() {
      guard let viewport = solved.sections[index].rowViewport else { continue }
      if viewport.min(feedAxis) <= place, place < viewport.max(feedAxis) {
        return state.cache.sectionNames[index]
      }
    }
    return nil
  }

  /// Returns the share of a row's viewport that is on screen, 0…1.
  func visibleFraction(of viewport: CGRect) -> CGFloat {
    let (axis, span) = (feedAxis, shownSpan)
    let shown = min(viewport.max(axis), span.upperBound) - max(viewport.min(axis), span.lowerBound)
    let thickness = viewport.size[axis]
    return thickness > 0 ? min(max(shown / thickness, 0), 1) : 0
  }

  // MARK: Anchoring

  /// Records the visible items before the content around them changes, so that they can stay in place.
  ///
  /// The data source is not called: its data may have changed already.
  func noteShownItems() {
    scrollers.rows.changeAll { if $0.reference == nil { $0.reference = $0.shown } }
    guard scrolling.shownItems.isEmpty, !state.elements.inPaintOrder.isEmpty else { return }
    let items = state.elements.inPaintOrder.compactMap { element in
      element.identity.map {
        VisibleAnchor(
          section: $0.section, item: $0.item, index: element.indexPath.item,
          origin: element.attributes.frame.origin)
      }
    }
    let solved = state.cache.solved
    let sections = shownSections.compactMap { index in
      solved.map {
        VisibleAnchor(section: state.cache.sectionIDs[index], origin: $0.sections[index].frame.origin)
      }
    }
    scrolling.shownItems.note(items, sections: sections, along: feedAxis)
  }

  /// Returns the distance by which the new layout moves the first wholly visible item of the feed, in points.
  ///
  /// If none of the visible items is left, the first visible section counts. At the very beginning of the content the
  /// distance is 0: items inserted before become visible.
  private func movedContent(by places: ItemIndexLookup) -> CGFloat {
    let feed = feedMotion
    guard let range = feed.geometry.bounds.range, feed.offset > range.lowerBound + RowAnchor.beginning,
      let solved = state.cache.solved
    else { return 0 }
    let axis = feedAxis
    return scrolling.shownItems.distance(from: feed.offset + startInset(on: axis), along: axis) { shown in
      guard let index = state.cache.indexByID[shown.section] else { return nil }
      guard let id = shown.item else { return solved.sections[index].frame.min(axis) }
      return places.place(of: id, inSection: index, near: shown.index)
        .flatMap { frame(ofItem: $0, inSection: index)?.min(axis) }
    }
  }

  /// Records the items around a row's present offset, so that it is found again after a change of data.
  ///
  /// The data source is called only for items that are not recorded yet, unless `anew` is true.
  func noteItems(of row: RowState, anew: Bool = false) {
    guard state.knowsData, let solved = state.cache.solved, solved.sections.indices.contains(row.section)
    else { return }
    let section = solved.sections[row.section]
    let goal = goalItem(of: row).map { min($0, max(0, section.itemCount - 1)) }
    let isKnown =
      row.items.offset == row.contentOffset
      && (goal == nil || row.items.indices.contains(goal ?? 0) || row.goal != nil)
    guard anew || !isKnown else { return }
    let item =
      row.motion.stop == nil
      ? firstShownItem(of: row, in: section)
      : min(row.item(atStop: row.shown ?? 0), max(0, section.itemCount - 1))
    var items = row.items
    if anew || !items.covers(item, of: section.itemCount) {
      items = knownItems(around: item, in: section, hasOrigins: row.motion.stop == nil)
    }
    items.offset = row.contentOffset
    scrollers.rows.change(row.id) { $0.items = items }
    let isFar = goal.map { !items.indices.contains($0) } ?? false
    if !isFar {
      if row.goal != nil { scrollers.rows.change(row.id) { $0.goal = nil } }
    } else if let goal, anew || row.goal?.indices.contains(goal) != true {
      let known = knownItems(around: goal, in: section, hasOrigins: false)
      scrollers.rows.change(row.id) { $0.goal = known }
    }
  }

  /// Records the items around the offset of every row that has moved since the previous frame.
  func noteItemsOfRows() {
    guard !isBetweenFrames else { return }
    for id in scrollers.rows.moved {
      if let row = scrollers.rows[id] { noteItems(of: row) }
    }
  }

  private func goalItem(of row: RowState) -> Int? {
    guard row.motion.requestID != nil, let target = row.motion.targetStop else { return nil }
    return row.item(atStop: target)
  }

  private func knownItems(around item: Int, in section: SolvedSection, hasOrigins: Bool) -> RecordedRowItems {
    let range = RecordedRowItems.range(around: item, of: section.itemCount)
    var items = RecordedRowItems(count: section.itemCount, first: range.lowerBound)
    items.identities = range.compactMap { itemIdentity(ofItem: $0, inSection: section.index) }
    if hasOrigins { items.origins = range.compactMap { section.frame(ofItem: $0)?.min(rowAxis) } }
    let isWhole = items.identities.count == range.count && (!hasOrigins || items.origins.count == range.count)
    return isWhole ? items : RecordedRowItems(count: section.itemCount)
  }

  /// Returns the index of the first wholly visible item of a row, by its layout.
  private func firstShownItem(of row: RowState, in section: SolvedSection) -> Int {
    guard let geometry = section.orthogonal, section.itemCount > 0 else { return 0 }
    let offset = row.contentOffset
    let corner = CGPoint(along: offset, across: geometry.viewport.min(feedAxis), on: rowAxis)
    let rect = CGRect(origin: corner, size: geometry.viewport.size)
    var (wholly, last): (Int?, Int?) = (nil, nil)
    func note(_ attributes: LayoutAttributes, _ item: Int) {
      guard attributes.element.category == .cell else { return }
      if wholly == nil, attributes.frame.min(rowAxis) >= offset { wholly = item }
      last = item
    }
    if row.extent == .looped {
      section.forEachLoopedElement(in: rect) { note($0, $1.modulo(section.itemCount)) }
    } else {
      section.forEachElement(in: rect) { note($0, $0.element.item) }
    }
    return wholly ?? last ?? 0
  }
}
