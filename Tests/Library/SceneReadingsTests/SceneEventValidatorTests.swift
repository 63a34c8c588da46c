import LayoutGeometry
import SceneReadings
import ScrollPhysics
import Testing

@Suite struct SceneEventValidatorTests {
  private func event(_ kind: ScrollEvent.Kind, of scroller: ScrollerID) -> SceneEvent {
    SceneEvent(.motion(kind), of: scroller, at: 0)
  }

  private let asked = ScrollEvent.Kind.requested(id: 1, cause: .api, stop: 0, offset: nil)

  @Test func `a request that ends twice cannot be, and is told with its scroller`() {
    var grammar = SceneEventValidator()
    grammar.read([event(asked, of: .row("hero")), event(.ended(id: 1, .rejected), of: .row("hero"))])
    #expect(grammar.violation == nil)
    grammar.read([event(.ended(id: 1, .rejected), of: .row("hero"))])
    #expect(grammar.violation?.hasPrefix("hero: ") == true)
  }

  @Test func `requests of two scrollers are two stories`() {
    var grammar = SceneEventValidator()
    grammar.read([event(asked, of: .row("a")), event(.ended(id: 1, .rejected), of: .row("b"))])
    #expect(grammar.violation?.hasPrefix("b: ") == true)
  }

  @Test func `at the end no request may be left open`() {
    var grammar = SceneEventValidator()
    grammar.read([event(asked, of: .axis(.vertical))])
    #expect(grammar.violation == nil)
    grammar.finish()
    #expect(grammar.violation?.hasPrefix("feed: ") == true)
  }

  @Test func `a pushed feed has a story of its own, and the one beneath goes on with its own`() {
    func move(_ kind: SceneEvent.Kind) -> SceneEvent { SceneEvent(kind, of: .axis(.vertical), at: 0) }
    func story(_ id: Int) -> [SceneEvent] {
      [
        event(.requested(id: id, cause: .api, stop: 0, offset: nil), of: .row("hero")),
        event(.ended(id: id, .rejected), of: .row("hero")),
      ]
    }
    var grammar = SceneEventValidator()
    grammar.read(story(3) + [move(.pushed("b.yml"))] + story(1) + [move(.popped("b.yml"))] + story(4))
    #expect(grammar.violation == nil)
    grammar.read(story(2))
    #expect(grammar.violation?.hasPrefix("hero: ") == true)
  }

  @Test func `a request that is left open when a feed is pushed cannot be`() {
    var grammar = SceneEventValidator()
    grammar.read([
      event(asked, of: .row("hero")), SceneEvent(.pushed("b.yml"), of: .axis(.vertical), at: 0),
    ])
    #expect(grammar.violation?.hasPrefix("hero: ") == true)
  }
}
