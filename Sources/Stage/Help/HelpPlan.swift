import Foundation

/// Which groups of the list of keys stand in which column of which page.
///
/// One column is best; more stand side by side where the height does not suffice, then lines come closer together,
/// and at last there are pages.
struct HelpPlan {
  /// Groups one below the other.
  typealias Column = [[HelpText.Line]]

  /// Between two groups, in points.
  private static let gap: CGFloat = 8
  /// The distances of lines, the most readable first, in points.
  private static let pitches: [CGFloat] = [18, 15]

  /// The columns of each page.
  private(set) var pages: [[Column]]
  /// From one line to the next, in points.
  private(set) var pitch: CGFloat

  /// Plans for a height and as many columns as there is width for; pages leave room for a `footer`.
  init(_ groups: [[HelpText.Line]], in height: CGFloat, columns most: Int, footer: CGFloat) {
    (pages, pitch) = ([], 0)
    for pitch in Self.pitches {
      self.pitch = pitch
      for count in 1...most {
        guard let columns = balanced(groups, in: count, height: height) else { continue }
        pages = [columns]
        return
      }
    }
    let room = height - footer
    let high = columns(of: groups, within: room)
    let columns = balanced(groups, in: high.count, height: room) ?? high
    pages = stride(from: 0, to: columns.count, by: most).map {
      Array(columns[$0..<min($0 + most, columns.count)])
    }
  }

  /// How high the highest column is, in points.
  var height: CGFloat { pages.joined().map(height).max() ?? 0 }

  /// The lines of a column with their distances from its top.
  func lines(of column: Column) -> [(line: HelpText.Line, top: CGFloat)] {
    var top: CGFloat = 0
    return column.flatMap { group in
      defer { top += CGFloat(group.count) * pitch + Self.gap }
      return group.enumerated().map { ($1, top + CGFloat($0) * pitch) }
    }
  }

  private func height(of column: Column) -> CGFloat {
    CGFloat(column.joined().count) * pitch + CGFloat(max(0, column.count - 1)) * Self.gap
  }

  /// The lowest columns, at most `count`, that hold everything; `nil` where that is too high.
  private func balanced(_ groups: [[HelpText.Line]], in count: Int, height: CGFloat) -> [Column]? {
    stride(from: pitch, through: max(pitch, height), by: 1).lazy
      .map { columns(of: groups, within: $0) }
      .first { $0.count <= count && $0.allSatisfy { self.height(of: $0) <= height } }
  }

  /// Columns no higher than `limit`, unless a group alone is.
  private func columns(of groups: [[HelpText.Line]], within limit: CGFloat) -> [Column] {
    groups.reduce(into: []) { columns, group in
      if let last = columns.last, height(of: last + [group]) <= limit {
        columns[columns.count - 1].append(group)
      } else {
        columns.append([group])
      }
    }
  }
}
