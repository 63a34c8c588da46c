import Foundation
import LayoutGeometry
import ScreenInterface
import Stage

/// The invariant that a reused view looks like a new one.
///
/// The scene is compared with a second scene at the same time whose views are all new. Views that are not
/// reused, such as a label that a timer updates, may keep state and are not compared.
struct ReuseInvariant {
  /// The number of frames between two comparisons.
  private static let period = 50

  /// The closure that starts the scene at time 0.
  let makeStage: @MainActor () -> Stage
  /// The scene with new views, and the number of edits that were applied to it.
  private var second: (stage: Stage, edits: Int)?

  init(makeStage: @escaping @MainActor () -> Stage) { self.makeStage = makeStage }

  /// Compares the drawing of `stage` with that of new views and returns the difference; `nil` when there is none.
  ///
  /// Only every `period`-th frame is compared; the others return `nil`.
  mutating func violation(in stage: Stage, after edits: [SceneEdit], frame: Int) -> String? {
    frame.isMultiple(of: Self.period) ? difference(of: stage, after: edits) : nil
  }

  /// Returns the first drawing command that differs between `stage` and new views; `nil` when there is none.
  mutating func difference(of stage: Stage, after edits: [SceneEdit]) -> String? {
    let fresh = second(after: edits)
    fresh.showAnew(stage)
    if stage.displayList.commands == fresh.displayList.commands { return nil }
    let (used, new) = (visibleCommands(of: stage), visibleCommands(of: fresh))
    guard used != new else { return nil }
    let index = (0..<max(used.count, new.count)).first { index in
      guard index < used.count, index < new.count else { return true }
      return !Self.looksSame(used[index], new[index])
    }
    guard let index else { return nil }
    return "a view keeps something of what it showed before: it draws \(text(used, index)) instead of "
      + text(new, index)
  }

  private mutating func second(after edits: [SceneEdit]) -> Stage {
    if let second, second.edits == edits.count { return second.stage }
    let stage = makeStage()
    for edit in edits { _ = stage.perform(edit, at: 0) }
    second = (stage, edits.count)
    return stage
  }

  /// Returns true when two commands draw the same; a reused view may differ from a new one by a rounding error,
  /// which text of three decimals can show.
  static func looksSame(_ used: DrawCommand, _ new: DrawCommand) -> Bool {
    guard used.frame.isClose(to: new.frame), used.clip.isClose(to: new.clip) else { return false }
    var there = used
    (there.frame, there.clip) = (new.frame, new.clip)
    if let (corners, others) = used.rounding.flatMap({ own in new.rounding.map { (own, $0) } }),
      corners.frame.isClose(to: others.frame)
    {
      there.round(by: others)
    }
    return there.description == new.description
  }

  /// Returns the drawing commands of a scene's reused views that cover pixels of the window.
  ///
  /// Views that have just left the window can still be in its list.
  private func visibleCommands(of stage: Stage) -> [DrawCommand] {
    let reused = stage.reusedPaths
    return stage.displayList.commands.filter { command in
      let path = command.element.path
      return !command.extent(scale: stage.displayScale).isEmpty
        && (reused.contains(path)
          || path.indices.contains { path[$0] == "/" && reused.contains(String(path[..<$0])) })
    }
  }

  private func text(_ commands: [DrawCommand], _ index: Int) -> String {
    commands.indices.contains(index) ? "“\(commands[index])”" : "nothing"
  }
}

extension CGRect {
  /// Returns true when each edge is within a thousandth of a point of the other's.
  fileprivate func isClose(to other: CGRect) -> Bool {
    let (edges, others) = ([minX, minY, maxX, maxY], [other.minX, other.minY, other.maxX, other.maxY])
    return zip(edges, others).allSatisfy { $0 == $1 || abs($0 - $1) < 0.001 }
  }
}
