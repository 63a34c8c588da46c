import CollectionViews
public import Foundation
import ScreenInterface

/// The state of a stage at one time, which `Stage.restore(_:)` restores.
public struct StageSnapshot: Sendable {
  /// The time of the snapshot, in seconds since the stage began.
  public let time: TimeInterval
  let size: CGSize
  let traits: TraitCollection
  let tools: (any Sendable)?
  let scrollViews: [ElementID: ScrollViewSnapshot]
  let interactions: ViewInteractions
  let participants: [any Sendable]
  let input: PointerEventRouter.Snapshot
  let clock: SceneClock
  let frame: Int
}
