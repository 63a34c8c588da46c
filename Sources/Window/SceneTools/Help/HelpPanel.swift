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
