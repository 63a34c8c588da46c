public import Foundation
package import ScreenInterface
import ScrollPhysics

/// A plot of motion curves: offset, velocity and page over time.
///
/// Colours behind them show the phases of the first curve's scroll view.
public struct PlotPicture {
  /// A closure that paints a display list at a scale.
  package typealias Renderer = @MainActor (DisplayList, CGFloat) -> Bitmap

  /// One curve with its name.
  public struct Curve {
    /// The name in the heading.
    public var name: String
    /// The motion that is drawn.
    public var series: MotionSeries

    /// Creates a curve.
    public init(_ name: String, _ series: MotionSeries) {
      self.name = name
      self.series = series
    }
  }

  private let curves: [Curve]
  private let caption: [String]
  private let style: PlotStyle
  private let layout: PlotLayout

  /// Creates a plot of `curves` over `span` in the colours of `style`, with `caption` below their names.
  public init(
    of curves: [Curve], over span: ClosedRange<TimeInterval>, caption: [String] = [],
    style: PlotStyle = PlotStyle()
  ) {
    self.curves = curves.map { Curve($0.name, $0.series.clipped(to: span)) }
    self.caption = caption
    self.style = style
    layout = PlotLayout(
      self.curves.map(\.series), over: span, size: style.size,
      headingLines: curves.count + caption.count + 1)
  }

  /// Paints the picture; `text` measures the texts that `render` paints.
  package func bitmap(text: any TextMeasuring, render: Renderer) -> Bitmap {
    var ground = PlotBackground(style: style, text: text)
    paintHeading(on: &ground)
    paintPhases(on: &ground)
    for panel in layout.panels { ground.values(panel.quantity.title, panel.scale, of: panel.frame) }
    ground.times(layout.time, across: frames)
    var picture = render(ground.list, style.scale)
    for panel in layout.panels {
      for (index, curve) in curves.enumerated().reversed() {
        AntialiasedLine.draw(
          panel.lines(of: curve.series, in: layout), in: panel.frame, style.color(ofCurve: index), width: 1.6,
          scale: style.scale, on: &picture)
      }
    }
    return picture
  }

  private var frames: [CGRect] { layout.panels.map(\.frame) }

  /// The phases that occur in the first curve, in the order of their cases, without rest.
  private var phases: [ScrollPhase] {
    let found = Set(curves.first?.series.samples.compactMap(\.phase) ?? [])
    return ScrollPhase.allCases.filter { found.contains($0) && style.wash(of: $0) != nil }
  }

  private func paintHeading(on ground: inout PlotBackground) {
    var y = PlotLayout.margin
    for (index, curve) in curves.enumerated() {
      ground.key(curve.name, style.color(ofCurve: index), at: CGPoint(x: PlotLayout.gutter, y: y), swatch: 3)
      y += PlotLayout.headingLine
    }
    for line in caption {
      ground.text(line, style.ink, at: CGPoint(x: PlotLayout.gutter, y: y))
      y += PlotLayout.headingLine
    }
    var x = PlotLayout.gutter
    for phase in phases {
      guard let wash = style.wash(of: phase) else { continue }
      x = ground.key(phase.rawValue, wash, at: CGPoint(x: x, y: y), swatch: 12) + PlotLayout.margin
    }
  }

  private func paintPhases(on ground: inout PlotBackground) {
    guard let samples = curves.first?.series.samples else { return }
    var start = 0
    for index in samples.indices.dropFirst()
    where samples[index].phase != samples[start].phase || index == samples.count - 1 {
      if let wash = samples[start].phase.flatMap(style.wash) {
        let (left, right) = (layout.x(samples[start].time), layout.x(samples[index].time))
        ground.wash(wash, from: left, to: right, across: frames)
      }
      start = index
    }
  }
}
