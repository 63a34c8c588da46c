import CollectionViews
public import Foundation
import ScreenInterface

extension Stage {
  /// Brings the scene to `time` between two frames, or up to date with pictures that have just arrived: lays out
  /// and writes the display lists, and counts no frame.
  ///
  /// Scripts aim and check with it at their own instants, whatever the frame rate. What the scene's own handlers
  /// do to controls and participants while it lays out holds until the next event or frame, and is then taken back:
  /// no recording tells of such a look.
  public func refresh(to time: TimeInterval) {
    takeBackLook()
    catchUp(to: time)
    state.look = Look(
      interactions: interactions(in: content.root), participants: content.participants.map { $0.snapshot() })
    content.collectionView.betweenFrames(layout)
    display()
  }

  /// What controls and participants were before the scene was looked at between two frames.
  struct Look {
    var interactions: [ElementID: any Sendable]
    var participants: [any Sendable]
  }

  /// Ends a look between two frames, so that nothing of it reaches what comes next.
  func takeBackLook() {
    guard let look = state.look else { return }
    state.look = nil
    restore(look.interactions, in: content.root)
    restore(look.participants)
  }
}
