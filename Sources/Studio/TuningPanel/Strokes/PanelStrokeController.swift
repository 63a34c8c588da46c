import FeedFiles
import Foundation
import Replays
import SceneReadings
import Stage

/// The strokes that the panel keeps, the rehearsal of the one that shows, and its play on the scene.
struct PanelStrokeController {
  var keeper = StrokeRecorder()
  /// The last stroke on each scroller, by its name in files.
  private var kept: [String: RecordedStroke] = [:]
  /// The scroller of the last stroke, by its name in files.
  private(set) var last: String?
  /// The last stroke, whose scroller is not known before it was rehearsed.
  private var latest: RecordedStroke?
  /// The stroke that shows.
  private(set) var shown: RecordedStroke?
  private(set) var comparison: StrokeComparison?
  /// The scrollers that the shown stroke moves, by their names in files.
  private var moved: Set<String> = []
  private var rehearsal: StrokePreview?
  /// The rehearsal of the stroke before the latest one, to go back to when that was none.
  private var former: StrokePreview?
  private(set) var loop: StrokeReplayLoop?
  /// False once the user has stopped the loop; a new stroke asks for it again.
  var isLoopWanted = true
  private var startsLoop = false

  var isRehearsing: Bool { rehearsal?.isRunning == true }
  var isPressed: Bool { loop?.isPressed == true }
  var isSettling: Bool { loop != nil && loop?.nextTime == nil }
  var nextTime: TimeInterval? { loop?.nextTime }

  /// Takes a new stroke; it shows from now on.
  mutating func take(_ stroke: RecordedStroke) {
    (latest, shown, isLoopWanted) = (stroke, stroke, true)
  }

  /// Begins to play the stroke that shows on both sides; a row that was asked for shows its own.
  mutating func rehearse(on stage: Stage, reference: TunedChanges, now: TunedChanges, row: String?) {
    if latest == nil, let row, let stroke = kept[row] { shown = stroke }
    guard let shown else { return }
    rehearsal = StrokePreview(shown, on: stage, reference: reference, now: now)
  }

  /// Holds the present numbers against others from now on.
  func hold(against changes: TunedChanges) {
    rehearsal?.hold(against: changes)
    if former !== rehearsal { former?.hold(against: changes) }
  }

  /// Plays the stroke under other numbers, and on the scene if the user lets it.
  mutating func play(_ changes: TunedChanges, at time: TimeInterval) {
    rehearsal?.play(changes)
    if former !== rehearsal { former?.play(changes) }
    if isLoopWanted, loop == nil { startsLoop = true }
  }

  /// Carries the rehearsal on; returns true when there is something new to show.
  ///
  /// A loop that waits begins at `time`, and goes on waiting where that is `nil`.
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
      // A click is no stroke: the one before it stays.
      if latest != nil, found.before.decision == found.now.decision { return leaveLatest() }
    default: break
    }
    (comparison, former) = (found, rehearsal)
    moved = rehearsal?.moved ?? []
    if let shown { kept[found.now.scroller.name] = shown }
    last = found.now.scroller.name
    latest = nil
  }

  /// Goes back to the stroke before the latest one, which was none.
  private mutating func leaveLatest() {
    (latest, rehearsal) = (nil, former)
    shown = last.flatMap { kept[$0] }
  }

  // MARK: Loop

  /// Begins to play the stroke on the scene; returns false when there is none.
  mutating func startLoop(at time: TimeInterval) -> Bool {
    guard let shown, comparison != nil else { return false }
    loop = StrokeReplayLoop(shown, on: moved, at: time)
    isLoopWanted = true
    return true
  }

  /// Ends the loop at once, and lets go of what it holds; a stroke that comes next meets what it leaves in motion.
  mutating func stopLoop(at time: TimeInterval, on inside: any StagedContent) {
    let played = loop?.letGo(at: time, on: inside)
    if let played, inside.stage.isAnythingScrolling { keeper.goOn(from: played) }
    loop = nil
    startsLoop = false
  }

  /// Takes note that time stands still: what is under way is no stroke that somebody could make again.
  mutating func standStill() {
    keeper.forget()
    loop?.standStill()
  }

  /// Takes note of the scene's time; returns the turn of the wheel that is over.
  mutating func sceneIs(at time: TimeInterval, on stage: Stage) -> RecordedStroke? {
    keeper.advance(to: time, isMoving: stage.isAnythingScrolling)
  }

  mutating func playLoop(to time: TimeInterval, on inside: any StagedContent) {
    loop?.advance(to: time, on: inside)
  }
}

extension Stage {
  /// True while any scroller moves by itself.
  fileprivate var isAnythingScrolling: Bool {
    var isAny = false
    forEachMovingScroller { _ in isAny = true }
    return isAny
  }

  /// True while the feed moves by itself, which a stroke that is played again would stop.
  var isFeedScrolling: Bool {
    var isFeed = false
    forEachMovingScroller { isFeed = isFeed || $0.id.name == ScrollerID.feedName }
    return isFeed
  }
}
