import Carousel
import CollectionViews
import Foundation
import LayoutGeometry
import SceneReadings
import ScreenInterface
import Stage

/// The calls of the scene, which go to the feed at the top.
extension FeedNavigation {
  /// The participants of the feed at the top.
  private var actors: [any FrameParticipant] { top.participants }

  /// The feeds in the view tree, the one at the top last.
  private var shown: [FeedLevel] {
    transition.isRunning ? state.levels.suffix(2) : [top]
  }

  /// The end of a slide, or the next deadline of the feed at the top.
  var nextDeadline: TimeInterval? {
    (actors.compactMap(\.nextDeadline) + [transition.slide?.end].compactMap(\.self)).min()
  }

  func deadlineReached(at time: TimeInterval) {
    for actor in actors {
      if let deadline = actor.nextDeadline, deadline <= time { actor.deadlineReached(at: time) }
    }
    if let end = transition.slide?.end, end <= time { finish(at: time) }
  }

  func sceneDidEmit(_ event: SceneEvent) {
    // What happened before a push or a pop is told belongs to the former feed, whose rows may have the same ids.
    guard state.running.events.isEmpty else { return }
    for actor in actors { actor.sceneDidEmit(event) }
  }

  func frameWillBegin(at time: TimeInterval) {
    for actor in actors { actor.frameWillBegin(at: time) }
  }

  func toggleAutoScroll() -> Bool { actors.contains { $0.toggleAutoScroll() } }

  /// Passes input to the feed at the top, and changes of the window to all.
  func didHandle(_ event: InputEvent) {
    if case .pointer(let pointer) = event.kind, pointer.phase == .pressed { focusBack(false) }
    if case .window = event.kind {
      for level in state.levels {
        for actor in level.participants { actor.didHandle(event) }
      }
    } else {
      for actor in actors { actor.didHandle(event) }
    }
  }

  func didLayout(at time: TimeInterval) {
    view.place(canGoBack ? transition.share(at: time) : 0)
    for level in shown {
      for actor in level.participants { actor.didLayout(at: time) }
    }
  }

  var nextDisplayTime: TimeInterval? { actors.compactMap(\.nextDisplayTime).min() }

  func takeEvents() -> [SceneEvent] {
    defer { state.running.events.removeAll() }
    return state.running.events + state.levels.flatMap { $0.participants.flatMap { $0.takeEvents() } }
  }

  func rowTrace(of row: String) -> RowTrace { top.feed.controller.rowTrace(of: row) }

  // MARK: Keys

  /// Goes back by Alt-Left and Backspace, and moves the focus to the back button and from it.
  func handleKey(_ key: KeyEvent, at time: TimeInterval) -> Bool {
    if canGoBack, key.isDown, handleOwnKey(key) { return true }
    return actors.contains { $0.handleKey(key, at: time) }
  }

  private func handleOwnKey(_ key: KeyEvent) -> Bool {
    let isPlain = key.modifiers.isDisjoint(with: [.control, .alt, .shift])
    switch key.key.name {
    case "left" where key.modifiers == .alt, "backspace" where isPlain:
      if !key.isRepeat { pop() }
      return true
    case "tab" where key.modifiers.isDisjoint(with: [.control, .alt]):
      return moveFocus(backwards: key.modifiers.contains(.shift))
    case "space" where isPlain && hasBackFocus, "enter" where isPlain && hasBackFocus:
      if !key.isRepeat { pop() }
      return true
    case "escape" where hasBackFocus:
      focusBack(false)
      return true
    default: return false
    }
  }

  private var hasBackFocus: Bool { top.view.bar?.back.hasFocus ?? false }

  private func focusBack(_ hasFocus: Bool) { top.view.bar?.back.hasFocus = hasFocus }

  /// Moves the focus between the feed and the back button, which comes first and follows the last element.
  ///
  /// It returns false where the feed moves it.
  private func moveFocus(backwards: Bool) -> Bool {
    let feed = top.feed.collectionView
    if hasBackFocus {
      focusBack(false)
      if backwards { feed.moveFocusToEnd(isLast: true) }
      if backwards, !feed.hasFocus { focusBack(true) }
      return backwards
    }
    if !feed.hasFocus {
      if !backwards { focusBack(true) }
      return !backwards
    }
    if !feed.moveFocus(backwards: backwards, wraps: false) {
      feed.endFocus()
      focusBack(true)
    }
    return true
  }

  // MARK: Edits

  /// Always true: a feed's cards are data.
  var hasEditableCards: Bool { true }

  /// Changes a setting of the first feed, and anything else in the feed at the top.
  func perform(_ edit: SceneEdit) -> Bool {
    if case .setting = edit { return first.feed.perform(edit) }
    return top.feed.perform(edit)
  }
}
