import Foundation
import LayoutGeometry
import SceneReadings
import ScreenInterface
import ScrollPhysics

extension ScrollViewState {
  /// Handles a turn of the wheel over `row`.
  ///
  /// The view moves if it scrolls on the turn's axis, else the row. Shift swaps the axes, and so does
  /// `isTurned` for a plain wheel. A notch moves content by some points, or turns a page if there are pages:
  /// those of rows, and with `turnsPages` the view's own.
  mutating func wheel(_ event: WheelEvent, over row: String?, isTurned: Bool = false, turnsPages: Bool) {
    let turned = isTurned ? .horizontal : WheelGesture.axis(of: event)
    let target = own[turned] == nil ? row.map { Scroller.row($0) } : .axis(turned)
    var gesture =
      wheel
      ?? WheelGesture(
        axis: turned, target: target, isTurned: isTurned, lastTime: time, isSmooth: event.isSmooth)
    gesture.lastTime = time
    // A smooth device sends a whole notch now and then; the whole turn still counts as smooth.
    gesture.isSmooth = gesture.isSmooth || event.isSmooth
    let notches = gesture.notches(of: event, isMirrored: isMirrored)
    if notches != 0, let scroller = gesture.target {
      if scroller.row == nil { lastOwnMotion = time }
      if !gesture.isSmooth, turnsPages || scroller.row != nil, motion(of: scroller)?.stop != nil {
        turnPage(of: scroller, forward: notches > 0, &gesture)
      } else {
        withMotion(of: scroller) { [time, gestures] in
          $0.wheel(by: notches * gestures.wheelNotch, at: time)
        }
      }
    }
    wheel = gesture
    collectEvents()
  }

  private mutating func turnPage(of scroller: Scroller, forward: Bool, _ gesture: inout WheelGesture) {
    if let last = gesture.lastPageTime, !(time - last).reaches(gestures.wheelRefractory) { return }
    gesture.lastPageTime = time
    _ = perform(ScrollRequest(scroller, to: .step(forward ? 1 : -1), cause: .wheel), at: time)
  }

  /// Ends a turn of the wheel after its silence; the content comes to rest, on a stop if there are any.
  mutating func endWheel(at time: TimeInterval) {
    guard let gesture = wheel else { return }
    wheel = nil
    if let target = gesture.target { withMotion(of: target) { $0.endWheel(at: time) } }
  }
}
