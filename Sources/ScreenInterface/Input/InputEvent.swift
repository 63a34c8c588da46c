public import Foundation
import LayoutGeometry

/// Something that reached the window from outside, on the stage's clock.
public struct InputEvent: Sendable, Hashable {
  /// When it happened, in seconds since the stage began.
  public var timestamp: TimeInterval
  /// What happened.
  public var kind: Kind

  /// Creates an event.
  public init(_ kind: Kind, at timestamp: TimeInterval) {
    self.timestamp = timestamp
    self.kind = kind
  }

  /// The kinds of events.
  public enum Kind: Sendable, Hashable {
    /// The pointer moved, was pressed or was released.
    case pointer(PointerEvent)
    /// The wheel was turned.
    case wheel(WheelEvent)
    /// A key went down or came up.
    case key(KeyEvent)
    /// Something happened to the window.
    case window(WindowEvent)
    /// A picture was decoded, or could not be.
    case picture(PictureRequest, PictureOutcome)
    /// A decoded picture had to make room: it is asked for anew when it shows again.
    case pictureDiscarded(PictureReference)
    /// A file was dropped on the window.
    case dropped(DroppedFile)

    /// Whether no recording holds it: pictures are decoded anew, and what is dropped is for the tools alone.
    public var isFoundAgain: Bool {
      switch self {
      case .picture, .pictureDiscarded, .dropped: true
      case .pointer, .wheel, .key, .window: false
      }
    }
  }
}

/// What a mouse or a finger did.
public struct PointerEvent: Sendable, Hashable {
  /// The steps of a stroke.
  public enum Phase: String, Sendable, Hashable, CaseIterable {
    /// The pointer moved, with or without a button held.
    case moved
    /// The button went down.
    case pressed
    /// The button came up.
    case released
    /// The button came up unseen: the stroke ends without a click.
    case cancelled
  }

  /// What kind of device it is, which decides the slop.
  public enum Device: String, Sendable, Hashable, CaseIterable {
    /// A mouse or a touchpad.
    case mouse
    /// A finger on the screen.
    case touch
  }

  /// What the pointer did.
  public var phase: Phase
  /// Where, in points from the window's top left.
  public var location: CGPoint
  /// The kind of device; default mouse.
  public var device: Device
  /// The buttons held after the event, bit 0 the primary one.
  public var buttons: UInt32

  /// Creates an event of the pointer.
  public init(_ phase: Phase, at location: CGPoint, device: Device = .mouse, buttons: UInt32 = 0) {
    self.phase = phase
    self.location = location
    self.device = device
    self.buttons = buttons
  }
}

/// A turn of the wheel, in notches or fractions of one.
public struct WheelEvent: Sendable, Hashable {
  /// The most notches that count of one turn, far more than a hand makes.
  public static let mostNotches: CGFloat = 1000

  /// Where the pointer was, in points.
  public var location: CGPoint
  /// Notches to the right; content moves towards later items.
  public var deltaX: CGFloat
  /// Notches away from the user; content moves towards earlier items.
  public var deltaY: CGFloat
  /// Whether the device reports fractions of a notch (a touchpad) rather than whole ones.
  public var isSmooth: Bool
  /// The modifier keys that were held.
  public var modifiers: KeyModifiers

  /// Creates a turn of the wheel; of more than `mostNotches` those count.
  public init(
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

/// What happened to the window.
public enum WindowEvent: Sendable, Hashable {
  /// The window has another size, in points, or another scale.
  case resized(CGSize, scale: CGFloat)
  /// The window gained or lost the keyboard.
  case focused(Bool)
  /// The window became visible, or was hidden or minimised.
  case visible(Bool)
  /// Something began to cover the window, as far as that can be told, or no longer does.
  case occluded(Bool)
  /// The pointer entered or left the window.
  case pointerInside(Bool)
  /// The file behind the scene was saved.
  case documentSaved
}
