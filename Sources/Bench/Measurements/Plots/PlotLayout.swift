package import Foundation
import ScrollPhysics

/// The layout of a plot: a heading, the panels from top to bottom, and the times below.
package nonisolated struct PlotLayout {
  /// A panel that shows one quantity over time.
  package struct Panel {
    package var quantity: PlotQuantity
    /// The frame of the curves, in points.
    package var frame: CGRect
    /// The scale of the values.
    package var scale: PlotScale
  }

  package static let margin: CGFloat = 14
  package static let gutter: CGFloat = 60
  static let headingLine: CGFloat = 18
  static let titleLine: CGFloat = 18

  /// The panels from top to bottom.
  package let panels: [Panel]
  /// The scale of the times.
  package let time: PlotScale

  /// Lays out curves over `span` in a picture of `size`, below `headingLines` lines of text.
  package init(
    _ curves: [MotionSeries], over span: ClosedRange<TimeInterval>, size: CGSize, headingLines: Int
  ) {
    let left = Self.gutter
    let width = max(1, size.width - left - Self.margin)
    let quantities = PlotQuantity.allCases.compactMap { quantity in
      Self.range(of: quantity, in: curves).map { (quantity, $0) }
    }
    let top = Self.margin + CGFloat(headingLines) * Self.headingLine + 4
    let bottom = size.height - Self.margin - Self.titleLine
    let free = max(1, bottom - top - CGFloat(quantities.count) * Self.titleLine)
    let shares = quantities.reduce(0) { $0 + $1.0.share }
    var y = top
    panels = quantities.map { quantity, values in
      y += Self.titleLine
      let height = free * quantity.share / shares
      defer { y += height }
      let scale = PlotScale(
        covering: values, least: quantity.leastRange, steps: max(2, Int(height / 26)),
        finest: quantity == .page ? 1 : 0)
      return Panel(
        quantity: quantity, frame: CGRect(x: left, y: y, width: width, height: max(1, height - 6)),
        scale: scale)
    }
    time = PlotScale(over: span, steps: max(2, Int(width / 70)))
  }

  /// Returns the x coordinate of a time.
  package func x(_ time: TimeInterval) -> CGFloat {
    self.time.x(time, in: panels.first?.frame ?? .zero)
  }

  /// Returns the range of a quantity in all curves; `nil` when no curve has it.
  private static func range(
    of quantity: PlotQuantity, in curves: [MotionSeries]
  ) -> ClosedRange<Double>? {
    let values = curves.flatMap { $0.samples.compactMap(quantity.value) }
    guard let low = values.min(), let high = values.max() else { return nil }
    return low...high
  }
}

nonisolated extension PlotLayout.Panel {
  /// Returns the y coordinate of a value, in points.
  package func y(_ value: Double) -> CGFloat { scale.y(value, in: frame) }

  /// Returns the lines of a curve, in points, with breaks at missing values and at a loop's seam.
  package func lines(of series: MotionSeries, in layout: PlotLayout) -> [[CGPoint]] {
    var lines: [[CGPoint]] = []
    var lap: Int?
    for sample in series.samples {
      guard let value = quantity.value(of: sample) else {
        lap = nil
        continue
      }
      if lap == nil || (quantity.breaksAtSeam && sample.lap != lap) { lines.append([]) }
      lap = sample.lap
      let point = CGPoint(x: layout.x(sample.time), y: y(value))
      if quantity.isStepped, let last = lines[lines.count - 1].last, last.y != point.y {
        lines[lines.count - 1].append(CGPoint(x: point.x, y: last.y))
      }
      lines[lines.count - 1].append(point)
    }
    return lines
  }
}

/// A quantity that a panel of a plot shows over time.
package nonisolated enum PlotQuantity: String, CaseIterable, Sendable {
  case offset
  case velocity
  case page

  /// The heading of the panel.
  package var title: String {
    switch self {
    case .offset: "offset, pt"
    case .velocity: "velocity, pt/s"
    case .page: "page"
    }
  }

  /// The height of the panel in proportion to the others.
  var share: CGFloat {
    switch self {
    case .offset: 5
    case .velocity: 3
    case .page: 1.5
    }
  }

  /// Returns the quantity's value in a sample; `nil` when the sample has none.
  package func value(of sample: MotionSeries.Sample) -> Double? {
    switch self {
    case .offset: sample.offset
    case .velocity: sample.velocity
    // Plots count pages from 1.
    case .page: sample.page.map { Double($0 + 1) }
    }
  }

  /// The smallest range shown: a smaller one would magnify invisible differences.
  var leastRange: Double { self == .page ? 1.5 : 2 }

  /// True for a quantity that changes in steps instead of linearly.
  var isStepped: Bool { self == .page }

  /// True for a quantity that jumps at a loop's seam.
  var breaksAtSeam: Bool { self == .offset }
}
