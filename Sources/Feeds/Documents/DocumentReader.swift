public import Foundation
import Yams

/// A parser of YAML files that checks their limits.
///
/// These are rejected before any value is read: anything but a regular file, a file over the limits of size
/// and marks, bytes that are not UTF-8, anchors and aliases, nesting over the limit, tabs as indentation, a
/// duplicate key, a second document.
public struct DocumentReader: Sendable, Hashable {
  /// The limits on the size of a document.
  public var limits: DocumentLimits

  /// Creates a reader; `limits` default to those of `DocumentLimits`.
  public init(limits: DocumentLimits = DocumentLimits()) {
    self.limits = limits
  }

  /// Reads a file; messages name it by its relative path, as the caller wrote it.
  public func read(contentsOf url: URL) throws(DocumentError) -> DocumentNode {
    try compose(DocumentText.read(contentsOf: url, limits: limits), file: url.relativePath)
  }

  /// Reads the bytes of `file`.
  public func read(data: Data, file: String) throws(DocumentError) -> DocumentNode {
    try compose(DocumentText.decode(data, file: file, limits: limits), file: file)
  }

  /// Reads the text of `file`.
  public func read(text: String, file: String) throws(DocumentError) -> DocumentNode {
    try read(data: Data(text.utf8), file: file)
  }

  private func compose(_ text: String, file: String) throws(DocumentError) -> DocumentNode {
    do throws(PositionedFault) {
      try checkMarks(of: text)
      let aliasFree = YAMLAliasGuard.masking(text)
      let node = try YAMLTree.compose(aliasFree ?? text, nesting: limits.nesting)
      guard aliasFree != nil else { return node }
      return try YAMLTree.compose(text, nesting: limits.nesting)
    } catch {
      throw .faulty([DocumentFault(file: file, position: error.position, message: error.message)])
    }
  }

  /// Throws for a text with too many values: each takes many times its bytes in memory.
  private func checkMarks(of text: String) throws(PositionedFault) {
    let marks = DocumentLimits.marks(in: text)
    guard marks > limits.marks else { return }
    throw PositionedFault(
      position: .start,
      message: "the file has \(marks) ends of lines, commas, colons and opening brackets; at most "
        + "\(limits.marks) are read")
  }
}

/// A fault with its position but without the name of its file, which the caller adds.
struct PositionedFault: Error {
  var position: DocumentPosition
  var message: String
}
