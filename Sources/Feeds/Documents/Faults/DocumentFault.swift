/// One fault in a document, with its position.
///
/// Its text is `file:line:column: fault, value, allowed values`, the form that editors and terminals turn into a
/// link.
public struct DocumentFault: Sendable, Hashable, CustomStringConvertible {
  /// The file, as the caller named it.
  public var file: String
  /// The position of the offending value or key; `nil` in a folder, which has no lines.
  public var position: DocumentPosition?
  /// The message: the fault, the offending value, and the allowed values.
  public var message: String

  /// Creates a fault.
  public init(file: String, position: DocumentPosition?, message: String) {
    self.file = file
    self.position = position
    self.message = message
  }

  /// The line of the fault, from 1; 1 in a folder.
  public var line: Int { position?.line ?? 1 }

  /// The column of the fault, from 1; 1 in a folder.
  public var column: Int { position?.column ?? 1 }

  /// The text `file:line:column: message`, or `folder: message`, on one line.
  ///
  /// Line ends in a name or value are escaped.
  public var description: String {
    let place = position.map { ":\($0.line):\($0.column)" } ?? ""
    return EscapedText.line("\(file)\(place): \(message)")
  }
}
