package import Foundation

/// A motion driven to its target by a spring, from any position and with any velocity.
///
/// For the critical spring of rate `b`: `y(t) = e^(−b·t)·(y0 + (w0 + b·y0)·t)`, with `y` the displacement from the
/// target and `w0` the velocity at the start. It crosses the target once at most.
package struct SpringBounce: Motion {
  /// The position at which the motion begins, in points.
  package var initialValue: CGFloat
  /// The velocity at which the motion begins, in points per second.
  package var initialVelocity: CGFloat
  /// The position of the spring's equilibrium, in points.
  package var target: CGFloat
  /// The spring.
  package var spring: Spring
  /// The distance from the target, in points, within which the motion counts as arrived.
  package var restDistance: CGFloat

  /// Creates a motion; by default it counts as arrived half a point away.
  package init(
    initialValue: CGFloat, initialVelocity: CGFloat, target: CGFloat, spring: Spring,
    restDistance: CGFloat = MotionSettings.uiKit.restDistance
  ) {
    self.initialValue = initialValue
    self.initialVelocity = initialVelocity
    self.target = target
    self.spring = spring
    self.restDistance = restDistance
  }

  /// Returns the position at `time`.
  package func value(at time: TimeInterval) -> CGFloat { target + displacement(at: CGFloat(time)) }

  /// Returns the velocity at `time`.
  package func velocity(at time: TimeInterval) -> CGFloat {
    let t = CGFloat(time)
    let b = spring.decay
    let (y0, w0) = (initialValue - target, initialVelocity)
    switch spring.regime {
    case .critical:
      return exp(-b * t) * (w0 - b * (w0 + b * y0) * t)
    case .over(let spread):
      let (slow, fast) = overdampedAmplitudes(spread)
      return (spread - b) * slow * exp((spread - b) * t) - (spread + b) * fast * exp(-(spread + b) * t)
    case .under(let frequency):
      let sine = (b * w0 + (b * b + frequency * frequency) * y0) / frequency
      return exp(-b * t) * (w0 * cos(frequency * t) - sine * sin(frequency * t))
    }
  }

  /// The position at which the motion ends, its target.
  package var destination: CGFloat { target }

  /// The last time at which the motion is `restDistance` from its target.
  ///
  /// For an underdamped spring it is the time at which the envelope of the oscillation is that small.
  package var duration: TimeInterval {
    let (y0, w0) = (initialValue - target, initialVelocity)
    if case .under(let frequency) = spring.regime {
      let amplitude = hypot(y0, (w0 + spring.decay * y0) / frequency)
      return TimeInterval(Swift.max(0, log(amplitude / restDistance) / spring.decay))
    }
    let turn = nextTurn(after: 0) ?? 0
    if abs(displacement(at: CGFloat(turn))) > restDistance {
      var late = turn + TimeInterval(1 / spring.decay)
      while abs(displacement(at: CGFloat(late))) > restDistance { late += late - turn }
      return Bisection.root(from: turn, to: late) { abs(displacement(at: CGFloat($0))) <= restDistance }
    }
    guard abs(y0) > restDistance else { return 0 }
    return Bisection.root(from: 0, to: turn) { time in
      let y = displacement(at: CGFloat(time))
      return y0 > 0 ? y <= restDistance : y >= -restDistance
    }
  }

  /// Returns the next time after `time` at which the velocity is 0.
  package func nextTurn(after time: TimeInterval) -> TimeInterval? {
    let b = spring.decay
    let (y0, w0) = (initialValue - target, initialVelocity)
    let turn: CGFloat
    switch spring.regime {
    case .critical:
      turn = w0 / (b * (w0 + b * y0))
    case .over(let spread):
      let (slow, fast) = overdampedAmplitudes(spread)
      turn = log((spread + b) * fast / ((spread - b) * slow)) / (2 * spread)
    case .under(let frequency):
      guard y0 != 0 || w0 != 0 else { return nil }
      let phase = atan2(w0 * frequency, b * w0 + (b * b + frequency * frequency) * y0)
      let halves = ((CGFloat(time) * frequency - phase) / .pi).rounded(.down) + 1
      let next = (phase + halves * .pi) / frequency
      turn = next > CGFloat(time) ? next : (phase + (halves + 1) * .pi) / frequency
    }
    return turn.isFinite && turn > CGFloat(time) ? TimeInterval(turn) : nil
  }

  private func displacement(at t: CGFloat) -> CGFloat {
    let b = spring.decay
    let (y0, w0) = (initialValue - target, initialVelocity)
    switch spring.regime {
    case .critical:
      return exp(-b * t) * (y0 + (w0 + b * y0) * t)
    case .over(let spread):
      let (slow, fast) = overdampedAmplitudes(spread)
      return slow * exp((spread - b) * t) + fast * exp(-(spread + b) * t)
    case .under(let frequency):
      return exp(-b * t) * (y0 * cos(frequency * t) + (w0 + b * y0) / frequency * sin(frequency * t))
    }
  }

  /// Returns the amplitudes of the slow root `spread − b` and of the fast root `−(spread + b)`.
  private func overdampedAmplitudes(_ spread: CGFloat) -> (slow: CGFloat, fast: CGFloat) {
    let y0 = initialValue - target
    let slow = (initialVelocity + (spread + spring.decay) * y0) / (2 * spread)
    return (slow, y0 - slow)
  }
}
