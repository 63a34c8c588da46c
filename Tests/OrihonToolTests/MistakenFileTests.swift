import Foundation
import Testing

/// Tests of a file of one kind given where another is wanted.
struct MistakenFileTests {
  private func complaint(_ arguments: String...) throws -> String {
    let place = try Scratch()
    try place.write(LayoutVerbTests.feed, as: "hello there.yml")
    let ending = try Program().run(arguments, in: place.folder)
    #expect(ending.status == 2)
    #expect(try place.names() == ["hello there.yml"])
    return ending.complaint
  }

  @Test func `a feed where a script is wanted is shown in another way`() throws {
    let told = "orihon: hello there.yml is a feed, and no script; orihon demo 'hello there.yml' shows it\n"
    #expect(try complaint("replay", "hello there.yml") == told)
    #expect(try complaint("replay", "hello there.yml", "--headless") == told)
  }

  @Test func `a feed where a recording is wanted, and how recordings are made`() throws {
    #expect(
      try complaint("script", "hello there.yml")
        == "orihon: hello there.yml is no recording; demo --record FILE.jsonl makes one, and so does ⌃R in the "
        + "window\n")
  }
}
