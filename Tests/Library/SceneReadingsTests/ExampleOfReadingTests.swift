import Foundation
import SceneReadings
import Testing

/// An example to copy: what a scene tells is kept in values such as this ring.
struct ExampleOfReadingTests {
  @Test func `a ring keeps the last elements`() {
    var ring = Ring<Int>(capacity: 2)
    for number in 1...3 { ring.append(number) }
    #expect(Array(ring) == [2, 3])
  }
}
