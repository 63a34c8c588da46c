import Documents
import Foundation
package import Stage

/// The numbers of every frame of a run of a script, as the baseline for other runs.
package struct RunBaseline {
  private let script: GestureScript
  private let rate: Double
  private let digests: [RecordingDigest]
  /// The error that stopped the run before its end; `nil` when it was played to the end.
  package let stop: ReplayError?

  /// Plays a script on a stage at its beginning, at `rate` frames per second.
  ///
  /// If the script cannot be played to its end, the samples end where it stopped.
  package init(of script: GestureScript, on session: StageSession, rate: Double) {
    (self.script, self.rate) = (script, rate)
    (digests, stop) = Self.play(script, on: session, rate: rate) { _ in nil }
  }

  /// The number of frames.
  package var frameCount: Int { digests.count }

  /// Plays the script on another stage up to the first difference and returns it; `nil` when there is none.
  ///
  /// An expectation that held and now fails takes precedence over earlier differences. Resting rows that only
  /// one of the stages has are ignored.
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
    // The run that rests earlier is compared with the final state of the other.
    guard let last = others.last, let end = digests.last, last.frame != end.frame else { return nil }
    return divergence(of: last, from: end).map { RunDifference($0) }
  }

  /// The place of the expectation that failed in this run; `nil` when all held.
  private var unmetPosition: DocumentPosition? {
    if case .unmet(let fault)? = stop { fault.position } else { nil }
  }

  private func divergence(of digest: RecordingDigest) -> Divergence? {
    digests.indices.contains(digest.frame) ? divergence(of: digest, from: digests[digest.frame]) : nil
  }

  private func divergence(of digest: RecordingDigest, from own: RecordingDigest) -> Divergence? {
    Divergence(digest, from: own, exactness: .points, sameFrames: false, file: script.file)
  }

  /// Plays a script until `check` finds something in a frame; returns the frames and the error that stopped it.
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
