/// One thing that is wrong with a document, and where.
///
/// Reads as `file:line:column: what is wrong, the value, what is allowed`, the form that editors and terminals
/// turn into a link.
public struct DocumentFault: Sendable, Hashable, CustomStringConvertible {
  /// The file, named as the person who asked for it named it.
  public var file: String
  /// Where the offending value, or key, begins.
  public var position: DocumentPosition
  /// What is wrong, the value, and what is allowed.
  public var message: String

  /// Creates a fault.
  public init(file: String, position: DocumentPosition, message: String) {
    self.file = file
    self.position = position
    self.message = message
  }

  /// The line of the fault, from 1.
  public var line: Int { position.line }

  /// The column of the fault, from 1.
  public var column: Int { position.column }

  /// `file:line:column: message`, one line whatever names and values hold.
  public var description: String { ShownText.line("\(file):\(line):\(column): \(message)") }
}
