import CompositionalLayout
import Foundation
import LayoutGeometry
import ScrollPhysics

/// A visible item or section and its place in the content; in a looped row, that of the visible copy.
struct ShownItem: Hashable, Sendable {
  var section: String
  /// The item's id; `nil` when the section itself is meant.
  var item: String?
  var index = 0
  var origin: CGPoint
}

extension CollectionView {
  /// Notes the visible items before the content around them changes, so that they can stay in place.
  ///
  /// The data source is not asked: its data may have changed already.
  func noteShownItems() {
    var place = scrollers.rows.startIndex
    while place != scrollers.rows.endIndex {
      if scrollers.rows.values[place].reference == nil {
        scrollers.rows.values[place].reference = scrollers.rows.values[place].shown
      }
      scrollers.rows.formIndex(after: &place)
    }
    guard scrolling.shownItems.isEmpty else { return }
    let items = state.elements.inPaintOrder.compactMap { element in
      element.identity.map {
        ShownItem(
          section: $0.section, item: $0.item, index: element.indexPath.item,
          origin: element.attributes.frame.origin)
      }
    }
    scrolling.shownItems = items.sorted { [feedAxis] in
      ($0.origin[feedAxis], $0.origin[feedAxis.perpendicular]) < (
        $1.origin[feedAxis], $1.origin[feedAxis.perpendicular]
      )
    }
    scrolling.shownItems += placesOfShownSections
  }

  private var placesOfShownSections: [ShownItem] {
    guard !state.elements.inPaintOrder.isEmpty, let solved = state.cache.solved else { return [] }
    return shownSections.map {
      ShownItem(section: state.cache.sectionIDs[$0], origin: solved.sections[$0].frame.origin)
    }
  }

  /// The distance by which the new layout moves the first wholly visible item of the feed, in points.
  ///
  /// If none of the visible items is left, the first visible section counts. At the very beginning of the
  /// content the distance is 0: items inserted before come into sight.
  func movedContent(by places: ItemPlaces) -> CGFloat {
    let feed = feedMotion
    guard let range = feed.geometry.bounds.range, feed.offset > range.lowerBound + Self.beginning else {
      return 0
    }
    let start = feed.offset + startInset(on: feedAxis)
    let (items, sections) = (
      scrolling.shownItems.filter { $0.item != nil }, scrolling.shownItems.filter { $0.item == nil }
    )
    for shown in inOrder(items, from: start) + inOrder(sections, from: start) {
      if let now = origin(of: shown, places) { return now - shown.origin[feedAxis] }
    }
    return 0
  }

  /// Returns the elements that begin at or after `start`, then the earlier ones, the nearest first.
  private func inOrder(_ shown: [ShownItem], from start: CGFloat) -> [ShownItem] {
    shown.filter { $0.origin[feedAxis] >= start } + shown.filter { $0.origin[feedAxis] < start }.reversed()
  }

  private func origin(of shown: ShownItem, _ places: ItemPlaces) -> CGFloat? {
    guard let index = state.cache.indexByID[shown.section], let solved = state.cache.solved else {
      return nil
    }
    guard let id = shown.item else { return solved.sections[index].frame.min(feedAxis) }
    let identity = ItemIdentity(section: shown.section, item: id)
    return places.place(of: identity, inSection: index, near: shown.index)
      .flatMap { solved.frame(ofItem: $0, inSection: index)?.min(feedAxis) }
  }

  /// The distance from the beginning within which content counts as being there, in points.
  private static let beginning: CGFloat = 0.5

