import Foundation
import SDLRendering
import ScreenInterface
import Testing

/// Tests of `--matrix` without a window.
struct MatrixTests {
  private func place() throws -> Scratch {
    let place = try Scratch()
    try place.write(LayoutVerbTests.feed, as: "feed.yml")
    return place
  }

  @Test func `a still shows every combination side by side`() throws {
    let place = try place()
    let ending = try Program().run(
      [
        "shoot", "feed.yml", "--at", "0.1", "--out", "out", "--matrix", "--sizes", "200x100,300x100",
        "--themes", "dark", "--rates", "1,0.5", "--scale", "2",
      ], in: place.folder)
    #expect(ending.status == 0, "\(ending.complaint)")
    #expect(ending.output == "out/feed-matrix-0.1.png\n")
    let picture = try PNGFile().read(place.file("out/feed-matrix-0.1.png"))
    // Rows of two, four or eight part no pair of sizes; two is nearest in shape to a screen.
    #expect(picture.width == 2 * (200 + 300 + 3 * 16))
    #expect(picture.height == 2 * (4 * (100 + 22 + 16) + 16))
  }

  @Test(arguments: [
    (["--sizes", "300x300"], "--sizes needs --matrix"),
    (["--matrix", "--sizes", "300"], "a size is WIDTHxHEIGHT"),
    (["--matrix", "--themes", "sepia"], "'sepia' is no theme; the themes are light, dark"),
    (["--matrix", "--directions", "up"], "'up' is no direction; the directions are ltr, rtl"),
    (["--matrix", "--rates", "9"], "0.05 to 8"),
    (["--matrix", "--theme", "dark"], "--theme and --matrix exclude each other"),
    (["--matrix", "--rates", "1,2,3,4,5"], "at most 32 stages; these are 40"),
    (["--matrix", "--hud"], "--hud and --matrix exclude each other"),
    (["--matrix", "--inspect", "row"], "a matrix has no tools: they look at one stage"),
    (["--matrix", "--trails"], "a matrix has no tools: they look at one stage"),
    (["--matrix", "--loupe", "10,10"], "a matrix has no tools: they look at one stage"),
    (["--matrix", "--layers"], "a matrix has no tools: they look at one stage"),
  ])
  func `what cannot be is refused with what is allowed`(arguments: [String], complaint: String) throws {
    let place = try place()
    let ending = try Program().run(
      ["shoot", "feed.yml", "--at", "0", "--out", "out"] + arguments, in: place.folder)
    #expect(ending.status == 2)
    #expect(ending.complaint.contains(complaint), "\(ending.complaint)")
    #expect(try place.names() == ["feed.yml"])
  }

  @Test(arguments: [
    ["demo", "feed.yml", "--matrix", "--trace", "a.csv"],
    ["replay", "default", "feed.yml", "--matrix", "--trace", "a.json"],
  ])
  func `the frames of a matrix are recorded of no feed alone`(arguments: [String]) throws {
    let place = try place()
    let ending = try Program().run(arguments, in: place.folder)
    #expect(ending.status == 2)
    #expect(ending.complaint == "orihon: --trace and --matrix exclude each other: it is of one feed\n")
    #expect(try place.names() == ["feed.yml"])
  }

  @Test func `a script plays on the first stage, and the others follow`() throws {
    let place = try place()
    try place.write(
      """
      - drag: {from: {row: row}, dx: -150, duration: 0.2}
      - wait: 1
      - expect: {path: rows.row.page, value: 1}
      - capture: turned
      """, as: "script.yml")
    let ending = try Program().run(
      ["replay", "script.yml", "feed.yml", "--headless", "--matrix", "--out", "out"], in: place.folder)
    #expect(ending.status == 0, "\(ending.complaint)")
    #expect(ending.output == "out/turned.png\n")
  }

  @Test func `a script that resizes is refused`() throws {
    let place = try place()
    try place.write("- resize: {width: 400, height: 400}\n", as: "script.yml")
    let ending = try Program().run(
      ["replay", "script.yml", "feed.yml", "--headless", "--matrix"], in: place.folder)
    #expect(ending.status == 2)
    #expect(ending.complaint.contains("script.yml resizes"), "\(ending.complaint)")
  }
}
