import CollectionViews
import Foundation
import LayoutGeometry
import SceneReadings
import ScreenInterface
import ScrollPhysics

/// The painter of the trails' panel.
struct TrailPainter {
  private var painter: ChromePainter

  private var colors: TrailColors { TrailColors(traits: painter.reading.traits) }

  /// Draws a velocity curve, the scrollers' lanes and the barcode of handler calls, over the last seconds.
  ///
  /// Returns the frame of the panel.
  static func draw(_ trails: MotionTrails, above hud: CGRect?, with painter: inout ChromePainter) -> CGRect {
    var own = TrailPainter(painter: painter.take())
    defer { swap(&painter, &own.painter) }
    return own.draw(trails, above: hud)
  }

  private mutating func draw(_ trails: MotionTrails, above hud: CGRect?) -> CGRect {
    let names = ScrollerNames(trails.tracks.map(\.id))
    let widths = trails.tracks.map {
      painter.reading.text.width(of: names.name(of: $0.id), style: painter.style)
    }
    let panel = TrailPanel(
      in: painter.reading.size, lanes: trails.tracks.count, nameWidth: widths.max() ?? 0, hud: hud,
      end: painter.reading.time)
    painter.box(panel.frame, "tools/trails")
    let focus = trails.focus(underPointer: painter.reading.row?.id)
    if let focus { draw(focus, in: panel) }
    for (index, track) in trails.tracks.enumerated() {
      drawLane(track, names.name(of: track.id), in: panel.lane(index), panel)
    }
    if let focus { drawBarcode(focus, in: panel.lane(trails.tracks.count), panel) }
    drawLegend(panel)
    return panel.frame
  }

  private mutating func draw(_ track: ScrollerTrack, in panel: TrailPanel) {
    let shown = track.samples.filter { panel.x(of: $0.time) != nil }
    let peak = shown.map { abs($0.velocity) }.max() ?? 0
    let now = track.samples.last?.velocity ?? 0
    painter.write(
      painter.shortened(
        "velocity of \(track.id)   \(Self.whole(now)) pt/s   peak \(Self.whole(peak))",
        panel.frame.width - 2 * TrailPanel.padding), at: panel.title, "tools/trails/velocity", painter.ink)
    let area = panel.curve
    painter.paint(
      .fill(painter.rule, cornerRadius: 0), "tools/trails/velocity",
      CGRect(x: area.minX, y: area.midY, width: area.width, height: 1))
    guard peak > 0 else { return }
    var last: CGPoint?
    for sample in shown {
      guard let x = panel.x(of: sample.time) else { continue }
      let point = CGPoint(x: x, y: area.midY - sample.velocity / peak * area.height / 2)
      let color = colors.color(of: sample.phase) ?? painter.second
      let from = last ?? point
      painter.paint(
        .fill(color, cornerRadius: 0), "tools/trails/velocity",
        CGRect(
          x: from.x, y: min(from.y, point.y) - 0.75, width: max(point.x - from.x, 1),
          height: abs(point.y - from.y) + 1.5))
      last = point
    }
  }

  /// Draws the lane of a scroller: bars for its phases, marks for its instants.
  private mutating func drawLane(
    _ track: ScrollerTrack, _ name: String, in lane: CGRect, _ panel: TrailPanel
  ) {
    let element = ElementID("tools/trails/lane/\(track.id)")
    painter.write(
      painter.shortened(name, panel.nameWidth - 6),
      at: CGPoint(x: panel.frame.minX + TrailPanel.padding, y: lane.midY - painter.style.lineHeight / 2),
      element,
      painter.second)
    painter.paint(
      .fill(painter.rule, cornerRadius: 0), element,
      CGRect(x: lane.minX, y: lane.midY, width: lane.width, height: 1))
    var run: (start: CGFloat, end: CGFloat, phase: ScrollPhase)?
    for sample in track.samples {
      guard let x = panel.x(of: sample.time) else { continue }
      if let open = run, open.phase == sample.phase {
        run?.end = x
      } else {
        if let open = run { bar(open.start, x, open.phase, in: lane, element) }
        run = (x, x, sample.phase)
      }
    }
    if let open = run { bar(open.start, open.end, open.phase, in: lane, element) }
    for mark in track.marks {
      guard let x = panel.x(of: mark.time) else { continue }
      draw(mark.kind, at: CGPoint(x: x, y: lane.midY), element)
    }
  }

  private mutating func bar(
    _ start: CGFloat, _ end: CGFloat, _ phase: ScrollPhase, in lane: CGRect, _ element: ElementID
  ) {
    guard let color = colors.color(of: phase), end > start else { return }
    painter.paint(
      .fill(color.withOpacity(0.7), cornerRadius: 0), element,
      CGRect(x: start, y: lane.midY - 3, width: end - start, height: 6))
  }

