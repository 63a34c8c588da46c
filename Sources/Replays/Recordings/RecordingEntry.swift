public import ScreenInterface
public import Stage

/// One line of a recording after the header.
public nonisolated enum RecordingEntry: Sendable, Hashable {
  /// Something reached the window.
  case input(InputEvent)
  /// The scene's data changed.
  case edit(SceneEdit, at: Microseconds)
  /// A frame was made.
  case frame(Microseconds)
  /// Where content was at a frame.
  case digest(RecordingDigest)
  /// The recording was finished, not cut off.
  case end(Microseconds)
}

/// Where content was at one frame: what a replay is checked against.
public nonisolated struct RecordingDigest: Sendable, Hashable {
  /// One number.
  public struct Variable: Sendable, Hashable {
    /// Its place in the log, such as `hero.offset`.
    public var path: String
    /// Its value, in points or points per second.
    public var value: Double

    /// Creates a number.
    public init(_ path: String, _ value: Double) {
      self.path = path
      self.value = value
    }
  }

  /// The frame's number, counted from 0.
  public var frame: Int
  /// When.
  public var time: Microseconds
  /// The stage's digest as sixteen hexadecimal digits.
  public var digest: String
  /// The numbers that the digest is made of.
  public var variables: [Variable]

  /// Creates a digest.
  public init(frame: Int, time: Microseconds, digest: String, variables: [Variable]) {
    self.frame = frame
    self.time = time
    self.digest = digest
    self.variables = variables
  }
}
