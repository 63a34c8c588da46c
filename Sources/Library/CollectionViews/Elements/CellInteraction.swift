package import Foundation
package import LayoutGeometry

/// The press, hover and flip progress of a cell at one time.
package struct CellInteraction: Sendable, Hashable {
  /// The time in which a pressed card shrinks fully, in seconds.
  package static let pressDuration: TimeInterval = 0.08
  /// The time in which a card flips, in seconds.
  package static let turnDuration: TimeInterval = 0.24
  /// The scale of a fully pressed card.
  package static let pressedScale: CGFloat = 0.985
  /// The darkening of a fully pressed card, 0…1.
  package static let pressedShade: CGFloat = 0.06

  /// The time in which a card under the pointer darkens fully, in seconds.
  package static let hoverDuration: TimeInterval = 0.12
  /// The darkening of a card under the pointer, 0…1.
  package static let hoverShade: CGFloat = 0.03

  /// The progress of the press: 0 untouched … 1 fully pressed.
  package var press: CGFloat = 0
  /// The progress of the hover: 0 without a pointer … 1 the pointer rests on the card.
  package var hover: CGFloat = 0
  /// The progress of the flip: 0 the front … 1 the back.
  package var turn: CGFloat = 0

  /// The darkening of the whole card, 0…1.
  package var shade: CGFloat { Self.pressedShade * press + Self.hoverShade * hover }

  /// True when the card's back shows instead of its front.
  package var showsBack: Bool { turn >= 0.5 }

  /// The scale about the middle: a press shrinks it, a flip narrows it to nothing and widens it again.
  package var transform: CGAffineTransform {
    let scale = 1 - (1 - Self.pressedScale) * press
    return CGAffineTransform(scaleX: scale * abs(1 - 2 * turn), y: scale)
  }
}

/// A cell that draws its own press and flip, such as a card with a back.
@MainActor
package protocol InteractionShowing: CollectionViewCell {
  /// Called when `interaction` has changed.
  func interactionDidChange()
}

/// The press, hover and flip state of one item, kept with the row so that it outlives its cell.
struct ItemInteraction: Sendable, Hashable {
  var press = ItemPressing(duration: CellInteraction.pressDuration)
  var hover = ItemPressing(duration: CellInteraction.hoverDuration)
  var turnedAt: TimeInterval?
  var isTurned = false

  mutating func turnOver(at time: TimeInterval) {
    isTurned.toggle()
    turnedAt = time
  }

  /// The time at which the running animations end.
  var animatesUntil: TimeInterval { max(press.animatesUntil, hover.animatesUntil, turnsUntil) }

  /// The time at which the flip ends.
  private var turnsUntil: TimeInterval { (turnedAt ?? -1) + CellInteraction.turnDuration }

  /// Returns true when, at `time`, the item has no press, hover or flip left.
  func isSpent(at time: TimeInterval) -> Bool {
    !isTurned && time >= animatesUntil && !press.isOn && !hover.isOn
  }

  func value(at time: TimeInterval, ofCopy copy: Int) -> CellInteraction {
    var value = CellInteraction()
    value.press = press.progress(at: time, ofCopy: copy)
    value.hover = hover.progress(at: time, ofCopy: copy)
    let turned = turnedAt.map { min(max((time - $0) / CellInteraction.turnDuration, 0), 1) } ?? 1
    let done = time < turnsUntil ? turned : 1
    value.turn = isTurned ? done : 1 - done
    return value
  }
}
