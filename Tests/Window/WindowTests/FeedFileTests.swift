import Foundation
import Glibc
import Testing

/// Tests of a feed file that is edited while its window is open.
struct FeedFileTests {
  private static let vermilion: UInt32 = 0xB23616

  private let folder: TemporaryFolder
  private let file: URL

  init() throws {
    folder = try TemporaryFolder()
    file = folder.file("feed.yml")
  }

  @Test func `saved in place or by a file put in its place, it is reloaded, and pages are kept`() async throws
  {
    let window = try await openOnThirdPage()
    try text(cards: 5).write(to: file, atomically: false, encoding: .utf8)
    try await expectReload(of: window, pages: 5)
    let beside = folder.file("feed.yml.new")
    try text(cards: 6).write(to: beside, atomically: false, encoding: .utf8)
    #expect(rename(beside.path, file.path) == 0)
    try await expectReload(of: window, pages: 6)
  }

  @Test func `broken, it shows a banner over the last good feed; mended, the banner goes`() async throws {
    let window = try await openOnThirdPage()
    let mark = window.mark
    try "title: [\n".write(to: file, atomically: false, encoding: .utf8)
    try await waitForBanner(in: window, true)
    #expect(window.program.errors.contains("feed.yml:"))
    try await turnPage(of: window, notch: 4, to: 1)
    #expect(window.since(mark).course(of: "rows.row.pages") == [4])
    try text(cards: 7).write(to: file, atomically: false, encoding: .utf8)
    let reloaded = try await window.log.next("the feed reloaded") { $0.int("rows.row.pages") == 7 }
    #expect(reloaded.int("rows.row.page") == 1)
    try await waitForBanner(in: window, false)
  }

  @Test func `removed, it is told to be away while the window goes on; back, it is taken up again`()
    async throws
  {
    let window = try await openOnThirdPage()
    let aside = folder.file("aside.yml")
    #expect(rename(file.path, aside.path) == 0)
    try await waitForBanner(in: window, true)
    try await turnPage(of: window, notch: 4, to: 1)
    #expect(rename(aside.path, file.path) == 0)
    try await waitForBanner(in: window, false)
    let told = window.program.errors.components(separatedBy: "feed.yml is no longer there; the window shows")
    #expect(told.count == 2, "\(window.program.errors)")
    try text(cards: 8).write(to: file, atomically: false, encoding: .utf8)
    try await window.log.next("the feed reloaded") { $0.int("rows.row.pages") == 8 }
  }

  @Test func `its first link waits for the file that it leads to, and then pushes it`() async throws {
    let window = try await openOnThirdPage()
    try (text(cards: 4, link: "other.yml")).write(to: file, atomically: false, encoding: .utf8)
    try await waitForBanner(in: window, true)
    #expect(window.program.errors.contains("a file that is not there"))
    try "sections: [{id: other, layout: carousel, cards: [{title: Other}]}]\n".write(
      to: folder.file("other.yml"), atomically: false, encoding: .utf8)
    try await waitForBanner(in: window, false)
    let reopened = try await window.log.next("the third page of the feed") { $0.rowIDs == ["row"] }
    #expect(reopened.int("rows.row.page") == 2)
    try await window.robot.perform(PointerRobot.Step.click(at: CGPoint(x: 215, y: 200)))
    try await window.log.next("the rows of the other feed") { $0.rowIDs == ["other"] }
  }

  @Test func `from another scene the palette leads back to it`() async throws {
    let window = try await openOnThirdPage()
    try await window.robot.perform(go(to: "wraps"))
    try await window.log.next("rows of the other scene") { $0.rowIDs.contains("rewind") }
    try await window.robot.perform(go(to: "feed"))
    try await window.log.next("the row of the feed") { $0.rowIDs == ["row"] }
  }

  @Test func `broken meanwhile, it is not gone back to, and the window stays where it is`() async throws {
    let window = try await openOnThirdPage()
    try await window.robot.perform(go(to: "wraps"))
    let first = try await window.log.next("rows of the other scene") { $0.rowIDs.contains("rewind") }
    try "title: [\n".write(to: file, atomically: false, encoding: .utf8)
    try await window.robot.perform(go(to: "feed"))
    try await window.log.next("the other scene from its beginning") { $0.int("frame") == first.int("frame") }
    #expect(window.program.errors.contains("feed.yml:"))
    try text(cards: 4).write(to: file, atomically: false, encoding: .utf8)
    try await window.robot.perform(go(to: "feed"))
    try await window.log.next("the row of the feed") { $0.rowIDs == ["row"] }
  }

  private func go(to name: String) -> [PointerRobot.Step] {
    [.move(CGPoint(x: 215, y: 250)), .key("ctrl+p")] + name.map { .key(String($0)) } + [.key("Return")]
  }

  private func openOnThirdPage() async throws -> FeedWindow {
    try text(cards: 4).write(to: file, atomically: false, encoding: .utf8)
    let window = try await FeedWindow(file.path)
    try await window.robot.perform([.move(CGPoint(x: 215, y: 200))])
    try await turnPage(of: window, notch: 5, to: 1)
    try await turnPage(of: window, notch: 5, to: 2)
    return window
  }

  private func turnPage(of window: FeedWindow, notch: Int, to page: Int) async throws {
    try await window.robot.perform(
      [.pause(0.3), .keyDown("shift")] + PointerRobot.Step.notch(notch) + [.keyUp("shift")])
    try await window.log.next("page \(page)") {
      $0.isEvent("didSettle", row: "row") && $0.int("page") == page
    }
  }

  private func expectReload(of window: FeedWindow, pages: Int) async throws {
    let frame = try await window.log.next("\(pages) pages") { $0.int("rows.row.pages") == pages }
    #expect(frame.int("rows.row.page") == 2)
    #expect(frame.int("rows.row.settledPage") == 2)
    #expect(frame.int("rows.row.dots.count") == pages)
    #expect(frame.int("rows.row.dots.current") == 2)
  }

  /// Looks at the top of the window until the band is there or gone.
  private func waitForBanner(in window: FeedWindow, _ isShown: Bool) async throws {
    try await window.screenshot(of: isShown ? "a banner" : "no banner") {
      ($0[215, 4] == Self.vermilion) == isShown
    }
  }

  private func text(cards: Int, link: String? = nil) -> String {
    """
    title: 試し
    sections:
      - id: row
        title: Row
        layout: carousel
        behavior: groupPagingCentered
        card: {width: 300, height: 200}
        dots: {position: below}
        cards:

    """
      + (1...cards).map { number in
        "      - {id: card-\(number), title: Card \(number)\(link.map { ", link: \($0)" } ?? "")}\n"
      }.joined()
  }
}
