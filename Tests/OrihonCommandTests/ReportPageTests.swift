import Foundation
import TestSupport
import Testing
import VisualQA

/// The page of a report as a person uses it, in a real browser.
struct ReportPageTests {
  private nonisolated struct Check: Decodable {
    let name: String
    let found: String
    let needed: String
    let holds: Bool
  }

  private func browser() -> Browser? {
    let browser = Browser.installed()
    if browser == nil {
      print(
        "Report: the page was NOT tried in a browser: there is no Chromium here (chromium-headless-shell)")
    }
    return browser
  }

  @Test(arguments: [1280, 430])
  func `the slider moves, filters filter, keys work and no fault is told`(width: Int) throws {
    guard let browser = browser() else { return }
    let place = try Scratch()
    let script = try String(
      contentsOf: Checkout.root().appendingPathComponent("Resources/Vectors/report/selftest.js"),
      encoding: .utf8)
    let page = try PublishedReport(scenarios: 12).publish(in: place.folder, then: script)
    let visit = try browser.visit(page, width: width)
    #expect(visit.console.isEmpty, "\(visit.console)")
    let checks = try JSONDecoder().decode([Check].self, from: Data(visit.title.utf8))
    #expect(checks.count > 40)
    for check in checks {
      #expect(check.holds, "\(check.name): \(check.found) instead of \(check.needed)")
    }
  }

  @Test func `two hundred scenarios open, and it is said how fast`() throws {
    guard let browser = browser() else { return }
    let place = try Scratch()
    let script = """
      addEventListener("load", () => requestAnimationFrame(() => {
        const entry = performance.getEntriesByType("navigation")[0];
        const cards = [...document.querySelectorAll(".card")].filter((card) => !card.hidden).length;
        const made = document.querySelectorAll("img").length;
        document.body.textContent = "";
        document.title = `${cards} ${faults.length} ${made < 30} ${Math.round(entry.loadEventEnd || performance.now())}`;
      }));
      """
    let page = try PublishedReport(scenarios: 200).publish(in: place.folder, then: script)
    let words = try browser.visit(page).title.split(separator: " ")
    #expect(words.prefix(3) == ["52", "0", "true"], "\(words)")
    let bytes = try Data(contentsOf: page).count
    print("Report: 200 scenarios, \(bytes / 1_000_000) MB, open after \(words.last ?? "?") ms")
  }
}
