public import Foundation
public import ScreenInterface
public import Stage

/// A screen that does what another does and lets a log see each frame.
public final class LoggingContent: ScreenContentWrapper {
  /// What is wrapped.
  public let content: any ScreenContent
  private let stage: Stage
  private let log: FrameLog

  /// Creates a screen around `content`, which shows `stage`.
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
