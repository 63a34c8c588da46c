import Foundation

/// Something that a pointer does to one item: it begins, shows fully after a while, and fades as fast when it ends.
struct ItemPressing: Sendable, Hashable {
  /// The time in which it shows fully, in seconds.
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

  /// The time at which it shows fully, or not at all.
  var animatesUntil: TimeInterval { (endedAt ?? beganAt ?? -1) + duration }

  /// Returns how much of it shows, 0…1.
  ///
  /// When nothing is animated any more it is all or nothing: no later frame would mend what a rounding leaves.
  func progress(at time: TimeInterval, ofCopy copy: Int) -> CGFloat {
    guard let beganAt, copy == self.copy else { return 0 }
    guard time < animatesUntil else { return isOn ? 1 : 0 }
    guard let endedAt else { return min(max((time - beganAt) / duration, 0), 1) }
    let reached = min(max((endedAt - beganAt) / duration, 0), 1)
    return max(0, reached - max(0, time - endedAt) / duration)
  }
}
