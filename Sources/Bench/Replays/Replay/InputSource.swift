package import Foundation
package import Stage

/// A source that plays events into a running scene, each at its own time: a script or a recording.
package protocol InputSource: AnyObject {
  /// The time of the next event on the window's clock, in seconds; `nil` when all is played.
  var nextTime: TimeInterval? { get }

  /// The time until which no frame is made, on the window's clock in seconds; `nil` when none was left out.
  var stallEnd: TimeInterval? { get }

  /// True when the source asks for frames at its own times, and no others are made.
  var hasOwnFrames: Bool { get }

  /// Plays the next event on a scene, through its taps; returns the frame that it asks for, if any.
  func playNext(on scene: any StagedContent) throws(ReplayError) -> ReplayMark?
}

extension InputSource {
  /// Returns `nil`: nothing stalls.
  public var stallEnd: TimeInterval? { nil }

  /// Returns false: frames come from elsewhere.
  public var hasOwnFrames: Bool { false }
}

/// A frame that a source asks for, at an exact time.
public nonisolated struct ReplayMark: Sendable, Hashable {
  /// The reasons to ask for a frame.
  public enum Kind: Sendable, Hashable {
    /// The recording had a frame at this time.
    case frame
    /// A script keeps the frame under a name.
    case capture(String)
    /// A script keeps the frame as a cell of a strip, counted from 0.
    case strip(String, cell: Int, of: Int)
  }

  /// The reason for the frame.
  public var kind: Kind
  /// The time of the frame.
  public var time: Microseconds

  /// Creates a mark.
  public init(_ kind: Kind, at time: Microseconds) {
    self.kind = kind
    self.time = time
  }
}
