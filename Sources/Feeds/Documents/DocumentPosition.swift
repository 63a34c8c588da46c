/// A position in a text file: line and column.
///
/// Both numbers start at 1; the column counts Unicode scalars, as text editors do.
public struct DocumentPosition: Sendable, Hashable {
  /// The line, from 1.
  public var line: Int
  /// The column, from 1, counted in Unicode scalars.
  public var column: Int

  /// The first character of a file.
  public static let start = DocumentPosition(line: 1, column: 1)

  /// Creates a position.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
