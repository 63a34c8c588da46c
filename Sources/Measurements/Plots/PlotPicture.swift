public import Foundation
import LayoutGeometry
package import ScreenInterface
import ScrollPhysics

/// Curves of motion as a picture: offset, velocity and page over time.
///
/// Colours behind them show the phases of the first curve's scroller.
public struct PlotPicture {
  /// Paints a display list at a scale.
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

  /// Creates a plot of `curves` over `span` in the colours of `style`; `caption` stands below their names.
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

  /// The painted picture; `text` measures the texts that `render` paints.
  package func bitmap(text: any TextMeasuring, render: Renderer) -> Bitmap {
    var ground = PlotGround(style: style, text: text)
    paintHeading(on: &ground)
    paintPhases(on: &ground)
    for panel in layout.panels { paintAxes(of: panel, on: &ground) }
    paintTimes(on: &ground)
    var picture = render(ground.list, style.scale)
    for panel in layout.panels { draw(panel, on: &picture) }
    return picture
  }

  /// One device pixel, in points.
  private var hairline: CGFloat { 1 / style.scale }

  /// The phases that occur in the first curve, in the order of their cases, without rest.
  private var phases: [ScrollPhase] {
    let found = Set(curves.first?.series.samples.compactMap(\.phase) ?? [])
    return ScrollPhase.allCases.filter { found.contains($0) && style.wash(of: $0) != nil }
  }

  private func paintHeading(on ground: inout PlotGround) {
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

  private func paintPhases(on ground: inout PlotGround) {
    guard let samples = curves.first?.series.samples else { return }
    var start = 0
    for index in samples.indices.dropFirst()
    where samples[index].phase != samples[start].phase || index == samples.count - 1 {
      if let wash = samples[start].phase.flatMap(style.wash) {
        let (left, right) = (layout.x(samples[start].time), layout.x(samples[index].time))
        for panel in layout.panels {
          ground.fill(
            wash, CGRect(x: left, y: panel.frame.minY, width: right - left, height: panel.frame.height))
        }
      }
      start = index
    }
  }

  private func paintAxes(of panel: PlotLayout.Panel, on ground: inout PlotGround) {
    let frame = panel.frame
    ground.text(
      panel.quantity.title, style.secondInk, at: CGPoint(x: frame.minX, y: frame.minY - PlotLayout.titleLine))
    for tick in panel.scale.ticks {
      let y = panel.y(tick)
      ground.fill(style.grid, CGRect(x: frame.minX, y: y, width: frame.width, height: hairline))
      ground.text(
        panel.scale.text(of: tick), style.secondInk, at: CGPoint(x: frame.minX - 8, y: y - 9),
        alignedRight: true)
    }
  }

  private func paintTimes(on ground: inout PlotGround) {
    guard let last = layout.panels.last else { return }
    for tick in layout.time.ticks {
      let x = layout.x(tick)
      for panel in layout.panels {
        ground.fill(
          style.grid, CGRect(x: x, y: panel.frame.minY, width: hairline, height: panel.frame.height))
      }
      ground.text(
        layout.time.text(of: tick) + " s", style.secondInk, at: CGPoint(x: x, y: last.frame.maxY + 4),
        centred: true)
    }
  }

  private func draw(_ panel: PlotLayout.Panel, on picture: inout Bitmap) {
    let pixels = PixelRect(panel.frame, scale: style.scale)
    for (index, curve) in curves.enumerated().reversed() {
      let ink = LineInk(
        color: style.color(ofCurve: index), width: Double(1.6 * style.scale),
        columns: pixels.x..<(pixels.x + max(0, pixels.width)),
        rows: pixels.y..<(pixels.y + max(0, pixels.height)))
      for line in panel.lines(of: curve.series, in: layout) {
        ink.draw(
          through: line.map { CGPoint(x: $0.x * style.scale, y: $0.y * style.scale) }, on: &picture)
      }
    }
  }
}
