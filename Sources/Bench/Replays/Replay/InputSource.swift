package import Foundation
package import Stage

/// A source of timed events for a running scene: a script or a recording.
package protocol InputSource: AnyObject {
  /// The time of the next event on the window's clock, in seconds; `nil` when all is played.
  var nextTime: TimeInterval? { get }

  /// The end of a stall in which no frame is made, on the window's clock in seconds; `nil` without a stall.
  var stallEnd: TimeInterval? { get }

  /// True when the source requests frames at its own times and no others are made.
  var hasOwnFrames: Bool { get }

  /// Plays the next event on a scene through its interceptors; returns the frame that it requests, if any.
  func playNext(on scene: any StagedContent) throws(ReplayError) -> FrameRequest?
}

extension InputSource {
  /// Returns `nil`: there is no stall.
  public var stallEnd: TimeInterval? { nil }

  /// Returns false: frames are made at the driver's rate.
  public var hasOwnFrames: Bool { false }
}

/// A frame that a source requests at an exact time.
public nonisolated struct FrameRequest: Sendable, Hashable {
  /// The reasons to request a frame.
  public enum Kind: Sendable, Hashable {
    /// The recording has a frame at this time.
    case frame
    /// A script saves the frame under a name.
    case capture(String)
    /// A script saves the frame as a cell of a strip, counted from 0.
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
