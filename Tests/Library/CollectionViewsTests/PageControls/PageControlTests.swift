import CollectionViews
import Foundation
import LayoutGeometry
import ScreenInterface
import TestSupport
import Testing
import Typesetting

/// Tests of UIKit's page control, property by property.
struct PageControlTests {
  private let context = ViewContext(text: BlockTextMeasuring())

  private func control(
    _ pages: Int, size: CGSize = CGSize(width: 390, height: 44), isRightToLeft: Bool = false
  ) -> (control: PageControl, changes: Changes) {
    context.traits.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    let control = PageControl(frame: CGRect(origin: .zero, size: size))
    control.numberOfPages = pages
    control.move(to: context)
    let changes = Changes()
    control.addAction(for: .valueChanged) { _ in changes.pages.append(control.currentPage) }
    return (control, changes)
  }

  private final class Changes {
    var pages: [Int] = []
  }

  private func touch(_ x: CGFloat, _ y: CGFloat = 22) -> Touch {
    Touch(location: CGPoint(x: x, y: y), timestamp: 0, device: .mouse)
  }

  private func click(_ control: PageControl, at x: CGFloat, _ y: CGFloat = 22) {
    control.touchBegan(touch(x, y))
    control.touchEnded(touch(x, y))
  }

  private func painted(_ control: PageControl) -> [DrawCommand] {
    var pen = DrawingContext(list: DisplayList(size: CGSize(width: 430, height: 430), background: .clear))
    control.display(with: &pen)
    return pen.list.commands
  }

  @Test func `a new control has UIKit's defaults`() {
    let control = PageControl()
    #expect(control.numberOfPages == 0 && control.currentPage == 0 && !control.hidesForSinglePage)
    #expect(control.allowsContinuousInteraction && control.interactionState == .none)
    #expect(control.backgroundStyle == .automatic && control.direction == .natural)
    #expect(control.progress == nil && control.preferredIndicatorImage == nil)
  }

  @Test func `the current page is pinned to the pages there are, and setting it sends nothing`() {
    let (control, changes) = control(5)
    control.currentPage = 9
    #expect(control.currentPage == 4)
    control.currentPage = -2
    #expect(control.currentPage == 0)
    control.currentPage = 4
    control.numberOfPages = 3
    #expect(control.currentPage == 2)
    control.numberOfPages = 0
    #expect(control.currentPage == 0 && changes.pages.isEmpty)
  }

  @Test func `no page shows nothing, and one page a dot unless it is hidden`() {
    let (control, _) = control(0)
    #expect(painted(control).isEmpty && !control.point(inside: CGPoint(x: 195, y: 22)))
    control.numberOfPages = 1
    #expect(painted(control).count == 1)
    control.hidesForSinglePage = true
    #expect(painted(control).isEmpty && !control.canBecomeFocused)
  }

  @Test func `the size for so many pages is that of their dots, turned with the direction`() {
    let (control, _) = control(5)
    control.metrics = PageControlMetrics(currentWidth: 7)
    #expect(control.size(forNumberOfPages: 5) == CGSize(width: 71, height: 44))
    control.direction = .bottomToTop
    #expect(control.size(forNumberOfPages: 5) == CGSize(width: 44, height: 71))
  }

