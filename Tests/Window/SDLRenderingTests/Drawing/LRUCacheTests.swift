import TestSupport
import Testing

@testable import SDLRendering

struct LRUCacheTests {
  @Test func `what was asked for longest ago is forgotten first`() {
    var cache = LRUCache<String, Int>(budget: 3)
    for (index, key) in ["a", "b", "c"].enumerated() { cache.insert(index, for: key, cost: 1) }
    #expect(cache.value(for: "a") == 0)
    var forgotten: [Int] = []
    cache.insert(3, for: "d", cost: 1) { forgotten.append($0) }
    #expect(forgotten == [1])
    #expect(cache.value(for: "b") == nil)
    #expect(cache.value(for: "a") == 0)
  }

  @Test func `an entry beyond the budget stays until the next one`() {
    var cache = LRUCache<Int, Int>(budget: 10)
    cache.insert(1, for: 1, cost: 50)
    #expect(cache.value(for: 1) == 1)
    cache.insert(2, for: 2, cost: 5)
    #expect(cache.value(for: 1) == nil)
    #expect(cache.cost == 5)
  }

  @Test func `a key inserted again replaces its entry`() {
    var cache = LRUCache<Int, Int>(budget: 10)
    cache.insert(1, for: 1, cost: 4)
    var forgotten: [Int] = []
    cache.insert(2, for: 1, cost: 6) { forgotten.append($0) }
    #expect(forgotten == [1])
    #expect(cache.cost == 6)
    #expect(cache.count == 1)
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `it behaves like a list that is kept in the order of use`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var cache = LRUCache<Int, Int>(budget: 6)
    var model: [(key: Int, cost: Int)] = []
    for _ in 0..<300 {
      let key = random.below(9)
      let place = model.firstIndex { $0.key == key }
      if random.below(2) == 0 {
        #expect((cache.value(for: key) != nil) == (place != nil))
        if let place { model.append(model.remove(at: place)) }
      } else {
        if let place { model.remove(at: place) }
        model.append((key, 1 + random.below(3)))
        cache.insert(key, for: key, cost: model[model.count - 1].cost)
        while model.reduce(0, { $0 + $1.cost }) > 6, model.count > 1 { model.removeFirst() }
      }
      #expect(cache.count == model.count)
      #expect(cache.cost == model.reduce(0) { $0 + $1.cost })
    }
  }
}
