public import Foundation
import ScreenInterface
public import Stage

/// An interceptor that writes each frame to a log.
public final class LogInterceptor: SessionInterceptor {
  /// What the tap lies around.
  package let inside: any StagedContent
  private let log: FrameLog

  /// Creates a tap around `inside` that writes to `log`.
  package init(on inside: any StagedContent, to log: FrameLog) {
    self.inside = inside
    self.log = log
  }

  /// Passes the time on and logs the frame.
  public func advance(to time: TimeInterval) {
    inside.advance(to: time)
    log.note(inside.stage)
  }
}
