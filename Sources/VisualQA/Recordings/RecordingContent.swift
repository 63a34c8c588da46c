public import Foundation
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
  private let writer: RecordingWriter
  private var state = State()

  private struct State {
    var frames = 0
    var time = Microseconds(0)
  }

  /// Creates a screen around `content`, which shows `stage`; the stage must be at its beginning.
  public init(_ content: any ScreenContent, of stage: Stage, writer: RecordingWriter) {
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
    if state.frames.isMultiple(of: Self.digestInterval) {
      writer.write(.digest(RecordingDigest(stage, frame: state.frames, time: time)))
    }
    state.frames += 1
  }

  /// Ends the recording with a last digest and puts the file in its place.
  public func finish() throws(VisualQAError) {
    writer.write(.digest(RecordingDigest(stage, frame: max(0, state.frames - 1), time: state.time)))
    try writer.finish(at: state.time)
  }

  private func pass(_ time: TimeInterval) -> Microseconds {
    state.time = max(state.time, Microseconds(notBefore: time))
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
