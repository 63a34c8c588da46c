import FeedFiles
import Foundation
import OrihonTesting
import Testing

/// Tests of rows linked by progress, while a saved file takes one of them out.
struct UnlinkedRowsTests {
  private static func feed(_ leaders: [String: String]) throws -> FeedDocument {
    let rows = ["a", "b", "c"].map { id in
      WrittenFeed.row(
        id, cards: ["x", "y", "z", "w"],
        more: leaders[id].map { "    follows: {row: \($0), by: progress}\n" } ?? "")
    }
    return try WrittenFeed.document("title: Test\nsections:\n" + rows.joined())
  }

  private let harness: StageHarness

  init() throws {
    harness = StageHarness(FeedScene.scene(for: try Self.feed(["b": "a", "c": "b"]), name: "test"))
  }

  private func save(_ leaders: [String: String]) throws {
    harness.stage.content.feedScene?.reload(try Self.feed(leaders))
  }

  private func flick(_ row: String, forwards: Bool = true) {
    harness.flick(from: harness.center(ofRow: row), by: CGPoint(x: forwards ? -150 : 150, y: 0))
  }

  private var pages: [Int?] { ["a", "b", "c"].map { harness.row($0)?.motion.page } }

  @Test func `a row that follows no more leads no more`() throws {
    flick("c")
    harness.settle()
    #expect(pages == [1, 1, 1])
    try save(["b": "a"])
    flick("c")
    harness.settle()
    #expect(pages == [1, 1, 2])
    flick("b")
    harness.settle()
    #expect(pages == [2, 2, 2])
    flick("a", forwards: false)
    harness.settle()
    #expect(pages == [1, 1, 2])
  }

  @Test(arguments: [
    ("a", [:], ["a"]), ("c", ["b": "a"], ["c"]), ("a", ["b": "a"], ["a", "b"]), ("a", ["c": "b"], ["a"]),
    ("b", ["c": "a"], ["b"]),
  ])
  func `rows whose leader leaves them in flight come to rest on a page`(
    leader: String, leaders: [String: String], turned: [String]
  ) throws {
    flick(leader)
    harness.advance(by: 0.1)
    try save(leaders)
    harness.settle()
    for id in ["a", "b", "c"] {
      let motion = try #require(harness.row(id)?.motion)
      #expect(motion.phase == .idle, "\(id)")
      #expect(motion.progress == CGFloat(motion.page ?? -1), "\(id)")
      if turned.contains(id) { #expect(motion.page == 1, "\(id)") }
    }
  }

  @Test func `a row that is linked again goes along again`() throws {
    flick("c")
    harness.settle()
    try save(["b": "a"])
    flick("c")
    harness.settle()
    try save(["b": "a", "c": "b"])
    flick("a")
    harness.settle()
    #expect(pages == [2, 2, 2])
  }
}
