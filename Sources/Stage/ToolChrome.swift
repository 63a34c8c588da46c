import Foundation
import LayoutGeometry
import ScreenInterface

/// HUD, hint, help and the fault banner: a second display list above the scene, in no golden, digest or log.
struct ToolChrome {
  /// How long the hint shows unless something is dragged first, in seconds.
  static let hintDuration: TimeInterval = 6

  private var pen = DisplayPenBox()
  private(set) var showsHelp = false
  var showsHUD: Bool
  private var showsHint: Bool
  private var history = FrameHistory()
  private var damage: [PixelRect] = []
  private var isClean = true
  private var time: TimeInterval = 0

  init(showsHUD: Bool, showsHint: Bool) {
    self.showsHUD = showsHUD
    self.showsHint = showsHint
  }

  var list: DisplayList { pen.list }

  /// When the hint goes away.
  var wakeTime: TimeInterval? { showsHint && time < Self.hintDuration ? Self.hintDuration : nil }

  mutating func toggleHelp() { showsHelp.toggle() }

  /// Closes the help; tells whether it was open.
  mutating func closeHelp() -> Bool {
    defer { showsHelp = false }
    return showsHelp
  }

  mutating func pointerDidMove(pressed: Bool, dragging: Bool) {
    if dragging { showsHint = false }
    if pressed { showsHelp = false }
  }

  mutating func note(_ frame: PresentedFrame) {
    history.note(frame)
    damage = frame.damage
  }

  /// Writes the list anew.
  mutating func write(_ reading: StageReading) {
    time = reading.time
    if time >= Self.hintDuration { showsHint = false }
    let isEmpty = !showsHUD && !showsHelp && !showsHint && reading.banner == nil
    if isEmpty, isClean, pen.list.size == reading.size { return }
    isClean = isEmpty
    var painter = ChromePainter(reading, list: pen.take())
    if showsHUD {
      painter.outline(damage)
      painter.mark(reading.ghosts)
      if let gesture = reading.gesture { painter.mark(gesture.pan, at: gesture.location) }
      let lines = HUDText.lines(reading, &history)
      let panel = HUDText.frame(in: reading.size, lines: lines.count)
      painter.panel(lines, at: panel)
      if history.budget != nil {
        let frame = HUDText.graphFrame(in: panel, lines: lines.count)
        painter.graph(history, in: frame, isIdle: !reading.isMoving)
      }
    }
    if showsHint { painter.chip("ドラッグ / Drag  ·  ? keys  ·  H measure") }
    if showsHelp { painter.panel(HelpText.lines, at: HelpText.frame(in: reading.size)) }
    if let banner = reading.banner { painter.banner(banner) }
    pen.list = painter.list
  }
}

/// Keeps the list's storage between frames.
private struct DisplayPenBox {
  var list = DisplayList(size: .zero, background: .clear)

  mutating func take() -> DisplayList {
    defer { list.commands = [] }
    return list
  }
}
