import CompositionalLayout
public import Foundation
public import LayoutGeometry
public import SceneReadings
import ScreenInterface
public import ScrollPhysics

/// A scroller's motion, and where in its view the content shows that it moves.
public struct PlacedMotion: Sendable {
  /// The scroller.
  public var id: ScrollerID
  /// The motion.
  public var motion: ScrollMotion
  /// The content offset, in points; in a looped row that of the present lap.
  public var contentOffset: CGFloat
  /// The viewport, in the view's own coordinates.
  public var frame: CGRect
  /// The share of the viewport that is on screen, 0…1.
  public var visibleFraction: CGFloat
  /// True while a pointer is pressed on it.
  public var isTouched: Bool
  /// The axis that it moves on.
  public var axis: Axis
}

extension ScrollView {
  /// The view's name in the ids of its scrollers; `nil` for the scene's feed.
  var identity: ElementID? { context?.feed === self ? nil : elementID }

  /// The identity of one of the view's scrollers among all of the scene.
  public func id(of scroller: Scroller) -> ScrollerID { ScrollerID(scroller, of: identity) }

  /// The scroller that files call `name`; `nil` where the view has none of that name.
  package func scroller(named name: String) -> Scroller? {
    let known = scrolling.ownScrollers.first { id(of: $0).name == name }
    return known ?? rowIdentifiers.first { id(of: .row($0)).name == name }.map { .row($0) }
  }

  /// Every number that decides where content is, the view's own first, then the rows' by id: what a digest is made
  /// of.
  public var scrollVariables: [ScrollVariable] {
    (scrolling.ownScrollers + scrolling.rows.keys.sorted().map { .row($0) }).enumerated()
      .flatMap { index, scroller -> [ScrollVariable] in
        guard let motion = scrolling.motion(of: scroller) else { return [] }
        return ScrollVariable.all(
          of: motion, at: motion.offset + scrolling.origin(of: scroller), named: id(of: scroller),
          hasLap: index > 0)
      }
  }

  /// Calls `body` with each scroller that moves, in no order: its id, its motion, its content offset.
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

  /// The motion and the content offset of a scroller of the view; `nil` when there is no such scroller.
  public func motion(of scroller: Scroller) -> (motion: ScrollMotion, contentOffset: CGFloat)? {
    scrolling.motion(of: scroller).map { ($0, $0.offset + scrolling.origin(of: scroller)) }
  }

  /// The view's own motions, up and down before across, each as it shows in the whole view.
  final var ownPlacedMotions: [PlacedMotion] {
    scrolling.own.axes.compactMap { axis in
      scrolling.own[axis].map { motion in
        PlacedMotion(
          id: id(of: .axis(axis)), motion: motion, contentOffset: motion.offset, frame: bounds,
          visibleFraction: 1, isTouched: motion.isTouched, axis: axis)
      }
    }
  }
}
