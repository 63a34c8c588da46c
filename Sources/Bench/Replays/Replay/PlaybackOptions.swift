public import Foundation

/// The settings for playing a script or a recording in a window.
public nonisolated struct PlaybackOptions: Sendable, Hashable {
  /// The number of played seconds per second of the window; default 1.
  public var speed: Double
  /// The time at which visible playback starts, in seconds; everything before is played at once; default 0.
  public var beginning: TimeInterval
  /// True when the played pointer is drawn, with a ripple at each press; default false.
  public var drawsPointer: Bool
  /// True when the window is resized to the played sizes; default false.
  public var resizesWindow = false
  /// True when the window closes once everything is played and rests; default false.
  public var installHandler = false
  /// True when the user can interrupt: keys always reach the scene, and a press or a wheel event ends
  /// playback; default false.
  public var yieldsToUser = false

  /// Creates settings.
  public init(speed: Double = 1, from beginning: TimeInterval = 0, drawsPointer: Bool = false) {
    self.speed = speed
    self.beginning = beginning
    self.drawsPointer = drawsPointer
  }
}
