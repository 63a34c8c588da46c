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
      state.input.handle(pointer, at: event.timestamp, in: content)
      state.chrome.pointerDidMove(
        pressed: pointer.phase == .pressed, dragging: state.input.isDragging(content))
    case .wheel(let wheel):
      let target = wheelTarget(of: wheel)
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

  /// What a turn of the wheel scrolls: what it already scrolls, else the innermost scroll view under the pointer
  /// that scrolls on its axis, else the feed.
  private func wheelTarget(of event: WheelEvent) -> ScrollView {
    if let turned = context.scrollViews.last(where: \.isTurnedByWheel) { return turned }
    // Content may have moved since the last frame: what is under the pointer now counts.
    layout()
    let axis = ScrollView.axis(of: event)
    let inner = content.root.hitTest(event.location)?.enclosingScrollViews ?? []
    let scrolling = inner.first {
      $0.scrollableAxes(at: $0.convertFromWindow(event.location)).isSuperset(of: axis)
    }
    // Where there is no feed, what goes across alone takes a plain wheel too.
    return scrolling ?? (content.collectionView.context == nil ? inner.first : nil) ?? content.collectionView
  }

  private func dispatch(_ event: WindowEvent) {
    switch event {
    case .resized(let size, let scale):
      state.dock.windowDidResize(from: state.size.width, to: size.width)
      state.size = size
      context.traits.displayScale = scale
      content.collectionView.safeAreaInsets = safeArea(for: sceneSize)
      content.collectionView.reloadForTraits()
      layout()
    case .focused(false): state.input.cancel(in: content)
    case .pointerInside(false):
      state.chrome.inspector.pointerDidLeave()
      guard !state.input.isPressed else { return }
      content.collectionView.endHover()
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
    if key.key.name == "alt", state.hasToolKeys { state.chrome.inspector.measures = key.isDown }
    guard key.isDown else { return }
    // Whoever has the focus comes first, then the scene, then the tools, then what scrolls.
    if content.collectionView.focusedControlHandles(key) { return }
    if content.participants.contains(where: { $0.handleKey(key, at: time) }) { return }
    if handleWindowKey(key) { return }
    if state.hasToolKeys, handleInspectionKey(key) || handleToolKey(key) { return }
    // Content may have moved since the last frame: what is on screen now has the focus, or gets it.
    layout()
    if let inner = innerKeyTarget(of: key), inner.scroll(byKey: key) { return }
    _ = content.collectionView.handleKey(key)
  }

  /// The scroll view inside the feed that a key is for: the focused one, else for arrows across the feed's axis the
  /// innermost one under the pointer, as with rows; where there is no feed, the one under the pointer or the first.
  private func innerKeyTarget(of key: KeyEvent) -> ScrollView? {
    let feed = content.collectionView
    if let focused = feed.focusedScrollView { return focused }
    let inner = context.scrollViews.filter { $0 !== feed }
    if feed.context == nil { return inner.last { $0.hoveredAxes != [] } ?? inner.first }
    guard let arrow = key.key.arrowAxis, arrow != feed.feedAxis, feed.focusedRow == nil else { return nil }
    return inner.last { $0.hoveredAxes.contains(Axes(arrow)) }
  }

  /// The keys that every window has, whatever it shows.
  private func handleWindowKey(_ key: KeyEvent) -> Bool {
    switch key.key.name {
    case "q" where key.modifiers.contains(.control): state.windowRequests.append(.close)
    case "escape": goBack()
    case "f11" where !key.modifiers.contains(.control): state.windowRequests.append(.toggleFullScreen)
    default: return false
    }
    return true
  }

  /// The keys that act on the tools and the surroundings rather than on the scene.
  private func handleToolKey(_ key: KeyEvent) -> Bool {
    if key.modifiers.contains(.control) {
      switch key.key.name {
      case "s": state.windowRequests.append(.saveRecording)
      case "r": state.windowRequests.append(.toggleRecording)
      default: return false
      }
      return true
    }
    switch key.key.name {
    case "t": change { $0.userInterfaceStyle = $0.userInterfaceStyle == .light ? .dark : .light }
    case "m": change { $0.layoutDirection = $0.isRightToLeft ? .leftToRight : .rightToLeft }
    case "r":
      change { $0.reducesMotion.toggle() }
      tell("Reduced motion \(context.traits.reducesMotion ? "on" : "off")")
    case "h" where key.modifiers.contains(.shift): toggleTraces()
    case "h":
      state.chrome.showsHUD.toggle()
      hudDidToggle()
    case "?": state.chrome.turnHelp()
    case "p" where !key.modifiers.contains(.alt):
      return content.participants.reduce(false) { $1.toggleAutoScroll() || $0 }
    case "d": state.windowRequests.append(.resize(nextDeviceSize(isTurning: key.modifiers.contains(.shift))))
    case "-": changeSpeed(by: -1)
    case "=": changeSpeed(by: 1)
    case "s": state.windowRequests.append(.saveStill)
    case "c": state.windowRequests.append(.copyCommand)
    default: return false
    }
    return true
  }

  /// Closes what was opened last: the help, a tool, the focus, full screen.
  private func goBack() {
    if state.chrome.closeHelp() || state.chrome.layers.close() || state.chrome.inspector.close() { return }
    if content.collectionView.focusedRow != nil {
      content.collectionView.endFocus()
    } else {
      state.windowRequests.append(.leaveFullScreen)
    }
  }

  private func changeSpeed(by steps: Int) {
    state.clock.changeRate(by: steps, at: state.windowTime)
    tell("Speed ×\(InspectorTag.number(state.clock.rate))")
  }

  /// Asks the window for the room that the HUD's dock needs, or gives it back.
  func hudDidToggle() {
    let size = state.size
    let isShown = state.chrome.showsHUD
    guard let wanted = state.dock.hudDidToggle(isShown: isShown, inWindowOf: size.width) else { return }
    state.windowRequests.append(
      isShown ? .widen(wanted) : .resize(CGSize(width: wanted, height: size.height)))
    content.collectionView.setNeedsLayout()
  }

  private func change(_ body: (inout TraitCollection) -> Void) {
    body(&context.traits)
    content.collectionView.reloadForTraits()
  }

  /// The next device for the scene; the window is wider by the dock.
  private func nextDeviceSize(isTurning: Bool) -> CGSize {
    let scene = sceneSize
    let sizes = Device.all.map(\.size)
    let index = sizes.firstIndex(of: scene).map { ($0 + 1) % sizes.count } ?? 0
    let next = isTurning ? CGSize(width: scene.height, height: scene.width) : sizes[index]
    return CGSize(width: next.width + state.dock.room, height: next.height)
  }
}
