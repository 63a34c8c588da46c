import CompositionalLayout
import Foundation
import LayoutGeometry
import SceneReadings
import ScrollPhysics

/// The way of what gets the focus into sight: the feed's, and that of the row it is in.
extension CollectionView {
  /// Asks for the movements that bring what got the focus wholly into sight.
  ///
  /// The place counts to which content is on its way already. Around it as much of its element and its section comes along
  /// as fits.
  func bringIntoSight(_ stop: FocusableElement) {
    let target = stop.target
    let host = element(around: target)
    // What lies around the place is measured first, so that the frames below are true.
    if let host { measure(where: ElementTarget(element: host), showsOn: .axis(feedAxis)) }
    guard let solved = state.cache.solved else { return }
    if target.isRow {
      guard let index = target.sectionIndex(in: self), let viewport = solved.sections[index].rowViewport
      else { return }
      return show([solved.sections[index].frame, viewport], ofSection: nil, in: host)
    }
    if let path = target.itemPath(in: self) {
      let section = solved.sections[path.section]
      guard let frame = section.frame(ofItem: path.item) else { return }
      if section.isRow { showInRow(path, frame) }
      show([frame] + (stop.frame.map { [place($0, in: frame)] } ?? []), ofSection: path.section, in: host)
    } else if let boundary = target.boundary(in: self) {
      let frame = boundary.frame(in: goal(of: feedMotion), length: window(on: feedAxis))
      let section = target.sectionIndex(in: self).map { solved.sections[$0] }
      let around = section?.isRow == true ? section.map { [$0.frame] } ?? [] : []
      show(around + [frame] + (stop.frame.map { [place($0, in: frame)] } ?? []), ofSection: nil, in: host)
    }
    showInside(target)
  }

  /// The item or the section in which a target lies; `nil` for a header or footer of the whole layout.
  private func element(around target: FocusTarget) -> ElementTarget.Element? {
    if let path = target.itemPath(in: self), state.cache.solved?.sections[path.section].isRow == false {
      return itemIdentity(ofItem: path.item, inSection: path.section).map { .item($0, index: path.item) }
    }
    return target.sectionIndex(in: self).map { .section(state.cache.sectionIDs[$0]) }
  }

  /// The offset at which a motion comes to rest.
  private func goal(of motion: ScrollMotion) -> CGFloat { motion.targetOffset ?? motion.offset }

  /// The content's rectangle of a part of an element.
  private func place(_ part: CGRect, in frame: CGRect) -> CGRect {
    let isTurned = feedAxis == .horizontal && isMirrored
    let x = isTurned ? frame.width - part.maxX : part.minX
    return CGRect(x: frame.minX + x, y: frame.minY + part.minY, width: part.width, height: part.height)
  }

  /// Scrolls the feed until the last of some rectangles is in sight, and with it the first of them that fits.
  ///
  /// The request goes to `host`, with which the place moves while sizes are measured on the way.
  private func show(_ frames: [CGRect], ofSection section: Int?, in host: ElementTarget.Element?) {
    guard let needed = frames.last else { return }
    let axis = feedAxis
    var window = window(on: axis)
    window.offset = goal(of: feedMotion)
    if let section { addPinned(ofSection: section, to: &window) }
    let start = window.offset + window.startInset
    let room = window.length - window.startInset - window.endInset
    let isInSight =
      needed.min(axis) >= start - Self.hair && needed.max(axis) <= start + room + Self.hair
    if isInSight { return }
    let frame = frames.map { $0.union(needed) }.first { $0.size[axis] <= room } ?? needed
    if let page = page(showing: frame) {
      guard page != feedMotion.stop else { return }
      return _ = perform(ScrollRequest(.axis(axis), to: .stop(page, .shortest), cause: .key))
    }
    let target = ScrollPosition([]).offset(for: frame, on: axis, in: window)
    if abs(target - window.offset) < Self.hair { return }
    var request = ScrollRequest(.axis(axis), to: .offset(target), cause: .key)
    if let host {
      var element = ElementTarget(element: host, position: axis == .vertical ? .top : .left)
      element.distance = distance(to: target, from: host)
      request.element = element
    }
    perform(request)
  }

