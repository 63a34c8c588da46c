import SceneReadings
import Testing

struct RingTests {
  @Test func `a full ring forgets the oldest and keeps every index`() {
    var ring = Ring<Int>(capacity: 3)
    #expect(ring.indices.isEmpty)
    for value in 0..<8 {
      ring.append(value * 10)
      #expect(ring.count == min(value + 1, 3))
      #expect(ring.indices == max(0, value - 2)..<(value + 1))
      for index in ring.indices { #expect(ring[index] == index * 10) }
    }
    ring[6] = 61
    #expect(ring.indices.map { ring[$0] } == [50, 61, 70])
  }

  @Test func `an emptied ring begins anew`() {
    var ring = Ring<Int>(capacity: 2)
    for value in 0..<5 { ring.append(value) }
    ring.removeAll()
    #expect(ring.indices.isEmpty)
    ring.append(7)
    #expect(ring.indices == 0..<1 && ring[0] == 7)
  }
}
