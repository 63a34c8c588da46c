package import Documents
package import Foundation

/// A reporter of how far a run is: a line of a file every two seconds, and a sentence every five.
///
/// It is fed as often as one likes, and uses only the time since it was created.
package final class ProgressReporter {
  /// What is done.
  package struct Work {
    /// The verb.
    package var verb: String
    /// What is counted, in the singular.
    package var unit: String
    /// The shard; default the whole.
    package var shard: WorkShard?
    /// The number of units; `nil`, the default, when the time decides or it is not known.
    package var total: Int?
    /// The duration, in seconds; `nil`, the default, when the number decides.
    package var duration: TimeInterval?

    /// Creates a description of work.
    package init(_ verb: String, unit: String, shard: WorkShard? = nil) {
      (self.verb, self.unit, self.shard) = (verb, unit, shard)
    }
  }

  private struct State {
    var line: ProgressLine
    var file: ProgressFile?
    var written: TimeInterval
    var told: TimeInterval
    var hasTold = false
  }

  /// The time between two lines of the file, in seconds.
  package nonisolated static let period: TimeInterval = 2
  /// The time between two sentences, and before the first one, in seconds.
  package static let sentencePeriod: TimeInterval = 5

  private let work: Work
  private let now: () -> TimeInterval
  private let say: (String) -> Void
  private let start: TimeInterval
  private var state: State

  /// Creates a reporter, and writes the first line.
  ///
  /// `file` replaces a former one; `nil` for none. `say` gets the sentences, and one about a file that cannot be
  /// written any more, which does not end the run. `now` returns the time of a clock, in seconds.
  ///
  /// - Throws: `DocumentError.unwritable` for a file that cannot be created, or not be written into.
  package init(
    _ work: Work, to file: URL?, host: String = MachineName.text, say: @escaping (String) -> Void,
    now: @escaping () -> TimeInterval
  ) throws(DocumentError) {
    (self.work, self.say, self.now) = (work, say, now)
    start = now()
    let whole = WorkShard(1, of: 1)
    guard let shard = work.shard ?? whole else { preconditionFailure("1 is a shard of 1") }
    var line = ProgressLine(verb: work.verb, unit: work.unit, shard: shard)
    (line.left, line.remaining, line.host) = (work.total, work.duration, host)
    state = State(line: line, file: nil, written: start, told: start)
    guard let file else { return }
    state.file = try ProgressFile(file)
    do {
      try state.file?.append(line)
    } catch {
      throw .unwritable(file: file.relativePath, reason: error.fileReason)
    }
  }

  /// Takes note of what is done so far.
  package func advance(to done: Int, findings: Int = 0) {
    let time = now()
    note(done, findings, at: time)
    if time - state.written >= Self.period {
      state.written = time
      write()
    }
    if time - state.told >= Self.sentencePeriod {
      (state.told, state.hasTold) = (time, true)
      say(state.line.words)
    }
  }

  /// Writes the last line, with what is done now or was before.
  package func finish(_ end: ProgressLine.State, done: Int? = nil, findings: Int? = nil) {
    note(done ?? state.line.done, findings ?? state.line.findings, at: now())
    state.line.state = end
    if end == .done { (state.line.left, state.line.remaining) = (0, nil) }
    write()
    if state.hasTold { say(state.line.words) }
  }

  private func note(_ done: Int, _ findings: Int, at time: TimeInterval) {
    state.line.done = done
    state.line.findings = findings
    state.line.elapsed = max(0, time - start)
    state.line.left = work.total.map { max(0, $0 - done) }
    state.line.remaining = work.duration.map { max(0, $0 - state.line.elapsed) }
  }

  private func write() {
    let line = state.line
    do {
      try state.file?.append(line)
    } catch {
      state.file = nil
      say("the progress cannot be written any more: \(error.fileReason)")
    }
  }
}
