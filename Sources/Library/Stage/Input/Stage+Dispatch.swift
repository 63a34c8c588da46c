import CollectionViews
import CompositionalLayout
import Foundation
import LayoutGeometry
import ScreenInterface

extension Stage {
  func dispatch(_ event: InputEvent) {
    switch event.kind {
    case .pointer(let pointer):
      state.hasPointerMoved = true
      switch pointer.phase {
      case .pressed:
        let under = viewsNow(under: pointer.location)
        state.input.press(pointer, at: event.timestamp, on: under, in: content)
      case .moved where !isPressed:
        state.input.hover(at: viewsNow(under: pointer.location), in: content, context.scrollViews)
      case .moved, .released, .cancelled:
        state.input.handle(pointer, at: event.timestamp, in: content)
      }
    case .wheel(let wheel):
      guard let target = wheelTarget(of: wheel) else { return }
      target.wheel(wheel, at: target.convertFromWindow(wheel.location))
    case .key(let key): dispatch(key, at: event.timestamp)
    case .window(let window): dispatch(window)
    case .found(let found): dispatch(found.kind, at: event.timestamp)
    // The stroke belongs to the pointer that came first.
    case .finger: break
    }
  }

  private func dispatch(_ found: FileEvent.Kind, at time: TimeInterval) {
    switch found {
    case .picture(let request, let outcome):
      context.pictures.receive(request, outcome, at: time)
      context.animate(until: time + ImageView.fadeDuration)
    case .pictureDiscarded(let picture): context.pictures.discard(picture)
    case .pictureChanged(let change): context.pictures.renew(change.path)
    case .dropped: break
    }
  }

  /// Returns the scroll view that a wheel event scrolls; `nil` in a scene without any.
  ///
  /// It is the one of the present wheel gesture, of two the one under the pointer; else the innermost under the
  /// pointer that scrolls on the wheel's axis; else the feed, in a scene without one the innermost that scrolls at
  /// all; else the outermost of the scene.
  private func wheelTarget(of event: WheelEvent) -> ScrollView? {
    let turned = context.scrollViews.filter(\.isTurnedByWheel)
    let place = event.location
    if let target = turned.last(where: { $0.box.contains($0.convertFromWindow(place)) }) ?? turned.last {
      return target
    }
    let under = viewsNow(under: place)
    if under.isOnCover { return under.scrollView(turnedBy: event) }
    guard let feed else {
      return under.scrollView(turnedBy: event) ?? context.scrollViews.first
    }
    return under.innermost(on: ScrollView.axis(of: event), at: place) ?? feed
  }

  private func dispatch(_ event: WindowEvent) {
    switch event {
    case .resized(let size, let scale):
      state.size = size
      let former = context.traits
      context.traits.displayScale = scale
      feed?.safeAreaInsets = safeArea(for: sceneSize)
      context.safeArea = safeArea(for: sceneSize)
      reloadForTraits(after: former)
      layout()
    case .focused(false): state.input.cancel(in: content.root)
    case .pointerInside(false):
      guard !state.input.isPressed else { return }
      state.input.leave(context.scrollViews)
    case .documentSaved: state.document?(self)
    case .focused, .visible, .occluded, .pointerInside: break
    }
  }

  func safeArea(for size: CGSize) -> EdgeInsets {
    guard state.safeArea != .zero else { return .zero }
    for device in DeviceModel.all {
      if size == device.size(scale: displayScale) { return device.safeArea }
      if size == device.turned.size(scale: displayScale) { return device.turned.safeArea }
    }
    return state.safeArea
  }

  private func dispatch(_ key: KeyEvent, at time: TimeInterval) {
    guard key.isDown else { return }
    // The focused view comes first, then the scene, then the tools, then the scroll views.
    if context.scrollViews.contains(where: { $0.takesInput && $0.focusHandles(key) }) { return }
    if participants.contains(where: { $0.handleKey(key, at: time) }) { return }
    if handleWindowKey(key) { return }
    if tools?.handleKey(key) == true { return }
    // Content may have moved since the last frame; the views on screen now have the focus, or get it.
    layout()
    for view in keyTargets(of: key) {
      let isInside = view.enclosingScrollViews.count > 1
      if isInside ? view.scroll(byKey: key) : view.handleKey(key) { return }
    }
  }

  /// Returns the scroll views to which a key is sent, in this order.
  ///
  /// If a view has the focus, it and the views around it get every key. Else the feed gets it, after the innermost
  /// view under the pointer for an arrow across the feed. Without a feed the key goes from the innermost view under
  /// the pointer outwards, and to the first view where there is none.
  private func keyTargets(of key: KeyEvent) -> [ScrollView] {
    let scrollers = context.scrollViews
    if let holder = focusHolder {
      return [holder.focusedScrollView, holder].compactMap(\.self)
    }
    guard let feed else {
      let hovered = scrollers.filter { $0.hoveredAxes != [] }
      return hovered.isEmpty ? Array(scrollers.prefix(1)) : hovered.reversed()
    }
    guard let arrow = key.key.arrowAxis, arrow != feed.feedAxis else { return [feed] }
    let inner = scrollers.last { $0 !== feed && $0.hoveredAxes.contains(Axes(arrow)) }
    return [inner, feed].compactMap(\.self)
  }

  /// The scroll view inside which something has the focus; `nil` for none, and for one that takes no input.
  private var focusHolder: ScrollView? { context.scrollViews.first { $0.hasFocus && $0.takesInput } }

  /// Handles the keys that work in every window; returns `false` for any other key.
  private func handleWindowKey(_ key: KeyEvent) -> Bool {
    switch Command(key) {
    case .quit: ask(.close)
    case .goBack: goBack()
    case .toggleFullScreen: ask(.toggleFullScreen)
    default: return false
    }
    return true
  }

  /// Closes what was opened last: a tool, the focus, full screen.
  private func goBack() {
    if tools?.closeLast() == true { return }
    if let focused = focusHolder {
      focused.endFocus()
    } else {
      ask(.leaveFullScreen)
    }
  }

}
