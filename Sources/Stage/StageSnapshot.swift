import CollectionViews
public import Foundation
import ScreenInterface

/// A scene at one moment: what `Stage.restore(_:)` takes back.
public struct StageSnapshot: Sendable {
  /// When it was taken, in seconds since the stage began.
  public let time: TimeInterval
  let size: CGSize
  let traits: TraitCollection
  let dock: HUDDock
  let tools: ShownTools
  let scrolling: any Sendable
  let scrollViews: any Sendable
  let interactions: [ElementID: any Sendable]
  let participants: [any Sendable]
  let input: InputPass.Snapshot
  let clock: SceneClock
  let frame: Int
}
