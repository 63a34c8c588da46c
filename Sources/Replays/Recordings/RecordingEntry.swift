public import ScreenInterface
public import Stage

/// One line of a recording after the header.
public nonisolated enum RecordingEntry: Sendable, Hashable {
  /// An event that reached the window.
  case input(InputEvent)
  /// A change of the scene's data.
  case edit(SceneEdit, at: Microseconds)
  /// A frame.
  case frame(Microseconds)
  /// The digest of a frame.
  case digest(RecordingDigest)
  /// The end of a finished recording; one that was cut off has none.
  case end(Microseconds)
}

/// The numbers of one frame that decide the place of content, for checking a replay.
public nonisolated struct RecordingDigest: Sendable, Hashable {
  /// One number with its name.
  public struct Variable: Sendable, Hashable {
    /// The number's place in the log, such as `hero.offset`.
    public var path: String
    /// The number's value, in points or points per second.
    public var value: Double

    /// Creates a number.
    public init(_ path: String, _ value: Double) {
      self.path = path
      self.value = value
    }
  }

  /// The frame's number, counted from 0.
  public var frame: Int
  /// The time of the frame.
  public var time: Microseconds
  /// The stage's digest as sixteen hexadecimal digits.
  public var digest: String
  /// The numbers from which the digest is computed.
  public var variables: [Variable]

  /// Creates a digest.
  public init(frame: Int, time: Microseconds, digest: String, variables: [Variable]) {
    self.frame = frame
    self.time = time
    self.digest = digest
    self.variables = variables
  }
}
