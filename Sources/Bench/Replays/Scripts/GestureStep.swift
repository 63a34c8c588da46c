public import Documents
public import Foundation
public import ScreenInterface
package import Stage

/// One step of a script, with its place in the file.
public nonisolated struct GestureStep: Sendable, Hashable {
  /// The actions of a step.
  package enum Kind: Sendable, Hashable {
    /// Moves the pointer in a straight line, pressed or not.
    case move(to: GestureTarget, duration: TimeInterval)
    /// Moves the pointer through timed points, pressed or not.
    case follow([PointerSample])
    /// Presses the button at a target, or at the pointer's location if that is `nil`.
    ///
    /// A mouse moves to the target first.
    case press(at: GestureTarget?, PointerEvent.Device)
    /// Releases the button.
    case release
    /// Moves, presses or releases one finger of several, counted from 1.
    case finger(Int, FingerStep)
    /// Presses, moves along a path and releases.
    case drag(DragStep)
    /// Presses, moves at one velocity and releases at once.
    case flick(FlickStep)
    /// Turns the wheel.
    case wheel(WheelStep)
    /// Presses or releases a key, or both.
    case key(Key, KeyModifiers, KeyPhase = .typed)
    /// Resizes the window, in points, and changes its scale unless that is `nil`.
    case resize(CGSize, scale: CGFloat?)
    /// Sends an event in the form of a recording, for events without a step of their own.
    case input(InputEvent.Kind)
    /// Advances time, in seconds.
    case wait(TimeInterval)
    /// Advances time without a frame, in seconds, as on a busy machine; in a window it is a wait.
    case stall(TimeInterval)
    /// Edits the scene's data.
    case edit(SceneEdit)
    /// Checks a value in the log.
    case expect(ExpectStep)
    /// Makes a frame at this time.
    case frame
    /// Saves the frame at this time as a picture with a name.
    case capture(String)
    /// Saves frames as pictures from now on, while the following steps run.
    case strip(StripStep)
  }

  /// The place of the step in its file.
  public var position: DocumentPosition
  /// The action of the step.
  package var kind: Kind

  /// Creates a step.
  package init(_ kind: Kind, at position: DocumentPosition = .start) {
    self.kind = kind
    self.position = position
  }
}

nonisolated extension GestureStep {
  /// The name of the picture that the step saves; `nil` for a step that saves none.
  ///
  /// For a capture it is the capture's name, for a strip `strip-` and the strip's name.
  public var pictureName: String? {
    switch kind {
    case .capture(let name): name
    case .strip(let strip): Self.pictureName(ofStrip: strip.name)
    default: nil
    }
  }

  /// Returns the name of a strip's picture.
  public static func pictureName(ofStrip name: String) -> String { "strip-\(name)" }
}

/// An action of one of several fingers.
///
/// The finger that goes down first drags the content; other fingers move nothing.
public nonisolated enum FingerStep: Sendable, Hashable {
  /// Puts the finger down at a target, or at the pointer's location if that is `nil`.
  case press(at: GestureTarget?)
  /// Moves the finger in a straight line.
  case move(to: GestureTarget, duration: TimeInterval)
  /// Moves the finger through timed points.
  case follow([PointerSample])
  /// Lifts the finger.
  case release
}

/// A timed location of a pointer.
public nonisolated struct PointerSample: Sendable, Hashable {
  /// The time after the beginning of the step.
  public var time: Microseconds
  /// The location of the pointer, in points.
  public var location: CGPoint

  /// Creates a sample.
  public init(_ time: Microseconds, at location: CGPoint) {
    self.time = time
    self.location = location
  }
}

/// The phase of a key press that a step sends.
public nonisolated enum KeyPhase: String, Sendable, Hashable, CaseIterable {
  /// The key goes down and comes up.
  case typed
  /// The key goes down and stays down.
  case down
  /// A held key repeats.
  case repeated
  /// The key comes up.
  case up
}

