import CompositionalLayout
import Foundation
import LayoutGeometry
import ScreenInterface

/// The quarter turn or reflection in which a view is shown in the window, as in an inverted chat.
///
/// UIKit counterpart: `translation(in:)`, which counts in the view's own directions. Only directions change: a view
/// that is shown smaller, as a pressed card, scrolls as far as the pointer moves.
struct ViewOrientation: Hashable, Sendable {
  /// The directions in the window of the view's right and of its down; each is a unit vector.
  private var right = CGPoint(x: 1, y: 0)
  private var down = CGPoint(x: 0, y: 1)

  /// A view that is shown as it is.
  static let upright = ViewOrientation()

  private init() {}

  /// Finds the orientation nearest to that of a view in its window.
  @MainActor
  init(of view: View) {
    var current: View? = view
    while let view = current {
      let transform = view.placement.transform
      if !transform.isUpright { self = turned(by: transform) }
      current = view.superview
    }
  }

  private func turned(by transform: CGAffineTransform) -> ViewOrientation {
    let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
    var around = ViewOrientation()
    if abs(a) + abs(d) >= abs(b) + abs(c) {
      around.right.x = a < 0 ? -1 : 1
      around.down.y = d < 0 ? -1 : 1
    } else {
      around.right = CGPoint(x: 0, y: b < 0 ? -1 : 1)
      around.down = CGPoint(x: c < 0 ? -1 : 1, y: 0)
    }
    var product = ViewOrientation()
    product.right = around.inWindow(right)
    product.down = around.inWindow(down)
    return product
  }

  /// Returns a movement of the window in the view's directions.
  func inView(_ movement: CGPoint) -> CGPoint {
    guard self != .upright else { return movement }
    return CGPoint(
      x: movement.x * right.x + movement.y * right.y, y: movement.x * down.x + movement.y * down.y)
  }

  /// Returns a movement of the view in the window's directions.
  func inWindow(_ movement: CGPoint) -> CGPoint {
    guard self != .upright else { return movement }
    return CGPoint(
      x: movement.x * right.x + movement.y * down.x, y: movement.x * right.y + movement.y * down.y)
  }

  /// Returns axes of the window in the view, or axes of the view in the window: a quarter turn exchanges them.
  func turned(_ axes: Axes) -> Axes {
    guard right.x == 0 else { return axes }
    return Axes(Axis.allCases.filter { axes.contains(Axes($0.perpendicular)) }.map { Axes($0) })
  }

  /// Returns directions of the window in the view.
  func inView(_ directions: DragDirections) -> DragDirections { turned(directions) { inView($0) } }

  /// Returns directions of the view in the window.
  func inWindow(_ directions: DragDirections) -> DragDirections { turned(directions) { inWindow($0) } }

  private func turned(_ directions: DragDirections, by turn: (CGPoint) -> CGPoint) -> DragDirections {
    guard self != .upright else { return directions }
    var turned: DragDirections = []
    for axis in Axis.allCases {
      for isForward in [false, true] where directions.contains(.along(axis, isForward: isForward)) {
        var unit = CGPoint.zero
        unit[axis] = isForward ? 1 : -1
        let place = turn(unit)
        let onAxis: Axis = place.x == 0 ? .vertical : .horizontal
        turned.insert(.along(onAxis, isForward: place[onAxis] > 0))
      }
    }
    return turned
  }

  /// Returns a wheel event of the window in the view's directions.
  ///
  /// Shift exchanges the axes of the wheel before the view's turn counts.
  func inView(_ event: WheelEvent) -> WheelEvent {
    guard self != .upright else { return event }
    let isShifted = event.modifiers.contains(.shift)
    let scroll = inView(
      isShifted ? CGPoint(x: -event.deltaY, y: event.deltaX) : CGPoint(x: event.deltaX, y: -event.deltaY))
    var turned = event
    turned.deltaX = isShifted ? scroll.y : scroll.x
    turned.deltaY = isShifted ? -scroll.x : -scroll.y
    return turned
  }
}
