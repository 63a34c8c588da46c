import CollectionViews
import Foundation

/// A moment of a scene at which a recognizer is called.
@MainActor
final class GestureTimer: FrameParticipant {
  private var action: (() -> Void)?
  private weak var context: ViewContext?
  private(set) var nextDeadline: TimeInterval?

  /// Calls a closure at a time of the scene, in place of a former one.
  func start(at time: TimeInterval, in context: ViewContext?, _ action: @escaping () -> Void) {
    stop()
    guard let context else { return }
    (self.action, self.context, nextDeadline) = (action, context, time)
    context.join(self)
  }

  /// Ends the waiting.
  func stop() {
    context?.leave(self)
    nextDeadline = nil
  }

  func deadlineReached(at time: TimeInterval) {
    stop()
    action?()
  }

  func snapshot() -> any Sendable { nextDeadline }

  func restore(_ snapshot: any Sendable) { nextDeadline = snapshot as? TimeInterval }
}
