import Foundation
import Testing

/// An example to copy: the program runs in a folder of its own, and its output is read.
struct ExampleOfVerbTests {
  @Test func `a good feed is summed up`() throws {
    let place = try Scratch()
    try place.write("sections: [{id: a, cards: [{title: Quay}]}]\n", as: "feed.yml")
    let ending = try Program().run(["check", "feed.yml"], in: place.folder)
    #expect(ending.status == 0 && ending.output.hasPrefix("feed.yml: a feed of 1 section"))
  }
}
