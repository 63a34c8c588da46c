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
  var press = InteractionFade(duration: CellInteraction.pressDuration)
  var hover = InteractionFade(duration: CellInteraction.hoverDuration)
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

/// A press on, or a hover over, one item, with its fade-in and its equally long fade-out.
struct InteractionFade: Sendable, Hashable {
  /// The duration of a full fade, in seconds.
  private let duration: TimeInterval
  /// The touched copy of an item that a looped row shows twice.
  private var copy = 0
  private var beganAt: TimeInterval?
  private var endedAt: TimeInterval?

  init(duration: TimeInterval) { self.duration = duration }

  /// True from the beginning to the end.
  var isOn: Bool { beganAt != nil && endedAt == nil }

  mutating func begin(copy: Int, at time: TimeInterval) {
    self.copy = copy
    beganAt = time
    endedAt = nil
  }

  mutating func end(at time: TimeInterval) {
    if isOn { endedAt = time }
  }

  /// The time at which the fade ends.
  var animatesUntil: TimeInterval { (endedAt ?? beganAt ?? -1) + duration }

  /// Returns the progress of the fade, 0…1.
  ///
  /// Once the fade has ended the value is exactly 0 or 1: no later frame would correct a rounding error.
  func progress(at time: TimeInterval, ofCopy copy: Int) -> CGFloat {
    guard let beganAt, copy == self.copy else { return 0 }
    guard time < animatesUntil else { return isOn ? 1 : 0 }
    guard let endedAt else { return min(max((time - beganAt) / duration, 0), 1) }
    let reached = min(max((endedAt - beganAt) / duration, 0), 1)
    return max(0, reached - max(0, time - endedAt) / duration)
  }
}
