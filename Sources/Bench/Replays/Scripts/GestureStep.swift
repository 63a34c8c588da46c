public import Documents
public import Foundation
public import ScreenInterface
package import Stage

/// One step of a script, with its place in the file.
public nonisolated struct GestureStep: Sendable, Hashable {
  /// The actions of steps.
  package enum Kind: Sendable, Hashable {
    /// Moves the pointer in a straight line, pressed or not.
    case move(to: GestureTarget, duration: TimeInterval)
    /// Moves the pointer through points, pressed or not, each at its time after the step begins.
    case follow([PointerSample])
    /// Presses the button at a target, or at the pointer's place if that is `nil`.
    ///
    /// A mouse is moved to the target first.
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
    /// Presses and releases a key, or does a part of that.
    case key(Key, KeyModifiers, KeyPhase = .typed)
    /// Resizes the window, in points, and changes its scale unless that is `nil`.
    case resize(CGSize, scale: CGFloat?)
    /// Sends an event in the form of a recording, for events that no other step can send.
    case input(InputEvent.Kind)
    /// Lets time pass, in seconds.
    case wait(TimeInterval)
    /// Lets time pass without a frame, in seconds, as on a busy machine; in a window it is a wait.
    case stall(TimeInterval)
    /// Changes the scene's data.
    case edit(SceneEdit)
    /// Checks a value in the log.
    case expect(ExpectStep)
    /// Makes a frame at this very time.
    case frame
    /// Keeps the frame at this very time as a picture with a name.
    case capture(String)
    /// Keeps frames as pictures from now on, while the following steps go on.
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
  /// The name of the picture that the step keeps; `nil` for a step that keeps none.
  ///
  /// A capture's is its own name, a strip's has `strip-` before its name.
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

/// An action of one finger of several.
///
/// The finger that comes down first makes the stroke; one that comes down meanwhile moves nothing.
public nonisolated enum FingerStep: Sendable, Hashable {
  /// Sets the finger down at a target, or at the pointer's place if that is `nil`.
  case press(at: GestureTarget?)
  /// Moves the finger in a straight line.
  case move(to: GestureTarget, duration: TimeInterval)
  /// Moves the finger through points, each at its time after the step begins.
  case follow([PointerSample])
  /// Lifts the finger.
  case release
}

/// The place of a pointer at a time.
public nonisolated struct PointerSample: Sendable, Hashable {
  /// The time after the beginning of the step.
  public var time: Microseconds
  /// The place of the pointer, in points.
  public var location: CGPoint

  /// Creates a sample.
  public init(_ time: Microseconds, at location: CGPoint) {
    self.time = time
    self.location = location
  }
}

/// The part of typing a key that a step does.
public nonisolated enum KeyPhase: String, Sendable, Hashable, CaseIterable {
  /// The key goes down and comes up.
  case typed
  /// The key goes down and stays down.
  case down
  /// A key that is held repeats.
  case repeated
  /// The key comes up.
  case up
}

/// A press, a movement along a path, and a release.
public nonisolated struct DragStep: Sendable, Hashable {
  /// The targets of the movement, the beginning first, joined by straight lines.
  public var path: [GestureTarget]
  /// The movement beyond the end of the path, in points; default none.
  public var distance = CGPoint.zero
  /// True when a scene that reads from right to left turns `distance` round; default false.
  public var mirrors = false
  /// The duration of the movement, in seconds; default 0.4.
  public var duration: TimeInterval = 0.4
  /// The way in which the movement is spread over that time; default eased at both ends.
  public var easing = GestureEasing.easeInOut
  /// The time that the pointer rests before the release, in seconds; default 0.
  public var hold: TimeInterval = 0
  /// The pointing device; default the mouse.
  public var device = PointerEvent.Device.mouse

  /// Creates a drag along a path; everything else has its default.
  public init(path: [GestureTarget]) { self.path = path }
}

/// A quick stroke at one velocity.
public nonisolated struct FlickStep: Sendable, Hashable {
  /// The target at which the flick begins.
  public var start: GestureTarget
  /// The pointer's velocity, in points per second.
  public var velocity: CGFloat
  /// The direction of the pointer, in degrees clockwise: 0 right, 90 down, 180 left, 270 up.
  public var angle: CGFloat
  /// True when a scene that reads from right to left turns `angle` round; default false.
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

/// Turns of the wheel.
public nonisolated struct WheelStep: Sendable, Hashable {
  /// The target under the pointer; `nil` for its present place.
  public var location: GestureTarget?
  /// The notches to the right in each turn.
  public var deltaX: CGFloat = 0
  /// The notches away from the user in each turn.
  public var deltaY: CGFloat = 0
  /// True when a scene that reads from right to left turns `deltaX` round; default false.
  public var mirrors = false
  /// The number of turns; default 1.
  public var count = 1
  /// The time between two turns, in seconds; default 0.05.
  public var interval: TimeInterval = 0.05
  /// True when the device reports fractions of notches; default false.
  public var isSmooth = false
  /// The modifier keys held; default none.
  public var modifiers: KeyModifiers = []

  /// Creates a turn of no notches.
  public init() {}
}

/// A check of a value in the log.
public nonisolated struct ExpectStep: Sendable, Hashable {
  /// The value's place in the log's frame object, such as `rows.hero.page`.
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

/// A series of frames kept as pictures at even intervals.
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
