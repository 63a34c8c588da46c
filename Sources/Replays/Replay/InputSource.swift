public import Foundation
public import ScreenInterface
public import Stage

/// Something that plays events into a running scene, each at its own instant: a script or a recording.
public protocol InputSource: AnyObject {
  /// When the next thing is due, on the window's clock in seconds; `nil` when all is played.
  var nextTime: TimeInterval? { get }

  /// Until when no frame is to be made, on the window's clock in seconds; `nil` where none was ever left out.
  var stallEnd: TimeInterval? { get }

  /// Whether it asks for frames at its own times, so that no others are to be made.
  var hasOwnFrames: Bool { get }

  /// Plays the next thing through `content`, which shows `stage`, and tells of a frame that it asks for.
  func playNext(
    on stage: Stage, through content: any ScreenContent
  ) throws(ReplayError) -> ReplayMark?
}

extension InputSource {
  /// Nothing stalls.
  public var stallEnd: TimeInterval? { nil }

  /// Frames come from elsewhere.
  public var hasOwnFrames: Bool { false }
}

/// A frame that a source asks for, at its very instant.
public nonisolated struct ReplayMark: Sendable, Hashable {
  /// Why the frame is asked for.
  public enum Kind: Sendable, Hashable {
    /// There was a frame in the recording.
    case frame
    /// A script keeps it under a name.
    case capture(String)
    /// A script keeps it as a cell of a strip, counted from 0.
    case strip(String, cell: Int, of: Int)
  }

  /// Why.
  public var kind: Kind
  /// When.
  public var time: Microseconds

  /// Creates a mark.
  public init(_ kind: Kind, at time: Microseconds) {
    self.kind = kind
    self.time = time
  }
}
