import Documents
import Foundation
import Testing

@testable import VisualQA

/// Tests of objects, each of which has the hash of its bytes as its name.
struct ObjectStoreTests {
  private let data = Data("golden".utf8)

  @Test func `an object is written under its hash, once, and read back`() throws {
    try SampleStore.use { sample in
      let object = try sample.store.add(data, for: "a")
      let file = sample.store.file(of: object.hash)
      #expect(file.path.hasSuffix("/objects/\(object.hash.description.prefix(2))/\(object.hash)"))
      #expect(try sample.store.data(of: object, for: "a") == data)
      let number = try FileManager.default.attributesOfItem(atPath: file.path)[.systemFileNumber] as? NSNumber
      #expect(try sample.store.add(data, for: "b") == object)
      #expect(
        try FileManager.default.attributesOfItem(atPath: file.path)[.systemFileNumber] as? NSNumber == number,
        "an object that is there is not written again")
      #expect(try sample.files() == ["objects/\(object.hash.description.prefix(2))/\(object.hash)"])
    }
  }

  @Test func `an object that is used again is as young as a new one`() throws {
    try SampleStore.use { sample in
      let object = try sample.store.add(data, for: "a")
      let path = ObjectStore.path(of: object.hash)
      try sample.age(path, days: 30)
      _ = try sample.store.add(data, for: "a")
      let place = sample.store.folder.appendingPathComponent(path).path
      let date = try FileManager.default.attributesOfItem(atPath: place)[.modificationDate] as? Date
      #expect(try #require(date).timeIntervalSinceNow > -3600)
    }
  }

  @Test(arguments: ["golded", "golden and more", ""])
  func `a wrong byte is told by path and hash, and passes neither a reader nor a writer`(text: String) throws
  {
    try SampleStore.use { sample in
      let object = try sample.store.add(data, for: "a")
      try Data(text.utf8).write(to: sample.store.file(of: object.hash))
      for complaint in [
        SampleStore.complaint { _ = try sample.store.data(of: object, for: "a/still-x.png") },
        SampleStore.complaint { _ = try sample.store.add(data, for: "a/still-x.png") },
      ] {
        #expect(complaint.contains("a/still-x.png: its object \(object.hash) has "), "\(complaint)")
        #expect(complaint.contains("the store is damaged"), "\(complaint)")
        #expect(!complaint.contains("\n"))
      }
      #expect(try Data(contentsOf: sample.store.file(of: object.hash)) == Data(text.utf8))
    }
  }

  @Test func `a missing object is told by path and hash`() throws {
    try SampleStore.use { sample in
      let object = StoredObject(of: data)
      let complaint = SampleStore.complaint { _ = try sample.store.data(of: object, for: "a/still-x.png") }
      #expect(complaint.contains("a/still-x.png: its object \(object.hash) is not in the store, or not yet"))
    }
  }

  @Test func `an object larger than a picture may be is neither written nor read`() throws {
    try SampleStore.use { sample in
      let large = Data(count: FileLimit.picture.bytes + 1)
      #expect(throws: DocumentError.self) { try sample.store.add(large, for: "a") }
      let files = try sample.files()
      #expect(files.isEmpty)
    }
  }

  @Test func `nothing is written through a link that leads out of the store`() throws {
    try SampleStore.use { sample in
      let outside = sample.folder.appendingPathComponent("outside")
      try FileManager.default.createDirectory(at: outside, withIntermediateDirectories: false)
      try FileManager.default.createDirectory(at: sample.store.folder, withIntermediateDirectories: false)
      try FileManager.default.createSymbolicLink(
        at: sample.store.folder.appendingPathComponent("objects"), withDestinationURL: outside)
      let complaint = SampleStore.complaint { _ = try sample.store.add(data, for: "a") }
      #expect(complaint.contains("out of the store"), "\(complaint)")
      #expect(try FileManager.default.contentsOfDirectory(atPath: outside.path).isEmpty)
    }
  }

  @Test func `where there is no store, the verb that makes one is named`() throws {
    try SampleStore.use { sample in
      let complaint = SampleStore.complaint { try sample.store.checkReadable() }
      #expect(complaint.contains("goldens import DIR --goldens"), "\(complaint)")
      try sample.store.checkWritable()
      try FileManager.default.createDirectory(at: sample.store.folder, withIntermediateDirectories: true)
      try sample.store.checkWritable()
    }
  }

  @Test func `a folder that holds something else is no store, and a file is none`() throws {
    try SampleStore.use { sample in
      try FileManager.default.createDirectory(at: sample.store.folder, withIntermediateDirectories: true)
      try Data().write(to: sample.store.folder.appendingPathComponent("notes.txt"))
      let first = #expect(throws: DocumentError.self) { try sample.store.checkWritable() }
      #expect(
        first?.description.contains("it holds notes.txt and is no store") == true,
        "\(String(describing: first))")
      try FileManager.default.removeItem(at: sample.store.folder)
      try Data().write(to: sample.store.folder)
      let second = #expect(throws: DocumentError.self) { try sample.store.checkWritable() }
      #expect(second?.description.contains("it is no folder") == true, "\(String(describing: second))")
    }
  }
}
