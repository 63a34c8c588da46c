import CollectionViews
import Foundation
import LayoutGeometry
import ScreenInterface
import Stage

/// The tools drawn above a scene: HUD, hint, help, inspection, notes and the fault banner.
///
/// They are a second display list above the scene, and are not part of goldens, digests and logs.
struct ToolChrome {
  private var pen = ReusableDisplayList()
  private(set) var help = HelpPages()
  var showsHUD: Bool
  private var hint: DragHint
  private var history = FrameHistory()
  private var damage: [PixelRect] = []
  /// The inspector and the loupe.
  var inspector = Inspector()
  /// The exploded view of the scene's layers.
  var layers = LayerView()
  /// The motion of all scrollers in the last seconds.
  var trails = MotionTrails()
  /// The picture that the scene is compared with.
  var reference = ReferenceTool()
  /// The tools shown without input: the pointer and the keys go to the scene and act on its `own` tools.
  var passiveTools = ShownTools()
  /// The sampled pixels for the loupe.
  var sample: MagnifierPixels?
  private var note: ToolNote?
  private var isClean = true
  private var time: TimeInterval = 0

  init(showsHUD: Bool, showsHint: Bool, isJapanese: Bool) {
    self.showsHUD = showsHUD
    hint = DragHint(isOn: showsHint, isJapanese: isJapanese)
  }

  var list: DisplayList { pen.list }

  /// The scene's own tools, which keys open and close.
  var own: ShownTools {
    get { ShownTools(showsHUD: showsHUD, inspector: inspector, layers: layers) }
    set { (showsHUD, inspector, layers) = (newValue.showsHUD, newValue.inspector, newValue.layers) }
  }

  /// The visible tools, those without input included.
  var shown: ShownTools { passiveTools.over(own) }

  /// The time at which the hint disappears, on the scene's clock; `nil` when it is hidden.
  var wakeTime: TimeInterval? { hint.isOn && time < DragHint.duration ? DragHint.duration : nil }

  /// Returns the next time at which another tool appears or disappears, on the window's clock; `nil` for never.
  func windowWakeTime(after time: TimeInterval) -> TimeInterval? {
    [note?.wakeTime, reference.overlay?.nextChange(after: time)].compactMap(\.self).min()
  }

  /// Shows a note for a while; `nil` hides the current one.
  mutating func tell(_ note: ToolNote?) { self.note = note }

  /// Opens the help or moves to its next page.
  mutating func turnHelp() { help.turn() }

  /// Closes the help; returns `true` when it was open.
  mutating func closeHelp() -> Bool { help.close() }

  mutating func pointerDidMove(pressed: Bool, dragging: Bool) {
    if dragging { hint.end() }
    if pressed { help.close() }
  }

  mutating func note(_ frame: PresentedFrame) {
    history.note(frame)
    damage = frame.damage
  }

  /// Removes expired tools, and returns true when nothing is drawn above `stage` and nothing has to be erased.
  mutating func showsNothing(above stage: Stage, banner: String?) -> Bool {
    time = stage.time
    if time >= DragHint.duration { hint.end() }
    if let note, note.isOver(at: stage.windowTime) { self.note = nil }
    note?.isShown = true
    let shown = shown
    let isEmpty =
      !shown.showsHUD && help.page == nil && !hint.isOn && banner == nil && !shown.takesPointer
      && !trails.isOn
      && reference.overlay == nil && note == nil
    if isEmpty, isClean, pen.list.size == stage.size { return true }
    isClean = isEmpty
    return false
  }

  /// Rebuilds the display list.
  mutating func write(_ reading: StageStatus) {
    let shown = shown
    var painter = ChromePainter(reading, list: pen.take())
    if shown.layers.isOn {
      LayerPainter.draw(shown.layers, with: &painter)
    } else {
      markScene(&painter, showsHUD: shown.showsHUD)
    }
    var (hud, frames): (CGRect?, [CGRect]) = (nil, [])
    if shown.showsHUD {
      let lines = HUDText.lines(reading, &history)
      let panel = HUDText.frame(in: reading, lines: lines.count)
      painter.panel(lines, at: panel)
      if history.budget != nil {
        let frame = HUDText.graphFrame(in: panel, lines: lines.count)
        FrameGraph(history: history, frame: frame, isIdle: !reading.isMoving).draw(with: &painter)
      }
      hud = panel
    }
    if let hud { frames.append(hud) }
    if trails.isOn { frames.append(TrailPainter.draw(trails, above: hud, with: &painter)) }
    let drawn = painter.list.commands.count
    if !shown.layers.isOn { InspectorPainter.draw(shown.inspector, sample, with: &painter) }
    let inspecting = painter.list.commands[drawn...].filter { $0.element != "tools/inspector/element" }
    let tools = frames + inspecting.map { $0.frame.intersection($0.clip) }
    if hint.isOn, help.page == nil, !shown.layers.isOn { hint.draw(with: &painter, besides: tools) }
    if hint.isOn, let frame = hint.frame { frames.append(frame) }
    help.draw(with: &painter, for: reading.services)
    let top = reading.banner.map { painter.banner($0) } ?? reading.topBarEdge
    if var note {
      let room = NoteRoom(
        size: reading.size, isMirrored: reading.traits.isRightToLeft, top: top, tools: frames)
      NoteOverlay(lines: note.lines).draw(with: &painter, at: &note.place, in: room)
      self.note = note
    }
    pen.list = painter.list
  }

  /// Draws the marks on the scene itself.
  private mutating func markScene(_ painter: inout ChromePainter, showsHUD: Bool) {
    if reference.overlay != nil { painter.lay(&reference.overlay) }
    if trails.isOn { painter.markRows(trails) }
    if showsHUD { painter.outline(damage) }
    if showsHUD || trails.isOn { painter.mark(painter.reading.ghosts) }
    if showsHUD, let gesture = painter.reading.gesture {
      GestureMark(pan: gesture.pan, location: gesture.location).draw(with: &painter)
    }
  }
}

/// A display list that is rebuilt in every frame and keeps its storage.
private struct ReusableDisplayList {
  var list = DisplayList(size: .zero, background: .clear)

  mutating func take() -> DisplayList {
    defer { list.commands = [] }
    return list
  }
}
