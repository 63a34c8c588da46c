import Foundation
import ScrollPhysics
import TestSupport
import Testing

struct RubberBandTests {
  private struct Case: Decodable {
    let dimension, pull, offset, slope: CGFloat
  }

  @Test func `a pull shows as the worked numbers say, and back`() throws {
    for each in try Vectors.load("physics/rubber-band", as: Case.self) {
      let band = RubberBand(dimension: each.dimension)
      #expect(isClose(band.offset(for: each.pull), each.offset, within: 0.0005))
      #expect(isClose(band.distance(for: band.offset(for: each.pull)), each.pull, within: 1e-9))
      #expect(isClose(band.distance(for: each.offset), each.pull, within: 0.01))
      #expect(isClose(band.slope(at: each.pull), each.slope, within: 0.00006))
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

  @Test func `a band without give shows nothing and is never asked for an endless pull`() {
    let band = RubberBand(dimension: 400, coefficient: 0)
    for length in [-1000, 0, 40] as [CGFloat] {
      #expect(band.offset(for: length) == 0 && band.distance(for: length) == 0)
    }
  }
}
