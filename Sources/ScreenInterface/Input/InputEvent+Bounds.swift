import Foundation
import LayoutGeometry

extension InputEvent {
  /// The event with every number limited to a plausible range.
  package var bounded: InputEvent {
    var kept = self
    kept.timestamp = timestamp.boundedTime
    switch kind {
    case .pointer(var pointer):
      pointer.location = pointer.location.bounded
      kept.kind = .pointer(pointer)
    case .wheel(let wheel):
      kept.kind = .wheel(
        WheelEvent(
          at: wheel.location.bounded, deltaX: wheel.deltaX, deltaY: wheel.deltaY, isSmooth: wheel.isSmooth,
          modifiers: wheel.modifiers))
    case .window(.resized(let size, let scale)):
      kept.kind = .window(.resized(size.bounded, scale: scale.bounded(to: Self.scales, or: 1)))
    case .key, .window, .picture, .pictureDiscarded, .dropped: break
    }
    return kept
  }

  private static let scales: ClosedRange<CGFloat> = 0.01...100
}
