import Foundation

/// The text of a file, fetched and decoded under limits.
enum DocumentText {
  /// The text of the file at `url`; the size is checked before anything is read.
  static func read(contentsOf url: URL, limits: DocumentLimits) throws(DocumentError) -> String {
    let file = url.relativePath
    let path = url.resolvingSymlinksInPath().path
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else {
      throw .missing(file: file)
    }
    guard attributes[.type] as? FileAttributeType == .typeRegular else { throw .notAFile(file: file) }
    let size = (attributes[.size] as? NSNumber)?.intValue ?? 0
    guard size <= limits.bytes else { throw .tooLarge(file: file, bytes: size, limit: limits.bytes) }
    return try decode(bytes(of: url, limits: limits), file: file, limits: limits)
  }

  /// The text in `data`, without a byte order mark.
  static func decode(_ data: Data, file: String, limits: DocumentLimits) throws(DocumentError) -> String {
    guard data.count <= limits.bytes else {
      throw .tooLarge(file: file, bytes: data.count, limit: limits.bytes)
    }
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let content = data.starts(with: byteOrderMark) ? data.dropFirst(byteOrderMark.count) : data
    guard let text = String(validating: content, as: UTF8.self) else {
      let position = firstInvalidPosition(in: content)
      throw .faulty([
        DocumentFault(
          file: file, position: position, message: "this byte is not UTF-8; save the file as UTF-8")
      ])
    }
    return text
  }

  private static func bytes(of url: URL, limits: DocumentLimits) throws(DocumentError) -> Data {
    do {
      let handle = try FileHandle(forReadingFrom: url)
      defer { try? handle.close() }
      return try handle.read(upToCount: limits.bytes + 1) ?? Data()
    } catch {
      throw .unreadable(file: url.relativePath, reason: error.fileReason)
    }
  }

  private static func firstInvalidPosition(in data: Data) -> DocumentPosition {
    var position = DocumentPosition.start
    var decoder = UTF8()
    var bytes = data.makeIterator()
    while case .scalarValue(let scalar) = decoder.decode(&bytes) {
      if scalar == "\n" {
        position = DocumentPosition(line: position.line + 1, column: 1)
      } else {
        position.column += 1
      }
    }
    return position
  }
}
