import Foundation

/// The slide of a pushed feed over the one beneath, or off it, as a closed form of time.
///
/// The share is the part of the width by which the feed has moved out: 0 where it covers the one beneath, 1 where it is
/// gone. The curve is a cubic that begins with a velocity and ends at rest, and never goes beyond its ends.
nonisolated struct FeedSlide: Sendable, Hashable {
  /// The duration of a whole slide, in seconds; UIKit's.
  static let wholeDuration: TimeInterval = 0.35
  /// The shortest duration of the rest of a slide after a drag, in seconds.
  static let leastDuration: TimeInterval = 0.15

  /// The time at which it begins, in seconds.
  let start: TimeInterval
  /// The duration, in seconds; 0 for a cut.
  let duration: TimeInterval
  /// The share at its beginning.
  let origin: CGFloat
  /// The share at its end: 0 or 1.
  let goal: CGFloat
  /// The slope at the beginning, in shares of the width for the whole duration.
  private let slope: CGFloat

  /// The time at which it ends, in seconds.
  var end: TimeInterval { start + duration }

  /// Creates a slide that a click or a key has begun, which is fastest at its beginning; `isCut` ends it at once.
  init(from origin: CGFloat, to goal: CGFloat, at time: TimeInterval, isCut: Bool = false) {
    (start, self.origin, self.goal) = (time, origin, goal)
    duration = isCut ? 0 : max(Self.wholeDuration * abs(goal - origin), Self.leastDuration)
    slope = Self.steepest * (goal - origin)
  }

  /// Creates the rest of a slide after a drag, with the velocity of the hand, in shares of the width a second.
  init(from origin: CGFloat, to goal: CGFloat, velocity: CGFloat, at time: TimeInterval) {
    (start, self.origin, self.goal) = (time, origin, goal)
    let rest = goal - origin
    duration = rest == 0 ? 0 : max(Self.wholeDuration * abs(rest), Self.leastDuration)
    let wanted = velocity * duration
    slope = rest > 0 ? min(max(wanted, 0), Self.steepest * rest) : max(min(wanted, 0), Self.steepest * rest)
  }

  /// The slope by the distance from which a cubic that ends at rest would go beyond its end.
  private static let steepest: CGFloat = 3

  /// Returns the share at a time.
  func share(at time: TimeInterval) -> CGFloat {
    guard time < end else { return goal }
    let part = max(0, (time - start) / duration)
    let (square, cube) = (part * part, part * part * part)
    return origin + (goal - origin) * (3 * square - 2 * cube) + slope * (cube - 2 * square + part)
  }
}
