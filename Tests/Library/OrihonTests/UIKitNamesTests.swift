import CollectionViews
import CompositionalLayout
import Foundation
import LayoutGeometry
import ScreenInterface
import Stage
import TestSupport
import Testing
import Typesetting

/// Tests that a pasted iOS layout, compiled against `UIKitNames` alone, lays out as on iOS.
struct UIKitNamesTests {
  private func stage(width: CGFloat) -> Stage {
    let scene = Scene("pasted") { _ in
      let feed = PastedFeed()
      let view = CollectionView(collectionViewLayout: feed.makeLayout())
      view.dataSource = feed
      return Scene.Content(view, owned: [feed])
    }
    return Stage(
      scene, options: StageOptions(size: CGSize(width: width, height: 800)), text: BlockTextMeasuring())
  }

  @Test(arguments: [(400.0, 340.0), (800.0, 400.0)])
  func `pasted banners ask their surroundings for their width`(width: CGFloat, banner: CGFloat) throws {
    let layout = try #require(stage(width: width).content.feed?.solvedLayout)
    let first = try #require(layout.sections[0].frame(ofGroup: 0))
    #expect(isClose(first.width, banner))
    let item = try #require(layout.frame(ofItem: 0, inSection: 0))
    #expect(isClose(item.width, banner - 16))
  }

  @Test func `a pasted grid has three columns, below the banners and the space between sections`() throws {
    let layout = try #require(stage(width: 400).content.feed?.solvedLayout)
    let first = try #require(layout.frame(ofItem: 0, inSection: 1))
    let fourth = try #require(layout.frame(ofItem: 3, inSection: 1))
    #expect(isClose(first.minY, 44 + 180 + 16))
    #expect(isClose(first.width, 400.0 / 3))
    #expect(isClose(fourth.minY, first.maxY + 8))
  }

  @Test func `a pasted handler changes what is shown`() throws {
    let stage = stage(width: 400)
    stage.advance(to: 0)
    let frames = try #require(stage.content.feed).visibleCells.map(\.transform)
    #expect(frames.contains { !$0.isIdentity })
  }
}
