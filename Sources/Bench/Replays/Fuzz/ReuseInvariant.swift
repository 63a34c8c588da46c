import Foundation
import LayoutGeometry
import ScreenInterface
import Stage

/// The invariant that a reused view looks as a new one.
///
/// The scene is compared with a second one at the same moment, whose views have never shown anything else. Views that are
/// not reused, such as a label that a timer counts in, may keep what they like and are not compared.
struct ReuseInvariant {
  /// The number of frames from one comparison to the next.
  private static let period = 50

  /// The closure that starts the scene at time 0.
  let makeStage: @MainActor () -> Stage
  /// The scene that shows moments by new views, and the changes of the data that it has taken.
  private var second: (stage: Stage, edits: Int)?

  init(makeStage: @escaping @MainActor () -> Stage) { self.makeStage = makeStage }

  /// The difference between the drawing of `stage` and of new views; `nil` when there is none.
  ///
  /// Only every `period`-th frame is compared; the others return `nil`.
  mutating func violation(in stage: Stage, after edits: [SceneEdit], frame: Int) -> String? {
    frame.isMultiple(of: Self.period) ? difference(of: stage, after: edits) : nil
  }

  /// The first drawing command that differs between `stage` and new views; `nil` when there is none.
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

  /// True when two commands draw the same: a view that was elsewhere before may differ from a new one's place by a
  /// rounding, which text of three decimals may show.
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

  /// The drawing commands of a scene's reused views that cover pixels of its window.
  ///
  /// Views that have just left the window may still be in its list.
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
  /// True when each edge is within a thousandth of a point of the other's.
  fileprivate func isClose(to other: CGRect) -> Bool {
    let (edges, others) = ([minX, minY, maxX, maxY], [other.minX, other.minY, other.maxX, other.maxY])
    return zip(edges, others).allSatisfy { $0 == $1 || abs($0 - $1) < 0.001 }
  }
}
