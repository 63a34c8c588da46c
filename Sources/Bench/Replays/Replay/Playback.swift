public import Foundation

/// The settings by which a window plays a script or a recording.
public nonisolated struct Playback: Sendable, Hashable {
  /// The number of played seconds in a second of the window; default 1.
  public var speed: Double
  /// The moment at which playing begins, in seconds; everything before is played at once; default 0.
  public var beginning: TimeInterval
  /// True when the playing pointer is drawn, with a ripple at each press; default false.
  public var drawsPointer: Bool
  /// True when the window takes on the sizes that are played; default false.
  public var resizesWindow = false
  /// True when the window is closed once everything was played and rests; default false.
  public var closesWindow = false
  /// True when the user may break in: keys reach the scene at any time, and a press or a turn of the wheel ends the
  /// playing; default false.
  public var yieldsToUser = false

  /// Creates settings.
  public init(speed: Double = 1, from beginning: TimeInterval = 0, drawsPointer: Bool = false) {
    self.speed = speed
    self.beginning = beginning
    self.drawsPointer = drawsPointer
  }
}
