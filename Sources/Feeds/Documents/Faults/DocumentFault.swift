/// One fault in a document, with its place.
///
/// Reads as `file:line:column: fault, value, allowed values`, the form that editors and terminals turn into a
/// link.
public struct DocumentFault: Sendable, Hashable, CustomStringConvertible {
  /// The file, named as the person who asked for it named it.
  public var file: String
  /// The place where the offending value, or key, begins; `nil` in a folder, which has no lines.
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

  /// `file:line:column: message` on one line, even when a name or value holds line ends; `folder: message` of a folder.
  public var description: String {
    let place = position.map { ":\($0.line):\($0.column)" } ?? ""
    return EscapedText.line("\(file)\(place): \(message)")
  }
}
