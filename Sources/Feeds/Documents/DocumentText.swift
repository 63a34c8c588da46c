import Foundation

/// The reading of a file's text, with limits on its size.
enum DocumentText {
  /// Returns the text of the file at `url`.
  static func read(contentsOf url: URL, limits: DocumentLimits) throws(DocumentError) -> String {
    let data = try InputFile.data(contentsOf: url, limit: FileLimit(bytes: limits.bytes))
    return try decode(data, file: url.relativePath, limits: limits)
  }

  /// Returns the text in `data`, without a byte order mark.
  static func decode(_ data: Data, file: String, limits: DocumentLimits) throws(DocumentError) -> String {
    guard data.count <= limits.bytes else {
      throw .tooLarge(file: file, bytes: data.count, limit: limits.bytes)
    }
    let mark = LineEndings.byteOrderMark
    let content = data.starts(with: mark) ? data.dropFirst(mark.count) : data
    guard let text = String(validating: content, as: UTF8.self) else {
      let position = firstInvalidPosition(in: content)
      throw .faulty([
        DocumentFault(
          file: file, position: position, message: "this byte is not UTF-8; save the file as UTF-8")
      ])
    }
    return text
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
