import CompositionalLayout
import Foundation
import LayoutGeometry
import SceneReadings
import ScrollPhysics

/// The scrolling of a focused element into view: by the feed, and by its row.
extension CollectionView {
  /// Scrolls a newly focused element wholly into view.
  ///
  /// The position counts to which content is already scrolling. As much of the element around it, and of its section,
  /// is shown as fits.
  func bringIntoSight(_ stop: FocusableElement) {
    let target = stop.target
    let host = element(around: target)
    // The elements around the target are measured first, so that the frames below are exact.
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

  /// The part of the content that is visible where the feed comes to rest.
  var sight: ClosedRange<CGFloat> {
    let (window, offset) = (window(on: feedAxis), goal(of: feedMotion))
    let start = offset + window.startInset
    return start...max(start, offset + window.length - window.endInset)
  }

  /// Returns true when a part of a target's element is visible where the feed comes to rest.
  func isInSight(_ target: FocusTarget) -> Bool {
    guard let solved = state.cache.solved else { return false }
    let frame: CGRect?
    if target.isRow {
      frame = target.sectionIndex(in: self).flatMap { solved.sections[$0].rowViewport }
    } else if let path = target.itemPath(in: self) {
      let section = solved.sections[path.section]
      frame = section.rowViewport ?? section.frame(ofItem: path.item)
    } else {
      frame = target.boundary(in: self)?.frame(in: goal(of: feedMotion), length: window(on: feedAxis))
    }
    guard let frame else { return false }
    return frame.min(feedAxis) < sight.upperBound && frame.max(feedAxis) > sight.lowerBound
  }

  /// Returns the item or the section that contains a target; `nil` for a header or footer of the whole layout.
  private func element(around target: FocusTarget) -> ElementTarget.Element? {
    if let path = target.itemPath(in: self), state.cache.solved?.sections[path.section].isRow == false {
      return itemIdentity(ofItem: path.item, inSection: path.section).map { .item($0, index: path.item) }
    }
    return target.sectionIndex(in: self).map { .section(state.cache.sectionIDs[$0]) }
  }

  /// Returns the offset at which a motion comes to rest.
  private func goal(of motion: ScrollMotion) -> CGFloat { motion.targetOffset ?? motion.offset }

  /// Converts the rectangle of a part of an element to the content's coordinates.
  private func place(_ part: CGRect, in frame: CGRect) -> CGRect {
    let isTurned = feedAxis == .horizontal && isMirrored
    let x = isTurned ? frame.width - part.maxX : part.minX
    return CGRect(x: frame.minX + x, y: frame.minY + part.minY, width: part.width, height: part.height)
  }

  /// Scrolls the feed until the last of some rectangles is visible, and with it the first of them that fits.
  ///
  /// The request targets `host`, so that it follows while sizes are measured on the way.
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

  /// Returns the distance from the offset at which an element begins at the window's edge to `offset`, in points.
  private func distance(to offset: CGFloat, from host: ElementTarget.Element) -> CGFloat {
    guard let frame = frame(of: host) else { return 0 }
    return offset - (frame.min(feedAxis) - startInset(on: feedAxis))
  }

  /// The largest distance that is ignored instead of scrolled, in points.
  private static var hair: CGFloat { 0.01 }

  /// Adds the pinned headers and footers of an item's section to the window's insets: they cover the item.
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

  /// Scrolls a row to an item, to its page where the row has pages; nothing moves while the item is wholly visible.
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

  /// Returns the page of a paged feed that shows most of `frame`; `nil` without pages.
  ///
  /// Of pages that show equally much of it, it is the one nearest to the present page.
  private func page(showing frame: CGRect) -> Int? {
    guard let stops = feedMotion.geometry.stops, let present = feedMotion.stop else {
      return nil
    }
    // Only pages near the frame are searched: a feed may have a billion.
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
  /// Returns the frame in the coordinates of a window at an offset.
  fileprivate func frame(in offset: CGFloat, length window: ScrollWindow) -> CGRect {
    frame(visibleTop: offset + window.startInset, visibleBottom: offset + window.length - window.endInset)
  }
}
