import Documents
import Foundation
package import Stage

/// The numbers of every frame of a run, which other runs of its script are held against.
package struct RunSamples {
  private let script: GestureScript
  private let rate: Double
  private let digests: [RecordingDigest]
  /// The reason for which the run stopped before its end; `nil` when it came there.
  package let stop: ReplayError?

  /// Plays a script on a stage at its beginning, at `rate` frames a second.
  ///
  /// The story of a script that cannot be played to its end goes up to there.
  package init(of script: GestureScript, on session: StageSession, rate: Double) {
    (self.script, self.rate) = (script, rate)
    (digests, stop) = Self.play(script, on: session, rate: rate) { _ in nil }
  }

  /// The number of frames.
  package var frameCount: Int { digests.count }

  /// Plays the script on another stage until something differs, and returns that; `nil` when nothing does.
  ///
  /// An expectation of the script that held and fails now is preferred to whatever differs before it. Rows that only one
  /// of the stages has do not count while they rest.
  package func difference(on session: StageSession) -> RunDifference? {
    let expects = script.steps.contains { if case .expect = $0.kind { true } else { false } }
    var first: Divergence?
    let (others, stop) = Self.play(script, on: session, rate: rate) { digest in
      first = first ?? divergence(of: digest)
      return expects ? nil : first
    }
    let last = (frame: others.last?.frame ?? 0, time: others.last?.time ?? Microseconds(0))
    if case .unmet(let fault)? = stop, fault.position != unmetPosition {
      return RunDifference(unmet: fault, frame: last.frame, time: last.time)
    }
    if let first { return RunDifference(first) }
    guard stop?.description == self.stop?.description else {
      return RunDifference(
        frame: last.frame, time: last.time, variable: nil, old: self.stop?.description, new: stop?.description
      )
    }
    // Of two runs the one that rests earlier is held against the place that the other comes to.
    guard let last = others.last, let end = digests.last, last.frame != end.frame else { return nil }
    return divergence(of: last, from: end).map { RunDifference($0) }
  }

  /// The place of the expectation that failed in this very run; `nil` when all held.
  private var unmetPosition: DocumentPosition? {
    if case .unmet(let fault)? = stop { fault.position } else { nil }
  }

  private func divergence(of digest: RecordingDigest) -> Divergence? {
    digests.indices.contains(digest.frame) ? divergence(of: digest, from: digests[digest.frame]) : nil
  }

  private func divergence(of digest: RecordingDigest, from own: RecordingDigest) -> Divergence? {
    Divergence(digest, from: own, exactness: .points, sameFrames: false, file: script.file)
  }

  /// Plays a script until `check` finds something in a frame, and returns the frames with what stopped it.
  private static func play(
    _ script: GestureScript, on session: StageSession, rate: Double,
    until check: @escaping (RecordingDigest) -> Divergence?
  ) -> (digests: [RecordingDigest], stop: ReplayError?) {
    var digests: [RecordingDigest] = []
    let run = HeadlessRun(session)
    run.onFrame = { stage throws(ReplayError) in
      let digest = RecordingDigest(
        stage, frame: digests.count, time: Microseconds(seconds: stage.time))
      digests.append(digest)
      if let divergence = check(digest) { throw .diverged(divergence) }
    }
    do throws(ReplayError) {
      try run.play(ScriptPlayer(script), rate: rate)
      return (digests, nil)
    } catch {
      return (digests, error)
    }
  }
}
