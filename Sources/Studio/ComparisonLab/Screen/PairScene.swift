import CollectionViews
package import Stage

/// The scene in which a pair plays.
extension LabPair {
  /// The scene's name, also on the command line: `S21`.
  package var sceneName: String { id }

  /// Returns the scene; `navigator` receives the destinations of keys.
  package func scene(_ navigator: LabNavigator? = nil) -> Scene {
    Scene(sceneName, title: "\(id) \(name.japanese) · \(name.english)") { context in
      running(in: context, navigator).content
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
