import Foundation
import Testing

/// `orihon fuzz` tells what it tried, and writes nothing where nothing is broken.
struct FuzzVerbTests {
  @Test func `a sound feed ends with 0 and leaves no file`() throws {
    let place = try Scratch()
    try place.write(LayoutVerbTests.feed, as: "feed.yml")
    let ending = try Program().run(["fuzz", "feed.yml", "--strokes", "50", "--seed", "3"], in: place.folder)
    #expect(ending.status == 0, "\(ending.complaint)")
    #expect(ending.output == "feed: 50 strokes from seed 3, nothing broken\n")
    #expect(try place.names() == ["feed.yml"])
  }

  @Test(arguments: [
    (["fuzz", "nowhere"], "orihon: there is no feed file and no scene called 'nowhere'"),
    (["fuzz", "--strokes", "0"], "orihon: The value '0' is invalid for '--strokes <m>'"),
    (["fuzz", "--seed", "-1"], "orihon: "),
  ])
  func `wrong words end with 2`(arguments: [String], complaint: String) throws {
    let place = try Scratch()
    let ending = try Program().run(arguments, in: place.folder)
    #expect(ending.status == 2)
    #expect(ending.complaint.hasPrefix(complaint), "\(ending.complaint)")
  }
}
