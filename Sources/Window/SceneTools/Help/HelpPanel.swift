import Foundation
import ScreenInterface

/// The layout of the key list in a window.
struct HelpPanel {
  /// A line of the list and its origin, in points.
  struct Placed {
    let line: HelpText.Line
    let origin: CGPoint
  }

  private static let margin: CGFloat = 8
  private static let padding = CGSize(width: 12, height: 10)
  private static let gutter: CGFloat = 24
  private static let footerHeight: CGFloat = 24

  /// The frame of the box, the same for every page.
  let frame: CGRect
  /// The lines of each page.
  let pages: [[Placed]]
  /// The distance from the left edge of a line's keys to their meaning, in points.
  let indent: CGFloat
  /// The greatest width of a meaning, in points.
  let room: CGFloat

  /// Lays out `groups` in a window of `size`; `width` measures a text.
  init(_ groups: [[HelpText.Line]], in size: CGSize, width: (String) -> CGFloat) {
    let space = CGRect(origin: .zero, size: size).insetBy(
      dx: Self.margin + Self.padding.width, dy: Self.margin + Self.padding.height)
    let lines = groups.joined()
    indent = (lines.map { width($0.keys) }.max() ?? 0).rounded(.up) + 14
    let natural = indent + (lines.map { width($0.meaning) }.max() ?? 0).rounded(.up)
    let column = min(natural, space.width)
    room = column - indent
    let most = max(1, Int((space.width + Self.gutter) / (column + Self.gutter)))
    let plan = HelpColumnLayout(groups, in: space.height, columns: most, footer: Self.footerHeight)
    let count = CGFloat(plan.pages.map(\.count).max() ?? 1)
    let inner = CGSize(
      width: count * (column + Self.gutter) - Self.gutter,
      height: plan.height + (plan.pages.count > 1 ? Self.footerHeight : 0))
    let origin = CGPoint(
      x: ((size.width - inner.width) / 2).rounded(), y: ((size.height - inner.height) / 2).rounded())
    frame = CGRect(origin: origin, size: inner).insetBy(dx: -Self.padding.width, dy: -Self.padding.height)
    pages = plan.pages.map { columns in
      columns.enumerated().flatMap { index, groups in
        plan.lines(of: groups).map { line, top in
          Placed(
            line: line,
            origin: CGPoint(x: origin.x + CGFloat(index) * (column + Self.gutter), y: origin.y + top))
        }
      }
    }
  }

  /// The origin of the page number below the lines.
  var footer: CGPoint {
    CGPoint(x: frame.minX + Self.padding.width, y: frame.maxY - Self.padding.height - 18)
  }
}

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
    let parts = parts(of: groups, within: room)
    let high = columns(of: parts, within: room)
    let columns = balanced(parts, in: high.count, height: room) ?? high
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

  /// Returns the groups, those that are higher than `limit` in parts that are not; a part has at least a line.
  private func parts(of groups: [[HelpText.Line]], within limit: CGFloat) -> [[HelpText.Line]] {
    let most = max(1, Int(limit / pitch))
    return groups.flatMap { group in
      stride(from: 0, to: group.count, by: most).map { Array(group[$0..<min($0 + most, group.count)]) }
    }
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

/// The text of the key list, in groups of related keys.
nonisolated enum HelpText {
  /// A line of the list: keys and their meaning.
  typealias Line = CommandTable.Line

  /// Returns the groups for a window that offers `services`, without keys that have no or another effect there.
  static func groups(for services: WindowServices) -> [[Line]] {
    CommandTable.groups.map { group in
      group.filter { services.isSuperset(of: $0.service) && services.isDisjoint(with: $0.rivals) }.map {
        $0.shown(for: services)
      }
    }
    .filter { !$0.isEmpty }
  }
}

extension CommandTable.Line {
  /// Returns the line for a window that offers `services`, without the parts that need another service.
  fileprivate nonisolated func shown(for services: WindowServices) -> Self {
    var line = self
    if bindings.contains(where: { $0.command == .toggleInspector }), !services.contains(.elements) {
      line.meaning = "inspect"
    }
    return line
  }
}
