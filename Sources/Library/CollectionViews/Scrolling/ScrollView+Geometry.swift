package import Foundation
package import LayoutGeometry
package import SceneReadings
import ScreenInterface
package import ScrollPhysics

extension ScrollView {
  /// Returns the view's own motion on an axis at present; `nil` when the view does not scroll on it.
  package func motion(on axis: Axis) -> ScrollMotion? { scrollers.own[axis] }

  /// The content offset of the view's own motions.
  var ownOffset: CGPoint { CGPoint(x: offset(on: .horizontal), y: offset(on: .vertical)) }

  private func offset(on axis: Axis) -> CGFloat { scrollers.own.offset(on: axis) ?? restingOffset(on: axis) }

  /// True while a pointer is pressed on the content.
  ///
  /// UIKit counterpart: `isTracking`.
  public var isTracking: Bool { Axis.allCases.contains { motion(on: $0)?.isTouched ?? false } }

  /// True while a pointer drags the content.
  ///
  /// UIKit counterpart: `isDragging`.
  public var isDragging: Bool { Axis.allCases.contains { motion(on: $0)?.phase == .dragging } }

  /// True while the content moves on or springs back by itself after a release.
  ///
  /// UIKit counterpart: `isDecelerating`.
  public var isDecelerating: Bool {
    Axis.allCases.contains {
      let phase = motion(on: $0)?.phase
      return phase == .decelerating || phase == .bouncing
    }
  }

  /// Returns the scrolling geometry of an axis: the viewport, the legal offsets, the snap points and the bounce.
  func geometry(on axis: Axis) -> ScrollGeometry {
    let length = bounds.size[axis]
    let range = offsetRange(on: axis)
    let (start, end) = (range.lowerBound, range.upperBound)
    var geometry = ScrollGeometry(viewportLength: length, bounds: .clamped(range))
    geometry.bounces = bounces
    geometry.alwaysBounces = axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical
    geometry.decelerationRate = decelerationRate
    if isPagingEnabled {
      let count = Int(bounding: ((end - start) / max(length, 1)).rounded(.up)) + 1
      geometry.stops = SnapPoints(first: start, pitch: length, count: count, last: end)
      geometry.decelerationRate = .fast
    }
    return geometry
  }

  /// The size of the content as the last layout has left it.
  package var knownContentSize: CGSize { scroll.announcement.formerSize ?? scroll.contentSize }

  /// Returns the legal offsets on an axis, in points.
  func offsetRange(on axis: Axis) -> ClosedRange<CGFloat> {
    let start = -startInset(on: axis)
    return start...max(start, scroll.contentSize[axis] + endInset(on: axis) - bounds.size[axis])
  }

  /// Returns the inset before the content on an axis, in points.
  ///
  /// On the horizontal axis it is the right one when left and right are exchanged. While the view refreshes, the
  /// height of its refresh control is added.
  func startInset(on axis: Axis) -> CGFloat {
    if axis == .vertical { return adjustedContentInset.start(axis) + heldInset }
    return scrollsBackwards(on: axis) ? adjustedContentInset.end(axis) : adjustedContentInset.start(axis)
  }

  /// Returns the inset after the content on an axis, in points.
  func endInset(on axis: Axis) -> CGFloat {
    scrollsBackwards(on: axis) ? adjustedContentInset.start(axis) : adjustedContentInset.end(axis)
  }

  private func scrollsBackwards(on axis: Axis) -> Bool { axis == .horizontal && isMirrored }

  /// Updates the view's own two motions to the size of its content.
  func followContent() {
    for axis in Axis.allCases { followContent(on: axis) }
    scrollers.collectEvents()
  }

  /// Updates the view's own motion on an axis to the size of its content; the first time it begins.
  func followContent(on axis: Axis) {
    let (geometry, time) = (geometry(on: axis), scrollers.time)
    if scrollers.own.offset(on: axis) == nil {
      // As on iOS, content begins behind its inset.
      var motion = ScrollMotion(
        geometry: geometry, offset: offsetRange(on: axis).lowerBound, settings: scrollers.settings)
      motion.advance(to: time)
      scrollers.own[axis] = motion
    } else {
      let requested = requestedOffset(of: .axis(axis))
      scrollers.withMotion(of: .axis(axis)) {
        $0.setGeometry(geometry, keeping: .resting($0), requested: requested, at: time)
      }
    }
  }

