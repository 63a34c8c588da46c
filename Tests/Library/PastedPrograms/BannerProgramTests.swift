import OrihonTesting
import TestSupport
import Testing
import UIKitNames

/// Tests of the overlay over all banners, and of the timer.
///
/// Covers requirements S17–S25.
@MainActor struct BannerProgramTests {
  private let program = BannerProgram()
  private let harness: StageHarness

  init() { harness = run(program, keeping: [program.timer]) }

  @Test func `the overlay stands on the lowest points of the banners and the section does not grow`() throws {
    let section = try #require(program.collectionView.solvedLayout?.sections.first)
    let overlay = try #require(section.boundaryItems.first).attributes.frame
    #expect(isClose(overlay.maxY, BannerProgram.bannerHeight))
    #expect(isClose(overlay.height, BannerProgram.overlayHeight))
    #expect(isClose(section.frame.height, BannerProgram.bannerHeight))
  }

  @Test func `the timer turns the banners, after the last comes the first, and the feed is not pulled back`()
  {
    program.collectionView.setContentOffset(CGPoint(x: 0, y: 90), animated: false)
    harness.advance(by: 3.5)
    #expect(program.shownBanner == 1)
    #expect(program.collectionView.contentOffset.y == 90)
    harness.advance(by: 3)
    #expect(program.shownBanner == 2)
    harness.advance(by: 3)
    #expect(program.shownBanner == 0)
    #expect(program.collectionView.contentOffset.y == 90)
  }

  @Test func `a touch makes the timer wait its full time again`() {
    harness.advance(by: 2.5)
    harness.click(at: CGPoint(x: 200, y: 600))
    harness.advance(by: 2)
    #expect(program.shownBanner == 0)
    harness.advance(by: 1.5)
    #expect(program.shownBanner == 1)
  }
}
