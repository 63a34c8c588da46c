import CollectionViews
import Foundation
import LayoutGeometry
import OrihonTesting
import SampleFeeds
import ScreenInterface
import Stage
import Testing

/// Tests that frames which nobody sees lead where seen ones lead, and are drawn only when somebody asks.
struct UnseenFramesTests {
  private final class Canvas: View {
    var drawings = 0

    override func draw(with pen: inout DrawingContext) {
      drawings += 1
      pen.paint(.fill(Color(hex: 0x112233), cornerRadius: 0), in: bounds, element: elementID)
    }
  }

  @Test func `unseen frames are drawn once, when somebody asks for the last of them`() {
    let canvas = Canvas(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let stage = StageHarness(canvas).stage
    let before = canvas.drawings
    stage.unseen { for frame in 1...9 { stage.advance(to: TimeInterval(frame)) } }
    #expect(canvas.drawings == before)
    canvas.frame.size.width = 30
    #expect(stage.displayList.commands.contains { $0.frame.width == 30 })
    #expect(!stage.displayList.commands.isEmpty && stage.chromeList.commands.isEmpty)
    #expect(canvas.drawings == before + 1)
    stage.advance(to: 10)
    #expect(canvas.drawings == before + 2, "a frame outside is written at once")
  }

  @Test func `a stroke that nobody saw leads to the same place and the same picture`() {
    func stage(isSeen: Bool) -> Stage {
      let harness = StageHarness(SampleFeed([SampleFeed.Row("a", loops: true), SampleFeed.Row("b")]).scene())
      func play() {
        harness.flick(from: CGPoint(x: 300, y: 100), by: CGPoint(x: -180, y: 4))
        harness.advance(by: 1)
      }
      if isSeen { play() } else { harness.stage.unseen(play) }
      return harness.stage
    }
    let (seen, unseen) = (stage(isSeen: true), stage(isSeen: false))
    #expect(seen.digest == unseen.digest)
    #expect(seen.displayList == unseen.displayList)
  }
}
