package import Foundation
package import LayoutGeometry

/// The look of a clicked cell at one moment: how far it is pressed in and how far it is turned over.
package struct CellInteraction: Sendable, Hashable {
  /// The time in which a pressed card shrinks fully, in seconds.
  package static let pressDuration: TimeInterval = 0.08
  /// The time in which a card turns over, in seconds.
  package static let turnDuration: TimeInterval = 0.24
  /// The scale of a fully pressed card.
  package static let pressedScale: CGFloat = 0.985
  /// The darkening of a fully pressed card, 0…1.
  package static let pressedShade: CGFloat = 0.06

  /// The progress of the press: 0 untouched … 1 fully pressed.
  package var press: CGFloat = 0
  /// The progress of the turn: 0 the front … 1 the back.
  package var turn: CGFloat = 0

  /// True when the card's paper back shows instead of its front.
  package var showsBack: Bool { turn >= 0.5 }

  /// The scale about the middle: a press shrinks, a turn narrows to nothing and widens again.
  package var transform: CGAffineTransform {
    let scale = 1 - (1 - Self.pressedScale) * press
    return CGAffineTransform(scaleX: scale * abs(1 - 2 * turn), y: scale)
  }
}

/// A cell that shows itself how it is pressed and turned over, such as a card with a back.
@MainActor
package protocol InteractionShowing: CollectionViewCell {
  /// Called when `interaction` has changed.
  func interactionDidChange()
}

/// The presses and turns of one item, kept with the row so that they outlive its cell.
struct ItemInteraction: Sendable, Hashable {
  var pressedAt: TimeInterval?
  /// The pressed copy of an item that a looped row shows twice; a turn applies to all copies.
  var pressedCopy = 0
  var releasedAt: TimeInterval?
  var turnedAt: TimeInterval?
  var isTurned = false

  mutating func press(copy: Int, at time: TimeInterval) {
    pressedCopy = copy
    pressedAt = time
    releasedAt = nil
  }

  mutating func release(at time: TimeInterval) {
    guard pressedAt != nil, releasedAt == nil else { return }
    releasedAt = time
  }

  mutating func turnOver(at time: TimeInterval) {
    isTurned.toggle()
    turnedAt = time
  }

  /// The time at which the running press and turn animations end.
  var animatesUntil: TimeInterval {
    max(
      (releasedAt ?? pressedAt ?? -1) + CellInteraction.pressDuration,
      (turnedAt ?? -1) + CellInteraction.turnDuration)
  }

  /// Returns true when, at `time`, the item looks untouched and unturned again.
  func isSpent(at time: TimeInterval) -> Bool {
    !isTurned && time >= animatesUntil && (pressedAt == nil || releasedAt != nil)
  }

  func value(at time: TimeInterval, ofCopy copy: Int) -> CellInteraction {
    var value = CellInteraction()
    if let pressedAt, copy == pressedCopy {
      let down = min(max((time - pressedAt) / CellInteraction.pressDuration, 0), 1)
      if let releasedAt {
        let reached = min(max((releasedAt - pressedAt) / CellInteraction.pressDuration, 0), 1)
        value.press = max(0, reached - max(0, time - releasedAt) / CellInteraction.pressDuration)
      } else {
        value.press = down
      }
    }
    let turned = turnedAt.map { min(max((time - $0) / CellInteraction.turnDuration, 0), 1) } ?? 1
    value.turn = isTurned ? turned : 1 - turned
    return value
  }
}