  /// The distance from where an element begins at the window's edge to an offset, in points.
  private func distance(to offset: CGFloat, from host: ElementTarget.Element) -> CGFloat {
    guard let frame = frame(of: host) else { return 0 }
    return offset - (frame.min(feedAxis) - startInset(on: feedAxis))
  }

  /// The distance that is no reason to move content, in points.
  private static var hair: CGFloat { 0.01 }

  /// Takes the pinned headers and footers of an item's section for part of the window's edges: they cover the item.
  private func addPinned(ofSection section: Int, to window: inout ScrollWindow) {
    state.cache.solved?.sections[section].forEachBoundaryItem { item in
      guard item.pinToVisibleBounds else { return }
      let length = item.attributes.frame.size[feedAxis]
      switch item.alignment.unitPoint[feedAxis] {
      case 0: window.startInset += length
      case 1: window.endInset += length
      default: break
      }
    }
  }

  /// Turns a row to an item, to its page where the row has pages; nothing moves while all of the item shows.
  private func showInRow(_ path: IndexPath, _ frame: CGRect) {
    ensureRow(ofSection: path.section)
    guard let row = row(ofSection: path.section),
      let length = state.cache.solved?.sections[path.section].orthogonal?.viewportLength
    else { return }
    var start = frame.min(rowAxis) - row.origin - goal(of: row.motion)
    if let period = row.loopPeriod, period > 0 { start -= (start / period + 1e-9).rounded(.down) * period }
    if start >= -Self.hair, start + frame.size[rowAxis] <= length + Self.hair { return }
    guard let stops = row.motion.geometry.stops, stops.count > 0 else {
      return _ = scroll(to: path, at: [], axes: Axes(rowAxis))
    }
    let stop = min(path.item / max(1, row.itemsPerStop), stops.count - 1)
    perform(ScrollRequest(.row(row.name), to: .stop(stop, .shortest), cause: .key))
  }

  /// Scrolls the scroll views around a focused control inside its element.
  private func showInside(_ target: FocusTarget) {
    guard let control = target.control(in: self) else { return }
    for scrollView in control.enclosingScrollViews where scrollView !== self && isAround(scrollView) {
      let window = control.convertToWindow(control.focusFrame)
      let place = scrollView.convertFromWindow(window.origin)
      scrollView.scrollRectToVisible(
        CGRect(origin: place + scrollView.contentOffset, size: window.size), animated: true)
    }
  }

  private func isAround(_ scrollView: ScrollView) -> Bool {
    scrollView.enclosingScrollViews.contains { $0 === self }
  }

  /// The page of a paged feed that shows most of `frame`; `nil` without pages.
  ///
  /// Of pages that show equally much of it, it is the one nearest to the present page.
  private func page(showing frame: CGRect) -> Int? {
    guard let stops = feedMotion.geometry.stops, let present = feedMotion.stop else {
      return nil
    }
    // Elsewhere nothing of the frame shows, and a feed may have a billion pages.
    let first = stops.nearest(to: frame.min(feedAxis) - shownLength)
    let last = stops.nearest(to: frame.max(feedAxis))
    return ([present] + Array(first...max(first, last))).max { left, right in
      let (leftShown, rightShown) = (
        shown(frame, at: stops.offset(at: left)), shown(frame, at: stops.offset(at: right))
      )
      if leftShown != rightShown { return leftShown < rightShown }
      return abs(left - present) > abs(right - present)
    }
  }

  private func shown(_ frame: CGRect, at offset: CGFloat) -> CGFloat {
    max(0, min(frame.max(feedAxis), offset + shownLength) - max(frame.min(feedAxis), offset))
  }
}

extension SolvedBoundaryItem {
  /// The frame while a window stands at an offset.
  fileprivate func frame(in offset: CGFloat, length window: ScrollWindow) -> CGRect {
    frame(visibleTop: offset + window.startInset, visibleBottom: offset + window.length - window.endInset)
  }
}
