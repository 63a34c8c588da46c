import Foundation
import TestSupport
import Testing

@testable import Measurements

struct PlotScaleTests {
  @Test(arguments: [
    (0.0...10.0, 5, ["0", "2", "4", "6", "8", "10"]),
    (0...1, 4, ["0", "0.5", "1"]),
    (-85...600, 4, ["0", "200", "400", "600"]),
    (-4300...2500, 4, ["−4000", "−2000", "0", "2000"]),
    (0.013...0.019, 3, ["0.014", "0.016", "0.018"]),
    (1e6...3e6, 2, ["1000000", "2000000", "3000000"]),
  ])
  func `ticks are round numbers inside the range`(range: ClosedRange<Double>, steps: Int, texts: [String]) {
    let scale = PlotScale(over: range, steps: steps)
    #expect(scale.ticks.map(scale.text) == texts)
    #expect(scale.ticks.count <= steps + 1)
  }

  @Test(arguments: [-499.0...499, -60...930, -0.4...9.9, 3...4.9])
  func `two ticks at least tell a scale`(range: ClosedRange<Double>) {
    for steps in 1...4 { #expect(PlotScale(over: range, steps: steps).ticks.count > 1) }
  }

  @Test func `pages have whole ticks`() {
    let scale = PlotScale(covering: 0...1, least: 1.5, steps: 20, finest: 1)
    #expect(scale.ticks == [0, 1])
    #expect(PlotScale(covering: 3...3, least: 1.5, steps: 2, finest: 1).ticks == [3])
  }

  @Test func `what never changes lies in the middle`() {
    let scale = PlotScale(covering: 7...7, least: 2, steps: 4)
    #expect(scale.range == 6...8 && isClose(scale.fraction(of: 7), 0.5))
  }

  @Test func `values lie between 0 and 1 in their order`() {
    let scale = PlotScale(covering: -3...12, least: 2, steps: 4)
    #expect(scale.fraction(of: -3) > 0 && scale.fraction(of: -3) < scale.fraction(of: 12))
    #expect(scale.fraction(of: 12) < 1)
  }
}
