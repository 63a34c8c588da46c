public import Foundation
public import ScreenInterface
public import Stage

/// A wrapper of a screen that writes each frame to a log.
public final class LoggingContent: ScreenContentWrapper {
  /// The wrapped screen.
  public let content: any ScreenContent
  private let stage: Stage
  private let log: FrameLog

  /// Creates a wrapper of `content`, which shows `stage`.
  public init(_ content: any ScreenContent, of stage: Stage, log: FrameLog) {
    self.content = content
    self.stage = stage
    self.log = log
  }

  /// Passes the time on and logs the frame.
  public func advance(to time: TimeInterval) {
    content.advance(to: time)
    log.note(stage)
  }
}
