import Foundation
import ScreenInterface

/// A straight flick at a constant speed, 200 moves 4 ms apart, as a scene saw it while it was drawing.
struct Flick {
  /// How many moves arrived.
  let moves: Int
  /// How many different milliseconds they were stamped with.
  let distinctTimes: Int
  /// The median of the least-squares velocities over windows of 100 ms.
  let medianSpeed: CGFloat
  /// The length of the flick over its duration.
  let overallSpeed: CGFloat
  /// How many frames were shown meanwhile.
  let frames: Int

  /// The difference of the speeds that is allowed.
  var tolerance: CGFloat { abs(overallSpeed) * 0.05 }

  /// Whether nothing of the flick was lost.
  var isFaithful: Bool {
    moves == 200 && distinctTimes >= 190 && abs(medianSpeed - overallSpeed) <= tolerance
  }

  /// Lets a real pointer flick in a window whose scene never stands still.
  init(in window: LiveWindow) throws {
    let probe = ProbeContent(isMoving: true)
    probe.isDone = { $0.pointerEvents.last?.event.phase == .released }
    try window.run(probe) { robot in
      let stroke = PointerRobot.Step.drag(
        from: CGPoint(x: 160, y: 440), to: CGPoint(x: 160, y: 40), steps: 200, interval: 0.004)
      return try robot.start([.pause(0.3)] + stroke)
    }
    let samples = probe.pointerEvents.filter { $0.event.phase == .moved && $0.event.buttons == 1 }
      .map { (time: $0.time, y: $0.event.location.y) }
    moves = samples.count
    distinctTimes = Set(samples.map { Int($0.time * 1000) }).count
    frames = probe.presented.count
    guard let first = samples.first, let last = samples.last, last.time > first.time else {
      (medianSpeed, overallSpeed) = (0, .infinity)
      return
    }
    overallSpeed = (last.y - first.y) / (last.time - first.time)
    let slopes = samples.map { end in
      Self.slope(samples.filter { $0.time <= end.time && $0.time >= end.time - 0.1 })
    }
    medianSpeed = slopes.sorted()[slopes.count / 2]
  }

  private static func slope(_ samples: [(time: TimeInterval, y: CGFloat)]) -> CGFloat {
    let time = samples.map(\.time).reduce(0, +) / Double(samples.count)
    let y = samples.map(\.y).reduce(0, +) / CGFloat(samples.count)
    let numerator = samples.map { ($0.time - time) * ($0.y - y) }.reduce(0, +)
    let denominator = samples.map { ($0.time - time) * ($0.time - time) }.reduce(0, +)
    return denominator > 0 ? numerator / denominator : 0
  }
}
