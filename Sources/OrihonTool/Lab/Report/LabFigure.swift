import ComparisonLab
import Documents
import Foundation
import Measurements
import VisualQA

/// The curves of both sides over each other, as SVG.
struct LabFigure {
  private static let size = CGSize(width: 560, height: 300)
  private static let (left, right, top, bottom) = (CGFloat(56), CGFloat(12), CGFloat(52), CGFloat(28))

  private let run: LabRun
  private let time: PlotScale
  private let values: PlotScale

  /// Draws the curves of a run; `nil` for one without a frame.
  init?(_ run: LabRun) {
    let all = run.samples.flatMap(\.values).filter(\.isFinite)
    guard let end = run.samples.last?.time, let low = all.min(), let high = all.max() else { return nil }
    self.run = run
    time = PlotScale(over: 0...max(end, 0.01), steps: 6)
    values = PlotScale(covering: low...high, least: 1, steps: 5)
  }

  /// The figure.
  var svg: String {
    let curve = run.pair.curve
    let title = curve.unit.isEmpty ? curve.name : "\(curve.name), \(curve.unit)"
    return "<svg viewBox=\"0 0 \(text(Self.size.width)) \(text(Self.size.height))\" role=\"img\""
      + Markup.attributes([("aria-label", "\(title), over time, of both sides")]) + ">"
      + "<text x=\"\(text(Self.left))\" y=\"18\">\(Markup.escaped(title))</text>" + keys + grid + failure
      + path(0, "naive") + path(1, "ours") + "</svg>"
  }

  private var keys: String {
    [("naive", 56), ("ours", 146)].map { name, x in
      "<path class=\"curve \(name)\" d=\"M\(x) 34h22\"/><text x=\"\(x + 28)\" y=\"38\">\(name)</text>"
    }.joined()
  }

  private var grid: String {
    let lines = values.ticks.map { tick in
      "<path class=\"grid\" d=\"M\(text(Self.left)) \(text(y(tick)))H\(text(Self.size.width - Self.right))\"/>"
        + "<text class=\"end\" x=\"\(text(Self.left - 8))\" y=\"\(text(y(tick) + 4))\">\(values.text(of: tick))</text>"
    }
    let times = time.ticks.map { tick in
      "<text class=\"middle\" x=\"\(text(x(tick)))\" y=\"\(text(Self.size.height - 8))\">"
        + "\(time.text(of: tick)) s</text>"
    }
    return (lines + times).joined()
  }

  private var failure: String {
    guard let moment = run.failureTime else { return "" }
    return
      "<path class=\"failure\" d=\"M\(text(x(moment))) \(text(Self.top))V\(text(Self.size.height - Self.bottom))\">"
      + "<title>here it fails, \(text(moment, decimals: 2)) s</title></path>"
  }

  private func path(_ side: Int, _ name: String) -> String {
    let points = run.samples.filter { $0.values[side].isFinite }
      .map { "\(text(x($0.time))) \(text(y($0.values[side])))" }
    return "<path class=\"curve \(name)\" d=\"M\(points.joined(separator: "L"))\"/>"
  }

  private func x(_ moment: Double) -> CGFloat {
    Self.left + CGFloat(time.fraction(of: moment)) * (Self.size.width - Self.left - Self.right)
  }

  private func y(_ value: Double) -> CGFloat {
    Self.size.height - Self.bottom - CGFloat(values.fraction(of: value))
      * (Self.size.height - Self.top - Self.bottom)
  }

  private func text(_ number: Double, decimals: Int = 1) -> String {
    JSONText.number(number, decimals: decimals)
  }
}
