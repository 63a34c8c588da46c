import CollectionViews
import CompositionalLayout
import Foundation
import LayoutGeometry
import ScreenInterface

extension Stage {
  func dispatch(_ event: InputEvent) {
    switch event.kind {
    case .pointer(let pointer):
      if pointer.phase == .pressed { layout() }
      state.hasPointerMoved = true
      state.input.handle(pointer, at: event.timestamp, in: content.root, context.scrollViews)
    case .wheel(let wheel):
      guard let target = wheelTarget(of: wheel) else { return }
      target.wheel(wheel, at: target.convertFromWindow(wheel.location))
    case .key(let key): dispatch(key, at: event.timestamp)
    case .window(let window): dispatch(window)
    case .picture(let request, let outcome):
      context.pictures.receive(request, outcome, at: event.timestamp)
      context.animate(until: event.timestamp + ImageView.fadeDuration)
    case .pictureDiscarded(let picture): context.pictures.discard(picture)
    case .dropped: break
    }
  }

  /// Returns the scroll view that a turn of the wheel moves; `nil` in a scene without any.
  ///
  /// It is the one that the wheel already moves, else the innermost under the pointer that scrolls on the
  /// wheel's axis, else the innermost that scrolls at all, else the outermost of the scene.
  private func wheelTarget(of event: WheelEvent) -> ScrollView? {
    if let turned = context.scrollViews.last(where: \.isTurnedByWheel) { return turned }
    // Content may have moved since the last frame; the views under the pointer now count.
    layout()
    let axis = ScrollView.axis(of: event)
    let inner = content.root.hitTest(event.location)?.enclosingScrollViews ?? []
    func scrollable(_ view: ScrollView) -> Axes {
      view.scrollableAxes(at: view.convertFromWindow(event.location))
    }
    return inner.first { scrollable($0).isSuperset(of: axis) } ?? inner.first { scrollable($0) != [] }
      ?? context.scrollViews.first
  }

  private func dispatch(_ event: WindowEvent) {
    switch event {
    case .resized(let size, let scale):
      state.size = size
      context.traits.displayScale = scale
      content.feed?.safeAreaInsets = safeArea(for: sceneSize)
      reloadForTraits()
      layout()
    case .focused(false): state.input.cancel(in: content.root)
    case .pointerInside(false):
      guard !state.input.isPressed else { return }
      for view in context.scrollViews { view.endHover() }
    case .documentSaved: state.document?(self)
    case .focused, .visible, .occluded, .pointerInside: break
    }
  }

  func safeArea(for size: CGSize) -> EdgeInsets {
    guard state.safeArea != .zero else { return .zero }
    for device in Device.all {
      if size == device.size { return device.safeArea }
      if size == device.turned.size { return device.turned.safeArea }
    }
    return state.safeArea
  }

  private func dispatch(_ key: KeyEvent, at time: TimeInterval) {
    guard key.isDown else { return }
    // The focused view comes first, then the scene, then the tools, then the scroll views.
    if context.scrollViews.contains(where: { $0.focusedControlHandles(key) }) { return }
    if content.participants.contains(where: { $0.handleKey(key, at: time) }) { return }
    if handleWindowKey(key) { return }
    if tools?.handleKey(key) == true { return }
    // Content may have moved since the last frame; the views on screen now have the focus, or get it.
    layout()
    let scrollers = context.scrollViews
    guard let outer = scrollers.first(where: { $0.hoveredAxes != [] }) ?? scrollers.first else { return }
    if let inner = innerKeyTarget(of: key, inside: outer), inner.scroll(byKey: key) { return }
    _ = outer.handleKey(key)
  }

  /// Returns the scroll view inside `outer` that a key is for; `nil` where `outer` has the key.
  ///
  /// It is the focused one, else, for arrows along which `outer` does not scroll, the innermost under the
  /// pointer that does.
  private func innerKeyTarget(of key: KeyEvent, inside outer: ScrollView) -> ScrollView? {
    if let focused = outer.focusedScrollView { return focused }
    guard let arrow = key.key.arrowAxis, outer.motion(on: arrow) == nil, outer.focusedRow == nil else {
      return nil
    }
    return context.scrollViews.last { $0 !== outer && $0.hoveredAxes.contains(Axes(arrow)) }
  }

  /// Handles the keys that every window has, whatever it shows; returns `false` for any other key.
  private func handleWindowKey(_ key: KeyEvent) -> Bool {
    switch Command(key) {
    case .quit: ask(.close)
    case .goBack: goBack()
    case .toggleFullScreen: ask(.toggleFullScreen)
    default: return false
    }
    return true
  }

  /// Closes the thing that was opened last: a tool, the focus, full screen.
  private func goBack() {
    if tools?.closeLast() == true { return }
    if let focused = context.scrollViews.first(where: { $0.focusedRow != nil }) {
      focused.endFocus()
    } else {
      ask(.leaveFullScreen)
    }
  }

}
