package import Foundation
import LayoutGeometry

/// A table of a snap policy's decisions: the page that a release turns to, for each position and velocity.
///
/// A row of equal pages is dragged from one of them to a position, counted in pages, and released there with a
/// velocity. Columns are the positions, rows the velocities.
package struct DecisionMap: Hashable, Sendable {
  /// The row of pages for which a policy is evaluated.
  package struct Row: Hashable, Sendable {
    /// The number of pages.
    package var count: Int
    /// The length of each page, in points.
    package var pageLength: CGFloat
    /// The page on which the drag begins.
    package var startPage: Int
    /// The rate at which a fling slows down.
    package var decelerationRate: DecelerationRate

    /// Creates a row; by default five pages of 328 pt, dragged from the second.
    package init(
      count: Int = 5, pageLength: CGFloat = 328, startPage: Int = 1,
      decelerationRate: DecelerationRate = .fast
    ) {
      precondition(
        (1...1000).contains(count) && pageLength > 0 && (0..<count).contains(startPage),
        "a row has 1 … 1000 pages, and a drag begins on one of them, not on \(startPage) of \(count)")
      self.count = count
      self.pageLength = pageLength
      self.startPage = startPage
      self.decelerationRate = decelerationRate
    }
  }

  /// The row of pages.
  package let row: Row
  /// The positions at which the content is released, in pages from the first.
  package let places: [CGFloat]
  /// The velocities at the release, in points per millisecond, the fastest forward first.
  package let velocities: [CGFloat]
  /// The page chosen for each velocity and position.
  package let pages: [[Int]]

  /// Creates the table of a policy by evaluating it at every position and velocity.
  ///
  /// The default positions extend a quarter of a page beyond both ends in steps of 1/16, the velocities up to 3 pt/ms.
  package init(
    of policy: SnapPolicy, on row: Row = Row(), places: [CGFloat]? = nil,
    velocities: [CGFloat] = Self.velocities
  ) {
    let last = CGFloat(row.count - 1)
    let places = places ?? Array(stride(from: -0.25, through: last + 0.25, by: 1 / 16.0))
    self.row = row
    self.places = places
    self.velocities = velocities
    let stops = SnapPoints(first: 0, pitch: row.pageLength, count: row.count, last: nil)
    pages = velocities.map { velocity in
      places.map { Self.page(of: policy, at: $0, velocity, on: row, among: stops) }
    }
  }

  /// The default velocities, from 3 to −3 pt/ms, denser around the usual thresholds, both included exactly.
  package static let velocities: [CGFloat] = {
    let forward: [CGFloat] = [3, 2.5, 2, 1.5, 1, 0.75, 0.5, 0.4, 0.3, 0.25, 0.2, 0.15, 0.1, 0.05]
    return forward + [0] + forward.reversed().map { -$0 }
  }()

  /// The table as lines of text: a heading, then a line for each velocity with one character a position.
  ///
  /// A page is shown as its number, and from the tenth on as a letter.
  package var text: String {
    let heading =
      "page chosen of \(row.count), dragged from \(row.startPage), let go at "
      + "\(Self.number(places.first ?? 0)) … \(Self.number(places.last ?? 0)) pages; pt/ms at the left"
    let lines = zip(velocities, pages).map { velocity, pages in
      let number = Self.number(velocity)
      return String(repeating: " ", count: Swift.max(0, 6 - number.count)) + number + " "
        + pages.map(Self.character(of:)).joined()
    }
    return ([heading] + lines).joined(separator: "\n") + "\n"
  }

  /// A rectangle of the table in which every release turns to the same page.
  package struct Region: Hashable, Sendable {
    /// The rows of the rectangle.
    package var rows: Range<Int>
    /// The columns of the rectangle.
    package var columns: Range<Int>
    /// The page.
    package var page: Int
  }

  /// The table as a few rectangles that cover it without overlapping; equal neighbouring rows share theirs.
  package var blocks: [Region] {
    var blocks: [Region] = []
    var first = 0
    while first < pages.count {
      let line = pages[first]
      let end = pages[first...].firstIndex { $0 != line } ?? pages.count
      var start = 0
      while start < line.count {
        let stop = line[start...].firstIndex { $0 != line[start] } ?? line.count
        blocks.append(Region(rows: first..<end, columns: start..<stop, page: line[start]))
        start = stop
      }
      first = end
    }
    return blocks
  }

  private static func page(
    of policy: SnapPolicy, at place: CGFloat, _ velocity: CGFloat, on row: Row, among stops: SnapPoints
  ) -> Int {
    let offset = place * row.pageLength
    let (first, last) = (stops.offset(at: 0), stops.offset(at: stops.count - 1))
    if offset < first { return 0 }
    if offset > last { return stops.count - 1 }
    let start = stops.offset(at: row.startPage)
    let natural = offset + velocity * 1000 / row.decelerationRate.decay
    let drag = PagingRelease.Drag(
      startStop: row.startPage, startOffset: start,
      reach: Swift.min(start, offset)...Swift.max(start, offset))
    let release = PagingRelease(
      offset: offset, velocity: velocity, naturalStop: Swift.min(last, Swift.max(first, natural)),
      drag: drag)
    return policy.target(for: release, among: stops)
  }

  private static func character(of page: Int) -> String { String(page, radix: 36) }

  private static func number(_ value: CGFloat) -> String {
    let hundredths = Int(bounding: (value * 100).rounded())
    let (whole, rest) = (abs(hundredths) / 100, abs(hundredths) % 100)
    return (hundredths < 0 ? "-" : "") + "\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }
}
