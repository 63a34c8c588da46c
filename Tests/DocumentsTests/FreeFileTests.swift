import Documents
import Foundation
import TestSupport
import Testing

struct FreeFileTests {
  @Test func `a name that is taken gets a number, also while it is being written`() throws {
    try TemporaryFolder.use { folder in
      func next() -> String { FreeFile.named("a", "jsonl", in: folder).lastPathComponent }
      for (taken, expected) in [
        ("", "a.jsonl"), ("a.jsonl", "a-2.jsonl"), ("a-2.jsonl.partial", "a-3.jsonl"),
      ] {
        if !taken.isEmpty { try Data().write(to: folder.appendingPathComponent(taken)) }
        #expect(next() == expected)
      }
    }
  }
}
