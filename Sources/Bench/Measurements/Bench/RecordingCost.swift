package import Foundation
package import ScreenInterface
package import Stage

/// An interceptor that records frames half of the time and compares the cost of both halves.
///
/// The turns follow the Thue–Morse sequence, so that periodic work is not counted in one half only. They begin when the
/// caches are warm.
package final class RecordingCost: SessionInterceptor {
  /// The length of a turn with or without recording, in seconds.
  private static let turn: TimeInterval = 0.5
  /// The time at the beginning that is not counted, in seconds.
  private static let warmUp: TimeInterval = 2

  /// The shortest run that gives a result, in seconds; it holds the warm-up and both halves.
  package nonisolated static let shortest: TimeInterval = 4

  private struct Share {
    var frames = 0
    var processor = 0.0
    var work = FrameStatistics.Distribution()

    /// The processor time of a frame, in milliseconds.
    var milliseconds: Double { frames > 0 ? processor / Double(frames) * 1000 : 0 }
  }

  private struct State {
    var recorded = Share()
    var unrecorded = Share()
    var turnEnd: TimeInterval?
    /// The number of turns that have begun; 0 before the caches are warm.
    var turns = 0
    var processorTime = 0.0
  }

  package let inside: any StagedContent
  private let recorder: FrameRecorder
  private var state = State()

  /// Creates an interceptor around `inside`, whose frames `recorder` records.
  package init(on inside: any StagedContent, recorder: FrameRecorder) {
    self.inside = inside
    self.recorder = recorder
  }

  /// Starts the count.
  package func begin(at time: TimeInterval) {
    state = State()
    state.turnEnd = time + Self.warmUp
  }

  /// Ends the count; the unfinished turn is left out.
  package func end() { state.turnEnd = nil }

  package func advance(to time: TimeInterval) {
    if let end = state.turnEnd, time >= end { takeTurn(at: time) }
    inside.advance(to: time)
  }

  package func didPresent(_ frame: PresentedFrame) {
    inside.didPresent(frame)
    change { share in
      share.frames += 1
      share.work.note(frame.work)
    }
  }

  private func takeTurn(at time: TimeInterval) {
    let processorTime = ProcessCost().processorTime
    let spent = processorTime - state.processorTime
    change { $0.processor += spent }
    state.processorTime = processorTime
    recorder.isRecording = state.turns.nonzeroBitCount.isMultiple(of: 2)
    state.turns += 1
    state.turnEnd = time + Self.turn
  }

  private func change(_ body: (inout Share) -> Void) {
    guard state.turnEnd != nil, state.turns > 0 else { return }
    if recorder.isRecording { body(&state.recorded) } else { body(&state.unrecorded) }
  }

  /// The cost of both halves as text.
  package var text: String {
    let (with, without) = (state.recorded, state.unrecorded)
    let more = with.milliseconds - without.milliseconds
    let medians = [with, without].map { String(format: "%.3f", ($0.work.percentile(0.5) ?? 0) * 1000) }
    return String(
      format: """
        a frame takes %.3f ms of the processor recorded (%d frames), %.3f ms not (%d frames): %.3f times as much
        recording a frame takes %.4f ms more, %.2f %% of a frame of 16.7 ms
        median work %@ ms recorded, %@ ms not
        """, with.milliseconds, with.frames, without.milliseconds, without.frames,
      without.milliseconds > 0 ? with.milliseconds / without.milliseconds : 0, more, more / 16.667 * 100,
      medians[0] as NSString, medians[1] as NSString)
  }
}
