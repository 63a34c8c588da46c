import CollectionViews
public import Foundation
import ScreenInterface

extension Stage {
  /// Brings the scene to `time` between two frames, or up to date with pictures that have just arrived.
  ///
  /// It lays out and writes the display lists, and counts no frame.
  ///
  /// Scripts aim and check with it at their own instants, whatever the frame rate. Changes that the scene's
  /// own handlers make to controls and participants during this layout last until the next event or frame and
  /// are then undone, because no recording contains such a look.
  public func refresh(to time: TimeInterval) {
    takeBackLook()
    catchUp(to: time)
    state.look = Look(
      interactions: interactions(in: content.root), participants: content.participants.map { $0.snapshot() })
    context.betweenFrames(layout)
    display()
  }

  /// The state of controls and participants before a look at the scene between two frames.
  struct Look {
    var interactions: [ElementID: any Sendable]
    var participants: [any Sendable]
  }

  /// Undoes the effects of a look between two frames, before the next event or frame.
  func takeBackLook() {
    guard let look = state.look else { return }
    state.look = nil
    restore(look.interactions, in: content.root)
    restore(look.participants)
  }
}
