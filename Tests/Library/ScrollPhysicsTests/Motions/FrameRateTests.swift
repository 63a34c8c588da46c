import Foundation
import ScrollPhysics
import TestSupport
import Testing

/// Tests that a program gives the same result at every frame rate.
///
/// Motion is asked for a time, and never reads a clock.
struct FrameRateTests {
  private struct Probe: Equatable {
    let offset, velocity: CGFloat
    let lap: Int
  }

  private struct Telling: Equatable {
    var events: [ScrollEvent]
    var probes: [Probe]
    var end: ScrollMotion
  }

  private static let rates = [30.0, 60, 75, 120, 144]

  /// Plays a program with frames at the given times, besides the probes every quarter second.
  private func play(_ program: MotionProgram, frame: (Int) -> TimeInterval) -> Telling {
    var motion = ScrollMotion(program.geometry, at: program.geometry.stops?.offset(at: 0) ?? 250)
    var probes: [Probe] = []
    var next = (frame: 0, probe: 0)
    func draw(until time: TimeInterval) {
      while true {
        let (frameTime, probeTime) = (frame(next.frame), Double(next.probe) * 0.25)
        guard Swift.min(frameTime, probeTime) <= time else { return }
        motion.advance(to: Swift.min(frameTime, probeTime))
        if frameTime < probeTime {
          next.frame += 1
        } else {
          probes.append(Probe(offset: motion.offset, velocity: motion.velocity, lap: motion.lap))
          next.probe += 1
        }
      }
    }
    for step in program.steps {
      draw(until: step.time)
      motion.take(step.action, at: step.time)
    }
    draw(until: program.end + 1)
    motion.advance(to: program.end + 60)
    return Telling(events: motion.takeEvents(), probes: probes, end: motion)
  }

  /// Covers requirement R30.
  @Test func `a thousand stories are the same to the last bit at every frame rate`() {
    for seed in 0..<UInt64(1000) {
      let program = MotionProgram(seed: seed)
      let reference = play(program) { _ in .infinity }
      for rate in Self.rates {
        let telling = play(program) { Double($0) / rate }
        #expect(telling == reference, "seed \(seed) at \(rate) Hz")
      }
      var random = SplitMix64(seed: seed)
      var times: [TimeInterval] = [0]
      while times.count < 2000 { times.append(times[times.count - 1] + TimeInterval(random.share()) * 0.04) }
      let irregular = play(program) { $0 < times.count ? times[$0] : .infinity }
      #expect(irregular == reference, "seed \(seed), irregular frames")
    }
  }

  /// Covers requirements R12 and R54.
  @Test func `a stall of any length changes nothing but the frames not shown`() {
    var shown = ScrollMotion(Fixtures.pages)
    var stalled = shown
    for index in 0..<2 {
      let request = MotionRequest(id: index, cause: .key, target: .step(2))
      shown.perform(request, at: Double(index) * 0.1)
      stalled.perform(request, at: Double(index) * 0.1)
    }
    for frame in 0..<600 { shown.advance(to: 0.1 + Double(frame) / 60) }
    stalled.advance(to: shown.time)
    #expect(shown == stalled)
  }
}
