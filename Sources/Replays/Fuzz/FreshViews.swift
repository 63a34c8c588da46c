import Foundation
import LayoutGeometry
import ScreenInterface
import Stage

/// The rule that a view that is used again looks as a new one: a scene draws what a second one draws at the same
/// moment, whose views have never shown anything else.
struct FreshViews {
  /// Frames between two looks.
  private static let period = 50

  /// Starts the scene at time 0.
  let makeStage: @MainActor () -> Stage

  /// What `stage` draws and new views do not, or the other way round; `nil` where there is nothing, and in frames
  /// that are not looked at.
  func violation(in stage: Stage, after edits: [SceneEdit], frame: Int) -> String? {
    frame.isMultiple(of: Self.period) ? difference(of: stage, after: edits) : nil
  }

  /// The first command that `stage` draws otherwise than new views do; `nil` where there is none.
  func difference(of stage: Stage, after edits: [SceneEdit]) -> String? {
    let fresh = makeStage()
    for edit in edits { _ = fresh.perform(edit, at: 0) }
    fresh.showAnew(stage)
    let (used, new) = (visibleCommands(of: stage), visibleCommands(of: fresh))
    guard used != new else { return nil }
    // A view that was elsewhere before may stand a rounding away from where a new one stands.
    let index = (0..<max(used.count, new.count)).first { text(used, $0) != text(new, $0) }
    guard let index else { return nil }
    return "a view keeps something of what it showed before: it draws \(text(used, index)) instead of "
      + text(new, index)
  }

  /// What a scene paints on pixels of its window; what has just left it may linger in its list.
  private func visibleCommands(of stage: Stage) -> [DrawCommand] {
    stage.displayList.commands.filter { !$0.extent(scale: stage.displayScale).isEmpty }
  }

  private func text(_ commands: [DrawCommand], _ index: Int) -> String {
    commands.indices.contains(index) ? "“\(commands[index])”" : "nothing"
  }
}
