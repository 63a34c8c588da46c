import Foundation

/// The momentum and the page of a fling that a press has stopped, which the next flick may continue.
struct InterruptedFling: Hashable, Sendable {
  /// The velocity that a flick in the same direction adds to its own, in points per second; 0 for none.
  private(set) var momentum: CGFloat = 0
  /// The snap point to which the content was moving, counted over laps; `nil` for none.
  private(set) var stop: Int?
  /// The direction of that movement: 1 towards the end, −1 towards the start, 0 for none.
  private(set) var sign: CGFloat = 0
  /// The share of the distance to that snap point that was done.
  private var share: CGFloat = 0

  /// The longest time, in seconds, for which the pointer may rest and keep the momentum.
  static let settleTimeout: TimeInterval = 0.02
  /// The share of the momentum that the flick itself must exceed.
  private static let leastShare: CGFloat = 0.5
  /// The velocity above which momentum adds nothing, in points per second.
  private static let fastest: CGFloat = 8000

  /// Creates the value of a press that stopped no fling.
  init() {}

  /// Reads the motion of an axis, if a release began it.
  init(of axis: AxisMotion) {
    guard axis.phase == .decelerating, let runningAnimation = axis.runningAnimation else { return }
    if axis.geometry.isFree { momentum = axis.settings.carriedMomentum * Self.carried(axis.velocity) }
    guard let stop = runningAnimation.targetStop else { return }
    let end = runningAnimation.trajectory.destination + runningAnimation.shift
    let left = end - runningAnimation.value(at: axis.time)
    sign = left > 0 ? 1 : left < 0 ? -1 : 0
    self.stop = stop
    let page = axis.geometry.position(ofStop: stop - Int(sign))
      .map { abs(end - $0.offset(from: runningAnimation.lap, in: axis.geometry.bounds)) }
    let way = Swift.max(abs(end - runningAnimation.value(at: runningAnimation.start)), page ?? 0)
    share = way > 0 ? 1 - abs(left) / way : 1
  }

  /// Returns the momentum of content with a velocity, as Flutter measured it on iOS, in points per second.
  private static func carried(_ velocity: CGFloat) -> CGFloat {
    let size = Swift.min(0.000816 * pow(abs(velocity), 1.967), 40_000)
    return velocity < 0 ? -size : size
  }

  /// Returns true when the content has moved far enough for the snap point to count as reached.
  func counts(from part: CGFloat) -> Bool { stop != nil && sign != 0 && share >= part }

  /// Resets the momentum, since the pointer rested.
  mutating func loseMomentum() { momentum = 0 }

  /// Returns the velocity that the momentum adds to a flick, in points per second; 0 if opposite or much slower.
  func velocity(carriedBy flick: CGFloat) -> CGFloat {
    guard flick * momentum > 0, abs(flick) > Self.leastShare * abs(momentum) else { return 0 }
    let whole = Swift.min(abs(flick + momentum), Swift.max(Self.fastest, abs(flick)))
    return flick > 0 ? whole - abs(flick) : abs(flick) - whole
  }
}
