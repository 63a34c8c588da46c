public import Foundation
import LayoutGeometry

/// An input event of the window, with a timestamp of the stage's clock.
public struct InputEvent: Sendable, Hashable {
  /// The time of the event, in seconds since the stage began.
  public var timestamp: TimeInterval
  /// The kind of event, with its details.
  public var kind: Kind

  /// Creates an event.
  package init(_ kind: Kind, at timestamp: TimeInterval) {
    self.timestamp = timestamp
    self.kind = kind
  }

  /// The kinds of events.
  public enum Kind: Sendable, Hashable {
    /// The pointer moved, was pressed or was released.
    case pointer(PointerEvent)
    /// A further finger, by its number, moved, came down or went up beside the pointer of the stroke.
    ///
    /// The stroke belongs to the pointer that came first, until it is up. A finger that comes down during it moves
    /// nothing, even if it stays longer; it begins a stroke of its own when it comes down again on a free screen. Its
    /// number, 1…10, is the same from its press to its release. UIKit counterpart: a `UITouch` beyond the first; there
    /// a scroll view follows the middle of all fingers.
    case finger(Int, PointerEvent)
    /// The wheel was turned.
    case wheel(WheelEvent)
    /// A key went down or came up.
    case key(KeyEvent)
    /// A change of the window.
    case window(WindowEvent)
    /// A file event; no recording stores it.
    case found(FileEvent)

    /// True when no recording stores the event.
    package var isFoundAgain: Bool {
      if case .found = self { true } else { false }
    }
  }
}

/// An event of a mouse or a finger.
public struct PointerEvent: Sendable, Hashable {
  /// The phases of a stroke.
  public enum Phase: String, Sendable, Hashable, CaseIterable {
    /// The pointer moved, with or without a button held.
    case moved
    /// The button went down.
    case pressed
    /// The button came up.
    case released
    /// The button's release was not reported: the stroke ends without a click.
    case cancelled
  }

  /// The kind of device, which decides the slop (the distance before a press becomes a drag).
  public enum Device: String, Sendable, Hashable, CaseIterable {
    /// A mouse or a touchpad.
    case mouse
    /// A finger on the screen.
    case touch
  }

  /// The numbers that fingers beside the pointer of the stroke can have.
  package static let fingers = 1...10

  /// The phase of the stroke.
  public var phase: Phase
  /// The position, in points from the window's top left.
  public var location: CGPoint
  /// The kind of device; default mouse.
  package var device: Device
  /// The buttons held after the event, bit 0 the primary one.
  package var buttons: UInt32

  /// Creates an event of the pointer.
  package init(_ phase: Phase, at location: CGPoint, device: Device = .mouse, buttons: UInt32 = 0) {
    self.phase = phase
    self.location = location
    self.device = device
    self.buttons = buttons
  }
}

/// A wheel event, in notches or fractions of one.
public struct WheelEvent: Sendable, Hashable {
  /// The largest number of notches in one event.
  package static let mostNotches: CGFloat = 1000

  /// The position of the pointer, in points.
  package var location: CGPoint
  /// The notches to the right; content moves towards later items.
  package var deltaX: CGFloat
  /// The notches away from the user; content moves towards earlier items.
  package var deltaY: CGFloat
  /// True when the device, a touchpad or a high-resolution wheel, reports fractions of a notch.
  package var isSmooth: Bool
  /// The modifier keys that were held.
  package var modifiers: KeyModifiers

  /// Creates a wheel event; each delta is limited to `mostNotches` either way.
  package init(
    at location: CGPoint, deltaX: CGFloat, deltaY: CGFloat, isSmooth: Bool = false,
    modifiers: KeyModifiers = []
  ) {
    let range = -Self.mostNotches...Self.mostNotches
    self.location = location
    self.deltaX = deltaX.bounded(to: range, or: 0)
    self.deltaY = deltaY.bounded(to: range, or: 0)
    self.isSmooth = isSmooth
    self.modifiers = modifiers
  }
}

/// A change of the window.
public enum WindowEvent: Sendable, Hashable {
  /// The size of the window, in points, or its scale has changed.
  case resized(CGSize, scale: CGFloat)
  /// The window gained or lost the keyboard focus.
  case focused(Bool)
  /// The window became visible, or was hidden or minimised.
  case visible(Bool)
  /// The window became covered by other windows, or uncovered, as far as the system reports it.
  case occluded(Bool)
  /// The pointer entered or left the window.
  case pointerInside(Bool)
  /// The file behind the scene was saved.
  case documentSaved
}

extension InputEvent {
  /// A copy of the event with every number limited to a plausible range.
  package var bounded: InputEvent {
    var kept = self
    kept.timestamp = timestamp.boundedTime
    switch kind {
    case .pointer(var pointer):
      pointer.location = pointer.location.bounded
      kept.kind = .pointer(pointer)
    case .finger(let number, var finger):
      finger.location = finger.location.bounded
      kept.kind = .finger(
        min(max(number, PointerEvent.fingers.lowerBound), PointerEvent.fingers.upperBound), finger)
    case .wheel(let wheel):
      kept.kind = .wheel(
        WheelEvent(
          at: wheel.location.bounded, deltaX: wheel.deltaX, deltaY: wheel.deltaY, isSmooth: wheel.isSmooth,
          modifiers: wheel.modifiers))
    case .window(.resized(let size, let scale)):
      kept.kind = .window(.resized(size.bounded, scale: scale.bounded(to: Self.scales, or: 1)))
    case .key, .window, .found: break
    }
    return kept
  }

  private static let scales: ClosedRange<CGFloat> = 0.01...100
}
