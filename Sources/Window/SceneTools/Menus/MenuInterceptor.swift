import CollectionViews
package import Foundation
import LayoutGeometry
package import ScreenInterface
package import Stage

/// The interceptor with the menus above a scene: the context menu, a toolbar at the top, and the palette.
///
/// It is the outermost interceptor, so that a choice reaches the session like the key of its command:
/// recordings contain that key and no menu. The menus receive the pointer only inside their frames.
package final class MenuInterceptor: SessionInterceptor {
  private struct State {
    var open = MenuController()
    var time: TimeInterval = 0
    var location: CGPoint?
    /// True while a press that began on a menu lasts.
    var ownsPress = false
    /// True while the user's own press on the scene lasts.
    var isScenePressed = false
    var isSecondaryHeld = false
    var isOverMenus = false
    var destination: MenuDestination?
    /// The keys whose press the menus handled and whose release they must handle too.
    var takenKeys: Set<Key> = []
    /// The file that was chosen in a dialog and comes with the next frame.
    var chosen: DroppedFile?
  }

  /// The content that the interceptor wraps.
  package let inside: any StagedContent
  private let tools: Toolbox
  private let menus: WindowMenus
  private var state = State()

  /// Creates an interceptor around `inside`, whose tools provide the commands.
  package init(on inside: any StagedContent, tools: Toolbox, _ menus: WindowMenus = WindowMenus()) {
    self.inside = inside
    self.tools = tools
    self.menus = menus
  }

  /// The time that has passed in the window, in seconds.
  package var time: TimeInterval { state.time }

  // MARK: SessionInterceptor

  /// Handles the events of the menus, and passes all others on.
  package func handle(_ event: InputEvent) {
    state.time = max(state.time, event.timestamp)
    switch event.kind {
    case .pointer(let pointer): return handle(pointer, event)
    case .wheel(let wheel) where takesWheel(wheel.location): return state.open.take(wheel, in: room)
    case .key(let key): if takes(key) { return }
    case .window(.pointerInside(false)):
      if !state.open.toolbar.hasKeys { state.open.toolbar.close(at: state.time) }
      (state.location, state.isOverMenus) = (nil, false)
    case .window(.resized): state.open.menu = nil
    case .found(let found):
      if case .dropped(let file) = found.kind { return take(file) }
    default: break
    }
    inside.handle(event)
  }

  /// Advances the wrapped content to `time`.
  package func advance(to time: TimeInterval) {
    state.time = max(state.time, time)
    if let file = state.chosen {
      state.chosen = nil
      take(file)
    }
    inside.advance(to: time)
  }

  /// The time at which the toolbar appears, or the scene needs its next frame.
  package var nextWakeTime: TimeInterval? {
    let due = state.open.toolbar.showsAt.flatMap { $0 > state.time ? $0 : nil }
    return [inside.nextWakeTime, due].compactMap(\.self).min()
  }

  /// The shape of the pointer: an arrow over the menus.
  package var pointerShape: PointerShape { state.isOverMenus ? .arrow : inside.pointerShape }

  /// The chosen destination, for which the window leaves the scene; `nil` until then.
  package var destination: MenuDestination? { state.destination }

  /// True once a destination was chosen: further keys go to it.
  package var givesWay: Bool { state.destination != nil || inside.givesWay }

  /// Returns the requests to the window; the last one closes it once a destination was chosen.
  package func takeWindowRequests() -> [WindowRequest] {
    inside.takeWindowRequests() + (state.destination == nil ? [] : [.close])
  }

  /// The draw commands of the wrapped content, and those of the menus above it.
  package var chromeList: DisplayList {
    var list = inside.chromeList
    guard state.open.isAny(at: state.time) else { return list }
    let reading = StageStatus(stage, services: tools.services)
    let (room, empty) = (room, DisplayList(size: list.size, background: .clear))
    var painter = MenuPainter(painter: ChromePainter(reading, list: empty), metrics: room.metrics)
    state.open.draw(with: &painter, at: state.time, in: room)
    list.commands += painter.painter.list.commands
    return list
  }

  private var room: MenuLayout {
    let metrics = MenuMetrics(
      size: stage.size, isMirrored: stage.context.traits.isRightToLeft, text: stage.textMeasuring)
    return MenuLayout(metrics: metrics, bar: ToolbarLayout(menus.toolbar(tools.services), in: metrics))
  }

  private var hasMenus: Bool { tools.services.contains(.menus) }

  private func isOnMenus(_ point: CGPoint) -> Bool {
    state.open.isAny(at: state.time) && state.open.contains(point, at: state.time, in: room)
  }

  private func takesWheel(_ point: CGPoint) -> Bool {
    state.open.isAny(at: state.time) && state.open.takesWheel(point, at: state.time, in: room)
  }

  // MARK: Pointer

  private static let secondary: UInt32 = 1 << 2

  private func handle(_ pointer: PointerEvent, _ event: InputEvent) {
    state.location = pointer.location
    let isSecondary = pointer.buttons & Self.secondary != 0
    let opens = isSecondary && !state.isSecondaryHeld && !state.isScenePressed && !state.ownsPress
    state.isSecondaryHeld = isSecondary
    if state.ownsPress { return follow(pointer) }
    if !state.isScenePressed, isOnMenus(pointer.location) { return enter(pointer, at: event.timestamp) }
    state.isOverMenus = false
    switch pointer.phase {
    case .pressed:
      state.open.close(at: state.time)
      state.isScenePressed = true
    case .moved where !state.isScenePressed: followToolbar(pointer.location)
    case .moved: break
    case .released, .cancelled: state.isScenePressed = false
    }
    inside.handle(event)
    if opens, hasMenus { openMenu(at: pointer.location) }
  }

  /// Handles a pointer that entered a menu; the scene gets an event that it has left.
  private func enter(_ pointer: PointerEvent, at time: TimeInterval) {
    if !state.isOverMenus { inside.handle(InputEvent(.window(.pointerInside(false)), at: time)) }
    state.isOverMenus = true
    state.ownsPress = pointer.phase == .pressed
    state.open.select(at: pointer.location, in: room)
  }

  private func followToolbar(_ point: CGPoint) {
    guard hasMenus, !tools.showsHelp, state.open.palette == nil, state.open.menu == nil else { return }
    state.open.toolbar.follow(point, at: state.time, frame: room.bar.frame)
  }

  /// Follows a press that began on a menu until it ends.
  private func follow(_ pointer: PointerEvent) {
    let room = room
    state.open.select(at: pointer.location, in: room)
    guard pointer.phase != .moved else { return }
    state.ownsPress = false
    if pointer.phase == .released, let choice = state.open.choice(at: pointer.location, in: room) {
      perform(choice)
    }
  }

  // MARK: Keys

  /// Returns true for a key that the menus handle; a key pressed in the menus is released in them.
  private func takes(_ key: KeyEvent) -> Bool {
    guard key.isDown else { return state.takenKeys.remove(key.key) != nil }
    guard opens(key) || isTakenInside(key) else { return false }
    state.takenKeys.insert(key.key)
    return true
  }

  private func isTakenInside(_ key: KeyEvent) -> Bool {
    switch state.open.take(key, in: room, clipboard: menus.clipboard) {
    case .none: return false
    case .taken: break
    case .chosen(let entry): perform(entry, byKey: true)
    case .closing:
      state.open.close(at: state.time)
      return false
    }
    return true
  }

  private func opens(_ key: KeyEvent) -> Bool {
    let command = Command(key, in: menus.isFrozen() ? .frozen : .running)
    switch command {
    case .openPalette where tools.services.contains(.palette): openPalette()
    case .openFile where tools.services.contains(.palette): chooseFile()
    case .openToolbar where hasMenus: openToolbar()
    case .openMenu where hasMenus: openMenu(at: state.location ?? stage.size.middle, byKey: true)
    case .help where state.open.palette == nil:
      state.open.toolbar.close(at: state.time)
      return false
    case .goBack where state.open.isAny(at: state.time): state.open.close(at: state.time)
    default: return false
    }
    return true
  }

  // MARK: Opening and choosing

  private func openMenu(at point: CGPoint, byKey isByKey: Bool = false) {
    state.open.close(at: state.time)
    let entries = menus.context(at: point, on: stage, with: tools)
    guard !entries.isEmpty else { return }
    state.open.menu = PopUpMenu(entries, at: point, in: room.metrics, selecting: isByKey ? 0 : nil)
  }

  /// Opens the palette, or closes it.
  private func openPalette() {
    let wasOpen = state.open.palette != nil
    state.open.close(at: state.time)
    if !wasOpen { state.open.palette = CommandPalette(menus.palette(tools.services)) }
  }

  /// Shows the toolbar, or hides it.
  private func openToolbar() {
    let wasShown = state.open.toolbar.isShown(at: state.time)
    state.open.close(at: state.time)
    if !wasShown { state.open.toolbar.open(at: state.time) }
  }

  private func openBelowToolbar(_ entries: [MenuEntry], byKey isByKey: Bool) {
    let room = room
    let button = state.open.toolbar.selected.map { room.bar.frames[$0] } ?? room.bar.frame
    let place = CGPoint(x: room.metrics.isMirrored ? button.maxX : button.minX, y: button.maxY + 4)
    state.open.menu = PopUpMenu(entries, at: place, in: room.metrics, selecting: isByKey ? 0 : nil)
  }

  /// Opens the desktop's dialog for a file.
  private func chooseFile() {
    state.open.close(at: state.time)
    let refusal = menus.files.choose { [weak self] in self?.state.chosen = $0 }
    if let refusal { take(.refused(refusal)) }
  }

  /// Goes to a file's scene, or passes the file on to the tools.
  private func take(_ file: DroppedFile) {
    let judged = menus.files.judge(file)
    state.destination = judged.destination ?? state.destination
    guard judged.destination == nil else { return }
    inside.handle(InputEvent(.found(FileEvent(.dropped(judged.file))), at: state.time))
  }

  private func perform(_ entry: MenuEntry, byKey isByKey: Bool = false) {
    if case .menu(let entries) = entry.action { return openBelowToolbar(entries, byKey: isByKey) }
    state.open.close(at: state.time)
    state.isOverMenus = false
    switch entry.action {
    case .command(.openPalette): openPalette()
    case .command(.openFile): chooseFile()
    case .command(.openToolbar): openToolbar()
    case .command(.openMenu): openMenu(at: stage.size.middle, byKey: true)
    case .command(let command): press(command)
    case .copyElement(let point): tools.copyElement(at: point)
    case .device(let device):
      stage.ask(.resize(CGSize(width: device.size.width + tools.room, height: device.size.height)))
    case .tune(let row): menus.tune(row)
    case .go(let destination): state.destination = destination
    case .menu: break
    }
  }

  /// Leaves the scene for a destination, unless one was chosen.
  package func go(to destination: MenuDestination) { state.destination = state.destination ?? destination }

  /// Performs a command by its key, now.
  package func press(_ command: Command) {
    guard let press = command.press else { return }
    for isDown in [true, false] {
      let key = KeyEvent(press.key, modifiers: press.needs, isDown: isDown)
      inside.handle(InputEvent(.key(key), at: state.time))
    }
  }
}

extension CGSize {
  /// The centre of the rectangle.
  fileprivate var middle: CGPoint { CGPoint(x: width / 2, y: height / 2) }
}
