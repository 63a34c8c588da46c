package import Foundation
package import ScreenInterface

/// A press of the pointer and the place to which it has moved, in the window's coordinates.
package struct Press: Sendable, Hashable {
  /// The point at which the button went down.
  package let start: CGPoint
  /// The time at which it went down, in seconds since the stage began.
  package let startTime: TimeInterval
  /// The present point.
  package var location: CGPoint
  /// The present time, in seconds since the stage began.
  package var time: TimeInterval
  /// The kind of device.
  package let device: PointerEvent.Device

  /// Creates a press that has just begun.
  package init(at location: CGPoint, time: TimeInterval, device: PointerEvent.Device) {
    (start, startTime) = (location, time)
    (self.location, self.time, self.device) = (location, time, device)
  }

  /// The way from the start to the present point, in points.
  package var translation: CGPoint { CGPoint(x: location.x - start.x, y: location.y - start.y) }
}

/// A receiver of the presses on a view and on what lies inside, such as gesture recognizers.
@MainActor
package protocol PressReceiver: AnyObject {
  /// True when it is about to take, or has taken, the press from the control and the items beneath.
  var hasTakenPress: Bool { get }

  /// True when it follows every press to its end, also while a scroll view drags.
  var watchesDrags: Bool { get }

  /// Called with a press that it watches at each move, before anything else; `isEnd` is true at the release.
  func pressWatched(_ press: Press, isEnd: Bool)

  /// Called when the pointer is pressed.
  func pressBegan(_ press: Press)

  /// Called when the pressed pointer has moved, and no scroll view drags.
  func pressMoved(_ press: Press)

  /// Called when the pointer is released.
  func pressEnded(_ press: Press)

  /// Called when a scroll view took over the press, or it was lost.
  func pressCancelled()

  /// Called when another receiver has taken the press.
  func pressWasTaken(by other: any PressReceiver)

  /// Returns true when a click is meant for the receiver, so that no item around the view is selected.
  func takesClick(of press: Press) -> Bool

  /// Returns the directions in which it takes a drag from the scroll views around the view.
  func capturedDirections(of press: Press) -> DragDirections
}

/// The object that keeps the receiver with a view.
@MainActor
private final class PressReceiverOwner {
  let receiver: any PressReceiver

  init(_ receiver: any PressReceiver) { self.receiver = receiver }
}

extension View {
  /// The receiver of presses on the view and on what lies inside; `nil` for none.
  package var pressReceiver: (any PressReceiver)? {
    get { attachments.object(of: PressReceiverOwner.self)?.receiver }
    set { attachments.keep(newValue.map { PressReceiverOwner($0) }, as: PressReceiverOwner.self) }
  }

  /// The views with receivers among this view and its ancestors, the innermost first; those around a control are left
  /// out for a view inside it.
  package var pressReceivingViews: [View] {
    var found: [View] = []
    var view: View? = self
    while let current = view {
      if current.pressReceiver != nil { found.append(current) }
      if case .control = current.role { break }
      view = current.superview
    }
    return found
  }

  /// Returns true when the view is another one or lies inside it.
  package func isInside(_ other: View) -> Bool {
    var view: View? = self
    while let current = view {
      if current === other { return true }
      view = current.superview
    }
    return false
  }
}
