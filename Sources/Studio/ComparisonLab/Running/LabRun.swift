package import CollectionViews
package import Foundation
import LayoutGeometry
package import Replays
package import ScreenInterface
package import Stage

/// A run of a pair without a window, with its measured values.
package final class LabRun {
  /// A sample of a run: the values of both sides at one time.
  package struct Sample: Sendable, Hashable {
    /// The time, in seconds since the pair began.
    package let time: TimeInterval
    /// The values of the curve, the naive side's first.
    package let values: [Double]
    /// The values of the main measure, the naive side's first.
    package let readings: [Double]
  }

  /// The height of the texts above the sides, in points.
  package nonisolated static let wordsHeight = PairDensity.ample.wordsHeight

  /// The pair.
  package let pair: LabPair
  /// The stage on which it plays.
  package let stage: Stage
  /// The stage with its interceptors.
  package let session: StageSession
  private let running: RunningPair
  /// The samples of every frame so far.
  package private(set) var samples: [Sample] = []

  /// Prepares a run in a window of `size`; by default one in which both sides have their own size.
  ///
  /// `clockRate` is the seconds of the scene per second of the window, which change no measured value.
  package init(
    _ pair: LabPair, in size: CGSize? = nil, traits: TraitCollection = TraitCollection(),
    clockRate: Double = 1, text: any TextMeasuring
  ) {
    self.pair = pair
    var traits = traits
    if pair.setting.isRightToLeft { traits.layoutDirection = .rightToLeft }
    var made: RunningPair?
    let scene = Scene(pair.sceneName) { context in
      let running = pair.running(in: context)
      made = running
      return running.content
    }
    var options = StageOptions(
      size: size ?? PairLayout.window(for: pair.setting.size, measures: pair.measures.count), traits: traits)
    options.clockRate = clockRate
    stage = Stage(scene, options: options, text: text)
    session = StageSession(stage)
    guard let made else { preconditionFailure("a stage makes its scene's content when it begins") }
    running = made
  }

  /// Plays the stroke at `rate` frames per second until everything rests; `onFrame` is called after each frame.
  package func play(
    rate: Double, pictures: @escaping HeadlessRun.PictureLoader = { _ in .ready },
    onFrame: (() -> Void)? = nil
  ) throws(ReplayError) {
    let run = HeadlessRun(session, pictures: pictures)
    run.onFrame = { [unowned self] stage in
      samples.append(
        Sample(
          time: stage.time, values: running.metrics.map(\.plotted),
          readings: running.metrics.map { $0.readings[0] }))
      onFrame?()
    }
    try run.play(ScriptPlayer(pair.script(on: stage), inTimeOf: stage), rate: rate)
  }

  /// The values of all measures, the naive side's first.
  package var readings: [[Double]] { running.metrics.map(\.readings) }

  /// The time at which the naive side had failed; `nil` while it has not.
  package var failureTime: TimeInterval? {
    samples.first { pair.measures[0].fails($0.readings[0]) }?.time
  }
}

/// The scene in which a pair plays.
extension LabPair {
  /// The scene's name, also on the command line: `S21`.
  package var sceneName: String { id }

  /// Returns the scene; `navigator` receives the destinations of keys.
  package func scene(_ navigator: LabNavigator? = nil) -> Scene {
    Scene(sceneName, title: "\(id) \(name.japanese) · \(name.english)") { context in
      let running = running(in: context, navigator)
      navigator?.onStrokeEnd = { [weak view = running.view] in view?.showVerdict() }
      return running.content
    }
  }

  /// Creates both sides and all their participants.
  func running(in context: ViewContext, _ navigator: LabNavigator? = nil) -> RunningPair {
    let sides = [naive(context), cured(context)]
    let view = PairView(self, sides, hasKeys: navigator != nil)
    let actors: [any FrameParticipant] =
      [MirroredPointer(on: view)] + sides.flatMap { $0.participants + [$0.metric] }
      + [PairReadout(view), LabKeys(navigator)]
    let content = Scene.Content(
      root: view, participants: actors, owned: sides.flatMap { $0.owned })
    return RunningPair(content: content, metrics: sides.map(\.metric), view: view)
  }
}

/// A pair in a running scene.
struct RunningPair {
  let content: Scene.Content
  /// The metrics of both sides, the naive side's first.
  let metrics: [any FailureMetric]
  let view: PairView
}

/// A participant that updates the numbers above the sides after each layout.
private final class PairReadout: FrameParticipant {
  private let view: PairView

  init(_ view: PairView) { self.view = view }

  func didLayout(at time: Double) { view.showReadings() }
}
