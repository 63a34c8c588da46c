import Documents
import Foundation
import Measurements
import ScrollPhysics

/// An SVG figure of a scroll view's reference and actual motion: offset, velocity and page over time.
///
/// Colours in the background show the scroll view's phases. The time range is that of `ReportMotion`.
nonisolated struct MotionFigure {
  private static let size = CGSize(width: 560, height: 380)

  private let motion: ReportMotion
  private let layout: PlotLayout?

  init(_ motion: ReportMotion) {
    guard let span = motion.span else {
      self.motion = motion
      layout = nil
      return
    }
    var part = motion
    part.reference = motion.reference?.clipped(to: span)
    part.actual = motion.actual?.clipped(to: span)
    self.motion = part
    layout = PlotLayout(
      [part.reference, part.actual].compactMap { $0 }, over: span, size: Self.size, headingLines: 1)
  }

  /// The figure; empty when nothing moved.
  var svg: String {
    guard let layout else { return "" }
    let title = "Motion of \(motion.scroller): offset, velocity and page over time, reference and actual"
    return "<svg viewBox=\"0 0 \(text(Self.size.width)) \(text(Self.size.height))\" role=\"img\""
      + Markup.attributes([("aria-label", title)]) + ">" + heading
      + layout.panels.map { panel in ground(panel, layout) + axes(panel, layout) }.joined()
      + times(layout) + layout.panels.map { curves($0, layout) }.joined() + divergence(layout) + "</svg>"
  }

  private var heading: String {
    let (x, y) = (PlotLayout.gutter, PlotLayout.margin + 6)
    let keys = [("reference", motion.reference), ("actual", motion.actual)].filter { $0.1 != nil }
    return "<text class=\"name\" x=\"\(text(x))\" y=\"\(text(y))\">\(Markup.escaped(motion.scroller))</text>"
      + keys.enumerated().map { index, key in
        let left = x + 150 + CGFloat(index) * 104
        return "<path class=\"curve \(key.0)\" d=\"M\(text(left)) \(text(y - 4))h22\"/>"
          + "<text x=\"\(text(left + 28))\" y=\"\(text(y))\">\(key.0)</text>"
      }.joined()
  }

  private func ground(_ panel: PlotLayout.Panel, _ layout: PlotLayout) -> String {
    guard let samples = (motion.actual ?? motion.reference)?.samples, !samples.isEmpty else { return "" }
    var (washes, start) = ("", 0)
    for index in samples.indices.dropFirst()
    where samples[index].phase != samples[start].phase || index == samples.count - 1 {
      if let phase = samples[start].phase, phase != .idle {
        let (left, right) = (layout.x(samples[start].time), layout.x(samples[index].time))
        washes +=
          "<rect class=\"wash \(phase.rawValue)\" x=\"\(text(left))\" y=\"\(text(panel.frame.minY))\" "
          + "width=\"\(text(max(0, right - left)))\" height=\"\(text(panel.frame.height))\">"
          + "<title>\(phase.rawValue)</title></rect>"
      }
      start = index
    }
    return washes
  }

  private func axes(_ panel: PlotLayout.Panel, _ layout: PlotLayout) -> String {
    let frame = panel.frame
    let ticks = panel.scale.ticks.map { tick in
      let y = panel.y(tick)
      return "<path class=\"grid\" d=\"M\(text(frame.minX)) \(text(y))h\(text(frame.width))\"/>"
        + "<text class=\"tick end\" x=\"\(text(frame.minX - 8))\" y=\"\(text(y + 4))\">"
        + "\(panel.scale.text(of: tick))</text>"
    }
    return "<text class=\"tick\" x=\"\(text(frame.minX))\" y=\"\(text(frame.minY - 5))\">"
      + "\(panel.quantity.title)</text>" + ticks.joined()
  }

  private func times(_ layout: PlotLayout) -> String {
    guard let last = layout.panels.last else { return "" }
    return layout.time.ticks.map { tick in
      "<text class=\"tick middle\" x=\"\(text(layout.x(tick)))\" y=\"\(text(last.frame.maxY + 16))\">"
        + "\(layout.time.text(of: tick)) s</text>"
    }.joined()
  }

  private func curves(_ panel: PlotLayout.Panel, _ layout: PlotLayout) -> String {
    [("reference", motion.reference), ("actual", motion.actual)].map { name, series in
      guard let series else { return "" }
      let lines = panel.lines(of: series, in: layout).map { Self.thinned($0) }
      let path = lines.map { line in
        "M" + line.map { "\(text($0.x)) \(text($0.y))" }.joined(separator: "L")
      }.joined()
      return path.isEmpty ? "" : "<path class=\"curve \(name)\" d=\"\(path)\"/>"
    }.joined()
  }

  private func divergence(_ layout: PlotLayout) -> String {
    guard let time = motion.divergence, !layout.panels.isEmpty else { return "" }
    let x = layout.x(time)
    // The lines skip the titles between the panels.
    let lines = layout.panels.map { "M\(text(x)) \(text($0.frame.minY))V\(text($0.frame.maxY))" }
    return
      "<path class=\"divergence\" d=\"\(lines.joined())\"><title>first difference, \(text(time, decimals: 4)) s</title></path>"
  }

  /// Returns the points of a line without those that cannot be distinguished.
  ///
  /// In each column half a point wide it keeps the first, the lowest, the highest and the last point.
  static func thinned(_ line: [CGPoint]) -> [CGPoint] {
    var kept: [CGPoint] = []
    var column: [CGPoint] = []
    for point in line {
      if let first = column.first, Int(first.x * 2) != Int(point.x * 2) {
        kept += essence(of: column)
        column.removeAll(keepingCapacity: true)
      }
      column.append(point)
    }
    return kept + essence(of: column)
  }

  private static func essence(of column: [CGPoint]) -> [CGPoint] {
    guard column.count > 4, let low = column.indices.min(by: { column[$0].y < column[$1].y }),
      let high = column.indices.max(by: { column[$0].y < column[$1].y })
    else { return column }
    return Set([0, low, high, column.count - 1]).sorted().map { column[$0] }
  }

  private func text(_ number: Double, decimals: Int = 1) -> String {
    JSONText.number(number, decimals: decimals)
  }
}
