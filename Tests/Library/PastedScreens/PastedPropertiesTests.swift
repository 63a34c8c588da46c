import OrihonTesting
import Stage
import Testing
import UIKitNames

/// Tests of the properties of views that pasted subclasses override.
@MainActor struct PastedPropertiesTests {
  private func run(_ screen: TagsScreen) -> StageHarness {
    let harness = StageHarness(screen, size: CGSize(width: 375, height: 812))
    harness.advance(by: 0.1)
    return harness
  }

  @Test func `a collection view that follows its content size is as high as its content`() {
    let screen = TagsScreen()
    let harness = run(screen)
    #expect(abs(screen.tags.frame.height - 3 * 44) < 0.01)
    #expect(screen.tags.heights.last == [0, 132])
    screen.count = 9
    harness.advance(by: 0.1)
    #expect(abs(screen.tags.frame.height - 5 * 44) < 0.01)
    #expect(screen.tags.heights.last == [132, 220])
    #expect(screen.picture.frame.minY == screen.tags.frame.maxY + 10)
  }

  @Test func `an override of the offset sees every step, each from the one before`() {
    let screen = TagsScreen()
    let harness = run(screen)
    harness.drag(from: CGPoint(x: 100, y: 650), by: CGPoint(x: 0, y: -200), in: 0.2)
    harness.advance(by: 2)
    #expect(screen.scrollView.contentOffset.y > 100)
    #expect(screen.scrollView.steps.last == screen.scrollView.contentOffset.y)
    #expect(screen.scrollView.steps.count > 10 && screen.scrollView.wrongSteps == 0)
  }

  @Test func `an override that holds the offset of an axis keeps the content there`() {
    let scrollView = UprightScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    scrollView.contentSize = CGSize(width: 900, height: 900)
    let harness = StageHarness(scrollView, size: CGSize(width: 300, height: 300))
    harness.drag(from: CGPoint(x: 250, y: 250), by: CGPoint(x: -100, y: -120), in: 0.2)
    harness.advance(by: 2)
    #expect(scrollView.contentOffset.x == 0 && scrollView.contentOffset.y >= 100)
    scrollView.contentOffset = CGPoint(x: 80, y: 200)
    #expect(scrollView.contentOffset == CGPoint(x: 0, y: 200))
  }

  @Test func `selection, picture and colour are overridden as in UIKit`() {
    let screen = TagsScreen()
    let harness = run(screen)
    screen.button.isSelected = true
    #expect(screen.button.backgroundColor == .systemBlue && screen.button.state.contains(.selected))
    harness.press(at: CGPoint(x: 100, y: 20))
    harness.advance(by: 0.1)
    #expect(screen.button.alpha == 0.6)
    harness.release(at: CGPoint(x: 100, y: 20))
    harness.advance(by: 0.1)
    #expect(screen.button.alpha == 1)
    screen.picture.image = UIImage(systemName: "star")
    screen.picture.backgroundColor = .red
    #expect(screen.picture.changes == 1 && screen.picture.backgroundColor == .systemYellow)
  }

  @Test func `a scroll view has a safe area, and a layout is made from no nib file`() {
    let screen = TagsScreen()
    _ = run(screen)
    #expect(screen.room == CGRect(x: 0, y: 0, width: 375, height: 812))
    #expect(TagLayout().itemSize == CGSize(width: 90, height: 32))
    #expect(TagLayout(coder: NSCoder())?.itemSize == CGSize(width: 50, height: 50))
  }
}
