public import Foundation

/// A scene at one moment: what `Stage.restore(_:)` takes back.
public struct StageSnapshot: Sendable {
  /// When it was taken, in seconds since the stage began.
  public let time: TimeInterval
  let scrolling: any Sendable
  let scrollViews: any Sendable
  let participants: [any Sendable]
  let input: InputPass.Snapshot
  let clock: SceneClock
  let frame: Int
}