  /// Returns the content offset of a running request's target element now; `nil` for a plain offset.
  func requestedOffset(of scroller: Scroller) -> CGFloat? {
    scrollers.target(of: scroller).flatMap { offset(of: $0, on: scroller) }
  }

  /// Returns the offset of the beginning, the end or a page along an axis; `nil` for any other element.
  func edgeOffset(of target: ElementTarget, on axis: Axis) -> CGFloat? {
    let range = offsetRange(on: axis)
    switch target.element {
    case .start: return range.lowerBound
    case .end: return range.upperBound
    case .page(let page): return min(range.lowerBound + CGFloat(page) * bounds.size[axis], range.upperBound)
    case .section, .item: return nil
    }
  }

  /// Moves the content view to the present offset, on whole pixels.
  func placeContent() {
    scroll.refreshControl?.follow(self)
    guard let view = scroll.contentView else { return }
    let scale = context?.traits.displayScale ?? 1
    let (offset, size) = (ownOffset, scroll.contentSize)
    view.frame = CGRect(
      x: -offset.x.alignedToPixels(scale: scale), y: -offset.y.alignedToPixels(scale: scale),
      width: size.width, height: size.height)
  }

  // MARK: Scrollers

  /// The view's name in the ids of its scrollers; `nil` for the scene's feed.
  var identity: ElementID? { context?.feed === self ? nil : elementID }

  /// Returns the identity of one of the view's scrollers among all of the scene.
  package func id(of scroller: Scroller) -> ScrollerID {
    var id = scrollers.feedID(of: scroller)
    if let identity { id.view = identity }
    return id
  }

  /// Returns the scroller with a name in files; `nil` when the view has none of that name.
  package func scroller(named name: String) -> Scroller? {
    for scroller in scrollers.ownScrollers where id(of: scroller).name == name { return scroller }
    for row in rowIdentifiers where id(of: .row(row)).name == name { return .row(row) }
    return nil
  }

  /// The numbers that decide the position of content, from which the scene's digest is made.
  ///
  /// The view's own scrollers come first, then its rows by id.
  package var scrollVariables: [ScrollStateValue] {
    (scrollers.ownScrollers + scrollers.rows.names.map { .row($0) }).enumerated()
      .flatMap { index, scroller -> [ScrollStateValue] in
        guard let motion = scrollers.motion(of: scroller) else { return [] }
        return ScrollStateValue.all(
          of: motion, at: motion.offset + scrollers.origin(of: scroller), named: id(of: scroller),
          hasLap: index > 0)
      } + (heldInset > 0 ? [.held(heldInset, id(of: .vertical))] : [])
  }

  /// Calls `body` for each moving scroller, in no order, with its id, its motion and its content offset.
  package func forEachMovingScroller(_ body: (ScrollerID, ScrollMotion, CGFloat) -> Void) {
    scrollers.own.forEach { axis, motion in
      if motion.isMoving { body(id(of: .axis(axis)), motion, motion.offset) }
    }
    let view = identity
    for row in scrollers.rows.all where row.motion.isMoving {
      body(ScrollerID(.row(row.name), of: view), row.motion, row.contentOffset)
    }
  }

  /// Returns the motion and the content offset of a scroller; `nil` when there is no such scroller.
  package func motion(of scroller: Scroller) -> (motion: ScrollMotion, contentOffset: CGFloat)? {
    scrollers.motion(of: scroller).map { ($0, $0.offset + scrollers.origin(of: scroller)) }
  }

  /// The view's own motions, the vertical one first, each filling the whole view.
  final var ownPlacedMotions: [PositionedMotion] {
    scrollers.own.axes.compactMap { axis in
      scrollers.own[axis].map { motion in
        PositionedMotion(
          id: id(of: .axis(axis)), motion: motion, contentOffset: motion.offset, frame: box,
          visibleFraction: 1, isTouched: motion.isTouched, axis: axis)
      }
    }
  }
}

extension ScrollMotion.Anchor {
  /// Returns the anchor that keeps a motion in place: the snap point it rests on, or its offset when it has none.
  static func resting(_ motion: ScrollMotion) -> Self { motion.stop.map { .stop($0) } ?? .offset }
}
