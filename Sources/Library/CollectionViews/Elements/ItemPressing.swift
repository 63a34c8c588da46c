import Foundation

/// A press on, or a hover over, one item, with its fade-in and its equally long fade-out.
struct ItemPressing: Sendable, Hashable {
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
