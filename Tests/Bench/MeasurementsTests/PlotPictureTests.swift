import Foundation
import LayoutGeometry
import ScreenInterface
import ScrollPhysics
import TestSupport
import Testing
import Typesetting

@testable import Measurements

struct PlotPictureTests {
  private let style = PlotStyle(size: CGSize(width: 300, height: 260), scale: 1)

  private func series(_ points: [(Double, Double)], pages: Bool = false) -> MotionSeries {
    MotionSeries(
      points.enumerated().map { index, point in
        var sample = MotionSeries.Sample(time: point.0, offset: point.1)
        if pages { (sample.page, sample.velocity, sample.phase) = (index, point.1, .dragging) }
        return sample
      })
  }

  /// Draws curves; returns the painted ground and the picture with the curves.
  private func drawn(
    _ curves: [PlotPicture.Curve], over span: ClosedRange<Double>, caption: [String] = []
  ) -> (ground: DisplayList, picture: Bitmap) {
    var ground: DisplayList?
    let plot = PlotPicture(of: curves, over: span, caption: caption, style: style)
    let picture = plot.bitmap(text: BlockTextMeasuring()) { list, scale in
      ground = list
      let bounds = list.bounds(scale: scale)
      return Bitmap(width: bounds.width, height: bounds.height, color: 0xFFFF_FFFF)
    }
    return (ground ?? DisplayList(size: .zero, background: .clear), picture)
  }

  private func texts(of list: DisplayList) -> [String] {
    list.commands.compactMap { if case .text(let line, _) = $0.content { line.string } else { nil } }
  }

  @Test func `a log has a panel each for offset, velocity and page, a measured curve one`() {
    let logged = texts(of: drawn([.init("hero", series([(0, 0), (1, 9)], pages: true))], over: 0...1).ground)
    #expect(
      Set(["hero", "offset, pt", "velocity, pt/s", "page", "dragging", "0 s", "1 s"]).isSubset(of: logged))
    let measured = texts(of: drawn([.init("phone", series([(0, 0), (1, 9)]))], over: 0...1).ground)
    #expect(measured.contains("offset, pt") && !measured.contains("page"))
  }

  @Test func `captions stand in the heading, and everything inside the picture`() {
    let curves = [
      PlotPicture.Curve("a", series([(0, -1e6), (3, 1e6)], pages: true)),
      PlotPicture.Curve("b", series([(0, 0), (2, 1)])),
    ]
    let ground = drawn(curves, over: 0...3, caption: ["RMS 1 pt"]).ground
    #expect(texts(of: ground).prefix(3) == ["a", "b", "RMS 1 pt"])
    let bounds = CGRect(origin: .zero, size: style.size)
    for command in ground.commands { #expect(bounds.contains(command.frame), "\(command)") }
  }

  @Test func `the first curve lies above the others`() {
    let curve = series([(0, 0), (1, 9)])
    let picture = drawn([.init("a", curve), .init("b", curve)], over: 0...1).picture
    let above = style.color(ofCurve: 0)
    let found = picture.pixels.contains {
      $0 == 0xFF00_0000 | UInt32(above.red) << 16 | UInt32(above.green) << 8 | UInt32(above.blue)
    }
    #expect(found)
  }

  @Test func `a line breaks at a seam, and a page changes at once`() throws {
    var samples = series([(0, 90), (1, 5), (2, 10)], pages: true).samples
    samples[1].lap = 1
    samples[2].lap = 1
    let seam = MotionSeries(samples)
    let layout = PlotLayout([seam], over: 0...2, size: style.size, headingLines: 1)
    let lines = layout.panels.map { $0.lines(of: seam, in: layout) }
    #expect(lines.map(\.count) == [2, 1, 1])
    #expect(lines[2][0].count == 5)
  }

  @Test func `only what is in the span is drawn`() {
    let plot = drawn([.init("a", series([(0, 0), (10, 100)]))], over: 4...6)
    let labels = texts(of: plot.ground)
    #expect(labels.contains("50") && !labels.contains("0") && labels.contains("5 s"))
  }
}
