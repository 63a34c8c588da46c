public import Foundation
import SceneReadings
package import ScreenInterface
public import Stage

/// A driver that runs a scene without a window, with the same calls in the same order and a simulated clock.
///
/// The scene's events are checked against the grammar of events; an event that breaks it stops the run.
public final class HeadlessRun {
  /// A closure that decodes a picture at once and returns the outcome.
  package typealias PictureLoader = @MainActor (PictureRequest) -> PictureOutcome
  /// A closure that receives the scene after a frame.
  public typealias FrameObserver = @MainActor (Stage) throws(ReplayError) -> Void
  /// A closure that receives the scene at a frame that a script or a recording requested.
  public typealias MarkObserver = @MainActor (FrameRequest, Stage) throws(ReplayError) -> Void

  /// The longest time that a run waits for the scene to rest, and for the main queue to be empty, after its source has ended, in seconds.
  public static let settleTimeout: TimeInterval = 10

  private let session: StageSession
  private let pictures: PictureLoader
  private var time: Microseconds?
  private var grammar = SceneEventValidator()

  /// True when frames without a change are counted but not made; default false.
  ///
  /// Between two inputs a scene at rest changes only at its own wake time. Leave this false when something
  /// reads every frame, as `onFrame` may.
  package var skipsIdleFrames = false
  /// True when a frame's display lists are only built when they are read; default false.
  package var writesListsOnDemand = false
  /// The closure called after every frame, such as by a log.
  public var onFrame: FrameObserver?
  /// The closure called after `onFrame` at every requested frame, such as to take stills.
  public var onMark: MarkObserver?

  /// Creates a run of a session.
  ///
  /// Pictures are loaded before the frame that first shows them; without a loader every picture counts as loaded.
  package init(_ session: StageSession, pictures: @escaping PictureLoader = { _ in .ready }) {
    self.session = session
    self.pictures = pictures
  }

  /// Creates a run of a stage without interceptors.
  package convenience init(_ stage: Stage, pictures: @escaping PictureLoader = { _ in .ready }) {
    self.init(StageSession(stage), pictures: pictures)
  }

  /// The frame timing of a run at a constant rate.
  package struct Pace {
    /// The number of frames per second.
    package let rate: Double
    fileprivate var count = 0
    fileprivate var end: TimeInterval?

    /// Creates the timing at time 0.
    package init(rate: Double) {
      precondition(rate > 0, "a rate is positive; it is \(rate)")
      self.rate = rate
    }
  }

  /// Plays a source at `rate` frames per second, then continues until everything rests.
  package func play(_ source: any InputSource, rate: Double) throws(ReplayError) {
    var pace = Pace(rate: rate)
    while try playFrame(of: source, &pace) {}
  }

  /// Plays the events that are due until the next frame and makes that frame; returns false when everything
  /// is played and rests, or has moved for too long since.
  package func playFrame(of source: any InputSource, _ pace: inout Pace) throws(ReplayError) -> Bool {
    leaveOutRest(before: source, &pace)
    let next = Microseconds(seconds: Double(pace.count) / pace.rate)
    while time != nil, let due = source.nextTime, Microseconds(seconds: due) <= next { try playNext(source) }
    let isStalled = source.stallEnd.map { next < Microseconds(seconds: $0) } ?? false
    if !isStalled, time.map({ $0 < next }) ?? true { try frame(at: next) }
    pace.count += 1
    guard source.nextTime == nil else { return true }
    let end = pace.end ?? next.seconds + Self.settleTimeout
    pace.end = end
    if session.isMoving || session.stage.awaitsMainQueue { return next.seconds < end }
    try finish()
    return false
  }

  /// Skips to the frame before the next one that may show a change.
  private func leaveOutRest(before source: any InputSource, _ pace: inout Pace) {
    guard skipsIdleFrames, let time, let due = source.nextTime, !session.isMoving,
      session.stage.frameEvents.isEmpty, source.stallEnd.map({ $0 < time.seconds }) ?? true,
      !session.stage.awaitsMainQueue
    else { return }
    let wake = min(due, session.nextWakeTime ?? .infinity)
    let rest = Int(wake * pace.rate) - 1 - pace.count
    guard rest > 0 else { return }
    session.stage.passOver(frames: rest)
    pace.count += rest
  }

  /// Plays a source with only the frames that it requests.
  package func playOwnFrames(of source: any InputSource) throws(ReplayError) {
    while source.nextTime != nil { try playNext(source) }
  }

  /// Advances without input to `seconds`, at `rate` frames per second; the last frame is exactly at that time.
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
    guard let mark = try source.playNext(on: session.inside) else { return }
    if mark.kind == .frame || time != mark.time { try frame(at: mark.time) } else { refresh(at: mark.time) }
    try onMark?(mark, session.stage)
  }

  private func frame(at time: Microseconds) throws(ReplayError) {
    self.time = time
    if writesListsOnDemand {
      session.stage.unseen { session.advance(to: time.seconds) }
    } else {
      session.advance(to: time.seconds)
    }
    loadPictures(at: time)
    grammar.read(session.stage.frameEvents)
    try check()
    try onFrame?(session.stage)
  }

  /// Ends the run of a scene at rest, checking that every request has ended.
  private func finish() throws(ReplayError) {
    grammar.finish()
    try check()
  }

  private func check() throws(ReplayError) {
    if let violation = grammar.violation { throw .invalidEvent(violation) }
  }

  private func refresh(at time: Microseconds) {
    session.inside.refresh(to: time.seconds)
    loadPictures(at: time)
  }

  /// Loads the pictures that the scene requests.
  ///
  /// Loaded pictures can bring others into view, so this repeats, at most four times.
  private func loadPictures(at time: Microseconds) {
    for _ in 0..<4 {
      let requests = session.takePictureRequests()
      guard !requests.isEmpty else { return }
      for request in requests {
        session.handle(InputEvent(.found(FileEvent(.picture(request, pictures(request)))), at: time.seconds))
      }
      session.inside.refresh(to: time.seconds)
    }
  }
}
