import Carousel
import CollectionViews
import CompositionalLayout
import Testing

struct MistakenRowTests {
  static func controller() -> CarouselController {
    let view = CollectionView(collectionViewLayout: CollectionViewCompositionalLayout { _, _ in nil })
    return CarouselController([CarouselSection(id: "hero")], in: view)
  }

  @Test func `a row without auto-scroll may be paused`() {
    Self.controller().pause(row: "hero")
  }

  @Test func `a row that no carousel has is a mistake`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { MistakenRowTests.controller().pause(row: "heroes") }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { MistakenRowTests.controller().start(row: "heroes") }
    }
  }
}
