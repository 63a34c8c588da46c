import Documents
package import Foundation
import SceneReadings
package import ScreenInterface
package import Stage

/// An interceptor that writes what a screen reader is told: the tree at rest, page changes, and the moves of the focus.
///
/// The tree is read for the first frame, and again when the scene has come to rest and differs. Without this
/// interceptor nothing is read.
package final class AccessibilityInterceptor: SessionInterceptor {
  private struct State {
    var announcer = PageAnnouncer()
    var latest: AccessibilityElement?
    var focus: ElementID?
    /// True while the scene has moved or had events since the tree was read.
    var isStale = true
  }

  /// The content that the interceptor wraps.
  package let inside: any StagedContent
  private let sink: (String) -> Void
  private var state = State()

  /// Creates an interceptor around `inside` that passes whole lines to `sink`.
  package init(on inside: any StagedContent, to sink: @escaping (String) -> Void) {
    self.inside = inside
    self.sink = sink
  }

  /// Advances the content's time and writes what the frame changes for a screen reader.
  package func advance(to time: TimeInterval) {
    inside.advance(to: time)
    let stage = inside.stage
    tellPages(of: stage)
    tellFocus(of: stage)
    if stage.isMoving || !stage.frameEvents.isEmpty { state.isStale = true }
    if state.isStale, !stage.isMoving {
      state.isStale = false
      tellTree(of: stage)
    }
  }

  /// Passes an event on; whatever it changes is told when the scene is at rest.
  package func handle(_ event: InputEvent) {
    inside.handle(event)
    state.isStale = true
  }

  private func tellPages(of stage: Stage) {
    guard state.latest == nil || !stage.frameEvents.isEmpty else { return }
    let turns = state.announcer.turns(in: stage.trace)
    guard !turns.isEmpty else { return }
    let tree = stage.accessibilityTree()
    for turn in turns {
      let id = ElementID(turn.scroller.name)
      let words = [tree.element(id)?.label, turn.value].compactMap(\.self).joined(separator: ", ")
      write(
        AccessibilityNotification(.pageScrolled, at: turn.time, element: id, announcement: words))
    }
  }

  /// Tells the focused element once it is on screen: the feed may still be scrolling it into view.
  private func tellFocus(of stage: Stage) {
    let focus = stage.focusedElement
    guard focus != state.focus else { return }
    guard focus != nil else { return state.focus = nil }
    guard let focused = stage.accessibilityTree().focused else { return }
    state.focus = focus
    write(
      AccessibilityNotification(
        .layoutChanged, at: stage.time, element: focused.id, announcement: focused.words))
  }

  private func tellTree(of stage: Stage) {
    let tree = stage.accessibilityTree()
    guard tree != state.latest else { return }
    let kind: AccessibilityNotification.Kind = state.latest == nil ? .screenChanged : .layoutChanged
    state.latest = tree
    write(AccessibilityNotification(kind, at: stage.time), tree: tree)
  }

  private func write(_ notification: AccessibilityNotification, tree: AccessibilityElement? = nil) {
    sink(notification.json(tree: tree).text(decimals: FrameLog.decimals) + "\n")
  }
}
