package import Documents
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

/// The first difference between two runs of one script: its frame, its variable, and both values.
package struct RunDifference: Hashable, Sendable, CustomStringConvertible {
  /// The frame's number, from 0.
  package let frame: Int
  /// The time of the frame.
  package let time: Microseconds
  /// The value's path in the log, such as `hero.offset`; `nil` when only the end of the script differs.
  package let variable: String?
  /// The value in the first run, or the error that stopped its script; `nil` for none.
  package let old: String?
  /// The value in the second run, or the error that stopped its script; `nil` for none.
  package let new: String?
  /// The expectation that held in the first run and failed in the second; `nil` for another difference.
  package private(set) var unmet: DocumentFault?

  init(frame: Int, time: Microseconds, variable: String?, old: String?, new: String?) {
    self.frame = frame
    self.time = time
    self.variable = variable
    self.old = old
    self.new = new
  }

  init(unmet fault: DocumentFault, frame: Int, time: Microseconds) {
    self.init(frame: frame, time: time, variable: nil, old: nil, new: fault.description)
    unmet = fault
  }

  init(_ divergence: Divergence) {
    let value = divergence.values[0]
    let short = (Self.short(value.recorded), Self.short(value.actual))
    let (old, new) = short.0 == short.1 ? (value.recorded, value.actual) : short
    self.init(frame: divergence.frame, time: divergence.time, variable: value.path, old: old, new: new)
  }

  /// Returns a number with as many decimals as are compared.
  private static func short(_ value: String?) -> String? {
    value.map { word in Double(word).map { JSONText.number($0, decimals: 6) } ?? word }
  }

  /// Returns true for a difference in the same frame and variable, or of the same expectation, whatever the
  /// values are.
  package func isLike(_ other: RunDifference) -> Bool {
    if let unmet { return unmet.position == other.unmet?.position }
    return other.unmet == nil && frame == other.frame && variable == other.variable
  }

  /// The frame, the variable and both values in one sentence.
  package var description: String {
    let place = "frame \(frame) (\(JSONText.number(time.seconds, decimals: 6)) s)"
    if let unmet { return "\(place): \(unmet), and held before" }
    guard let variable else {
      func ending(_ stop: String?) -> String { stop.map { "stops: \($0)" } ?? "plays to its end" }
      return "\(place): the script \(ending(new)); before it \(ending(old))"
    }
    return "\(place): \(EscapedText.line(variable)) is \(new ?? "nothing") instead of \(old ?? "nothing")"
  }
}
