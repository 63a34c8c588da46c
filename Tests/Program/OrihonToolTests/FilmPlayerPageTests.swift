import Foundation
import SDLRendering
import ScreenInterface
import TestSupport
import Testing

/// Tests of the page that `orihon replay --film` writes, used as a person uses it in a real browser.
struct FilmPlayerPageTests {
  private static let script = """
    - wait: 0.1
    - drag: {from: {row: row}, dx: -150, duration: 0.6, hold: 0.2}
    - capture: dragged
    - wait: 0.1
    - capture: rest
    - wait: 0.3

    """

  private let place: Scratch

  init() throws {
    place = try Scratch()
    try place.write(LayoutVerbTests.feed, as: "feed.yml")
    try place.write(Self.script, as: "script.yml")
  }

  private func browser() throws -> Browser? {
    if let program = Browser.program { return try Browser(program) }
    print("Film: the page was NOT tried in a browser: there is no Chromium here (chromium-headless-shell)")
    return nil
  }

  private func film(_ more: String...) throws -> URL {
    let ending = try Program().run(
      ["replay", "script.yml", "feed.yml", "--size", "400x600", "--film", "a.html"] + more, in: place.folder)
    #expect(ending.status == 0 && ending.output.contains("a.html\n"), "\(ending.complaint)")
    return place.file("a.html")
  }

  @Test func `the same replay gives the same page, which asks nobody for anything`() throws {
    let page = try String(contentsOf: film(), encoding: .utf8)
    #expect(try String(contentsOf: film(), encoding: .utf8) == page)
    #expect(page.contains("default-src 'none'"))
    #expect(page.ranges(of: "src=").isEmpty && page.ranges(of: "@import").isEmpty && !page.contains("fetch("))
    #expect(try place.names().filter { $0.contains("part") }.isEmpty)
  }

  @Test func `the page names the command that plays the same film again`() throws {
    let page = try String(
      contentsOf: film("--set", "motion.snapRate=9", "--rtl", "--rate", "30"), encoding: .utf8)
    let words = "replay script.yml feed.yml --size 400x600 --rtl --rate 30 --set motion.snapRate=9"
    #expect(page.contains(words))
  }

  @Test func `the canvas shows the pixels of the stills, forwards and backwards`() throws {
    guard let browser = try browser() else { return }
    try browser.open(film("--film-rate", "60", "--out", "out"), width: 1280)
    for (name, time) in [("rest", 1.0), ("dragged", 0.9), ("rest", 1.0)] {
      let still = try PNGFile().read(place.file("out/\(name).png"))
      let text = try browser.evaluate(
        """
        new Promise((done) => {
          film.go(\(time));
          const wait = () => film.isReading ? setTimeout(wait) : done(film.picture.toDataURL().split(",")[1]);
          wait();
        })
        """)
      let shown = try PNGFile().bitmap(ofPNG: try #require(Data(base64Encoded: text)))
      #expect(shown.width == still.width && shown.height == still.height)
      #expect(shown.pixels == still.pixels.map { $0 | 0xFF00_0000 }, "\(name) at \(time) s")
    }
    let hand = try browser.evaluate(
      "film.hand.getContext('2d').getImageData(0, 0, film.hand.width, film.hand.height).data.some((byte) => byte > 0)"
    )
    #expect(hand == "1" || hand == "true", "the pointer is drawn over the picture")
    #expect(browser.complaints.isEmpty, "\(browser.complaints)")
  }

  @Test(arguments: [1280, 360])
  func `it plays to its end, steps by keys, and no fault is told`(width: Int) throws {
    guard let browser = try browser() else { return }
    try browser.open(film(), width: width)
    let last = Int(try browser.evaluate("film.times.length - 1")) ?? 0
    try #require(last > 30)
    func shown() throws -> Int {
      let read =
        "new Promise((done) => { const wait = () => film.isReading ? setTimeout(wait) : done(film.current); wait(); })"
      return Int(try browser.evaluate(read)) ?? -1
    }
    let keys = [("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last), ("ArrowRight", last)]
    for (key, frame) in keys + [("Home", 0), ("ArrowLeft", 0)] {
      try browser.press(key)
      #expect(try shown() == frame, "after \(key)")
    }
    for (key, speed) in [(".", "2"), (",", "1"), (",", "0.5"), (".", "1"), (".", "2"), (".", "4")] {
      try browser.press(key)
      #expect(try browser.evaluate("film.pace.value") == speed)
    }
    try browser.press("l")
    #expect(try browser.evaluate("film.looping.getAttribute('aria-pressed')") == "true")
    try browser.press("l")
    try browser.press(" ")
    let seen = try browser.evaluate(
      """
      new Promise((done) => {
        const seen = new Set();
        const watch = () => {
          seen.add(film.current);
          if (film.plays) requestAnimationFrame(watch); else done(seen.size);
        };
        watch();
      })
      """)
    #expect(Int(seen) ?? 0 > 3, "it moved")
    #expect(try shown() == last)
    #expect(try browser.evaluate("film.playing.getAttribute('aria-label')") == "Play")
    #expect(Int(try browser.evaluate("document.querySelectorAll('.mark').length")) ?? 0 > 2)
    #expect(
      try browser.evaluate(
        "[...document.querySelectorAll('button')].every((b) => b.ariaLabel || b.textContent) ? 1 : 0") == "1")
    #expect(
      try browser.evaluate("document.documentElement.scrollWidth") == "\(width)",
      "nothing stands out sideways")
    #expect(browser.complaints.isEmpty, "\(browser.complaints)")
  }

  @Test func `it is light or dark as the system is`() throws {
    guard let browser = try browser() else { return }
    let page = try film()
    for (isDark, paper) in [(false, UInt32(0xFFF6_F1E6)), (true, 0xFF14_1519)] {
      try browser.open(page, width: 430, prefersDark: isDark)
      let file = place.file("shot.png")
      try browser.screenshot().write(to: file)
      #expect(try PNGFile().read(file)[1, 1] == paper)
    }
  }

  @Test func `ten seconds of the default feed take less than three megabytes`() throws {
    let tour = try String(
      contentsOf: Checkout.root().appendingPathComponent("Resources/Scripts/default.yml"), encoding: .utf8)
    let steps = tour.split(separator: "\n").filter { !$0.hasPrefix("- capture") && !$0.hasPrefix("- strip") }
    try place.write(steps.joined(separator: "\n") + "\n- wait: 2.4\n", as: "tour.yml")
    let ending = try Program().run(
      ["replay", "tour.yml", "default", "--size", "430x932", "--film", "tour.html"], in: place.folder)
    #expect(ending.status == 0, "\(ending.complaint)")
    let page = try Data(contentsOf: place.file("tour.html"))
    let text = String(decoding: page, as: UTF8.self)
    let times = try #require(text.firstMatch(of: #/"times":\[[^\]]*,([0-9.]+)\]/#))
    #expect(Double(times.1) ?? 0 >= 10)
    #expect(page.count < 3_000_000)
    print("Film: \(times.1) s of the default feed take \(page.count) bytes")
  }
}
