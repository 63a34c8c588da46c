import CollectionViews
package import ScreenInterface
package import Stage

/// An owner of a scene's settings, which can be read and changed while the scene runs.
package protocol TunableScene: AnyObject {
  /// The settings with the changes made so far; `nil` where there are none.
  var tuning: FeedTuning? { get }
}

extension View {
  /// The scroll views in this view hierarchy, this view first.
  var scrollViewsInside: [ScrollView] {
    ((self as? ScrollView).map { [$0] } ?? []) + subviews.flatMap(\.scrollViewsInside)
  }
}

extension Scene {
  /// Returns the scene with settings that can be changed while it runs, and with these initial values.
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
  /// Throws for unknown settings and invalid values of the scene.
  package func check(_ assignments: [SettingAssignment], text: any TextMeasuring) throws(FeedTuning
    .RejectedEdit)
  {
    let content = makeContent(ViewContext(text: text))
    let numbers = withExtendedLifetime(content) { (content.tunable ?? SceneTuner(content.root)).tuning }
    guard var tuning = numbers else {
      throw FeedTuning.RejectedEdit(description: "\(name) has no numbers that can be set")
    }
    try tuning.take(assignments)
  }
}

extension Scene.Content {
  /// The owner of the scene's settings; `nil` for a scene whose settings cannot be changed.
  package var tunable: (any TunableScene)? { owned.lazy.compactMap { $0 as? any TunableScene }.first }
}