  private mutating func draw(_ kind: ScrollerTrack.Mark.Kind, at point: CGPoint, _ element: ElementID) {
    let element = element.appending(kind.rawValue)
    func upright(_ width: CGFloat, _ height: CGFloat) -> CGRect {
      CGRect(x: point.x - width / 2, y: point.y - height / 2, width: width, height: height)
    }
    switch kind {
    case .begin: painter.paint(.fill(painter.ink, cornerRadius: 0), element, upright(2, 12))
    case .request: painter.paint(.fill(painter.vermilion, cornerRadius: 0), element, upright(2, 12))
    case .release: painter.paint(.stroke(painter.ink, width: 1, cornerRadius: 3), element, upright(7, 7))
    case .settle: painter.paint(.fill(painter.ink, cornerRadius: 3), element, upright(6, 6))
    case .page: painter.paint(.fill(painter.indigo, cornerRadius: 0), element, upright(1, 8))
    case .seam: painter.paint(.fill(painter.vermilion, cornerRadius: 0), element, upright(6, 2))
    }
  }

  private mutating func drawBarcode(_ track: ScrollerTrack, in lane: CGRect, _ panel: TrailPanel) {
    painter.write(
      "handler",
      at: CGPoint(x: panel.frame.minX + TrailPanel.padding, y: lane.midY - painter.style.lineHeight / 2),
      "tools/trails/handler", painter.second)
    for call in track.calls {
      guard let x = panel.x(of: call.time) else { continue }
      let height: CGFloat = call.count > 1 ? 12 : 8
      painter.paint(
        .fill(colors.color(of: call.cause), cornerRadius: 0), "tools/trails/handler",
        CGRect(x: x - 0.5, y: lane.midY - height / 2, width: 1, height: height))
    }
  }

  private mutating func drawLegend(_ panel: TrailPanel) {
    var point = panel.legend
    for kind in ScrollerTrack.Mark.Kind.allCases {
      place(&point, for: kind.rawValue, after: 11, in: panel)
      draw(
        kind, at: CGPoint(x: point.x + 4, y: point.y + painter.style.lineHeight / 2), "tools/trails/legend")
      point.x = word(kind.rawValue, at: CGPoint(x: point.x + 11, y: point.y)) + 9
    }
    point = CGPoint(x: panel.legend.x, y: point.y + TrailPanel.lineHeight)
    for cause in ScrollCause.allCases {
      let name = cause == .autoplay ? "auto" : cause.rawValue
      place(&point, for: name, after: 6, in: panel)
      let sample = CGRect(x: point.x, y: point.y + 3, width: 3, height: 12)
      painter.paint(.fill(colors.color(of: cause), cornerRadius: 0), "tools/trails/legend", sample)
      point.x = word(name, at: CGPoint(x: point.x + 6, y: point.y)) + 9
    }
  }

  /// Moves `point` to the next line where a word would not fit in the current one.
  private func place(_ point: inout CGPoint, for text: String, after sample: CGFloat, in panel: TrailPanel) {
    let end = point.x + sample + painter.reading.text.width(of: text, style: painter.style)
    guard end > panel.frame.maxX - TrailPanel.padding else { return }
    point = CGPoint(x: panel.legend.x, y: point.y + TrailPanel.lineHeight)
  }

  /// Draws a word of the legend and returns its right edge.
  private mutating func word(_ text: String, at point: CGPoint) -> CGFloat {
    painter.write(text, at: point, "tools/trails/legend", painter.second)
    return point.x + painter.reading.text.width(of: text, style: painter.style)
  }

  private static func whole(_ number: CGFloat) -> String { String(format: "%.0f", Double(number)) }
}

/// The colours of phases and causes in the trails, the same as in the plots.
struct TrailColors {
  let traits: TraitCollection

  /// Returns the colour of a phase in the lanes, the same as in the plots; `nil` for idle.
  func color(of phase: ScrollPhase) -> Color? {
    switch phase {
    case .idle: nil
    case .tracking: color(0x5F5A50, 0xA9A294).withOpacity(0.4)
    case .dragging: color(0xD9A441, 0xD9A441)
    case .decelerating: color(0x3E86A8, 0x5BA4C8)
    case .bouncing: color(0xB7282E, 0xE0696E)
    case .animating: color(0x4F9E72, 0x68BE8D)
    }
  }

  /// Returns the colour of a cause in the barcode of handler calls.
  func color(of cause: ScrollCause) -> Color {
    switch cause {
    case .drag: color(0xD9A441, 0xD9A441)
    case .fling: color(0x3E86A8, 0x5BA4C8)
    case .wheel: color(0x7A5BA6, 0xA98BD6)
    case .key: color(0x8A6D3B, 0xD9B775)
    case .dots: color(0xC8401F, 0xF0694A)
    case .autoplay: color(0x4F9E72, 0x68BE8D)
    case .api: color(0x1F3F66, 0x8DB4E2)
    case .link: color(0x7F8F3A, 0xB5C56A)
    case .layout: color(0xA39A88, 0x6A6D76)
    }
  }

  private func color(_ light: UInt32, _ dark: UInt32) -> Color {
    DynamicColor(light: light, dark: dark).resolved(with: traits)
  }
}
