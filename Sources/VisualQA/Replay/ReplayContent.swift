public import Foundation
public import ScreenInterface
public import Stage

/// A screen that plays a script or a recording in a window, in place of the user's own pointer and keys.
///
/// What happens to the window itself still reaches the scene, and `⌃Q` still closes it.
public final class ReplayContent: ScreenContentWrapper {
  /// What is wrapped.
  public let content: any ScreenContent
  private let stage: Stage
  private let source: any InputSource
  private var state = State()

  private struct State {
    var failure: VisualQAError?
    var marks: [ReplayMark] = []
  }

  /// Creates a screen that plays `source` through `content`, which shows `stage`.
  public init(_ content: any ScreenContent, of stage: Stage, playing source: any InputSource) {
    self.content = content
    self.stage = stage
    self.source = source
  }

  /// Whether everything is played, or the replay stopped with a failure.
  public var isFinished: Bool { state.failure != nil || source.nextTime == nil }

  /// Why the replay stopped; `nil` while it goes well.
  public var failure: VisualQAError? { state.failure }

  /// Hands over the frames that the source asked for since the last call.
  public func takeMarks() -> [ReplayMark] {
    defer { state.marks.removeAll() }
    return state.marks
  }

  /// Passes on what happens to the window; the user's own strokes and keys wait until the replay is over.
  public func handle(_ event: InputEvent) {
    switch event.kind {
    case .window, .picture, .pictureDiscarded: content.handle(event)
    case .key(let key) where key.key == "q" && key.modifiers.contains(.control): content.handle(event)
    case .pointer, .wheel, .key: if isFinished { content.handle(event) }
    }
  }

  /// Plays what is due, each at its own instant, and passes the time on.
  public func advance(to time: TimeInterval) {
    while let due = source.nextTime, due <= time, state.failure == nil {
      do throws(VisualQAError) {
        if let mark = try source.playNext(on: stage, through: content) { state.marks.append(mark) }
      } catch {
        state.failure = error
      }
    }
    content.advance(to: time)
  }

  /// Whether the content moves or events are due with the next frame.
  public var isMoving: Bool { content.isMoving }

  /// When the content wakes or the next event is due.
  public var nextWakeTime: TimeInterval? {
    guard !isFinished, let due = source.nextTime else { return content.nextWakeTime }
    return min(due, content.nextWakeTime ?? due)
  }
}
