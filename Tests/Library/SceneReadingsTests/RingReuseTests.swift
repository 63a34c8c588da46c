import SceneReadings
import Testing

/// Tests of a ring whose elements keep their storage.
struct RingReuseTests {
  @Test func `the oldest element is changed where it is, and comes last`() {
    var ring = Ring<[Int]>(capacity: 2)
    for number in 0..<5 {
      ring.appendReusing([]) { list in
        list.removeAll(keepingCapacity: true)
        list.append(number)
      }
    }
    #expect(Array(ring) == [[3], [4]] && ring.last == [4])
  }
}
