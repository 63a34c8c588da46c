import Foundation
import SDLRendering
import ScreenInterface
import Testing

@testable import Measurements

/// Tests of `orihon replay --film`.
struct FilmTests {
  private static let script = """
    - wait: 0.1
    - drag: {from: {row: row}, dx: -150, duration: 0.6, hold: 0.2}
    - wait: 0.3

    """

  private func film(
    _ more: String..., script: String = Self.script
  ) throws -> (ending: Program.Ending, place: Scratch) {
    let place = try Scratch()
    try place.write(LayoutVerbTests.feed, as: "feed.yml")
    try place.write(script, as: "script.yml")
    let arguments = ["replay", "script.yml", "feed.yml", "--size", "400x600"]
    return (try Program().run(arguments + more, in: place.folder), place)
  }

  private func chunks(_ name: String, _ place: Scratch) throws -> [PNGChunk] {
    try #require(PNGChunk.chunks(of: Array(try Data(contentsOf: place.file(name)))))
  }

  @Test func `a strip has so many cells, each with the pointer and its caption`() throws {
    let (ending, place) = try film("--film", "a.png", "--strip", "3")
    #expect(ending.status == 0 && ending.output == "a.png\n", "\(ending.complaint)")
    let strip = try PNGFile().read(place.file("a.png"))
    #expect(strip.width == 8 + 3 * 408 && strip.height > 600 + 3 * 18)
    // The middle frame is in the drag: vermilion that no scene paints there lies in it, and none in the first.
    func vermilion(_ cell: Int) -> Int {
      let left = 8 + cell * 408
      return (0..<600 * 400).count { strip[left + $0 % 400, 8 + $0 / 400] == 0xFFC8_401F }
    }
    #expect(vermilion(1) > vermilion(0) + 100)
  }

  @Test func `on a matrix the pointer is drawn on every stage`() throws {
    let (ending, place) = try film(
      "--film", "a.png", "--strip", "3", "--matrix", "--sizes", "150x500", "--themes", "light",
      "--directions", "ltr,rtl",
      script: "- drag: {from: {row: row}, dx: -60, duration: 0.6, hold: 0.4}\n- wait: 0.3\n")
    #expect(ending.status == 0, "\(ending.complaint)")
    let strip = try PNGFile().read(place.file("a.png"))
    // The window is 400 points wide: two stages stand side by side in each of the three cells.
    func vermilion(_ left: Int, _ right: Int) -> Int {
      (left..<right).reduce(0) { count, x in
        count + (8..<600).count { strip[x, $0] == 0xFFC8_401F }
      }
    }
    let cell = 408
    for half in [0, 200] {
      let (still, dragged) = (8 + half, 8 + cell + half)
      #expect(vermilion(dragged, dragged + 200) > vermilion(still, still + 200) + 20)
    }
  }

  @Test func `an animation is as long as the replay, and half as large where that is asked for`() throws {
    let (ending, place) = try film("--film", "a.apng", "--film-scale", "0.5", "--film-rate", "10")
    #expect(ending.status == 0 && ending.output == "a.apng\n", "\(ending.complaint)")
    let chunks = try chunks("a.apng", place)
    let delays = chunks.filter { $0.type == "fcTL" }.map { Int($0.body[20]) << 8 | Int($0.body[21]) }
    #expect(delays.count >= 10 && delays.last == 1000)
    #expect(delays.dropLast().allSatisfy { (90...120).contains($0) }, "\(delays)")
    let first = try PNGFile().read(place.file("a.apng"))
    #expect(first.width == 4 + 200 + 4 && first.height > 300)
    #expect(try place.names().filter { $0.contains("part") }.isEmpty)
  }

  @Test func `a part of a replay can be filmed`() throws {
    let (ending, place) = try film("--film", "a.apng", "--film-from", "0.2", "--film-to", "0.41")
    #expect(ending.status == 0, "\(ending.complaint)")
    #expect(try chunks("a.apng", place).count { $0.type == "fcTL" } == 5)
    let (other, empty) = try film("--film", "a.apng", "--film-from", "100")
    #expect(other.status == 2 && other.complaint.contains("there is no frame"), "\(other.complaint)")
    #expect(try empty.names() == ["feed.yml", "script.yml"])
  }

  @Test func `a replay that fails leaves no half a film`() throws {
    let place = try Scratch()
    try place.write(LayoutVerbTests.feed, as: "feed.yml")
    try place.write(Self.script + "- expect: {path: feed.y, value: 7}\n", as: "script.yml")
    let ending = try Program().run(
      ["replay", "script.yml", "feed.yml", "--film", "a.apng"], in: place.folder)
    #expect(ending.status == 1)
    #expect(try place.names() == ["feed.yml", "script.yml"])
  }
}
