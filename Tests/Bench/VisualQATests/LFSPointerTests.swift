import Documents
import Foundation
import TestSupport
import Testing

@testable import VisualQA

/// Tests that a file that git-lfs has not fetched yet is told as such.
struct LFSPointerTests {
  static let pointer = """
    version https://git-lfs.github.com/spec/v1
    oid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393
    size 12345

    """

  @Test func `the text of a pointer is known, and says how large the file is`() throws {
    #expect(try #require(LFSPointer(Data(Self.pointer.utf8))).size == 12345)
    #expect(LFSPointer(Data("version https://git-lfs.github.com/spec/v2\n".utf8)) == nil)
    #expect(LFSPointer(Data()) == nil)
    #expect(LFSPointer(Data(Self.pointer.utf8) + Data(count: 1024)) == nil)
  }

  @Test(arguments: ["still-x.png", "state-x.json", "motion.jsonl"])
  func `a golden that is a pointer names git lfs pull, of every kind`(name: String) throws {
    try TemporaryFolder.use { folder in
      try Data(Self.pointer.utf8).write(to: folder.appendingPathComponent(name))
      let goldens = GoldenFolder(folder)
      let complaint = SampleStore.complaint {
        if name == "motion.jsonl" { _ = try goldens.motion(at: name) } else { _ = try goldens.data(at: name) }
      }
      #expect(
        complaint.hasSuffix(
          "\(name):1:1: the file cannot be read: it is git-lfs's pointer to a file of 12345 bytes that is not "
            + "fetched yet; git lfs pull fetches it"), "\(complaint)")
    }
  }

  @Test func `a picture of a folder that is a pointer is told likewise`() throws {
    try TemporaryFolder.use { folder in
      let file = folder.appendingPathComponent("a.png")
      try Data(Self.pointer.utf8).write(to: file)
      #expect(
        SampleStore.complaint { _ = try ReportPicture(contentsOf: file) }.contains("git lfs pull fetches it"))
    }
  }
}