  /// Returns the stop or offset at which a row stays after a change of the layout.
  ///
  /// It follows the item that the row showed, found again by identity, or the item that has taken its place.
  func anchor(
    of row: RowState, in section: SolvedSection, _ geometry: RowGeometry, _ places: ItemPlaces
  ) -> ScrollMotion.Anchor {
    guard let stop = row.motion.stop, let stops = geometry.scroll.stops, stops.count > 0 else {
      let restsAnywhere = row.motion.geometry.stops == nil && geometry.scroll.stops == nil
      return restsAnywhere ? .content(movedBy: movedContent(of: row, in: section, geometry, places)) : .offset
    }
    let shown = row.reference ?? row.shown ?? stop
    func now(of stop: Int) -> Int {
      let isCounted = row.items.count > 0
      let former = isCounted ? min(row.item(atStop: stop), row.items.count - 1) : row.item(atStop: stop)
      let known = row.items.indices.contains(former) ? row.items : row.goal ?? row.items
      let item =
        known.indices.contains(former)
        ? known.now(of: former, count: section.itemCount) {
          places.place(of: $0, inSection: section.index, near: former)
        } ?? former : former
      let perStop = max(1, geometry.itemsPerStop)
      if item == former, perStop == row.itemsPerStop { return min(stop, stops.count - 1) }
      return min(item / perStop, stops.count - 1)
    }
    guard row.motion.requestID != nil, let target = row.motion.targetStop else {
      return .stop(now(of: shown), was: shown == stop ? nil : shown)
    }
    return .stop(now(of: shown), was: shown, target: now(of: target))
  }

  /// The distance by which the new layout moves the first wholly visible item of a row, in points.
  private func movedContent(
    of row: RowState, in section: SolvedSection, _ geometry: RowGeometry, _ places: ItemPlaces
  ) -> CGFloat {
    if let range = row.motion.geometry.bounds.range, row.motion.offset <= range.lowerBound + Self.beginning {
      return 0
    }
    guard let item = row.reference,
      let survivor = row.items.survivor(
        from: item, place: { places.place(of: $0, inSection: section.index, near: item) }),
      let frame = section.frame(ofItem: survivor.now)
    else { return 0 }
    let former = row.items.origins[survivor.former - row.items.first]
    guard let period = row.loopPeriod, period > 0, geometry.extent == .looped else {
      return frame.min(rowAxis) - former
    }
    let laps = ((row.contentOffset - former) / period).rounded(.up)
    return frame.min(rowAxis) + laps * geometry.period - former - laps * period
  }

  /// Notes the items around a row's present place, so that it is found again after a change of data.
  ///
  /// Only items that are not known yet are asked for, unless `anew` is true.
  func noteItems(ofRow id: String, anew: Bool = false) {
    guard state.knowsData, let row = scrollers.rows[id], let solved = state.cache.solved,
      solved.sections.indices.contains(row.section)
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
    scrollers.rows[id]?.items = items
    let isFar = goal.map { !items.indices.contains($0) } ?? false
    if !isFar {
      scrollers.rows[id]?.goal = nil
    } else if let goal, anew || row.goal?.indices.contains(goal) != true {
      scrollers.rows[id]?.goal = knownItems(around: goal, in: section, hasOrigins: false)
    }
  }

  /// Notes the items around the place of every row that has moved since the frame before.
  func noteItemsOfRows() {
    guard !isBetweenFrames else { return }
    let moved = scrollers.rows.values.lazy.filter { $0.items.offset != $0.contentOffset }.map(\.id)
    for id in Array(moved) { noteItems(ofRow: id) }
  }

  private func goalItem(of row: RowState) -> Int? {
    guard row.motion.requestID != nil, let target = row.motion.targetStop else { return nil }
    return row.item(atStop: target)
  }

  private func knownItems(around item: Int, in section: SolvedSection, hasOrigins: Bool) -> RowItems {
    let range = RowItems.range(around: item, of: section.itemCount)
    var items = RowItems(count: section.itemCount, first: range.lowerBound)
    items.identities = range.compactMap { itemIdentity(ofItem: $0, inSection: section.index) }
    if hasOrigins { items.origins = range.compactMap { section.frame(ofItem: $0)?.min(rowAxis) } }
    let isWhole = items.identities.count == range.count && (!hasOrigins || items.origins.count == range.count)
    return isWhole ? items : RowItems(count: section.itemCount)
  }

  /// The index of the first wholly visible item of a row, by its layout.
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
