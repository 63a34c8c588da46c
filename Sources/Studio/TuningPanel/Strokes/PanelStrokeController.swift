import FeedFiles
import Foundation
import Replays
import SceneReadings
import Stage

/// The controller of the panel's strokes: those that it keeps, the preview of the shown one, and its replay
/// on the scene.
struct PanelStrokeController {
  var keeper = StrokeRecorder()
  /// The last stroke on each scroll view, by its name in files.
  private var kept: [String: RecordedStroke] = [:]
  /// The scroll view of the last stroke, by its name in files.
  private(set) var last: String?
  /// The last stroke, whose scroll view is unknown until its preview has run.
  private var latest: RecordedStroke?
  /// The stroke that is shown.
  private(set) var shown: RecordedStroke?
  private(set) var comparison: StrokeComparison?
  /// The scroll views that the shown stroke moves, by their names in files.
  private var moved: Set<String> = []
  private var rehearsal: StrokePreview?
  /// The preview of the stroke before the last one, which is restored if the last one moves nothing.
  private var former: StrokePreview?
  private(set) var loop: StrokeReplayLoop?
  /// False once the user has stopped the loop; a new stroke resets it.
  var isLoopWanted = true
  private var startsLoop = false

  var isRehearsing: Bool { rehearsal?.isRunning == true }
  var isPressed: Bool { loop?.isPressed == true }
  var isSettling: Bool { loop != nil && loop?.nextTime == nil }
  var nextTime: TimeInterval? { loop?.nextTime }

  /// Takes a new stroke, which is shown from now on.
  mutating func take(_ stroke: RecordedStroke) {
    (latest, shown, isLoopWanted) = (stroke, stroke, true)
  }

  /// Starts the preview of the shown stroke on both sides; a requested row shows its own stroke.
  mutating func rehearse(on stage: Stage, reference: TunedChanges, now: TunedChanges, row: String?) {
    if latest == nil, let row, let stroke = kept[row] { shown = stroke }
    guard let shown else { return }
    rehearsal = StrokePreview(shown, on: stage, reference: reference, now: now)
  }

  /// Compares the current numbers with others from now on.
  func hold(against changes: TunedChanges) {
    rehearsal?.hold(against: changes)
    if former !== rehearsal { former?.hold(against: changes) }
  }

  /// Plays the stroke under other numbers, and on the scene if the user allows it.
  mutating func play(_ changes: TunedChanges, at time: TimeInterval) {
    rehearsal?.play(changes)
    if former !== rehearsal { former?.play(changes) }
    if isLoopWanted, loop == nil { startsLoop = true }
  }

  /// Continues the preview; returns true when its result has changed.
  ///
  /// A waiting loop starts at `time`, and keeps waiting where that is `nil`.
  mutating func advance(startingLoopAt time: TimeInterval?) -> Bool {
    let hasEnded = rehearsal?.isRunning == true && rehearsal?.advance() == true
    if hasEnded {
      if let found = rehearsal?.comparison {
        settle(found)
      } else if rehearsal?.isRunning == false {
        leaveLatest()
      }
    }
    guard startsLoop, comparison != nil, let time else { return hasEnded }
    startsLoop = false
    return startLoop(at: time)
  }

  private mutating func settle(_ found: StrokeComparison) {
    switch found.now.decision {
    case .stayed, .clicked:
      // A click is not a stroke: the previous one stays.
      if latest != nil, found.before.decision == found.now.decision { return leaveLatest() }
    default: break
    }
    (comparison, former) = (found, rehearsal)
    moved = rehearsal?.moved ?? []
    if let shown { kept[found.now.scroller.name] = shown }
    last = found.now.scroller.name
    latest = nil
  }

  /// Restores the stroke before the last one, which moved nothing.
  private mutating func leaveLatest() {
    (latest, rehearsal) = (nil, former)
    shown = last.flatMap { kept[$0] }
  }

  // MARK: Loop

  /// Starts replaying the stroke on the scene; returns false when there is none.
  mutating func startLoop(at time: TimeInterval) -> Bool {
    guard let shown, comparison != nil else { return false }
    loop = StrokeReplayLoop(shown, on: moved, at: time)
    isLoopWanted = true
    return true
  }

  /// Stops the loop at once and releases its pointer; content that still moves keeps moving.
  mutating func stopLoop(at time: TimeInterval, on inside: any StagedContent) {
    let played = loop?.letGo(at: time, on: inside)
    if let played, inside.stage.isAnythingScrolling { keeper.goOn(from: played) }
    loop = nil
    startsLoop = false
  }

  /// Handles a pause of time: a stroke in progress cannot be repeated.
  mutating func standStill() {
    keeper.forget()
    loop?.standStill()
  }

  /// Handles the scene's time; returns a stroke of the wheel that has ended.
  mutating func sceneIs(at time: TimeInterval, on stage: Stage) -> RecordedStroke? {
    keeper.advance(to: time, isMoving: stage.isAnythingScrolling)
  }

  mutating func playLoop(to time: TimeInterval, on inside: any StagedContent) {
    loop?.advance(to: time, on: inside)
  }
}

extension Stage {
  /// True while any scroll view moves by itself.
  fileprivate var isAnythingScrolling: Bool {
    var isAny = false
    forEachMovingScroller { _ in isAny = true }
    return isAny
  }

  /// True while the feed moves by itself, which a replayed stroke would stop.
  var isFeedScrolling: Bool {
    var isFeed = false
    forEachMovingScroller { isFeed = isFeed || $0.id.name == ScrollerID.feedName }
    return isFeed
  }
}
