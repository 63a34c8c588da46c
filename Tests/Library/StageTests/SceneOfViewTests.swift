import CollectionViews
import CompositionalLayout
import Foundation
import LayoutGeometry
import OrihonTesting
import ScreenInterface
import Stage
import TestSupport
import Testing

/// Tests of scenes made of a view that is there already.
struct SceneOfViewTests {
  private final class Beat: FrameParticipant {
    var frames = 0

    func frameWillBegin(at time: TimeInterval) { frames += 1 }
  }

  private func collectionView() -> CollectionView {
    CollectionView(collectionViewLayout: CollectionViewCompositionalLayout { _, _ in nil })
  }

  @Test func `objects are kept, and act where they can`() {
    weak var kept: Beat?
    let harness: StageHarness
    do {
      let beat = Beat()
      kept = beat
      harness = StageHarness(View(), keeping: [beat])
    }
    harness.advance(by: 0.1)
    #expect((kept?.frames ?? 0) >= 6)
  }

  @Test func `the feed is the view, or the only collection view inside it`() {
    let alone = collectionView()
    #expect(StageHarness(alone).stage.content.feed === alone)
    let holder = View()
    let inner = View()
    holder.addSubview(inner)
    let wrapped = collectionView()
    inner.addSubview(wrapped)
    #expect(StageHarness(holder).stage.content.feed === wrapped)
    holder.addSubview(collectionView())
    #expect(StageHarness(holder).stage.content.feed == nil)
  }

  @Test func `a scene of a view has its names`() {
    let scene = Scene("cards", title: "Cards", showing: View())
    #expect(scene.name == "cards" && scene.title == "Cards")
    #expect(StageHarness(scene).stage.content.root.elementID.path == "cards")
  }
}
