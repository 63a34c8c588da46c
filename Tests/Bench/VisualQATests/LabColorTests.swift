import Foundation
import TestSupport
import Testing

@testable import VisualQA

/// Tests of the difference metric by numbers of the published formulae, computed elsewhere.
struct LabColorTests {
  nonisolated struct Case: Decodable, Sendable {
    let color: String
    let lab: [Double]
    let other: String
    let distance: Double
  }

  private func color(_ text: String) throws -> UInt32 { try #require(UInt32(text, radix: 16)) }

  @Test(arguments: try Vectors.load("colors/lab", as: Case.self))
  func `colours and their distances are those of the published formulae`(_ sample: Case) throws {
    let lab = LabColor(try color(sample.color))
    #expect(isClose(lab.lightness, sample.lab[0], within: 1e-5))
    #expect(isClose(lab.a, sample.lab[1], within: 1e-5))
    #expect(isClose(lab.b, sample.lab[2], within: 1e-5))
    let other = LabColor(try color(sample.other))
    #expect(isClose(lab.distance(to: other), sample.distance, within: 1e-5))
    #expect(lab.distance(to: other) == other.distance(to: lab))
  }

  @Test func `no step of any channel is invisible`() {
    for shift in [UInt32(0), 8, 16] {
      for level in UInt32(0)..<255 {
        let color = 0xFF00_0000 | level << shift
        #expect(PixelDistance.between(color, color + 1 << shift) > 0)
      }
    }
  }

  @Test func `what shows through is compared on the ground on which it differs most`() {
    #expect(PixelDistance.between(0x0012_3456, 0x0065_4321) == 0)
    #expect(isClose(PixelDistance.between(0x00FF_FFFF, 0xFFFF_FFFF), 100, within: 1e-5))
    #expect(isClose(PixelDistance.between(0x0000_0000, 0xFF00_0000), 100, within: 1e-5))
  }
}
