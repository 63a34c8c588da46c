public import Foundation

/// How a window plays a script or a recording.
public nonisolated struct Playback: Sendable, Hashable {
  /// Seconds of what is played in a second of the window; default 1.
  public var speed: Double
  /// The moment at which playing begins, in seconds: everything before it is played at once; default 0.
  public var beginning: TimeInterval
  /// Whether the pointer that does it is drawn, with a ripple where it presses; default false.
  public var drawsPointer: Bool
  /// Whether the window takes the sizes that are played; default false.
  public var resizesWindow = false

  /// Creates a way of playing.
  public init(speed: Double = 1, from beginning: TimeInterval = 0, drawsPointer: Bool = false) {
    self.speed = speed
    self.beginning = beginning
    self.drawsPointer = drawsPointer
  }
}
