import CompositionalLayout
public import Foundation
public import LayoutGeometry
import ScreenInterface
public import ScrollPhysics

extension ScrollView {
  /// A row as the log and the HUD see it.
  public struct RowReading: Sendable {
    /// The section's id.
    public var id: String
    /// The row's motion.
    public var motion: ScrollMotion
    /// Its content offset; in a looped row that of the present lap.
    public var contentOffset: CGFloat
    /// Where it is, in the view's own coordinates.
    public var frame: CGRect
    /// How much of it is on screen, 0…1.
    public var visibleFraction: CGFloat
    /// Whether a pointer is pressed on it.
    public var isTouched: Bool
    /// The axis it moves on.
    public var axis: Axis
  }

  /// One number that decides where content is.
  public struct ScrollVariable: Sendable, Hashable {
    /// The row's id; `nil` for the feed.
    public var row: String?
    /// `offset`, `lap` or `velocity`.
    public var name: String
    /// The number, in points or points per second.
    public var value: CGFloat
  }

  /// Every number that decides where content is, feed first, then the rows by id: what a digest is made of.
  public var scrollVariables: [ScrollVariable] {
    let feed = scrolling.feed
    let rows = scrolling.rows.values.sorted { $0.id < $1.id }
    return [
      ScrollVariable(row: nil, name: "offset", value: feed.offset),
      ScrollVariable(row: nil, name: "velocity", value: feed.velocity),
    ]
      + rows.flatMap { row in
        [
          ScrollVariable(row: row.id, name: "offset", value: row.contentOffset),
          ScrollVariable(row: row.id, name: "lap", value: CGFloat(row.motion.lap)),
          ScrollVariable(row: row.id, name: "velocity", value: row.motion.velocity),
        ]
      }
  }

  /// Calls `body` with each scroller that moves, in no order: its row's id, `nil` for the view's own axis; its
  /// motion; its content offset.
  public func forEachMovingScroller(_ body: (String?, ScrollMotion, CGFloat) -> Void) {
    if scrolling.feed.isMoving { body(nil, scrolling.feed, scrolling.feed.offset) }
    var index = scrolling.rows.startIndex
    while index != scrolling.rows.endIndex {
      if scrolling.rows.values[index].motion.isMoving {
        let row = scrolling.rows.values[index]
        body(row.id, row.motion, row.contentOffset)
      }
      scrolling.rows.formIndex(after: &index)
    }
  }

  /// The motion and the content offset of the row with this id, of the view's own axis for `nil`; `nil` when there
  /// is no such row.
  public func scroller(ofRow row: String?) -> (motion: ScrollMotion, contentOffset: CGFloat)? {
    guard let row else { return (scrolling.feed, scrolling.feed.offset) }
    return scrolling.rows[row].map { ($0.motion, $0.contentOffset) }
  }

  /// What the log calls a scroller of a view inside the feed: the view's element, then for the view itself the
  /// coordinate that it changes and the row's id for a row, which for a plain scroll view is `x`.
  public func traceID(ofRow row: String?) -> String {
    "\(elementID.path)/\(row ?? (scrolling.axis == .vertical ? "y" : "x"))"
  }

  /// Every scroller of a view inside the feed, as the log and the HUD see rows: its own axes, then its rows.
  public var axisReadings: [RowReading] {
    let own = ownScrollers
    let rows = scrolling.rows.keys.sorted().map { ScrollRequest.Scroller.row($0) }.filter {
      !own.contains($0)
    }
    return (own + rows).compactMap { scroller in
      guard let motion = scrolling.motion(of: scroller) else { return nil }
      let axis = scrolling.axis(of: scroller)
      let offset = scroller.row.flatMap { scrolling.rows[$0] }?.contentOffset
      return RowReading(
        id: traceID(ofRow: scroller.row), motion: motion,
        contentOffset: own.contains(scroller) ? contentOffset[axis] : offset ?? motion.offset,
        frame: bounds, visibleFraction: 1, isTouched: motion.isTouched, axis: axis)
    }
  }
}
