package import Foundation
package import ScreenInterface
import UIKitBase

/// A press as the responders under it are told of it, from its beginning to its end.
///
/// UIKit counterpart: the touch that a view receives. The view may show another element by the time, so its element's
/// id decides.
package struct PressedTouch {
  private weak var view: View?
  private weak var control: Control?
  private var touch: UITouch?
  /// The id of the innermost view under the press; `nil` for none.
  package private(set) var id: ElementID?

  /// Creates a press that nobody is told of.
  package init() {}

  /// Tells a view, and the responders around it, that a press has begun.
  package mutating func begin(on view: View?, _ event: PointerEvent, at time: TimeInterval) {
    take(view, event.location, isFinger: event.device == .touch, time)
    guard let view, let touch else { return }
    let told = UIEvent(of: touch)
    view.touchesBegan([touch], with: told)
    guard let inside = view.enclosingControl, inside.isEnabled else { return }
    control = inside.beginTracking(touch, with: told) ? inside : nil
  }

  /// Goes on with a press of which a snapshot knows only the view.
  package mutating func restore(_ id: ElementID?, at place: CGPoint?, in root: View) {
    take(id.flatMap { root.descendant($0) }, place ?? .zero, isFinger: false, 0)
    control = view?.enclosingControl
  }

  private mutating func take(_ view: View?, _ place: CGPoint, isFinger: Bool, _ time: TimeInterval) {
    (self.view, control, id) = (view, nil, view?.elementID)
    touch = view.map { UITouch(at: place, time: time, isFinger: isFinger, on: $0) }
  }

  /// Tells them that the press has moved.
  package mutating func move(_ event: PointerEvent, at time: TimeInterval) {
    guard let (view, touch) = present else { return cancel(event.location, at: time) }
    touch.turn(to: .moved, at: event.location, time: time)
    let told = UIEvent(of: touch)
    view.touchesMoved([touch], with: told)
    if let inside = control, !inside.continueTracking(touch, with: told) { control = nil }
  }

  /// Tells them that the press was released.
  package mutating func end(_ event: PointerEvent, at time: TimeInterval) {
    guard let (view, touch) = present else { return cancel(event.location, at: time) }
    let inside = control
    forget()
    touch.turn(to: .ended, at: event.location, time: time)
    let told = UIEvent(of: touch)
    view.touchesEnded([touch], with: told)
    inside?.endTracking(touch, with: told)
  }

  /// Tells them that a scroll view or a recognizer has taken the press, or that it is lost.
  package mutating func cancel(_ place: CGPoint? = nil, at time: TimeInterval? = nil) {
    guard let touch else { return }
    let (view, inside) = (view, control)
    forget()
    touch.turn(to: .cancelled, at: place ?? touch.place, time: time ?? touch.timestamp)
    let told = UIEvent(of: touch)
    view?.touchesCancelled([touch], with: told)
    inside?.cancelTracking(with: told)
  }

  private mutating func forget() { (view, control, touch, id) = (nil, nil, nil, nil) }

  private var present: (view: View, touch: UITouch)? {
    guard let view, let touch, view.context != nil, view.elementID == id else { return nil }
    return (view, touch)
  }
}

extension Control: TouchKeeping {}
extension ScrollView: TouchKeeping {}
