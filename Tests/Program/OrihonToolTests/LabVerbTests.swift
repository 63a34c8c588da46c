import Foundation
import TestSupport
import Testing

/// Tests of `orihon lab` without a window.
struct LabVerbTests {
  private nonisolated struct Entry: Decodable {
    let id, article, system, failure, kind, measure, unit: String
    let naive, ours, limit: Double?
    let fails, holds: Bool?
  }

  private let place: Scratch

  init() throws { place = try Scratch() }

  @Test func `every pair is listed, for people and as JSON`() throws {
    let lines = try Program().run(["lab", "--list"])
    #expect(lines.status == 0)
    #expect(lines.output.contains("S21") && lines.output.contains("[小野寺"))
    #expect(lines.output.split(separator: "\n").count == 35)
    let json = try Program().run(["lab", "--list", "--json"])
    let entries = try JSONDecoder().decode([Entry].self, from: Data(json.output.utf8))
    #expect(entries.map(\.id).first == "S01" && entries.map(\.id).last == "S35")
    #expect(entries.allSatisfy { ["code", "model"].contains($0.kind) && !$0.failure.isEmpty })
  }

  @Test func `played without a window, every naive side fails and ours holds`() throws {
    let file = place.file("lab.json")
    let ending = try Program().run(["lab", "--headless", "--json", file.path])
    #expect(ending.status == 0, "\(ending.output)")
    #expect(ending.output.hasSuffix("35 of 35 fail on the naive side, 35 of 35 hold on ours\n"))
    let entries = try JSONDecoder().decode([Entry].self, from: Data(contentsOf: file))
    #expect(entries.count == 35)
    for entry in entries {
      #expect(entry.fails == true && entry.holds == true, "\(entry.id)")
      let (ours, limit) = (try #require(entry.ours), try #require(entry.limit))
      #expect(ours <= limit)
    }
  }

  @Test func `the page of two pairs opens in a browser, and an animation plays under the pointer`() throws {
    let folder = place.folder.appendingPathComponent("report", isDirectory: true)
    let ending = try Program().run(["lab", "--headless", "S21", "S08", "--report", folder.path])
    #expect(ending.status == 0, "\(ending.complaint)")
    guard let program = Browser.program else {
      return print("Lab: the page was NOT tried in a browser: there is no Chromium here")
    }
    let browser = try Browser(program)
    try browser.open(folder.appendingPathComponent("index.html"), width: 1280)
    #expect(try browser.evaluate("String(document.querySelectorAll('.pair').length)") == "2")
    #expect(
      try browser.evaluate("String(document.querySelectorAll('.curve.naive[d]').length >= 2)") == "true")
    let film = """
      (() => { const play = document.querySelector('.play'); play.click();
        return String(play.querySelector('img').src.length > 20000); })()
      """
    #expect(try browser.evaluate(film) == "true")
    #expect(browser.complaints.isEmpty, "\(browser.complaints)")
  }

  @Test func `a pair becomes an animated picture`() throws {
    let file = place.file("s21.png")
    let ending = try Program().run(["lab", "--headless", "s21", "--film", file.path])
    #expect(ending.status == 0, "\(ending.complaint)")
    #expect(try Data(contentsOf: file).range(of: Data("acTL".utf8)) != nil)
  }

  @Test func `a folder that is not a report's keeps what it holds`() throws {
    let kept = place.file("mine.txt")
    try Data("mine".utf8).write(to: kept)
    let ending = try Program().run(["lab", "--headless", "S21", "--report", place.folder.path])
    #expect(ending.status == 2)
    #expect(try String(contentsOf: kept, encoding: .utf8) == "mine")
    #expect(try FileManager.default.contentsOfDirectory(atPath: place.folder.path) == ["mine.txt"])
  }
}
