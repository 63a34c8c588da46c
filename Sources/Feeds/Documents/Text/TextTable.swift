/// A table as plain text, with each column as wide as its longest entry.
package nonisolated struct TextTable {
  private let rows: [[String]]

  package init(_ rows: [[String]]) { self.rows = rows }

  /// The lines of the table, with two spaces between the columns.
  package var text: String {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.map { $0.indices.contains(column) ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      let cells = row.enumerated().map { column, cell in
        cell + String(repeating: " ", count: column == row.count - 1 ? 0 : widths[column] - cell.count)
      }
      return cells.joined(separator: "  ")
    }.joined(separator: "\n")
  }
}
