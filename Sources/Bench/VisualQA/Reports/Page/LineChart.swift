import Documents
package import Foundation
import Measurements

/// A chart of curves over time, as SVG.
package struct LineChart {
  /// A curve; later curves are drawn above earlier ones.
  package struct Curve {
    /// The name in the legend, which is also the CSS class of the curve.
    package let name: String
    /// The points of the curve, with times in seconds.
    package let points: [(time: TimeInterval, value: Double)]

    /// Creates a curve.
    package init(name: String, points: [(time: TimeInterval, value: Double)]) {
      self.name = name
      self.points = points
    }
  }

  /// A time that is marked with a vertical line.
  package struct Mark {
    /// The CSS class of the line.
    package let style: String
    package let time: TimeInterval
    /// The tooltip.
    package let words: String

    /// Creates a mark.
    package init(style: String, time: TimeInterval, words: String) {
      self.style = style
      self.time = time
      self.words = words
    }
  }

  private static let size = CGSize(width: 560, height: 300)
  private static let (left, right, top, bottom) = (CGFloat(56), CGFloat(12), CGFloat(52), CGFloat(28))
  /// The distance from one name in the legend to the next.
  private static let keyStep: CGFloat = 90

  private let title: String
  private let curves: [Curve]
  private let marks: [Mark]
  private let time: PlotScale
  private let values: PlotScale

  /// Creates a chart; `nil` for curves without a point.
  package init?(_ title: String, _ curves: [Curve], marks: [Mark] = []) {
    self.curves = curves.map { Curve(name: $0.name, points: $0.points.filter(\.value.isFinite)) }
    let all = self.curves.flatMap(\.points)
    guard let end = all.map(\.time).max(), let low = all.map(\.value).min(), let high = all.map(\.value).max()
    else { return nil }
    (self.title, self.marks) = (title, marks)
    time = PlotScale(over: 0...max(end, 0.01), steps: 6)
    values = PlotScale(covering: low...high, least: 1, steps: 5)
  }

  /// The SVG of the chart.
  package var svg: String {
    let label = "\(title), over time: \(curves.map(\.name).joined(separator: ", "))"
    return "<svg viewBox=\"0 0 \(text(Self.size.width)) \(text(Self.size.height))\" role=\"img\""
      + Markup.attributes([("aria-label", label)]) + ">"
      + "<text x=\"\(text(Self.left))\" y=\"18\">\(Markup.escaped(title))</text>" + keys + grid
      + marks.map(line).joined() + curves.map(path).joined() + "</svg>"
  }

  private var keys: String {
    curves.enumerated().map { index, curve in
      let x = Self.left + CGFloat(index) * Self.keyStep
      return "<path class=\"curve \(curve.name)\" d=\"M\(text(x)) 34h22\"/>"
        + "<text x=\"\(text(x + 28))\" y=\"38\">\(Markup.escaped(curve.name))</text>"
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

  private func line(_ mark: Mark) -> String {
    "<path class=\"\(mark.style)\" d=\"M\(text(x(mark.time))) \(text(Self.top))"
      + "V\(text(Self.size.height - Self.bottom))\"><title>\(Markup.escaped(mark.words))</title></path>"
  }

  private func path(_ curve: Curve) -> String {
    let points = curve.points.map { "\(text(x($0.time))) \(text(y($0.value)))" }
    return points.isEmpty
      ? "" : "<path class=\"curve \(curve.name)\" d=\"M\(points.joined(separator: "L"))\"/>"
  }

  private func x(_ moment: Double) -> CGFloat {
    Self.left + CGFloat(time.fraction(of: moment)) * (Self.size.width - Self.left - Self.right)
  }

  private func y(_ value: Double) -> CGFloat {
    Self.size.height - Self.bottom - CGFloat(values.fraction(of: value))
      * (Self.size.height - Self.top - Self.bottom)
  }

  private func text(_ number: Double) -> String { JSONText.number(number, decimals: 1) }
}
