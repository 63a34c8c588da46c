import Foundation
import LayoutGeometry
import ScreenInterface
import ScrollPhysics

extension ScrollViewState {
  /// A turn of the wheel over `row`: turns along the feed's axis move the feed, those across it the row; shift swaps
  /// the axes, and so does `isTurned` for a plain wheel.
  mutating func wheel(_ event: WheelEvent, over row: String?, isTurned: Bool = false) {
    let turned = isTurned ? .horizontal : WheelGesture.axis(of: event)
    var gesture =
      wheel
      ?? WheelGesture(
        axis: turned, row: turned == axis ? nil : row, isTurned: isTurned, lastTime: time,
        isSmooth: event.isSmooth)
    gesture.lastTime = time
    // A smooth device sends a whole notch now and then; it stays one device for the whole turn.
    gesture.isSmooth = gesture.isSmooth || event.isSmooth
    let notches = gesture.notches(of: event, isMirrored: isMirrored)
    if notches != 0 {
      if gesture.axis == axis { turnFeed(by: notches) } else { turnRow(by: notches, &gesture) }
    }
    wheel = gesture
    collectEvents()
  }

  private mutating func turnFeed(by notches: CGFloat) {
    lastFeedMotion = time
    feed.wheel(by: notches * gestures.wheelNotch, at: time)
  }

  private mutating func turnRow(by notches: CGFloat, _ gesture: inout WheelGesture) {
    guard let id = gesture.row, let row = rows[id] else { return }
    guard row.motion.stop != nil, !gesture.isSmooth else {
      withMotion(of: .row(id)) { [time, gestures] in
        $0.wheel(by: notches * gestures.wheelNotch, at: time)
      }
      return
    }
    if let last = gesture.lastPageTime, !(time - last).reaches(gestures.wheelRefractory) { return }
    gesture.lastPageTime = time
    _ = perform(ScrollRequest(.row(id), to: .step(notches > 0 ? 1 : -1), cause: .wheel), at: time)
  }

  /// The wheel has been silent for long enough: what it moved comes to rest, on a stop where there are any.
  mutating func endWheel(at time: TimeInterval) {
    guard let gesture = wheel else { return }
    wheel = nil
    guard gesture.axis != axis else { return feed.endWheel(at: time) }
    guard let row = gesture.row else { return }
    withMotion(of: .row(row)) { $0.endWheel(at: time) }
  }
}
