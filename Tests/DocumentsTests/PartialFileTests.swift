import Foundation
import TestSupport
import Testing

@testable import Documents

struct PartialFileTests {
  @Test(arguments: [nil, "before"])
  func `a file takes its place, and of the one before it nothing is left`(before: String?) throws {
    try TemporaryFolder.use { folder in
      let (partial, place) = (folder.appendingPathComponent("a.part"), folder.appendingPathComponent("a"))
      try Data("now".utf8).write(to: partial)
      if let before { try Data(before.utf8).write(to: place) }
      try PartialFile.move(partial, to: place)
      #expect(try String(contentsOf: place, encoding: .utf8) == "now")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a"])
    }
  }
}
