import Documents
import Foundation
import Testing

@testable import VisualQA

/// Tests of the index files of a branch, which several writers add to without a lock.
struct StoreBranchTests {
  @Test func `a run adds one index file and changes none`() throws {
    try SampleStore.use { sample in
      try sample.record(["a": "1", "b": "1"])
      let first = try sample.files(in: "branches/main")
      #expect(first.count == 1 && first[0].hasPrefix("00000001-") && first[0].hasSuffix(".index"))
      try sample.record(["a": "2"])
      let second = try sample.files(in: "branches/main")
      #expect(second.count == 2 && second[0] == first[0] && second[1].hasPrefix("00000002-"))
      try sample.record(["a": "2"])
      #expect(try sample.files(in: "branches/main") == second, "nothing changed, and nothing is written")
      #expect(try sample.texts() == ["a": "2", "b": "1"])
    }
  }

  @Test func `only the newest of the index files is read where it contains the others`() throws {
    try SampleStore.use { sample in
      for number in 1...4 { try sample.record(["a": "\(number)"]) }
      let files = try sample.files(in: "branches/main")
      for file in files.dropLast() {
        try Data("damaged".utf8).write(to: sample.branch().folder.appendingPathComponent(file))
      }
      #expect(try sample.texts() == ["a": "4"])
    }
  }

  @Test func `two writers that begin with one state lose nothing`() throws {
    try SampleStore.use { sample in
      try sample.record(["a": "1", "b": "1", "c": "1"])
      let writers = (0..<8).map { _ in StoredGoldens(sample.branch()) }
      for writer in writers { try writer.open() }
      for (number, writer) in writers.enumerated() {
        try sample.record(["n\(number)": "\(number)"], by: writer)
      }
      let expected = Dictionary(uniqueKeysWithValues: (0..<8).map { ("n\($0)", "\($0)") })
      #expect(try sample.texts().filter { $0.key.hasPrefix("n") } == expected)
      #expect(try sample.texts().count == 11)
      #expect(try sample.files(in: "branches/main").count == 9)
    }
  }

  @Test func `two writers of one golden are told by path and both hashes, and both contents are kept`() throws
  {
    try SampleStore.use { sample in
      try sample.record(["a": "1", "b": "1"])
      let (one, other) = (StoredGoldens(sample.branch()), StoredGoldens(sample.branch()))
      try one.open()
      try other.open()
      try sample.record(["a": "2"], by: one)
      let complaint = SampleStore.complaint { try sample.record(["a": "3"], by: other) }
      for text in ["2", "3"] {
        #expect(complaint.contains("\(ObjectHash(of: Data(text.utf8)))"), "\(complaint)")
      }
      #expect(
        complaint.contains("\(SampleStore.path("a")): the branch main has 2 versions of it"), "\(complaint)")
      let reader = StoredGoldens(sample.branch())
      #expect(SampleStore.complaint { _ = try reader.data(at: SampleStore.path("a")) } == complaint)
      #expect(try reader.data(at: SampleStore.path("b")) == Data("1".utf8), "other goldens are not touched")
      try sample.record(["a": "3"])
      #expect(try sample.texts() == ["a": "3", "b": "1"])
    }
  }

  @Test func `an index file that appears late changes what is read then, and an unfinished one nothing`()
    throws
  {
    try SampleStore.use { sample in
      try sample.record(["a": "1"])
      let writer = StoredGoldens(sample.branch())
      try writer.open()
      try sample.record(["b": "1"])
      let folder = sample.branch().folder
      let late = try #require(try sample.files(in: "branches/main").last)
      let (place, away) = (
        folder.appendingPathComponent(late), folder.appendingPathComponent(late + ".partial")
      )
      try FileManager.default.moveItem(at: place, to: away)
      try sample.record(["c": "1"], by: writer)
      #expect(try sample.texts() == ["a": "1", "c": "1"])
      try FileManager.default.moveItem(at: away, to: place)
      #expect(try sample.texts() == ["a": "1", "b": "1", "c": "1"])
    }
  }

  @Test func `a wrong byte in an index file is told by its name`() throws {
    try SampleStore.use { sample in
      try sample.record(["a": "1"])
      let file = try #require(try sample.files(in: "branches/main").first)
      let place = sample.branch().folder.appendingPathComponent(file)
      var data = try Data(contentsOf: place)
      data[data.count - 2] ^= 1
      try data.write(to: place)
      let complaint = SampleStore.complaint { _ = try sample.branch().index() }
      #expect(complaint.contains("the index branches/main/\(file) has other bytes, of hash "), "\(complaint)")
    }
  }

  @Test func `a branch begins as main, and then goes its own way`() throws {
    try SampleStore.use { sample in
      try sample.record(["a": "1", "b": "1"])
      #expect(try sample.texts(on: "feature/x") == ["a": "1", "b": "1"])
      #expect(try !sample.branch("feature/x").isThere())
      try sample.record(["a": "2"], on: "feature/x")
      try sample.record(["b": "2"])
      #expect(try sample.texts(on: "feature/x") == ["a": "2", "b": "1"])
      #expect(try sample.texts() == ["a": "1", "b": "2"])
    }
  }

  @Test func `a path that is no golden's is not written`() throws {
    try SampleStore.use { sample in
      let goldens = StoredGoldens(sample.branch())
      for path in [
        "../still-x.png", "a/b\n/still-x.png", "a/passwd", "#a/still-x.png", "/etc/still-x.png",
        "a//still-x.png",
        "a/./still-x.png", "a/still-x.png/", "a/stillx.png", "a/motion-x.txt",
      ] {
        #expect(throws: DocumentError.self) { try goldens.write(Data(), to: path) }
      }
      let files = try sample.files()
      #expect(files.isEmpty)
    }
  }
}
