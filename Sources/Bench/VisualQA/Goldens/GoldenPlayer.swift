import Documents
import Foundation
public import Measurements
public import Replays
import SceneReadings
import ScreenInterface
import ScrollPhysics
import Stage

/// The player of one scenario in one variant, which collects everything that is compared with references.
final class GoldenPlayer {
  private struct State {
    var take = GoldenPlayback()
    var events: [SceneEvent] = []
    var cells: [(name: String, count: Int, cells: [StripCell])] = []
    var masks: Set<ElementPattern> = []
    var hidden = 0
  }

  private let scenario: GoldenScenario
  private let staging: any GoldenEnvironment
  private let session: StageSession
  private let strokes: StrokeCounter
  private let recorder: MotionRecorder
  private let watch: IncrementalPaintCheck
  private var state = State()

  init(
    _ scenario: GoldenScenario, in variant: GoldenVariant, _ staging: any GoldenEnvironment
  ) throws(DocumentError) {
    self.scenario = scenario
    self.staging = staging
    session = StageSession(try staging.stage(of: scenario, in: variant))
    strokes = session.intercept { StrokeCounter(on: $0) }
    recorder = MotionRecorder(strokes: strokes, masks: scenario.masks)
    watch = IncrementalPaintCheck { [staging] in staging.paint($0, update: $1, scale: $2) }
  }

  private var stage: Stage { session.stage }

  /// The masks that matched an element in some frame.
  var usedMasks: Set<ElementPattern> { state.masks }

  /// True when masks hide everything in every capture.
  var hidesAll: Bool { !state.take.moments.isEmpty && state.hidden == state.take.moments.count }

  /// Plays the scenario to its end, or until it fails.
  func play() -> GoldenPlayback {
    let run = HeadlessRun(session, pictures: { [staging] in staging.load($0) })
    run.onFrame = { [unowned self] (_: Stage) throws(ReplayError) in try note() }
    run.onMark = { [unowned self] (mark: FrameRequest, _: Stage) throws(ReplayError) in try keep(mark) }
    do throws(ReplayError) {
      try run.play(ScriptPlayer(scenario.script), rate: GoldenRun.rate)
    } catch {
      state.take.failure = error
    }
    state.take.motion = recorder.record
    // A run that fails can do so in the middle of a strip.
    for (name, count, cells) in state.cells where cells.count == count {
      if let still = StripPicture.still(of: cells) {
        state.take.strips.append(GoldenStrip(name: name, still: still))
      }
    }
    return state.take
  }

  private func note() throws(ReplayError) {
    state.events += stage.trace.events
    if state.masks.count < scenario.masks.patterns.count {
      state.masks.formUnion(scenario.masks.found(in: stage.displayList))
    }
    guard scenario.keeps.contains(.motion) else { return }
    try recorder.note(stage) { () throws(ReplayError) -> Bitmap? in
      try scenario.usesInstalledFonts ? nil : picture()
    }
  }

  private func keep(_ mark: FrameRequest) throws(ReplayError) {
    switch mark.kind {
    case .frame: break
    case .capture(let name):
      let still = try still()
      if scenario.masks.hideAll(of: stage.displayList) { state.hidden += 1 }
      if !scenario.usesInstalledFonts {
        try watch.check(stage.displayList, scale: stage.displayScale, frame: stage.trace.number)
      }
      state.take.moments.append(
        GoldenCapture(
          name, of: stage, events: state.events, masks: scenario.masks,
          still: scenario.keeps.contains(.still) ? still : nil))
      state.events.removeAll()
    case .strip(let name, _, let count):
      guard scenario.keeps.contains(.strip), let still = try still() else { return }
      let row = stage.trace.rows.first { $0.motion.phase != .idle }?.id
      let film = FilmCell(still.bitmap, of: stage.trace, row: row, asLogged: true)
      let cell = StripCell(still, caption: film.caption)
      if let place = state.cells.firstIndex(where: { $0.name == name }) {
        state.cells[place].cells.append(cell)
      } else {
        state.cells.append((name, count, [cell]))
      }
    }
  }

  private func still() throws(ReplayError) -> GoldenStill? {
    try picture().map { bitmap in
      let boxes = scenario.masks.boxes(in: stage.displayList, scale: stage.displayScale)
      return GoldenStill(bitmap, fonts: staging.fonts, boxes: boxes)
    }
  }

  private func picture() throws(ReplayError) -> Bitmap? {
    try watch.picture(of: stage.displayList, scale: stage.displayScale, frame: stage.trace.number)
  }
}

/// The results of one playback of a scenario in a variant: everything that is compared with references.
public nonisolated struct GoldenPlayback: Sendable {
  /// The captures, in order.
  public var moments: [GoldenCapture] = []
  /// The motion of all scroll views, frame by frame.
  public var motion = MotionRecord()
  /// The film strips.
  public var strips: [GoldenStrip] = []
  /// The error that stopped the playback; `nil` when it was complete.
  public var failure: ReplayError?

  /// Creates an empty playback.
  public init() {}
}

/// A film strip of a scenario.
public nonisolated struct GoldenStrip: Sendable, Hashable {
  /// The name that the script gives it.
  public var name: String
  /// The pixels, and the rectangles over masked elements.
  public var still: GoldenStill
}
