import Foundation
import Measurements
import TestSupport
import Testing

@testable import VisualQA

struct MotionFigureTests {
  @Test func `offset, velocity and page are drawn of the reference and of now`() {
    var motion = ReportMotion(of: "<hero>", reference: SampleReport.motion, actual: SampleReport.motion)
    motion.divergence = 0.1
    let svg = MotionFigure(motion).svg
    #expect(svg.hasPrefix("<svg ") && svg.hasSuffix("</svg>"))
    #expect(svg.count(of: "class=\"curve reference\"") == 4, "three curves and the key")
    #expect(svg.count(of: "class=\"curve actual\"") == 4)
    #expect(svg.contains("&lt;hero&gt;</text>"))
    #expect(svg.contains("class=\"divergence\""))
    #expect(svg.contains("first difference, 0.1 s"))
    #expect(svg.contains("class=\"wash decelerating\""))
  }

  @Test func `rest before and after is left out`() {
    let moved = SampleReport.motion.shifted(by: 100)
    let rests = [(0.0, 0.0), (200, 144)].map { MotionSeries.Sample(time: $0.0, offset: $0.1) }
    let long = MotionSeries([rests[0]] + moved.samples + [rests[1]])
    let svg = MotionFigure(ReportMotion(of: "feed", actual: long)).svg
    #expect(svg.contains(">100.1 s</text>") && !svg.contains(">50 s</text>"), "\(svg)")
  }

  @Test func `what is not there is not drawn`() {
    let svg = MotionFigure(ReportMotion(of: "feed", actual: SampleReport.motion)).svg
    #expect(!svg.contains("reference\""))
    #expect(!svg.contains("divergence"))
    #expect(MotionFigure(ReportMotion(of: "feed")).svg.isEmpty)
    #expect(MotionFigure(ReportMotion(of: "feed", actual: MotionSeries([]))).svg.isEmpty)
  }

  @Test func `a long run takes no more points than can be told apart, and keeps its extremes`() {
    let samples = (0..<100_000).map { (index: Int) -> MotionSeries.Sample in
      let offset: Double = index == 54_321 ? 900 : sin(Double(index) / 9)
      return MotionSeries.Sample(time: Double(index) / 1000, offset: offset)
    }
    let svg = MotionFigure(ReportMotion(of: "feed", actual: MotionSeries(samples))).svg
    #expect(svg.utf8.count < 100_000)
    let line = samples.map { CGPoint(x: $0.time * 6, y: $0.offset) }
    let thinned = MotionFigure.thinned(line)
    #expect(thinned.count <= 4 * 1200)
    #expect(thinned.contains { $0.y > 899 })
    #expect(thinned.first == line.first && thinned.last == line.last)
  }
}
