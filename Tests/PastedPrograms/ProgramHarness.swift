import OrihonTesting
import Stage
import UIKitNames

/// Runs a program's view as the whole of a window of 390 × 800 points.
@MainActor func run(
  _ view: UIView, feed: UICollectionView? = nil, participants: [any FrameParticipant] = [],
  width: CGFloat = 390
) -> StageHarness {
  let scene = Scene("program") { _ in
    guard let feed else { return Scene.Content(root: view, participants: participants) }
    return Scene.Content(feed, root: view, participants: participants)
  }
  return StageHarness(scene, options: StageOptions(size: CGSize(width: width, height: 800)))
}

extension StageHarness {
  /// Lets tasks that wait for what has happened go on.
  @MainActor func letTasksRun() async {
    for _ in 0..<100 { await Task.yield() }
  }
}
