public import CollectionViews
public import Foundation
import LayoutGeometry
public import Replays
public import ScreenInterface
public import Stage

/// A pair that is played without a window, and what it counted.
public final class LabRun {
  /// A moment of a run: the values of both curves.
  public struct Sample: Sendable, Hashable {
    /// The time, in seconds since the pair began.
    public let time: TimeInterval
    /// The values of the curve, the naive side's first.
    public let values: [Double]
    /// The first readings, the naive side's first.
    public let readings: [Double]
  }

  /// The height of the words above the sides, in points.
  public nonisolated static let wordsHeight = PairLayout.wordsHeight

  /// The pair.
  public let pair: LabPair
  /// The stage on which it plays.
  public let stage: Stage
  /// The stage with what listens to it.
  public let session: StageSession
  private let running: RunningPair
  /// Every frame so far.
  public private(set) var samples: [Sample] = []

  /// Prepares a run in a window in which both sides have their own size.
  public init(
    _ pair: LabPair, traits: TraitCollection = TraitCollection(), text: any TextMeasuring
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
    stage = Stage(
      scene, options: StageOptions(size: PairLayout.window(for: pair.setting.size), traits: traits), text: text)
    session = StageSession(stage)
    guard let made else { preconditionFailure("a stage makes its scene's content when it begins") }
    running = made
  }

  /// Plays the stroke at `rate` frames a second until everything rests; `onFrame` is called after each frame.
  public func play(
    rate: Double, pictures: @escaping HeadlessRun.PictureLoader = { _ in .ready },
    onFrame: (() -> Void)? = nil
  ) throws(ReplayError) {
    let run = HeadlessRun(session, pictures: pictures)
    run.onFrame = { [unowned self] stage in
      samples.append(
        Sample(
          time: stage.time, values: running.gauges.map(\.plotted),
          readings: running.gauges.map { $0.readings[0] }))
      onFrame?()
    }
    try run.play(ScriptPlayer(pair.script(in: stage.size)), rate: rate)
  }

  /// The readings of all measures, the naive side's first.
  public var readings: [[Double]] { running.gauges.map(\.readings) }

  /// The time at which the naive side had failed; `nil` while it has not.
  public var failureTime: TimeInterval? {
    samples.first { pair.measures[0].fails($0.readings[0]) }?.time
  }
}
