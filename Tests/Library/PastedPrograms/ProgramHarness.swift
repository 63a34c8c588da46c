import OrihonTesting
import UIKitNames

/// Runs a program's view as the whole of a window, by default of 390 × 800 points.
@MainActor func run(_ view: UIView, keeping objects: [AnyObject] = [], width: CGFloat = 390) -> StageHarness {
  StageHarness(view, keeping: objects, size: CGSize(width: width, height: 800))
}

extension StageHarness {
  /// Lets tasks that wait for what has happened go on.
  @MainActor func letTasksRun() async {
    for _ in 0..<100 { await Task.yield() }
  }
}
