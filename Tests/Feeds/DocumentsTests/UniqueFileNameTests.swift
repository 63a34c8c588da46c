import Documents
import Foundation
import TestSupport
import Testing

struct UniqueFileNameTests {
  @Test func `a name that is taken gets a number, also while it is being written`() throws {
    try TemporaryFolder.use { folder in
      func next() -> String { UniqueFileName.named("a", "jsonl", in: folder).lastPathComponent }
      for (taken, expected) in [
        ("", "a.jsonl"), ("a.jsonl", "a-2.jsonl"), ("a-2.jsonl.partial", "a-3.jsonl"),
      ] {
        if !taken.isEmpty { try Data().write(to: folder.appendingPathComponent(taken)) }
        #expect(next() == expected)
      }
    }
  }

  @Test func `files of several kinds share a name that none of them has, not even as a link to nothing`()
    throws
  {
    try TemporaryFolder.use { folder in
      func next() -> String { UniqueFileName.stem("a", of: ["png", "txt"], in: folder).lastPathComponent }
      #expect(next() == "a")
      try FileManager.default.createSymbolicLink(
        atPath: folder.appendingPathComponent("a.txt").path, withDestinationPath: "nowhere")
      #expect(next() == "a-2")
      try Data().write(to: folder.appendingPathComponent("a-2.png"))
      #expect(next() == "a-3")
    }
  }
}
