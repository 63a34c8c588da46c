public import Foundation
import ScreenInterface
public import Stage

/// An interceptor that writes each frame to a log.
public final class LogInterceptor: SessionInterceptor {
  /// The content that the interceptor wraps.
  package let inside: any StagedContent
  private let log: FrameLog

  /// Creates an interceptor around `inside` that writes to `log`.
  package init(on inside: any StagedContent, to log: FrameLog) {
    self.inside = inside
    self.log = log
  }

  /// Advances the content's time and logs the frame.
  public func advance(to time: TimeInterval) {
    inside.advance(to: time)
    log.note(inside.stage)
  }
}
