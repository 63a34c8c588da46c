import CollectionViews
import CompositionalLayout
import Foundation
import LayoutGeometry
import OrihonTesting
import SampleFeeds
import ScreenInterface
import Stage
import TestSupport
import Testing

/// Tests that right to left is the mirror of left to right.
struct MirroredFramesTests {
  private static let width: CGFloat = 430

  private func frames(isMirrored: Bool) -> [[ElementID: CGRect]] {
    var options = StageOptions(size: CGSize(width: Self.width, height: 932))
    options.traits.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
    let rows = [
      SampleFeed.Row("a"), SampleFeed.Row("b", loops: true), SampleFeed.Row("c", count: 9, .continuous),
      SampleFeed.Row("d", .groupPaging),
    ]
    let harness = StageHarness(SampleFeed(rows).scene(), options: options)
    var frames: [[ElementID: CGRect]] = []
    harness.onFrame = { _ in
      let cards = harness.stage.displayList.commands.filter { command in
        ["/card/", "/dots/"].contains { command.element.path.contains($0) }
      }
      frames.append(Dictionary(cards.map { ($0.element, $0.frame) }) { first, _ in first })
    }
    func mirrored(_ x: CGFloat) -> CGFloat { isMirrored ? Self.width - x : x }
    func way(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: isMirrored ? -x : x, y: y) }
    for y in [100, 350, 600, 850] as [CGFloat] {
      harness.flick(from: CGPoint(x: mirrored(330), y: y), by: way(-180, 6))
      harness.advance(by: 0.4)
    }
    harness.flick(from: CGPoint(x: mirrored(100), y: 350), by: way(200, -4), in: 0.2)
    harness.advance(by: 0.7)
    return frames
  }

  /// A bar whose mark stands at the side where reading begins.
  private final class Bar: View {
    let mark = View()

    override func layoutSubviews() {
      let isMirrored = context?.traits.isRightToLeft == true
      mark.frame = CGRect(x: isMirrored ? bounds.width - 10 : 0, y: 0, width: 10, height: 10)
    }
  }

  @Test func `a view outside of every scroll view is laid out anew when the direction changes`() {
    let bar = Bar(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
    let root = View()
    root.addSubview(bar)
    bar.addSubview(bar.mark)
    let harness = StageHarness(root)
    harness.advance(by: 0.1)
    #expect(isClose(bar.mark.frame.minX, 0))
    harness.stage.change { $0.layoutDirection = .rightToLeft }
    harness.advance(by: 0.1)
    #expect(isClose(bar.mark.frame.minX, 190))
  }

  /// Covers requirement R53.
  @Test func `a mirrored script gives the mirrored frames`() {
    let (natural, mirrored) = (frames(isMirrored: false), frames(isMirrored: true))
    #expect(natural.count == mirrored.count)
    for row in ["a", "b", "c", "d"] {
      let places = natural.map { frames in frames.filter { $0.key.path.hasPrefix("\(row)/card/") } }
      #expect(places.first?.isEmpty == false && places.contains { $0 != places.first }, "\(row) moves")
    }
    for (left, right) in zip(natural, mirrored) {
      #expect(left.keys == right.keys)
      for (element, frame) in left {
        guard let twin = right[element] else { continue }
        #expect(isClose(Self.width - frame.maxX, twin.minX, within: 1) && frame.minY == twin.minY)
      }
    }
  }
}
