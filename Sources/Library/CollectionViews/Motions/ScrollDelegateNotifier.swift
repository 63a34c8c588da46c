import Foundation
import ScrollPhysics

/// The record of the scroll delegate calls already made, so that each change is reported once.
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

  /// Updates the scrollers' phases, and returns the delegate messages that are due.
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
