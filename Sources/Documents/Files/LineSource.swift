package import Foundation

/// The lines of a file one by one, so that a file of any length takes little memory.
package struct LineSource {
  private let handle: FileHandle
  private let file: String
  private let limit: Int
  private var buffer: [UInt8] = []
  private var start = 0
  private var isOver = false
  /// The number of the line last given, from 1.
  package private(set) var number = 0
  /// Whether the line last given ended with a line feed.
  package private(set) var isComplete = true

  /// Opens a file; a line of more than `limit` bytes is a fault when it is reached.
  package init(_ url: URL, limit: Int) throws(DocumentError) {
    file = url.relativePath
    self.limit = limit
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), !isFolder.boolValue else {
      throw .unreadable(file: file, reason: isFolder.boolValue ? "it is a folder" : "there is no such file")
    }
    do {
      handle = try FileHandle(forReadingFrom: url)
    } catch {
      throw .unreadable(file: file, reason: error.fileReason)
    }
  }

  /// The next line without its line feed; `nil` after the last.
  package mutating func next() throws(DocumentError) -> [UInt8]? {
    var searched = start
    while true {
      if let end = buffer[searched...].firstIndex(of: 0x0A) {
        defer { start = end + 1 }
        number += 1
        return Array(buffer[start..<end])
      }
      guard buffer.count - start <= limit else {
        throw .faulty([
          DocumentFault(
            file: file, position: DocumentPosition(line: number + 1, column: 1),
            message: "this line has more than \(limit) bytes; it is not read")
        ])
      }
      searched = buffer.count - start
      buffer.removeFirst(start)
      start = 0
      guard try fill() else { return last() }
    }
  }

  private mutating func last() -> [UInt8]? {
    guard start < buffer.count else { return nil }
    defer { start = buffer.count }
    number += 1
    isComplete = false
    return Array(buffer[start...])
  }

  private mutating func fill() throws(DocumentError) -> Bool {
    guard !isOver else { return false }
    do {
      let data = try handle.read(upToCount: 1 << 16) ?? Data()
      isOver = data.isEmpty
      buffer += data
      return !isOver
    } catch {
      throw .unreadable(file: file, reason: error.fileReason)
    }
  }

  /// Gives the file back.
  package func close() { try? handle.close() }
}
