import CollectionViews
package import ScreenInterface
import ScrollPhysics
package import Stage

/// An owner of a scene's numbers, which can be read and changed while the scene runs.
package protocol TunableScene: AnyObject {
  /// The numbers and choices with the changes made so far; `nil` where there are none.
  var tuning: FeedTuning? { get }
}

/// Changes the numbers of a scene written in Swift: those of motion and gestures, of all its scroll views.
///
/// What has not been changed stays as the scene's own code has set it.
package final class SceneTuner: TunableScene, SceneEditing, FrameParticipant {
  private struct Own {
    let motion: MotionSettings
    let gestures: GestureSettings
    let deceleration: DecelerationRate
  }

  private weak var root: View?
  package private(set) var tuning = FeedTuning.ofNoFile
  private var own: [ObjectIdentifier: Own] = [:]

  init(_ root: View) { self.root = root }

  /// False: the cards are the code's own.
  package let hasEditableCards = false

  /// Refuses settings that a scene written in Swift does not have, and values that no scene could have.
  static func check(_ assignments: [SettingAssignment]) throws(FeedTuning.Refusal) {
    guard var tuning = FeedTuning.ofNoFile else { return }
    for assignment in assignments where !has(assignment.path) {
      throw FeedTuning.Refusal(
        description: "\(assignment): a scene written in Swift has the settings of motion and gestures only")
    }
    try tuning.take(assignments)
  }

  private static func has(_ path: SettingPath) -> Bool {
    path.row == nil && ["motion", "gestures"].contains(path.keys.first)
  }

  /// Changes a setting of motion or gestures; returns `false` for anything else.
  package func perform(_ edit: SceneEdit) -> Bool {
    guard case .setting(let name, let text) = edit, let path = SettingPath(name), Self.has(path),
      var next = tuning, (try? next.set(path, to: text)) != nil
    else { return false }
    take(next)
    return true
  }

  private func take(_ next: FeedTuning) {
    tuning = next
    root?.scrollViewsInside.forEach(adopt)
  }

  // MARK: FrameParticipant

  /// The numbers with the changes.
  package func snapshot() -> any Sendable { tuning }

  /// Goes back to the numbers that `snapshot()` returned.
  package func restore(_ snapshot: any Sendable) {
    if let former = snapshot as? FeedTuning, former != tuning { take(former) }
  }

  private func adopt(_ view: ScrollView) {
    guard let settings = tuning?.document.settings else { return }
    let id = ObjectIdentifier(view)
    let own =
      self.own[id]
      ?? Own(
        motion: view.motionSettings, gestures: view.gestureSettings, deceleration: view.decelerationRate)
    self.own[id] = own
    view.motionSettings = settings.motion(over: own.motion)
    view.gestureSettings = settings.gestures(over: own.gestures)
    view.decelerationRate = settings[.decelerationRate] == nil ? own.deceleration : settings.deceleration
  }
}

extension View {
  /// The scroll views in this tree of views, this one first.
  fileprivate var scrollViewsInside: [ScrollView] {
    ((self as? ScrollView).map { [$0] } ?? []) + subviews.flatMap(\.scrollViewsInside)
  }
}

extension Scene {
  /// The scene with numbers that can be changed while it runs, and that begin as these say.
  package func tunable(beginningWith assignments: [SettingAssignment] = []) -> Scene {
    var scene = self
    scene.makeContent = { [makeContent] context in
      var content = makeContent(context)
      if content.tunable == nil {
        let tuner = SceneTuner(content.root)
        content.owned.append(tuner)
        content.participants.append(tuner)
      }
      let owner = content.owned.lazy.compactMap { $0 as? any SceneEditing }.first
      for assignment in assignments {
        _ = owner?.perform(.setting(assignment.path.description, to: assignment.text))
      }
      return content
    }
    return scene
  }
}

extension Scene {
  /// Refuses settings that the scene does not have, and values that it could not have.
  package func check(_ assignments: [SettingAssignment], text: any TextMeasuring) throws(FeedTuning.Refusal) {
    let owner = makeContent(ViewContext(text: text)).tunable
    guard owner is FeedScene, var tuning = owner?.tuning else { return try SceneTuner.check(assignments) }
    try tuning.take(assignments)
  }
}

extension Scene.Content {
  /// The owner of the scene's numbers; `nil` for a scene whose numbers stay as they are.
  package var tunable: (any TunableScene)? { owned.lazy.compactMap { $0 as? any TunableScene }.first }
}
