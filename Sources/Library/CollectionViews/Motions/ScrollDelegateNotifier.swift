import Foundation
import ScrollPhysics

/// The record of the calls a delegate has had, so that each change is reported once.
struct ScrollDelegateNotifier: Hashable, Sendable {
  enum Message: Hashable, Sendable {
    case willBeginDragging
    case didEndDragging(decelerates: Bool)
    case willBeginDecelerating
    case didEndDecelerating
    case didEndScrollingAnimation
  }

  var offset = CGPoint.zero
  private var isDragging = false
  private var isDecelerating = false
  private var isAnimating = false

  /// Notes the scrollers' present phases, and returns the messages due to the delegate.
  mutating func update(_ phases: [ScrollPhase]) -> [Message] {
    let isIdle = phases.allSatisfy { $0 == .idle }
    let drags = phases.contains(.dragging)
    let runsOut = !drags && phases.contains { $0 == .decelerating || $0 == .bouncing }
    let animates = phases.contains(.animating)
    var messages: [Message] = []
    if drags, !isDragging { messages.append(.willBeginDragging) }
    if isDragging, !drags { messages.append(.didEndDragging(decelerates: runsOut)) }
    if runsOut, !isDecelerating { messages.append(.willBeginDecelerating) }
    if isDecelerating, isIdle { messages.append(.didEndDecelerating) }
    if isAnimating, isIdle { messages.append(.didEndScrollingAnimation) }
    (isDragging, isDecelerating, isAnimating) = (drags, runsOut, animates)
    return messages
  }
}
