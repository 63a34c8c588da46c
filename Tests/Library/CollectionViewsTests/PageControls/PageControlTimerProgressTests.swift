import CollectionViews
import Foundation
import LayoutGeometry
import OrihonTesting
import SampleFeeds
import SceneTools
import ScreenInterface
import Stage
import TestSupport
import Testing

/// Tests of UIKit's page-control progress: a capsule fills, and a timer turns the page when it is full.
struct PageControlTimerProgressTests {
  private final class Listener: PageControlTimerProgressDelegate {
    var visibility: [Bool] = []
    var steps = 0
    var asked: [Int] = []
    var forbidden: Int?
    var initial: [Int: Float] = [:]

    func pageControlProgress(_ progress: PageControlProgress, initialProgressForPage page: Int) -> Float {
      initial[page] ?? 0
    }

    func pageControlProgressVisibilityDidChange(_ progress: PageControlProgress) {
      visibility.append(progress.isProgressVisible)
    }

    func pageControlTimerProgressDidChange(_ progress: PageControlTimerProgress) { steps += 1 }

    func pageControlTimerProgress(
      _ progress: PageControlTimerProgress, shouldAdvanceToPage page: Int
    ) -> Bool {
      asked.append(page)
      return page != forbidden
    }
  }

  private struct Setting {
    let harness: StageHarness
    let control: PageControl
    let timer: PageControlTimerProgress
    let listener: Listener
    let changes: Changes
  }

  private final class Changes {
    var pages: [Int] = []
    var times: [TimeInterval] = []
  }

  private func setting(pages: Int = 3, rate: Double = 60) -> Setting {
    let control = PageControl()
    control.numberOfPages = pages
    control.elementName = "control"
    let timer = PageControlTimerProgress(preferredDuration: 2)
    let listener = Listener()
    let changes = Changes()
    timer.delegate = listener
    control.progress = timer
    let scene = Scene("timer") { context in
      let sample = SampleFeed([SampleFeed.Row("row")])
      var content = sample.scene().makeContent(context)
      let root = View()
      root.addSubview(content.root)
      content.root = root
      content.participants = [timer]
      content.owned.append(sample)
      root.addSubview(control)
      control.frame = CGRect(x: 0, y: 800, width: 430, height: 44)
      control.addAction(for: .valueChanged) { _ in
        changes.pages.append(control.currentPage)
        changes.times.append(context.now)
      }
      return content
    }
    return Setting(
      harness: StageHarness(scene, tools: Toolbox(), rate: rate), control: control, timer: timer,
      listener: listener,
      changes: changes)
  }

  @Test func `progress keeps to 0 through 1, and begins anew with another page`() {
    let progress = PageControlProgress()
    let control = PageControl()
    control.numberOfPages = 3
    control.progress = progress
    progress.currentProgress = 1.5
    #expect(progress.currentProgress == 1 && progress.pageControl === control)
    control.currentPage = 1
    #expect(progress.currentProgress == 0)
    progress.currentProgress = 0.5
    control.currentPage = 1
    #expect(progress.currentProgress == 0.5)
    control.progress = nil
    #expect(progress.pageControl == nil)
  }

  @Test func `the delegate says where a page begins`() {
    let setting = setting()
    setting.listener.initial = [1: 0.5]
    setting.control.currentPage = 1
    #expect(setting.timer.currentProgress == 0.5)
    setting.timer.resumeTimer()
    setting.harness.advance(by: 1.1)
    #expect(setting.changes.pages == [2])
  }

  @Test func `it does not run before it is told to, then turns a page in its time and stops on the last`() {
    let setting = setting()
    setting.harness.advance(by: 3)
    #expect(setting.changes.pages.isEmpty && !setting.timer.isRunning)
    setting.timer.setDuration(3, forPage: 1)
    #expect(setting.timer.duration(forPage: 0) == 2 && setting.timer.duration(forPage: 1) == 3)
    setting.timer.resumeTimer()
    setting.harness.advance(by: 20)
    #expect(setting.changes.pages == [1, 2])
    #expect(isClose(setting.changes.times[0], 5, within: 1e-9))
    #expect(isClose(setting.changes.times[1], 8, within: 1e-9))
    #expect(setting.control.currentPage == 2 && !setting.timer.isRunning)
    #expect(setting.timer.currentProgress == 1)
  }

  @Test func `a timer that resets goes round, and the delegate may keep it where it is`() {
    let setting = setting()
    setting.timer.resetsToInitialPageAfterEnd = true
    setting.timer.resumeTimer()
    setting.harness.advance(by: 6.5)
    #expect(setting.changes.pages == [1, 2, 0] && setting.listener.asked == [1, 2, 0])
    setting.listener.forbidden = 2
    setting.harness.advance(by: 10)
    #expect(setting.changes.pages == [1, 2, 0, 1] && !setting.timer.isRunning)
    setting.listener.forbidden = nil
    setting.timer.resumeTimer()
    setting.harness.advance(by: 2.1)
    #expect(setting.changes.pages == [1, 2, 0, 1, 2])
  }

