import CollectionViews
package import Stage

/// The scene in which a pair plays.
extension LabPair {
  /// The name of the scene, which is also the word on the command line: `S21`.
  package var sceneName: String { id }

  /// The scene; `navigator` is told of keys that lead elsewhere.
  package func scene(_ navigator: LabNavigator? = nil) -> Scene {
    Scene(sceneName, title: "\(id) \(name.japanese) · \(name.english)") { context in
      running(in: context, navigator).content
    }
  }

  /// Makes both sides, and everything that acts in them.
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

/// A pair that plays.
struct RunningPair {
  let content: Scene.Content
  /// The gauges of both sides, the naive side's first.
  let metrics: [any FailureMetric]
  let view: PairView
}

/// Writes the numbers above the sides after each layout.
private final class PairReadout: FrameParticipant {
  private let view: PairView

  init(_ view: PairView) { self.view = view }

  func didLayout(at time: Double) { view.showReadings() }
}
