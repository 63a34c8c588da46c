import Foundation
import TestSupport
import Testing

@testable import Documents

struct JSONTextTests {
  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (-0.0000001, "0"), (1024.0, "1024"), (0.1 + 0.2, "0.3"), (-35.2, "-35.2"),
    (0.000001, "0.000001"), (-0.0000015, "-0.000002"), (123456789.123456, "123456789.123456"),
    (1e300, String(format: "%.0f", 1e300)), (.infinity, "null"), (.nan, "null"),
  ])
  func `a number has at most six decimals and no zeros to spare`(number: Double, text: String) {
    #expect(JSONText.number(number, decimals: 6) == text)
  }

  @Test func `an exact number is read back bit for bit`() {
    var random = SplitMix64(seed: 11)
    for _ in 0..<2000 {
      let number = Double(bitPattern: random.next())
      guard number.isFinite else { continue }
      #expect(Double(JSONText.number(number, decimals: nil))?.bitPattern == number.bitPattern)
    }
  }

  @Test func `a path leads to members, places and ids`() {
    let frame: JSONValue = [
      "feed": ["y": .number(3)],
      "rows": .array([["id": "hero", "page": .number(1)], ["id": "a.b", "dots": ["count": .number(5)]]]),
    ]
    #expect(frame.value(at: "feed.y") == .number(3))
    #expect(frame.value(at: "rows.hero.page") == .number(1))
    #expect(frame.value(at: "rows.0.page") == .number(1))
    #expect(frame.value(at: "rows.a.b.dots.count") == .number(5))
    #expect(frame.value(at: "rows.7") == nil)
    #expect(frame.value(at: "feed.x") == nil)
  }
}
