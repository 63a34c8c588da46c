import Documents
public import Foundation
import ScreenInterface
package import Stage

/// A player of a script, which sends every event at its exact time, whatever the frame rate.
///
/// A step resolves its target when it begins, in the scene as it is at that time.
public final class ScriptPlayer: InputSource {
  private struct State {
    var step = 0
    var time = Microseconds(0)
    var inputs: [InputEvent] = []
    var played = 0
    var marks: [FrameRequest] = []
    var hand = ScriptPointer()
    var isOver = false
    var stallEnd: Microseconds?
  }

  private let script: GestureScript
  /// The stage whose time the script is in; `nil` for the window's time.
  private weak var clock: Stage?
  private var state = State()

  /// Creates a player at the script's beginning, which keeps to the window's time.
  public init(_ script: GestureScript) { self.script = script }

  /// Creates a player that keeps to the time of a scene: where its clock is slow, so is the hand.
  ///
  /// What a stroke does then depends neither on the clock's rate nor on when it changes.
  package init(_ script: GestureScript, inTimeOf stage: Stage) {
    self.script = script
    clock = stage
  }

  /// The time of the next step, event or requested frame on the window's clock; `nil` at the end.
  public var nextTime: TimeInterval? { (next?.time.seconds).map(windowTime) }

  private func windowTime(_ time: TimeInterval) -> TimeInterval {
    clock?.windowTime(ofScene: time) ?? time
  }

  private func request(_ kind: FrameRequest.Kind, at time: Microseconds) -> FrameRequest {
    FrameRequest(kind, at: clock == nil ? time : Microseconds(seconds: windowTime(time.seconds)))
  }

  private enum NextAction {
    case input, step, mark, end
  }

  /// The next action and its time; `nil` at the end.
  ///
  /// At the same time events come first, then steps, then requested frames. A wait at the end of the script counts.
  private var next: (due: NextAction, time: Microseconds)? {
    var first: (due: NextAction, time: Microseconds)?
    if state.played < state.inputs.count {
      first = (.input, Microseconds(seconds: state.inputs[state.played].timestamp))
    } else if state.step < script.steps.count {
      first = (.step, state.time)
    } else if !state.isOver {
      first = (.end, state.time)
    }
    guard let mark = state.marks.first else { return first }
    if let first, first.time <= mark.time { return first }
    return (.mark, mark.time)
  }

  /// The end of the stall in which no frame is made; `nil` without a stall.
  public var stallEnd: TimeInterval? { (state.stallEnd?.seconds).map(windowTime) }

  /// Plays the next event, step or frame.
  package func playNext(on scene: any StagedContent) throws(ReplayError) -> FrameRequest? {
    guard let next else { return nil }
    switch next.due {
    case .input:
      var event = state.inputs[state.played]
      event.timestamp = windowTime(event.timestamp)
      scene.play(event)
      state.played += 1
      return nil
    case .mark:
      let mark = state.marks.removeFirst()
      return request(mark.kind, at: mark.time)
    case .end:
      state.isOver = true
      return nil
    case .step:
      let step = script.steps[state.step]
      state.step += 1
      return try begin(step, on: scene)
    }
  }

  private func begin(_ step: GestureStep, on scene: any StagedContent) throws(ReplayError) -> FrameRequest? {
    let stage = scene.stage
    state.inputs.removeAll(keepingCapacity: true)
    state.played = 0
    switch step.kind {
    case .wait(let seconds): state.time = state.time + Microseconds(seconds: seconds)
    case .stall(let seconds):
      state.time = state.time + Microseconds(seconds: seconds)
      state.stallEnd = state.time
    case .edit(let edit):
      guard scene.play(edit, at: windowTime(state.time.seconds)) else {
        throw script.refusal(edit.refusal, at: step)
      }
    case .frame: return request(.frame, at: state.time)
    case .capture(let name): return request(.capture(name), at: state.time)
    case .strip(let strip):
      let cells = (0..<strip.frames).map { cell in
        FrameRequest(
          .strip(strip.name, cell: cell, of: strip.frames),
          at: state.time + Microseconds(seconds: strip.interval * Double(cell)))
      }
      state.marks = (state.marks + cells).sorted { $0.time < $1.time }
    case .expect(let expectation):
      stage.refresh(to: windowTime(state.time.seconds))
      try check(expectation, step, stage)
    default:
      stage.refresh(to: windowTime(state.time.seconds))
      let aim = ScriptTargetFinder(stage: stage, script: script, step: step, time: state.time)
      state.inputs = try state.hand.perform(step.kind, aim: aim)
      if let last = state.inputs.last { state.time = Microseconds(seconds: last.timestamp) }
    }
    return nil
  }

  private func check(
    _ expectation: ExpectStep, _ step: GestureStep, _ stage: Stage
  ) throws(ReplayError) {
    let seconds = JSONText.number(state.time.seconds, decimals: 6)
    let frame = stage.trace.json
    guard let actual = frame.value(at: expectation.path) else {
      let guess = frame.nearestPath(to: expectation.path).map { "; did you mean \"\($0)\"?" } ?? ""
      throw script.refusal(
        "there is no \"\(expectation.path)\" in the log's frame at \(seconds) s\(guess)", at: step)
    }
    guard !expectation.accepts(actual) else { return }
    var wanted = expectation.value.text(decimals: 6)
    if case .number = expectation.value {
      wanted += " within \(JSONText.number(expectation.tolerance, decimals: nil))"
    }
    throw .unmet(
      script.fault(
        "\(expectation.path) is \(actual.text(decimals: 6)) at \(seconds) s; \(wanted) was expected", at: step
      ))
  }
}
