public import Foundation
import SceneReadings
public import ScreenInterface
public import Stage

/// A driver of a scene without a window: the same calls in the same order, on a clock of its own.
///
/// The scene's events are checked against the grammar of events; an impossible one stops the run.
public final class HeadlessRun {
  /// A closure that decodes a picture at once and returns the outcome.
  public typealias PictureLoader = @MainActor (PictureRequest) -> PictureOutcome
  /// A closure that brings the shown scene to a time between two frames.
  public typealias Refreshing = @MainActor (TimeInterval) -> Void
  /// A closure that is called with the scene after a frame.
  public typealias FrameObserver = @MainActor (Stage) throws(ReplayError) -> Void
  /// A closure that is called with the scene at a frame that a script or a recording asked for.
  public typealias MarkObserver = @MainActor (ReplayMark, Stage) throws(ReplayError) -> Void

  /// The longest time that a run goes on after its source until everything rests, in seconds.
  public static let longestRest: TimeInterval = 10

  private let stage: Stage
  private let content: any ScreenContent
  private let pictures: PictureLoader
  private let refresh: Refreshing
  private var time: Microseconds?
  private var grammar = StoryGrammar()

  /// The closure called after every frame, for instance by a log.
  public var onFrame: FrameObserver?
  /// The closure called after `onFrame` at every requested frame, for instance to take stills.
  public var onMark: MarkObserver?

  /// Creates a run of `stage`, through `content` if the stage is wrapped.
  ///
  /// Pictures are loaded before the frame that first shows them; without a loader every picture counts as
  /// loaded. `refresh` is for content that shows more than the stage; the default is `Stage.refresh(to:)`.
  public init(
    _ stage: Stage, through content: (any ScreenContent)? = nil,
    pictures: @escaping PictureLoader = { _ in .ready }, refresh: Refreshing? = nil
  ) {
    self.refresh = refresh ?? { [stage] in stage.refresh(to: $0) }
    self.stage = stage
    self.content = content ?? stage
    self.pictures = pictures
  }

  /// Plays a source at `rate` frames a second, then goes on until everything rests.
  public func play(_ source: any InputSource, rate: Double) throws(ReplayError) {
    precondition(rate > 0, "a rate is positive; it is \(rate)")
    var count = 0
    var end: TimeInterval?
    while true {
      let next = Microseconds(seconds: Double(count) / rate)
      if let due = source.nextTime, Microseconds(seconds: due) <= next, time != nil {
        try playNext(source)
        continue
      }
      let isStalled = source.stallEnd.map { next < Microseconds(seconds: $0) } ?? false
      if !isStalled, time.map({ $0 < next }) ?? true { try frame(at: next) }
      count += 1
      guard source.nextTime == nil else { continue }
      end = end ?? next.seconds + Self.longestRest
      if !content.isMoving { return try finish() }
      if next.seconds >= end ?? 0 { return }
    }
  }

  /// Plays a source with only the frames that it asks for.
  public func playOwnFrames(of source: any InputSource) throws(ReplayError) {
    while source.nextTime != nil { try playNext(source) }
  }

  /// Lets time pass without input until `seconds`, at `rate` frames a second; the last frame is exactly then.
  public func play(to seconds: TimeInterval, rate: Double) throws(ReplayError) {
    let end = Microseconds(seconds: seconds)
    var count = Int((time?.seconds ?? 0) * rate)
    while time.map({ $0 < end }) ?? true {
      let next = min(Microseconds(seconds: Double(count) / rate), end)
      if time.map({ $0 < next }) ?? true { try frame(at: next) }
      count += 1
    }
  }

  private func playNext(_ source: any InputSource) throws(ReplayError) {
    guard let mark = try source.playNext(on: stage, through: content) else { return }
    if mark.kind == .frame || time != mark.time { try frame(at: mark.time) } else { refresh(at: mark.time) }
    try onMark?(mark, stage)
  }

  private func frame(at time: Microseconds) throws(ReplayError) {
    self.time = time
    content.advance(to: time.seconds)
    loadPictures(at: time)
    grammar.read(stage.frameEvents)
    try check()
    try onFrame?(stage)
  }

  /// Ends the run of a scene at rest, checking that every request has ended.
  private func finish() throws(ReplayError) {
    grammar.finish()
    try check()
  }

  private func check() throws(ReplayError) {
    if let violation = grammar.violation { throw .ungrammatical(violation) }
  }

  private func refresh(at time: Microseconds) {
    refresh(time.seconds)
    loadPictures(at: time)
  }

  /// Loads the pictures that the scene asks for.
  ///
  /// Arrived pictures may bring others into view, so it asks again, but at most four times.
  private func loadPictures(at time: Microseconds) {
    for _ in 0..<4 {
      let requests = content.takePictureRequests()
      guard !requests.isEmpty else { return }
      for request in requests {
        content.handle(InputEvent(.picture(request, pictures(request)), at: time.seconds))
      }
      refresh(time.seconds)
    }
  }
}