/// A drag: a press, a movement along a path, and a release.
public nonisolated struct DragStep: Sendable, Hashable {
  /// The targets of the movement, the beginning first, joined by straight lines.
  public var path: [GestureTarget]
  /// The movement beyond the end of the path, in points; default none.
  public var distance = CGPoint.zero
  /// True when `distance` is mirrored in a right-to-left scene; default false.
  public var mirrors = false
  /// The duration of the movement, in seconds; default 0.4.
  public var duration: TimeInterval = 0.4
  /// The timing function of the movement; default ease-in-ease-out.
  public var easing = GestureEasing.easeInOut
  /// The time for which the pointer rests before the release, in seconds; default 0.
  public var hold: TimeInterval = 0
  /// The pointing device; default the mouse.
  public var device = PointerEvent.Device.mouse

  /// Creates a drag along a path; all other values have their defaults.
  public init(path: [GestureTarget]) { self.path = path }
}

/// A flick: a press, a quick movement at one velocity, and a release.
public nonisolated struct FlickStep: Sendable, Hashable {
  /// The target at which the flick begins.
  public var start: GestureTarget
  /// The pointer's velocity, in points per second.
  public var velocity: CGFloat
  /// The direction of the pointer, in degrees clockwise: 0 right, 90 down, 180 left, 270 up.
  public var angle: CGFloat
  /// True when `angle` is mirrored in a right-to-left scene; default false.
  public var mirrors = false
  /// The duration of the flick, in seconds; default 0.08.
  public var duration: TimeInterval = 0.08
  /// The pointing device; default the mouse.
  public var device = PointerEvent.Device.mouse

  /// Creates a flick.
  public init(from start: GestureTarget, velocity: CGFloat, angle: CGFloat) {
    self.start = start
    self.velocity = velocity
    self.angle = angle
  }
}

/// A number of wheel events.
public nonisolated struct WheelStep: Sendable, Hashable {
  /// The target under the pointer; `nil` for its present location.
  public var location: GestureTarget?
  /// The notches to the right per event.
  public var deltaX: CGFloat = 0
  /// The notches away from the user per event.
  public var deltaY: CGFloat = 0
  /// True when `deltaX` is mirrored in a right-to-left scene; default false.
  public var mirrors = false
  /// The number of events; default 1.
  public var count = 1
  /// The time between two events, in seconds; default 0.05.
  public var interval: TimeInterval = 0.05
  /// True when the device reports fractions of notches; default false.
  public var isSmooth = false
  /// The modifier keys held; default none.
  public var modifiers: KeyModifiers = []

  /// Creates an event of no notches.
  public init() {}
}

/// A check of a value in the log.
public nonisolated struct ExpectStep: Sendable, Hashable {
  /// The value's path in the log's frame object, such as `rows.hero.page`.
  public var path: String
  /// The expected value: a text, a number, `true`, `false` or null.
  public var value: JSONValue
  /// The largest allowed difference of a number; default 0.000001, the last decimal of the log.
  public var tolerance = 1e-6

  /// Creates a check.
  public init(_ path: String, is value: JSONValue) {
    self.path = path
    self.value = value
  }

  /// Returns true when `actual` is the expected value.
  public func accepts(_ actual: JSONValue) -> Bool {
    guard case .number(let wanted) = value, case .number(let number) = actual else { return value == actual }
    return abs(number - wanted) <= tolerance
  }
}

/// A series of frames that are saved as pictures at even intervals.
public nonisolated struct StripStep: Sendable, Hashable {
  /// The name of the strip.
  public var name: String
  /// The number of frames.
  public var frames: Int
  /// The time between two frames, in seconds.
  public var interval: TimeInterval

  /// Creates a strip.
  public init(_ name: String, frames: Int, every interval: TimeInterval) {
    self.name = name
    self.frames = frames
    self.interval = interval
  }
}
