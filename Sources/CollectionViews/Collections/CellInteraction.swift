public import Foundation
public import LayoutGeometry

/// How far a cell is pressed and turned over: what a click looks like, as a function of time.
public struct CellInteraction: Sendable, Hashable {
  /// How long a press takes to show, in seconds.
  public static let pressDuration: TimeInterval = 0.08
  /// How long a card takes to turn over, in seconds.
  public static let turnDuration: TimeInterval = 0.24
  /// How small a pressed card gets.
  public static let pressedScale: CGFloat = 0.985
  /// How much darker a pressed card gets, 0…1.
  public static let pressedShade: CGFloat = 0.06

  /// 0 untouched … 1 fully pressed.
  public var press: CGFloat = 0
  /// 0 the front … 1 the back.
  public var turn: CGFloat = 0

  /// Whether the paper back shows.
  public var showsBack: Bool { turn >= 0.5 }

  /// The scale about the middle: a press shrinks, a turn narrows to nothing and widens again.
  public var transform: CGAffineTransform {
    let scale = 1 - (1 - Self.pressedScale) * press
    return CGAffineTransform(scaleX: scale * abs(1 - 2 * turn), y: scale)
  }
}

/// The presses and turns of one item, kept with the row so that they outlive its cell.
struct ItemInteraction: Sendable, Hashable {
  var pressedAt: TimeInterval?
  /// Which of the item's copies is pressed; a card that is turned over is so in all of them.
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

  /// Until when it changes by itself.
  var animatesUntil: TimeInterval {
    max(
      (releasedAt ?? pressedAt ?? -1) + CellInteraction.pressDuration,
      (turnedAt ?? -1) + CellInteraction.turnDuration)
  }

  /// Whether nothing of it shows any more at `time`.
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
