import Foundation
import Testing

/// Tests of the animation that a report has of a motion that differs.
struct ReportFilmTests {
  private func feed(_ more: String) -> String {
    "sections:\n  - {id: row, layout: carousel, card: {width: 300, height: 200}, behavior: groupPagingCentered, "
      + "\(more)cards: [{title: a}, {title: b}, {title: c}]}\n"
  }

  @Test func `a motion that differs plays beside its reference, and no other golden does`() throws {
    let place = try Scratch()
    try place.write("- flick: {at: {row: row}, velocity: 500, angle: 180}\n- wait: 1\n", as: "flick.yml")
    try place.write("scenarios:\n  - {name: a, scene: a.yml, script: flick.yml}\n", as: "s.yml")
    try place.write(feed(""), as: "a.yml")
    let program = Program(environment: ["CI": ""])
    let words = ["compare", "--scenarios", "s.yml", "--report", "report"]
    #expect(try program.run(words, in: place.folder).status == 3)
    #expect(!FileManager.default.fileExists(atPath: place.file("report/pictures").path))
    try place.write(feed("paging: {threshold: 1}, "), as: "a.yml")
    #expect(try program.run(words, in: place.folder).status == 1)
    #expect(try place.names(in: "report/pictures") == ["0001-film.png", "0001-moment.png"])
    let film = try Data(contentsOf: place.file("report/pictures/0001-film.png"))
    let moment = try Data(contentsOf: place.file("report/pictures/0001-moment.png"))
    #expect(film.firstRange(of: Data("acTL".utf8)) != nil && moment.firstRange(of: Data("acTL".utf8)) == nil)
    #expect(film.count < 200_000, "\(film.count) bytes")
    let page = try String(contentsOf: place.file("report/index.html"), encoding: .utf8)
    #expect(page.contains("data-film=\"film-0\"") && page.contains("id=\"film-0\""))
    try tryPage(place.file("report/index.html"))
    // The report is read again with its animation, as when reports are put into one.
    #expect(try program.run(["report", "report", "--out", "again"], in: place.folder).status == 1)
    #expect(try Data(contentsOf: place.file("again/pictures/0001-film.png")) == film)
  }

  /// Plays the film in the report's page, as somebody does who has no Orihon.
  private func tryPage(_ page: URL) throws {
    guard let program = Browser.program else {
      print(
        "Report: its film was NOT tried in a browser: there is no Chromium here (chromium-headless-shell)")
      return
    }
    let browser = try Browser(program)
    try browser.open(page, width: 1280)
    _ = try browser.evaluate(
      """
      new Promise((done) => {
        document.querySelector("figure.reel").scrollIntoView();
        const wait = () => document.querySelector(".reel .values") ? done() : requestAnimationFrame(wait);
        wait();
      })
      """)
    func words(_ selector: String) throws -> String {
      try browser.evaluate("document.querySelector('\(selector)').innerText")
    }
    // It begins where the motions first differ, and a mark says so.
    #expect(try words(".reel .now").contains("frame 3 of 16"))
    #expect(try words(".reel .events [aria-current]").contains("row first differs"))
    #expect(try words(".reel .values").contains("reference"))
    #expect(try browser.evaluate("document.querySelector('.reel select').value") == "0.5")
    _ = try browser.evaluate("document.querySelector('.reel .line').focus()")
    try browser.press("End")
    #expect(try words(".reel .now").contains("frame 16 of 16"))
    _ = try browser.evaluate("document.querySelector('.reel .mark').click()")
    #expect(try words(".reel .now").contains("frame 3 of 16"))
    #expect(browser.complaints.isEmpty, "\(browser.complaints)")
  }
}
