import CollectionViews
import FeedFiles
package import Foundation
import LayoutGeometry
package import SceneTools
package import ScreenInterface
package import Stage

/// An interceptor with the tuning panel beside the scene, or below it.
///
/// It lies around the session: what lies inside gets a window without the panel's room, and each change of a number
/// as an edit. So a recording contains the changes and the strokes that are played again, and knows of no panel.
package final class TuningInterceptor: SessionInterceptor {
  /// A scene is laid out in its new room before a row can be sought in it.
  enum PendingReveal {
    case no, afterNextFrame, now
  }

  struct State {
    var panel: TuningPanel?
    var window: CGSize
    var scale: CGFloat
    var time: TimeInterval = 0
    var location: CGPoint?
    /// True while a press that began on the panel lasts.
    var ownsPress = false
    /// True while the user's own press on the scene lasts.
    var isScenePressed = false
    var isOverPanel = false
    /// The keys that went down here and must not come up elsewhere.
    var takenKeys: Set<Key> = []
    var strokes = PanelStrokeController()
    var requests: [WindowRequest] = []
    /// Whether the row that is tuned comes into sight.
    var reveal = PendingReveal.no
    /// The panel's drawing commands; `nil` when they have to be made anew.
    var drawn: [DrawCommand]?
    /// The outlines on the scene, which go with their row in every frame.
    var ghosts: [DrawCommand] = []
    /// The surroundings that the panel was drawn in.
    var traits = TraitCollection()
  }

  /// What the tap lies around.
  package let inside: any StagedContent
  let tools: Toolbox
  let services: TuningServices
  var state: State

  /// Creates a tap around `inside`, without an open panel.
  package init(on inside: any StagedContent, tools: Toolbox, _ services: TuningServices) {
    self.inside = inside
    self.tools = tools
    self.services = services
    state = State(window: inside.stage.size, scale: inside.stage.displayScale)
  }

  /// True while the panel shows.
  package var isOpen: Bool { state.panel != nil }

  var placement: PanelPlacement { PanelPlacement(window: state.window) }

  // MARK: Opening

  /// Opens the panel, with the numbers of `row` unfolded if there is one.
  package func open(row: String? = nil) {
    guard let tuning = stage.content.tunable?.tuning else {
      return tools.tell("This scene has no numbers to tune")
    }
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

  /// Closes the panel; the numbers stay as it leaves them.
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

  /// Takes what is meant for the panel, and passes everything else on.
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

  /// Plays what is due of the stroke, passes the time on, and carries the rehearsal on.
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
    if state.strokes.advance(startingLoopAt: stage.isFeedScrolling ? nil : time) {
      state.drawn = nil
      revealSelection()
    }
    if state.traits != stage.context.traits { (state.traits, state.drawn) = (stage.context.traits, nil) }
    state.ghosts = ghosts
  }

  /// The scene, in the whole window.
  package var displayList: DisplayList {
    var list = inside.displayList
    if isOpen { list.size = state.window }
    return list
  }

  /// The commands of what lies inside, and those of the panel above it.
  package var chromeList: DisplayList {
    var list = inside.chromeList
    guard isOpen else { return list }
    list.size = state.window
    list.commands += state.ghosts + panelCommands
    return list
  }

  /// True while the scene moves, or a stroke is being played.
  package var isMoving: Bool {
    inside.isMoving || (isOpen && (state.strokes.isRehearsing || state.strokes.isSettling))
      || (state.reveal != .no && !services.isFrozen())
  }

  /// The time of the scene's next frame, or of the next event of a stroke.
  package var nextWakeTime: TimeInterval? {
    let due = isOpen && !services.isFrozen() ? state.strokes.nextTime : nil
    return [inside.nextWakeTime, due, state.strokes.keeper.dueTime].compactMap(\.self).min()
  }

  /// The shape of the pointer: a hand over a number that can be dragged, an arrow over the rest of the panel.
  package var pointerShape: PointerShape {
    guard state.isOverPanel, let panel = state.panel else { return inside.pointerShape }
    if panel.isScrubbing { return .closedHand }
    guard let location = state.location, case .field(let path)? = layout(of: panel).part(at: location) else {
      return .arrow
    }
    return panel.groups.lazy.flatMap(\.fields).first { $0.path == path }?.range == nil ? .arrow : .openHand
  }

  /// The requests of what lies inside, with the panel's room, and its own.
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

  /// Notes which part of the panel is under the pointer; a button that does nothing says there why.
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

  /// Passes an event on to the scene; a stroke that ends with it is kept.
  private func pass(_ event: InputEvent) {
    // A key of the scene may change what the panel tells of its surroundings.
    if case .key = event.kind { state.drawn = nil }
    let stroke = services.isFrozen() ? nil : state.strokes.keeper.note(event, on: stage)
    inside.handle(event)
    if let stroke { take(stroke) }
  }
}