  @Test func `a click on a dot goes to its page, beside the dots one on, and at the end nowhere`() throws {
    let (control, changes) = control(5)
    click(control, at: try #require(control.frame(ofDot: 3)).midX)
    click(control, at: 260)
    click(control, at: 260)
    click(control, at: 130)
    #expect(changes.pages == [3, 4, 3])
  }

  /// Covers requirement S09.
  @Test func `a scrub goes page by page with the pointer, tells that it scrubs, and can be forbidden`() throws
  {
    let (control, changes) = control(5)
    let from = try #require(control.frame(ofDot: 0)).midX
    let to = try #require(control.frame(ofDot: 4)).midX
    control.touchBegan(touch(from))
    #expect(control.interactionState == .discrete)
    for x in stride(from: from, through: to + 30, by: 4) { control.touchMoved(touch(x)) }
    #expect(control.interactionState == .continuous)
    control.touchEnded(touch(to + 30))
    #expect(changes.pages == [1, 2, 3, 4] && control.interactionState == .none)
    control.allowsContinuousInteraction = false
    control.touchBegan(touch(to))
    control.touchMoved(touch(from))
    #expect(control.currentPage == 4 && !control.capturesDrag(on: .horizontal))
  }

  @Test func `a scrub across a window of dots reaches every page, and one across a number too`() {
    for pages in [30, 60] {
      let (control, changes) = control(pages, size: CGSize(width: 200, height: 44))
      control.touchBegan(touch(100))
      for x in stride(from: CGFloat(100), through: 700, by: 5) { control.touchMoved(touch(x)) }
      #expect(control.currentPage == pages - 1)
      #expect(changes.pages == changes.pages.sorted())
      for x in stride(from: CGFloat(700), through: -500, by: -5) { control.touchMoved(touch(x)) }
      #expect(control.currentPage == 0)
    }
  }

  /// Covers requirement R43.
  @Test func `above fifty pages it says which of how many, and clicks turn one page`() {
    let (control, changes) = control(51)
    control.currentPage = 6
    guard case .text(let line, _)? = painted(control).first?.content else {
      Issue.record("no number")
      return
    }
    #expect(line.string == "7 / 51" && control.frame(ofDot: 6) == nil)
    click(control, at: 220)
    click(control, at: 170)
    click(control, at: 170)
    #expect(changes.pages == [7, 6, 5])
    control.numberOfPages = 50
    #expect(painted(control).count == 23)
  }

  @Test(arguments: PageControl.Direction.allCases, [false, true])
  func `dots follow each other in the control's direction, and keys, clicks and scrubs with them`(
    direction: PageControl.Direction, isRightToLeft: Bool
  ) throws {
    let isVertical = direction == .topToBottom || direction == .bottomToTop
    let size = isVertical ? CGSize(width: 44, height: 390) : CGSize(width: 390, height: 44)
    let (control, changes) = control(4, size: size, isRightToLeft: isRightToLeft)
    control.direction = direction
    let first = try #require(control.frame(ofDot: 0)).center
    let last = try #require(control.frame(ofDot: 3)).center
    let way = last - first
    let expected: CGPoint =
      switch direction {
      case .natural: CGPoint(x: isRightToLeft ? -1 : 1, y: 0)
      case .leftToRight: CGPoint(x: 1, y: 0)
      case .rightToLeft: CGPoint(x: -1, y: 0)
      case .topToBottom: CGPoint(x: 0, y: 1)
      case .bottomToTop: CGPoint(x: 0, y: -1)
      }
    #expect(isClose(way.x, expected.x * abs(way.x)) && isClose(way.y, expected.y * abs(way.y)))
    #expect(abs(way.x + way.y) > 40)
    #expect(control.capturesDrag(on: isVertical ? .vertical : .horizontal))
    click(control, at: last.x, last.y)
    let keys: [Key] = isVertical ? ["up", "down"] : ["left", "right"]
    let isReversed = expected.x + expected.y < 0
    #expect(control.handleKey(KeyEvent(isReversed ? keys[1] : keys[0])))
    #expect(control.handleKey(KeyEvent("home")) && control.handleKey(KeyEvent("end")))
    #expect(control.handleKey(KeyEvent(isReversed ? keys[0] : keys[1])))
    #expect(!control.handleKey(KeyEvent("tab")))
    #expect(changes.pages == [3, 2, 0, 3])
  }

  @Test func `a platter lies behind the dots always, never, or while they are scrubbed`() throws {
    let (control, _) = control(5)
    func hasPlatter() -> Bool { painted(control).contains { $0.element.path.hasSuffix("platter") } }
    #expect(!hasPlatter())
    control.backgroundStyle = .prominent
    #expect(hasPlatter())
    control.backgroundStyle = .automatic
    control.touchBegan(touch(160))
    #expect(!hasPlatter())
    control.touchMoved(touch(220))
    #expect(hasPlatter())
    control.backgroundStyle = .minimal
    #expect(!hasPlatter())
  }

  @Test func `images stand for pages: a page's own, else the preferred one, else a dot`() {
    let (control, _) = control(4)
    control.preferredIndicatorImage = .symbol(.chevron)
    control.setIndicatorImage(.symbol(.pause), forPage: 1)
    control.preferredCurrentPageIndicatorImage = .symbol(.play)
    control.setCurrentPageIndicatorImage(.symbol(.cross), forPage: 3)
    #expect(control.indicatorImage(forPage: 0) == nil)
    #expect(control.indicatorImage(forPage: 1) == .symbol(.pause))
    func symbols() -> [DrawCommand.Symbol?] {
      painted(control).map { if case .symbol(let symbol, _) = $0.content { symbol } else { nil } }
    }
    #expect(symbols() == [.play, .pause, .chevron, .chevron])
    control.currentPage = 3
    #expect(symbols() == [.chevron, .pause, .chevron, .cross])
    control.position = 2.5
    #expect(symbols() == [.chevron, .pause, .chevron, .play, .chevron, .cross])
    control.setCurrentPageIndicatorImage(nil, forPage: 3)
    control.position = nil
    #expect(symbols() == [.chevron, .pause, .chevron, .play])
  }

  /// Covers requirement S04.
  @Test func `the window of dots is where it was when a control is used for another row and back`() {
    let (control, _) = control(40, size: CGSize(width: 230, height: 44))
    control.currentPage = 20
    let first = control.firstVisiblePage
    control.currentPage = 39
    #expect(control.firstVisiblePage == 27)
    control.currentPage = 20
    control.firstVisiblePage = first
    #expect(control.firstVisiblePage == first)
  }

  @Test func `a new control that takes up a scrub hides its progress, as the one did that was pressed`() {
    let (pressed, _) = control(5)
    pressed.touchBegan(touch(195))
    pressed.touchMoved(touch(240))
    let (new, _) = control(5)
    new.progress = PageControlProgress()
    pressed.interactionSnapshot().map(new.restoreInteraction)
    #expect(new.interactionState == .continuous)
    #expect(new.progress?.isProgressVisible == false)
  }

  @Test func `a control that leaves the screen ends its stroke`() {
    let (control, changes) = control(5)
    let holder = View(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    holder.move(to: context)
    holder.addSubview(control)
    control.touchBegan(touch(195))
    control.removeFromSuperview()
    #expect(control.interactionState == .none && !control.isHighlighted && changes.pages.isEmpty)
  }
}
