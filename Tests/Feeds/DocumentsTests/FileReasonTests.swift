import Documents
import Foundation
import Testing

struct FileReasonTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("orihon-\(UUID().uuidString)")

  private func reason(_ body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch {
      return error.fileReason
    }
  }

  @Test func `what is missing is named: the file to read, the folder to write into`() {
    #expect(reason { _ = try FileHandle(forReadingFrom: folder) } == "there is no such file")
    #expect(reason { _ = try Data(contentsOf: folder) } == "there is no such file")
    #expect(
      reason { try Data().write(to: folder.appendingPathComponent("a"), options: .atomic) }
        == "there is no such folder")
  }

  @Test func `a file where a folder is wanted is in the way`() throws {
    try Data().write(to: folder)
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(
      reason { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
        == "something else of this name is there")
  }

  @Test func `any other error says what it says itself`() {
    let error = CocoaError(.coderInvalidValue)
    #expect(error.fileReason == error.localizedDescription)
  }

  @Test(arguments: [
    (POSIXErrorCode.EPIPE, "nobody reads it"), (.EBADF, "it is closed"), (.EISDIR, "it is a folder"),
    (.ENOTDIR, "a part of its path is no folder"),
    (.ENOSPC, "there is no room for it"), (.EDQUOT, "there is no room for it"),
    (.EROFS, "nothing can be written there"), (.EPERM, "the system does not permit it"),
  ])
  func `what the system says is told in words, also through Foundation`(code: POSIXErrorCode, words: String) {
    #expect(POSIXError(code).fileReason == words)
    let told = NSError(
      domain: NSCocoaErrorDomain, code: CocoaError.Code.fileWriteUnknown.rawValue,
      userInfo: [NSUnderlyingErrorKey: NSError(domain: NSPOSIXErrorDomain, code: Int(code.rawValue))])
    #expect(told.fileReason == words)
  }
}
