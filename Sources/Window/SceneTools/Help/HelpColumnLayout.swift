import Foundation

/// The layout of the key list's groups in columns and pages.
///
/// One column is preferred. Where the height does not suffice there are several columns, then a smaller line
/// spacing, and at last several pages.
struct HelpColumnLayout {
  /// A column: groups of lines, one below the other.
  typealias Column = [[HelpText.Line]]

  /// The space between two groups, in points.
  private static let gap: CGFloat = 8
  /// The line spacings to try, the most readable first, in points.
  private static let pitches: [CGFloat] = [18, 15]

  /// The columns of each page.
  private(set) var pages: [[Column]]
  /// The distance from one line to the next, in points.
  private(set) var pitch: CGFloat

  /// Lays out groups in a height and at most `most` columns; several pages leave space for a `footer`.
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

  /// The height of the highest column, in points.
  var height: CGFloat { pages.joined().map(height).max() ?? 0 }

  /// Returns the lines of a column with their distances from its top, in points.
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

  /// Returns the lowest columns, at most `count`, that hold all groups; `nil` when they exceed `height`.
  private func balanced(_ groups: [[HelpText.Line]], in count: Int, height: CGFloat) -> [Column]? {
    stride(from: pitch, through: max(pitch, height), by: 1).lazy
      .map { columns(of: groups, within: $0) }
      .first { $0.count <= count && $0.allSatisfy { self.height(of: $0) <= height } }
  }

  /// Returns columns no higher than `limit`, except for a single group that is.
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
