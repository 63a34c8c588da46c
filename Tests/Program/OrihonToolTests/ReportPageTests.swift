import Foundation
import SDLRendering
import ScreenInterface
import TestSupport
import Testing
import VisualQA

/// Tests of the page of a report, used as a person uses it in a real browser.
struct ReportPageTests {
  private nonisolated struct Check: Decodable {
    let name: String
    let found: String
    let needed: String
    let holds: Bool
  }

  private let place: Scratch

  init() throws { place = try Scratch() }

  private func browser() throws -> Browser? {
    if let program = Browser.program { return try Browser(program) }
    print("Report: the page was NOT tried in a browser: there is no Chromium here (chromium-headless-shell)")
    return nil
  }

  @Test(arguments: [1280, 430])
  func `the slider moves, filters filter, keys work and no fault is told`(width: Int) throws {
    guard let browser = try browser() else { return }
    let script = try String(
      contentsOf: Checkout.root().appendingPathComponent("Resources/Vectors/report/selftest.js"),
      encoding: .utf8)
    let report = try PublishedReport(scenarios: 12)
    try browser.open(report.publish(in: place.folder), width: width)
    let text = try browser.evaluate(report.facts + script)
    #expect(browser.complaints.isEmpty, "\(browser.complaints)")
    let checks = try JSONDecoder().decode([Check].self, from: Data(text.utf8))
    #expect(checks.count >= 45)
    for check in checks {
      #expect(check.holds, "\(check.name): \(check.found) instead of \(check.needed)")
    }
  }

  @Test func `a real mouse drags the slider and real keys go from case to case`() throws {
    guard let browser = try browser() else { return }
    try browser.open(PublishedReport(scenarios: 4).publish(in: place.folder), width: 1280)
    for key in ["j", "2"] { try browser.press(key) }
    let frame = try browser.evaluate(
      """
      (({x, y, width}) => [x, y, width].join(" "))(document.querySelector(".panes").getBoundingClientRect())
      """)
    let numbers = frame.split(separator: " ").compactMap { Double($0) }
    try #require(numbers.count == 3, "\(frame)")
    let places = [0.5, 0.4, 0.2].map { CGPoint(x: numbers[0] + $0 * numbers[2], y: numbers[1] + 100) }
    try browser.drag(through: places)
    let clip = try browser.evaluate("getComputedStyle(document.querySelector('.actual')).clipPath")
    #expect(clip == "inset(0px 0px 0px 20%)")
    try browser.press("ArrowRight")
    #expect(try browser.evaluate("document.querySelector('.amount input').value") == "25")
    for (key, place) in [("j", "case-1"), ("j", "case-8"), ("k", "case-1"), ("k", "case-2")] {
      try browser.press(key)
      #expect(try browser.evaluate("document.activeElement.id") == place)
    }
    #expect(browser.complaints.isEmpty, "\(browser.complaints)")
  }

  @Test func `the page is light or dark as the system is`() throws {
    guard let browser = try browser() else { return }
    let page = try PublishedReport(scenarios: 4).publish(in: place.folder)
    for (isDark, paper) in [(false, UInt32(0xFFF6_F1E6)), (true, 0xFF14_1519)] {
      try browser.open(page, width: 430, prefersDark: isDark)
      let file = place.file("shot.png")
      try browser.screenshot().write(to: file)
      let shot = try PNGFile().read(file)
      #expect(shot.width == 430)
      #expect(shot[1, 1] == paper)
      #expect(Set(shot.pixels).count > 50, "there is something on it")
    }
  }

  @Test func `two hundred scenarios open, and it is said how fast`() throws {
    guard let browser = try browser() else { return }
    let report = try PublishedReport(scenarios: 200)
    let page = try report.publish(in: place.folder)
    try browser.open(page, width: 1280)
    let cards = try browser.evaluate(
      "[...document.querySelectorAll('.card')].filter((card) => !card.hidden).length")
    #expect(cards == "\(Set(report.report.cases.filter { $0.outcome != .passed }.map(\.scenario)).count)")
    #expect(
      Int(try browser.evaluate("document.images.length")) ?? 99 < 30, "only what is near becomes a picture")
    #expect(browser.complaints.isEmpty, "\(browser.complaints)")
    let time = try browser.evaluate("Math.round(performance.getEntriesByType('navigation')[0].loadEventEnd)")
    let bytes = try Data(contentsOf: page).count
    print("Report: 200 scenarios, \(bytes / 1_000_000) MB, open after \(time) ms")
  }
}
