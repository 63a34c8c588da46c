import CompositionalLayout
public import Foundation
public import LayoutGeometry
public import SceneReadings
import ScreenInterface
public import ScrollPhysics

/// A scroller's motion together with the place in its view that it scrolls.
public struct PlacedMotion: Sendable {
  /// The identity of the scroller.
  public var id: ScrollerID
  /// The motion of the scroller.
  public var motion: ScrollMotion
  /// The content offset, in points; in a looped row that of the present lap.
  public var contentOffset: CGFloat
  /// The viewport, in the view's own coordinates.
  public var frame: CGRect
  /// The share of the viewport that is on screen, 0…1.
  public var visibleFraction: CGFloat
  /// True while a pointer is pressed on the scroller.
  public var isTouched: Bool
  /// The axis on which the scroller moves.
  public var axis: Axis
}

extension ScrollView {
  /// The view's name in the ids of its scrollers; `nil` for the scene's feed.
  var identity: ElementID? { context?.feed === self ? nil : elementID }

  /// Returns the identity of one of the view's scrollers among all of the scene.
  public func id(of scroller: Scroller) -> ScrollerID { ScrollerID(scroller, of: identity) }

  /// Returns the scroller that files call `name`; `nil` when the view has none of that name.
  package func scroller(named name: String) -> Scroller? {
    let known = scrolling.ownScrollers.first { id(of: $0).name == name }
    return known ?? rowIdentifiers.first { id(of: .row($0)).name == name }.map { .row($0) }
  }

  /// Every number that decides the place of content, from which the scene's digest is made.
  ///
  /// The view's own scrollers come first, then its rows by id.
  public var scrollVariables: [ScrollVariable] {
    (scrolling.ownScrollers + scrolling.rows.keys.sorted().map { .row($0) }).enumerated()
      .flatMap { index, scroller -> [ScrollVariable] in
        guard let motion = scrolling.motion(of: scroller) else { return [] }
        return ScrollVariable.all(
          of: motion, at: motion.offset + scrolling.origin(of: scroller), named: id(of: scroller),
          hasLap: index > 0)
      }
  }

  /// Calls `body` for each moving scroller, in no order, with its id, its motion and its content offset.
  public func forEachMovingScroller(_ body: (ScrollerID, ScrollMotion, CGFloat) -> Void) {
    let view = identity
    scrolling.own.forEach { axis, motion in
      if motion.isMoving { body(ScrollerID(.axis(axis), of: view), motion, motion.offset) }
    }
    var index = scrolling.rows.startIndex
    while index != scrolling.rows.endIndex {
      if scrolling.rows.values[index].motion.isMoving {
        let row = scrolling.rows.values[index]
        body(ScrollerID(.row(row.id), of: view), row.motion, row.contentOffset)
      }
      scrolling.rows.formIndex(after: &index)
    }
  }

  /// Returns the motion and the content offset of a scroller; `nil` when there is no such scroller.
  public func motion(of scroller: Scroller) -> (motion: ScrollMotion, contentOffset: CGFloat)? {
    scrolling.motion(of: scroller).map { ($0, $0.offset + scrolling.origin(of: scroller)) }
  }

  /// The view's own motions, the vertical one first, each filling the whole view.
  final var ownPlacedMotions: [PlacedMotion] {
    scrolling.own.axes.compactMap { axis in
      scrolling.own[axis].map { motion in
        PlacedMotion(
          id: id(of: .axis(axis)), motion: motion, contentOffset: motion.offset, frame: box,
          visibleFraction: 1, isTouched: motion.isTouched, axis: axis)
      }
    }
  }
}
