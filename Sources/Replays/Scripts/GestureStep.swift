public import Documents
public import Foundation
public import ScreenInterface
public import Stage

/// One step of a script, with its place in the file.
public nonisolated struct GestureStep: Sendable, Hashable {
  /// What a step can do.
  public enum Kind: Sendable, Hashable {
    /// Moves the pointer in a straight line, held or not.
    case move(to: GestureTarget, duration: TimeInterval)
    /// Moves the pointer through points, each at its time after the step begins, held or not.
    case follow([PointerSample])
    /// Presses the button, where the pointer is unless told where; a mouse is moved there first.
    case press(at: GestureTarget?, PointerEvent.Device)
    /// Lets the button go.
    case release
    /// Presses, moves along a path and lets go.
    case drag(DragStep)
    /// Presses, moves at one velocity and lets go at once.
    case flick(FlickStep)
    /// Turns the wheel.
    case wheel(WheelStep)
    /// Presses a key and lets it go, or does a part of that.
    case key(Key, KeyModifiers, KeyPhase = .typed)
    /// Gives the window another size, in points, and another scale unless that is `nil`.
    case resize(CGSize, scale: CGFloat?)
    /// Sends an event as a recording has it: what no other step can do.
    case input(InputEvent.Kind)
    /// Lets time pass, in seconds.
    case wait(TimeInterval)
    /// Lets time pass without a frame, as when the machine is busy; in a window it is a wait.
    case stall(TimeInterval)
    /// Changes the scene's data.
    case edit(SceneEdit)
    /// Checks a value of the log.
    case expect(ExpectStep)
    /// Makes a frame at this very instant.
    case frame
    /// Keeps the frame at this very instant, under a name.
    case capture(String)
    /// Keeps frames from now on, while the steps that follow go on.
    case strip(StripStep)
  }

  /// Where the step stands in its file.
  public var position: DocumentPosition
  /// What it does.
  public var kind: Kind

  /// Creates a step.
  public init(_ kind: Kind, at position: DocumentPosition = .start) {
    self.kind = kind
    self.position = position
  }
}

nonisolated extension GestureStep {
  /// What the picture is called that the step keeps: a capture like itself, a strip with `strip-` before its name; `nil`
  /// for a step that keeps none.
  public var pictureName: String? {
    switch kind {
    case .capture(let name): name
    case .strip(let strip): Self.pictureName(ofStrip: strip.name)
    default: nil
    }
  }

  /// What the picture of a strip is called.
  public static func pictureName(ofStrip name: String) -> String { "strip-\(name)" }
}

/// Where a pointer is at a time.
public nonisolated struct PointerSample: Sendable, Hashable {
  /// When, after the step begins.
  public var time: Microseconds
  /// Where, in points.
  public var location: CGPoint

  /// Creates a sample.
  public init(_ time: Microseconds, at location: CGPoint) {
    self.time = time
    self.location = location
  }
}

/// What of typing a key a step does.
public nonisolated enum KeyPhase: String, Sendable, Hashable, CaseIterable {
  /// The key goes down and comes up.
  case typed
  /// It goes down and stays.
  case down
  /// It is held, and tells so once more.
  case repeated
  /// It comes up.
  case up
}

/// A press, a movement along a path, and a release.
public nonisolated struct DragStep: Sendable, Hashable {
  /// Where it begins and, in a straight line each, where it goes on to.
  public var path: [GestureTarget]
  /// How far it goes from the end of the path, in points; default nowhere.
  public var distance = CGPoint.zero
  /// How long the movement takes, in seconds; default 0.4.
  public var duration: TimeInterval = 0.4
  /// How the movement is spread over that time; default eased at both ends.
  public var easing = GestureEasing.easeInOut
  /// How long the pointer rests before it lets go, in seconds; default not at all.
  public var hold: TimeInterval = 0
  /// What moves; default the mouse.
  public var device = PointerEvent.Device.mouse

  /// Creates a drag along a path; everything else has its default.
  public init(path: [GestureTarget]) { self.path = path }
}

/// A quick stroke at one velocity.
public nonisolated struct FlickStep: Sendable, Hashable {
  /// Where it begins.
  public var start: GestureTarget
  /// The pointer's velocity, in points per second.
  public var velocity: CGFloat
  /// Which way the pointer goes, in degrees clockwise: 0 right, 90 down, 180 left, 270 up.
  public var angle: CGFloat
  /// How long it takes, in seconds; default 0.08.
  public var duration: TimeInterval = 0.08
  /// What moves; default the mouse.
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
  /// Where the pointer is; `nil` where it was.
  public var location: GestureTarget?
  /// Notches to the right, each turn.
  public var deltaX: CGFloat = 0
  /// Notches away from the user, each turn.
  public var deltaY: CGFloat = 0
  /// How many turns; default 1.
  public var count = 1
  /// The time between two turns, in seconds; default 0.05.
  public var interval: TimeInterval = 0.05
  /// Whether the device reports fractions of notches; default false.
  public var isSmooth = false
  /// The keys held; default none.
  public var modifiers: KeyModifiers = []

  /// Creates a turn of nothing.
  public init() {}
}

/// A value of the log that has to be so.
public nonisolated struct ExpectStep: Sendable, Hashable {
  /// The value's place in the log's frame object, such as `rows.hero.page`.
  public var path: String
  /// What it has to be: a text, a number, `true`, `false` or nothing.
  public var value: JSONValue
  /// By how much a number may differ; default 0.000001, the last decimal of the log.
  public var tolerance = 1e-6

  /// Creates a check.
  public init(_ path: String, is value: JSONValue) {
    self.path = path
    self.value = value
  }

  /// Whether `actual` is what was expected.
  public func accepts(_ actual: JSONValue) -> Bool {
    guard case .number(let wanted) = value, case .number(let number) = actual else { return value == actual }
    return abs(number - wanted) <= tolerance
  }
}

/// Frames to keep at even distances.
public nonisolated struct StripStep: Sendable, Hashable {
  /// What the strip is called.
  public var name: String
  /// How many frames.
  public var frames: Int
  /// The time between two, in seconds.
  public var interval: TimeInterval

  /// Creates a strip.
  public init(_ name: String, frames: Int, every interval: TimeInterval) {
    self.name = name
    self.frames = frames
    self.interval = interval
  }
}
