import CollectionViews
import FeedFiles
package import Foundation
import LayoutGeometry
package import SceneTools
package import ScreenInterface
package import Stage

/// The interceptor that shows the tuning panel beside the scene or below it.
///
/// It wraps the session. The wrapped content gets a window without the panel's area, and each change of a
/// number as an edit. So a recording contains the changes and the replayed strokes, but nothing of the panel.
package final class TuningInterceptor: SessionInterceptor {
  /// The steps of scrolling to a row: the scene is laid out in its new size before a row can be found in it.
  enum PendingReveal {
    case no, afterNextFrame, now
  }

  struct State {
    var panel: TuningPanel?
    var window: CGSize
    var scale: CGFloat
    var time: TimeInterval = 0
    var location: CGPoint?
    /// True during a press that began on the panel.
    var ownsPress = false
    /// True during the user's own press on the scene.
    var isScenePressed = false
    var isOverPanel = false
    /// The keys that were pressed on the panel, whose release must not reach the scene.
    var takenKeys: Set<Key> = []
    var strokes = PanelStrokeController()
    var requests: [WindowRequest] = []
    /// Whether the tuned row is to be scrolled into view.
    var reveal = PendingReveal.no
    /// The panel's drawing commands; `nil` when they must be rebuilt.
    var drawn: [DrawCommand]?
    /// The outlines on the scene, which move with their row in every frame.
    var ghosts: [DrawCommand] = []
    /// The reason that was told why the feed on screen is not tuned.
    var untuned: String?
    /// The traits with which the panel was drawn.
    var traits = TraitCollection()
  }

  /// The content that the interceptor wraps.
  package let inside: any StagedContent
  let tools: Toolbox
  let services: TuningServices
  var state: State

  /// Creates an interceptor around `inside`, without an open panel.
  package init(on inside: any StagedContent, tools: Toolbox, _ services: TuningServices) {
    self.inside = inside
    self.tools = tools
    self.services = services
    state = State(window: inside.stage.size, scale: inside.stage.displayScale)
  }

  /// True while the panel is shown.
  package var isOpen: Bool { state.panel != nil }

  var placement: PanelPlacement { PanelPlacement(window: state.window) }

  // MARK: Opening

  /// Opens the panel, with the numbers of `row` expanded if it is given.
  package func open(row: String? = nil) {
    guard let tuning = stage.content.tunable?.tuning else {
      return tools.tell("This scene has no numbers to tune")
    }
    if row != nil || state.panel == nil, let reason = reasonNotToTune { return tools.tell(reason) }
    if state.panel == nil {
      state.panel = TuningPanel(tuning)
      state.panel?.unwritable = reasonNotToWrite(tuning)
      resizeScene()
    }
    state.panel?.hasKeys = true
    if let row { state.panel?.show(row: row) }
    rehearse()
    (state.drawn, state.reveal) = (nil, .afterNextFrame)
  }

  /// Closes the panel; the numbers keep their values.
  package func close() {
    guard state.panel != nil else { return }
    ask { $0.commitTyping() + $0.hold(false) }
    stopLoop()
    state.panel = nil
    (state.isOverPanel, state.ownsPress, state.reveal) = (false, false, .no)
    resizeScene()
    state.drawn = nil
  }

  private func resizeScene() {
    let size = isOpen ? placement.scene.alignedToPixels(scale: state.scale) : state.window
    inside.handle(InputEvent(.window(.resized(size, scale: state.scale)), at: state.time))
  }

  // MARK: SessionInterceptor

  /// Handles input for the panel, and forwards everything else.
  package func handle(_ event: InputEvent) {
    state.time = max(state.time, event.timestamp)
    switch event.kind {
    case .window(.resized(let size, let scale)):
      (state.window, state.scale, state.drawn) = (size, scale, nil)
      guard isOpen else { return inside.handle(event) }
      return resizeScene()
    case .pointer(let pointer): return handle(pointer, event)
    case .wheel(let wheel): if takes(wheel) { return }
    case .key(let key): if takes(key) { return }
    case .window(.pointerInside(false)):
      (state.location, state.isOverPanel) = (nil, false)
      point(at: nil)
    default: break
    }
    pass(event)
  }

  /// Plays the due events of the stroke, advances the time, and continues the preview.
  package func advance(to time: TimeInterval) {
    state.time = max(state.time, time)
    if services.isFrozen() {
      state.strokes.standStill()
    } else if isOpen {
      if state.reveal == .now { revealRow() }
      state.strokes.playLoop(to: time, on: inside)
    }
    inside.advance(to: time)
    if state.reveal == .afterNextFrame { state.reveal = .now }
    if let stroke = state.strokes.sceneIs(at: time, on: stage) { take(stroke) }
    guard isOpen else { return }
    if let tuning = stage.content.tunable?.tuning, tuning != state.panel?.tuning {
      state.panel?.take(tuning)
      state.drawn = nil
    }
    tellPushedFeed()
    if state.strokes.advance(startingLoopAt: stage.isFeedScrolling ? nil : time) {
      state.drawn = nil
      revealSelection()
    }
    if state.traits != stage.context.traits { (state.traits, state.drawn) = (stage.context.traits, nil) }
    state.ghosts = ghosts
  }

  /// The scene's display list, in the whole window.
  package var displayList: DisplayList {
    var list = inside.displayList
    if isOpen { list.size = state.window }
    return list
  }

  /// The commands of the wrapped content, with those of the panel above it.
  package var chromeList: DisplayList {
    var list = inside.chromeList
    guard isOpen else { return list }
    list.size = state.window
    list.commands += state.ghosts + panelCommands
    return list
  }

  /// True while the scene moves or a stroke is played.
  package var isMoving: Bool {
    inside.isMoving || (isOpen && (state.strokes.isRehearsing || state.strokes.isSettling))
      || (state.reveal != .no && !services.isFrozen())
  }

  /// The time of the scene's next frame, or of the next event of a stroke.
  package var nextWakeTime: TimeInterval? {
    let due = isOpen && !services.isFrozen() ? state.strokes.nextTime : nil
    return [inside.nextWakeTime, due, state.strokes.keeper.dueTime].compactMap(\.self).min()
  }

  /// The shape of the pointer: a hand over a draggable number, an arrow over the rest of the panel.
  package var pointerShape: PointerShape {
    guard state.isOverPanel, let panel = state.panel else { return inside.pointerShape }
    if panel.isScrubbing { return .closedHand }
    guard let location = state.location, case .field(let path)? = layout(of: panel).part(at: location) else {
      return .arrow
    }
    return panel.groups.lazy.flatMap(\.fields).first { $0.path == path }?.range == nil ? .arrow : .openHand
  }

  /// Returns the requests of the wrapped content, with the panel's area added, and its own.
  package func takeWindowRequests() -> [WindowRequest] {
    var requests: [WindowRequest] = []
    for request in inside.takeWindowRequests() {
      switch request {
      case .toggleTuning: if isOpen { close() } else { open() }
      case .resize(let size) where isOpen: requests.append(.resize(PanelPlacement.window(around: size)))
      case .widen(let width) where isOpen && placement.isDocked:
        requests.append(.widen(width + PanelPlacement.dockWidth))
      default: requests.append(request)
      }
    }
    defer { state.requests.removeAll() }
    return requests + state.requests
  }

  // MARK: Pointer and keys

  private func handle(_ pointer: PointerEvent, _ event: InputEvent) {
    state.location = pointer.location
    if state.ownsPress { return follow(pointer) }
    if let panel = state.panel, !state.isScenePressed, placement.frame.contains(pointer.location) {
      return enter(pointer, at: event.timestamp, layout(of: panel))
    }
    state.isOverPanel = false
    point(at: nil)
    switch pointer.phase {
    case .pressed:
      state.isScenePressed = true
      ask { $0.commitTyping() }
      state.panel?.hasKeys = false
      stopLoop()
      state.drawn = nil
    case .moved where !state.isScenePressed && state.strokes.isPressed: return
    case .moved: break
    case .released, .cancelled: state.isScenePressed = false
    }
    pass(event)
  }

  private func enter(_ pointer: PointerEvent, at time: TimeInterval, _ layout: PanelLayout) {
    if !state.isOverPanel, !state.strokes.isPressed {
      inside.handle(InputEvent(.window(.pointerInside(false)), at: time))
    }
    state.isOverPanel = true
    let part = layout.part(at: pointer.location)
    point(at: part)
    guard pointer.phase == .pressed else { return }
    state.ownsPress = true
    if part == .textScale { return changeTextScale(by: pointer, layout) }
    ask { $0.press(part, at: pointer.location, time) }
  }

  /// Records which part of the panel is under the pointer; a disabled button shows its reason there.
  private func point(at part: PanelLayout.Part?) {
    guard let panel = state.panel, panel.pointed != part else { return }
    state.panel?.pointed = part
    state.drawn = nil
  }

  private func follow(_ pointer: PointerEvent) {
    let modifiers = services.heldModifiers()
    ask { $0.drag(to: pointer.location, modifiers) }
    guard pointer.phase != .moved else { return }
    state.ownsPress = false
    ask { $0.release() }
  }

  private func takes(_ wheel: WheelEvent) -> Bool {
    guard let panel = state.panel, placement.frame.contains(wheel.location) else { return false }
    let layout = layout(of: panel)
    let part = layout.part(at: wheel.location)
    return ask { $0.wheel(wheel.deltaY, over: part, wheel.modifiers, most: layout.mostScroll) }
  }

  private func takes(_ key: KeyEvent) -> Bool {
    guard key.isDown else {
      if key.key == "`" { ask { $0.hold(false) } }
      return state.takenKeys.remove(key.key) != nil
    }
    guard state.panel?.hasKeys == true, ask({ $0.take(key) }) else { return false }
    state.takenKeys.insert(key.key)
    revealSelection()
    return true
  }

  private func revealSelection() {
    guard let panel = state.panel else { return }
    let layout = layout(of: panel)
    state.panel?.reveal(in: layout)
  }

  /// Forwards an event to the scene; a stroke that ends with it is saved.
  private func pass(_ event: InputEvent) {
    // A key of the scene can change the traits that the panel shows.
    if case .key = event.kind { state.drawn = nil }
    let keeps = !services.isFrozen() && reasonNotToTune == nil
    let stroke = keeps ? state.strokes.keeper.note(event, on: stage) : nil
    inside.handle(event)
    if let stroke { take(stroke) }
  }
}
