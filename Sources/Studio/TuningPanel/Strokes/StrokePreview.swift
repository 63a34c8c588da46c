import CollectionViews
import FeedFiles
import Foundation
import Replays
import SceneReadings
import Stage

/// A background simulation of the same stroke under the reference numbers and under the current ones.
///
/// Each frame of the window runs it for a few frames, so that the scene never waits for it.
final class StrokePreview {
  private let stroke: RecordedStroke
  private let stage: Stage
  private var reference: TunedChanges
  private var running: [Side: StrokeSimulation] = [:]
  private var outcomes: [Side: StrokeOutcome] = [:]
  /// The scroll views that the stroke and those before it moved on either side, by their names in files.
  private(set) var moved: Set<String> = []

  /// The two sides that are compared.
  enum Side: Hashable {
    case before, now
  }

  /// The number of simulated frames for each frame of the window.
  private static let pace = 6

  /// Starts both sides; `nil` for a scene that can only be shown once.
  init?(_ stroke: RecordedStroke, on stage: Stage, reference: TunedChanges, now: TunedChanges) {
    self.stroke = stroke
    self.stage = stage
    self.reference = reference
    guard Self.canPlay(stage), let before = trial(reference), let now = trial(now) else { return nil }
    running = [.before: before, .now: now]
  }

  /// Restarts the current side with other numbers.
  func play(_ changes: TunedChanges) { running[.now] = trial(changes) }

  /// Replaces the numbers of the reference side.
  func hold(against changes: TunedChanges) {
    guard changes != reference else { return }
    reference = changes
    running[.before] = trial(changes)
  }

  /// True while a side runs.
  var isRunning: Bool { !running.isEmpty }

  /// Both outcomes; `nil` until both are known.
  ///
  /// A side that is restarted keeps its last outcome meanwhile.
  var comparison: StrokeComparison? {
    guard let before = outcomes[.before], let now = outcomes[.now] else { return nil }
    return StrokeComparison(before, now)
  }

  /// Continues for a few frames; returns true when a side has ended.
  func advance() -> Bool {
    var hasEnded = false
    for side in [Side.now, .before] {
      guard let trial = running[side] else { continue }
      // A script's own errors cannot occur here: the stroke consists of events.
      let isOver = (try? trial.advance(frames: Self.pace)) ?? true
      guard isOver else { return hasEnded }
      outcomes[side] = trial.outcome
      moved.formUnion(trial.outcomes.map(\.scroller.name))
      running[side] = nil
      hasEnded = true
    }
    return hasEnded
  }

  private func trial(_ changes: TunedChanges) -> StrokeSimulation? {
    guard let scene = scene(changes) else { return nil }
    var options = StageOptions(
      size: stroke.size, traits: stage.context.traits, safeArea: stage.safeAreaInsets)
    options.leavesMainQueue = stage.hasMainLoop
    let copy = Stage(scene, options: options, text: stage.textMeasuring)
    if stage.content.feedScene == nil {
      for (path, text) in changes { _ = copy.perform(.setting(path.description, to: text), at: 0) }
    }
    for place in stroke.places { copy.place(scroller: place.name, at: place.offset) }
    return StrokeSimulation(StrokeInputSource(stroke.events), on: copy)
  }

  /// Returns false for a scene of a view that is in the window already, which can only be shown once.
  private static func canPlay(_ stage: Stage) -> Bool {
    guard stage.content.feedScene == nil else { return true }
    let content = stage.scene.makeContent(ViewContext(text: stage.textMeasuring))
    return content.root !== stage.content.root
  }

  /// Returns the scene with these numbers; `nil` for numbers that it cannot have.
  private func scene(_ changes: TunedChanges) -> Scene? {
    guard let feed = stage.content.feedScene else { return stage.scene }
    guard var tuning = feed.tuning, (try? tuning.take(changes)) != nil else { return nil }
    return FeedScene.scene(for: feed.document, tuning, name: stage.scene.name)
  }
}
