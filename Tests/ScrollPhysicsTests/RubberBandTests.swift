import Foundation
import ScrollPhysics
import TestSupport
import Testing

struct RubberBandTests {
  private struct Case: Decodable {
    let dimension, pull, offset: CGFloat
  }

  @Test func `a pull shows as the worked numbers say, and back`() throws {
    for each in try Vectors.load("physics/rubber-band", as: Case.self) {
      let band = RubberBand(dimension: each.dimension)
      #expect(isClose(band.offset(for: each.pull), each.offset, within: 0.0005))
      #expect(isClose(band.distance(for: band.offset(for: each.pull)), each.pull, within: 1e-9))
    }
  }

  @Test func `the inverse undoes the band over its whole reach`() {
    let band = RubberBand(dimension: 390)
    for pull in stride(from: CGFloat(-5000), through: 5000, by: 37) {
      #expect(isClose(band.distance(for: band.offset(for: pull)), pull, within: 1e-6))
    }
  }

  @Test func `the slope begins at the coefficient and is the derivative`() {
    let band = RubberBand(dimension: 800)
    #expect(isClose(band.slope(at: 0), 0.55))
    #expect(isClose(band.slope(at: 100), 0.4815, within: 0.00005))
    for pull in stride(from: CGFloat(-400), through: 400, by: 50) where pull != 0 {
      let difference = (band.offset(for: pull + 0.001) - band.offset(for: pull - 0.001)) / 0.002
      #expect(isClose(band.slope(at: pull), difference, within: 1e-6))
    }
  }

  @Test func `the band never reaches the viewport's length`() {
    let band = RubberBand(dimension: 100)
    #expect(band.offset(for: 1e9) < 100)
    #expect(band.distance(for: 100).isFinite)
    #expect(RubberBand(dimension: 0).offset(for: 50) == 0)
  }
}