  @Test func `a pause keeps what has passed, and writing the progress moves the timer`() {
    let setting = setting()
    setting.timer.resumeTimer()
    setting.harness.advance(to: 1.5)
    setting.timer.pauseTimer()
    setting.harness.advance(to: 9)
    #expect(isClose(CGFloat(setting.timer.currentProgress), 0.75, within: 1e-6))
    setting.timer.resumeTimer()
    setting.harness.advance(to: 9.6)
    #expect(setting.changes.pages == [1])
    setting.timer.currentProgress = 0.9
    setting.harness.advance(to: 9.9)
    #expect(setting.changes.pages == [1, 2])
  }

  @Test func `progress hides while the user scrubs, and the page they leave it on has its full time`() throws
  {
    let setting = setting()
    setting.timer.resumeTimer()
    setting.harness.advance(to: 1)
    let from = setting.control.convertToWindow(try #require(setting.control.frame(ofDot: 0))).center
    let to = setting.control.convertToWindow(try #require(setting.control.frame(ofDot: 1))).center
    setting.harness.press(at: from)
    setting.harness.move(from: from, by: to - from, in: 0.2)
    setting.harness.advance(to: 8)
    #expect(setting.changes.pages == [1] && setting.listener.visibility == [false])
    setting.harness.release(at: to)
    #expect(setting.listener.visibility == [false, true])
    setting.harness.advance(to: 9.9)
    #expect(setting.changes.pages == [1])
    setting.harness.advance(to: 10.1)
    #expect(setting.changes.pages == [1, 2])
  }

  @Test func `the capsule fills in whole pixels, at most twelve times a second`() {
    let setting = setting()
    setting.timer.resumeTimer()
    var widths: [CGFloat] = []
    setting.harness.onFrame = { _ in
      let fills = setting.harness.stage.displayList.commands.filter { $0.element == "timer/control/0" }
      if fills.count == 2, widths.last != fills[1].frame.width { widths.append(fills[1].frame.width) }
    }
    setting.harness.advance(to: 1.95)
    #expect(widths == (7...17).map { CGFloat($0) })
    #expect(setting.listener.steps <= 24)
    let next = setting.harness.stage.nextWakeTime ?? .infinity
    #expect(next > 1.95 && next <= 2)
  }

  @Test(arguments: [24.0, 144])
  func `any frame rate turns the pages at the same instants`(rate: Double) {
    let setting = setting(pages: 6, rate: rate)
    setting.timer.resumeTimer()
    setting.harness.advance(to: 9)
    #expect(setting.changes.pages == [1, 2, 3, 4])
    for (index, time) in setting.changes.times.enumerated() {
      #expect(isClose(time, 2 * CGFloat(index + 1), within: 1e-9))
    }
  }

  /// Covers requirement R12.
  @Test func `however long nobody told it the time, it turns one page`() {
    let setting = setting(pages: 6)
    setting.timer.resumeTimer()
    for time in [1.0, 500, 501.9] { setting.harness.stage.advance(to: time) }
    #expect(setting.changes.pages == [1])
    setting.harness.stage.advance(to: 502)
    #expect(setting.changes.pages == [1, 2])
  }

  /// Covers requirement R51.
  @Test func `it stands still while motion is to be reduced`() {
    let setting = setting()
    setting.timer.resumeTimer()
    setting.harness.advance(to: 1)
    setting.harness.key("r")
    setting.harness.advance(to: 9)
    #expect(setting.changes.pages.isEmpty && setting.timer.isRunning)
    setting.harness.key("r")
    setting.harness.advance(to: 11.1)
    #expect(setting.changes.pages == [1])
  }

  @Test func `putting a state back returns page, timer and scrub`() throws {
    let setting = setting()
    setting.timer.resumeTimer()
    setting.harness.advance(to: 2.5)
    let stage = setting.harness.stage
    let from = setting.control.convertToWindow(try #require(setting.control.frame(ofDot: 1))).center
    setting.harness.press(at: from)
    let before = stage.snapshot()
    func goOn() -> [DisplayList] {
      var lists: [DisplayList] = []
      for (time, kind) in [(2.6, PointerEvent.Phase.moved), (2.7, .moved), (2.8, .released)] {
        let x = from.x + (time - 2.5) * 100
        stage.handle(
          InputEvent(
            .pointer(PointerEvent(kind, at: CGPoint(x: x, y: from.y), buttons: kind == .moved ? 1 : 0)),
            at: time))
        stage.advance(to: time)
        lists.append(stage.displayList)
      }
      stage.advance(to: 4.9)
      return lists + [stage.displayList]
    }
    let first = goOn()
    stage.restore(before)
    #expect(goOn() == first)
  }
}
