import Documents
import Foundation
import ScreenInterface
import Stage

/// The overlay above a paused scene: the tools, the pointer of the shown frame, and the timeline.
struct TimelineOverlay {
  /// The layout of the timeline; `nil` while the list of keys may need all the space.
  let bar: TimelineBar?
  /// The drawing commands.
  let list: DisplayList

  /// Draws the overlay above `stage` in a window of `size`; `toolsTakePointer` is true while the tools handle a press.
  init(of history: SessionHistory, above stage: Stage, size: CGSize, toolsTakePointer: Bool) {
    var list = stage.chromeList
    guard !list.commands.contains(where: { $0.element == "tools/help" }) else {
      (bar, self.list) = (nil, list)
      return
    }
    // The hint belongs to the running scene, and is where the timeline comes.
    list.commands.removeAll { $0.element == "tools/hint" }
    let bar = TimelineBar(
      in: size, beside: list,
      times: history.earliest.time...max(history.earliest.time, history.present.time))
    list.size = size
    history.pointerMark?.draw(in: &list, on: stage.displayList.background)
    TimelinePainter(
      bar, isDark: stage.isDark, text: stage.textMeasuring, toolsTakePointer: toolsTakePointer
    ).draw(history.ticks, at: history.position, in: &list)
    (self.bar, self.list) = (bar, list)
  }
}

/// A painter of the timeline: strokes, requests, page changes, the shown frame, and help on its keys.
struct TimelinePainter {
  let bar: TimelineBar
  let colors: TimelineColors
  let text: any TextMeasuring
  /// True while the tools handle a press on the scene.
  let toolsTakePointer: Bool
  private let font = TextStyle(size: 12).spoken(in: .japanese)

  init(_ bar: TimelineBar, isDark: Bool, text: any TextMeasuring, toolsTakePointer: Bool = false) {
    self.bar = bar
    self.toolsTakePointer = toolsTakePointer
    self.text = text
    colors = TimelineColors(isDark: isDark)
  }

  /// Adds the timeline to the commands of `list`.
  func draw(_ ticks: TimelineMarks, at position: HistoryPosition, in list: inout DisplayList) {
    paint(.shadow(Color(hex: 0).withOpacity(0.18), blur: 12, cornerRadius: 6), "box", bar.frame, &list)
    paint(.fill(colors.paper.withOpacity(0.96), cornerRadius: 6), "box", bar.frame, &list)
    paint(.stroke(colors.grid, width: 1, cornerRadius: 6), "box", bar.frame, &list)
    paint(.fill(colors.grid, cornerRadius: 1), "track", bar.track, &list)
    let gone = CGRect(
      x: bar.track.minX, y: bar.track.minY, width: bar.place(of: position.time) - bar.track.minX,
      height: bar.track.height)
    paint(.fill(colors.secondInk, cornerRadius: 1), "track", gone, &list)
    draw(ticks, in: &list)
    drawHead(at: bar.place(of: position.time), in: &list)
    write(position, in: &list)
  }

  private func draw(_ ticks: TimelineMarks, in list: inout DisplayList) {
    let middle = bar.track.midY
    for stroke in ticks.strokes {
      let start = bar.place(of: stroke.start)
      let end = bar.place(of: stroke.end ?? bar.times.upperBound)
      let frame = CGRect(x: start, y: middle - 12, width: max(end - start, 3), height: 6)
      paint(.fill(colors.color(ofCurve: 1), cornerRadius: 3), "stroke", frame, &list)
    }
    for request in ticks.requests {
      let frame = CGRect(x: bar.place(of: request) - 1, y: middle + 5, width: 2, height: 8)
      paint(.fill(colors.color(ofCurve: 3), cornerRadius: 0), "request", frame, &list)
    }
    for page in ticks.pages {
      let frame = CGRect(x: bar.place(of: page) - 2.5, y: middle - 2.5, width: 5, height: 5)
      paint(.fill(colors.color(ofCurve: 2), cornerRadius: 2.5), "page", frame, &list)
    }
  }

  private func drawHead(at place: CGFloat, in list: inout DisplayList) {
    let middle = bar.track.midY
    let line = CGRect(x: place - 1, y: middle - 16, width: 2, height: 32)
    paint(.fill(colors.color(ofCurve: 0), cornerRadius: 1), "head", line, &list)
    let knob = CGRect(x: place - 6, y: middle - 6, width: 12, height: 12)
    paint(.fill(colors.color(ofCurve: 0), cornerRadius: 6), "head", knob, &list)
    paint(.stroke(colors.paper, width: 2, cornerRadius: 6), "head", knob, &list)
  }

  private func write(_ position: HistoryPosition, in list: inout DisplayList) {
    let room = bar.text
    let now = JSONText.number(position.time.seconds, decimals: 3)
    let back = bar.times.upperBound.count - position.time.count
    let distance =
      back == 0 ? "now" : "−\(JSONText.number(Microseconds(back).seconds, decimals: 3)) s"
    let left = line("\(now) s   frame \(position.frame)", room.width)
    write(left, "time", at: room.origin, colors.ink, &list)
    let right = line(distance, room.width - left.width - 12)
    write(right, "distance", at: CGPoint(x: room.maxX - right.width, y: room.minY), colors.ink, &list)
    let press = toolsTakePointer ? "Esc closes the tools" : "press the scene to go on from here"
    // Short, so that what a press does shows in a window as narrow as a phone.
    let hints = "\(toolsTakePointer ? "F" : "Esc") now  ·  , . frame by frame  ·  \(press)"
    write(
      line(hints, room.width), "hints", at: CGPoint(x: room.minX, y: room.maxY - font.lineHeight),
      colors.secondInk, &list)
  }

  private func line(_ string: String, _ width: CGFloat) -> TextLine {
    text.layout(string, style: font, width: max(width, 0), maximumLines: 1).lines.first
      ?? TextLine("", style: font, width: 0)
  }

  private func write(
    _ line: TextLine, _ part: String, at origin: CGPoint, _ color: Color, _ list: inout DisplayList
  ) {
    let frame = CGRect(origin: origin, size: CGSize(width: line.width, height: font.lineHeight))
    paint(.text(line, color), part, frame, &list)
  }

  private func paint(
    _ content: DrawCommand.Content, _ part: String, _ frame: CGRect, _ list: inout DisplayList
  ) {
    list.commands.append(
      DrawCommand(
        content, element: ElementID("tools/timeline/\(part)"), frame: frame,
        clip: CGRect(origin: .zero, size: list.size)))
  }
}
