import Foundation
public import ScreenInterface
public import Stage

/// Plays scenarios headless and compares their moments with the references.
public struct GoldenRun {
  /// Makes a scenario's scene in some surroundings, at its beginning.
  public typealias StageMaker = @MainActor (GoldenScenario, GoldenVariant) throws(VisualQAError) -> Stage
  /// Paints what a stage shows; `nil` leaves stills out.
  public typealias StillMaker = @MainActor (Stage) -> GoldenStill?

  /// How many frames a second a scenario is played at.
  public static let rate = 60.0

  private let store: GoldenStore
  private let makeStage: StageMaker
  private let makeStill: StillMaker
  private let pictures: HeadlessRun.PictureLoader

  /// Creates a run; it first makes sure that the comparator can see differences that `seed` chooses.
  public init(
    _ store: GoldenStore, seed: UInt64, stage: @escaping StageMaker,
    still: @escaping StillMaker = { _ in nil },
    pictures: @escaping HeadlessRun.PictureLoader = { _ in .ready }
  ) throws(VisualQAError) {
    try ComparatorCanary().run(seed: seed)
    self.store = store
    makeStage = stage
    makeStill = still
    self.pictures = pictures
  }

  /// Plays a scenario in all its surroundings.
  public func play(_ scenario: GoldenScenario) throws(VisualQAError) -> [GoldenResult] {
    var results: [GoldenResult] = []
    for variant in scenario.variants {
      for moment in try moments(of: scenario, in: variant) {
        results += try store.check(moment, of: scenario, in: variant)
      }
    }
    return results
  }

  /// The moments of a scenario in some surroundings, as they are now.
  public func moments(
    of scenario: GoldenScenario, in variant: GoldenVariant
  ) throws(VisualQAError) -> [GoldenMoment] {
    let stage = try makeStage(scenario, variant)
    var moments: [GoldenMoment] = []
    var events: [FrameTrace.Event] = []
    let run = HeadlessRun(stage, pictures: pictures)
    run.onFrame = { stage in events += stage.trace.events }
    run.onMark = { mark, stage in
      guard case .capture(let name) = mark.kind else { return }
      let still = scenario.keepsStills ? makeStill(stage) : nil
      moments.append(GoldenMoment(name, of: stage, events: events, still: still))
      events.removeAll()
    }
    try run.play(ScriptPlayer(scenario.script), rate: Self.rate)
    return moments
  }
}
