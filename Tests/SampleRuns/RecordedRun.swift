package import Foundation
import LayoutGeometry
package import Measurements
import Replays
import SceneReadings
package import ScreenInterface
package import Stage

/// A recorded run in an imaginary window: 60 frames a second, each with the cost that the test asks for.
package final class RecordedRun {
  /// A probe that measures a millisecond for every pass.
  private final class EvenProbe: FrameProbe {
    func enter(_ pass: FramePass) {}
    func leave() -> TimeInterval { 0.001 }
  }

  package let recorder: FrameRecorder
  /// The session that is driven: the recorder, and the script player around it if there is one.
  private let session: StageSession
  private var frame = 0
  private var showedLast = true
  private static let interval = 1.0 / 60

  /// Prepares a recorded feed; a script, where there is one, is played on it.
  package init(_ script: String? = nil, moving interval: TimeInterval? = nil, capacity: Int = 1000) throws {
    session = StageSession(Playing.stage(moving: interval))
    recorder = session.intercept { FrameRecorder(on: $0, capacity: capacity) }
    if let script {
      let player = ScriptPlayer(try Playing.script(script))
      session.intercept { ReplayInterceptor(on: $0, playing: player) }
    }
    recorder.frameProbe = EvenProbe()
  }

  package var stage: Stage { session.stage }

  /// The recording so far.
  package var recording: FrameRecording { recorder.recording }

  /// The records of the frames, in order.
  package var frames: [FrameRecord] { recording.frames.indices.map { recording.frames[$0] } }

  /// Sends an event through the recorder.
  package func send(_ kind: InputEvent.Kind, at time: TimeInterval) {
    recorder.handle(InputEvent(kind, at: time))
  }

  /// Makes frames, each presented 5 ms after it was due plus `delay`, which may leave out the next ones.
  package func make(_ count: Int, delay: TimeInterval = 0, isShown: Bool = true) {
    for _ in 0..<count {
      let due = TimeInterval(frame) * Self.interval
      frame += 1 + Int(max(0, (0.005 + delay) / Self.interval))
      session.advance(to: due)
      if isShown { session.didPresent(presented(due, delay)) }
      showedLast = isShown
    }
  }

  private func presented(_ due: TimeInterval, _ delay: TimeInterval) -> PresentedFrame {
    var presented = PresentedFrame(
      time: due + 0.005 + delay, work: 0.004, present: 0.001 + delay,
      damage: [PixelRect(x: 0, y: 0, width: 10, height: 4), PixelRect(x: 0, y: 8, width: 2, height: 3)])
    presented.start = due
    presented.schedule = FrameSchedule(due: due, target: due + 0.005, interval: Self.interval)
    presented.drawCalls = 7
    presented.followsShown = showedLast
    var passes = FramePasses()
    for (place, pass) in [FramePass.update, .layout, .display, .draw].enumerated() {
      passes.add(pass, from: due + 0.001 * Double(place), to: due + 0.001 * Double(place + 1))
    }
    passes.add(.present, from: due + 0.004, to: due + 0.005 + delay)
    presented.passes = passes
    return presented
  }
}
