public import Documents
public import Foundation
import SceneReadings
public import ScreenInterface
public import Stage

/// A screen that does what another does and records it.
///
/// Every time is moved to a whole microsecond before it is passed on: what the scene lived through is exactly what
/// the file says.
public final class RecordingContent: ScreenContentWrapper {
  /// After how many frames a digest follows.
  public static let digestInterval = 60

  /// What is wrapped.
  public let content: any ScreenContent
  private let stage: Stage
  private let writer: any RecordingSink
  private var state = State()

  private struct State {
    var frames = 0
    var time = Microseconds(0)
    /// The last time on the clock around it, in seconds.
    var clock: TimeInterval = 0
    /// How much earlier it is in the recording than on the clock around it, in seconds: what was undone.
    var undone: TimeInterval = 0
  }

  /// Creates a screen around `content`, which shows `stage`; the stage must be at its beginning.
  public init(_ content: any ScreenContent, of stage: Stage, writer: any RecordingSink) {
    self.content = content
    self.stage = stage
    self.writer = writer
  }

  /// Records the event and passes it on.
  public func handle(_ event: InputEvent) {
    var event = event
    event.timestamp = pass(event.timestamp).seconds
    writer.write(.input(event))
    content.handle(event)
  }

  /// Passes the change on and records it where there was something to change.
  public func perform(_ edit: SceneEdit, at time: TimeInterval) -> Bool {
    let time = pass(time)
    guard let editable = content as? any EditableContent, editable.perform(edit, at: time.seconds) else {
      return false
    }
    writer.write(.edit(edit, at: time))
    return true
  }

  /// Passes the time on and records the frame.
  public func advance(to time: TimeInterval) {
    let time = pass(time)
    content.advance(to: time.seconds)
    writer.write(.frame(time))
    state.frames += 1
    if (state.frames - 1).isMultiple(of: Self.digestInterval) { writer.write(.digest(digest)) }
  }

  /// When the content wakes, on the clock around it.
  public var nextWakeTime: TimeInterval? { content.nextWakeTime.map { $0 + state.undone } }

  /// Where the content is now, at the time of the last event or frame.
  public var digest: RecordingDigest {
    RecordingDigest(stage, frame: max(0, state.frames - 1), time: state.time)
  }

  /// Ends the recording with a last digest and puts its file in its place.
  public func finish() throws(DocumentError) { try writer.finish(with: digest) }

  /// Goes on from a frame that was made before: what came after it is undone.
  func goOn(from position: HistoryPosition) {
    state.frames = position.frame + 1
    state.time = position.time
    state.undone = state.clock - position.time.seconds
  }

  private func pass(_ time: TimeInterval) -> Microseconds {
    state.clock = max(state.clock, time)
    state.time = max(state.time, Microseconds(notBefore: time - state.undone))
    return state.time
  }
}

extension RecordingDigest {
  /// Where the content of a stage is now.
  init(_ stage: Stage, frame: Int, time: Microseconds) {
    self.init(
      frame: frame, time: time, digest: ContentHash(stage.digest).description,
      variables: stage.variables.map { Variable($0.path, Double($0.value)) })
  }
}
