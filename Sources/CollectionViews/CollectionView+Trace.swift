import CompositionalLayout
public import Foundation
import LayoutGeometry
public import ScrollPhysics

extension CollectionView {
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
  }

  /// Every row that is on screen or moving, in the order of the sections.
  public var rowReadings: [RowReading] {
    guard let solved = state.cache.solved else { return [] }
    let offset = state.scrolling.feed.offset
    let visible = solved.sections(in: offset...(offset + bounds.height))
    return state.scrolling.rows.values
      .filter { visible.contains($0.section) || $0.motion.isMoving }
      .sorted { $0.section < $1.section }
      .compactMap { reading(of: $0) }
  }

  /// The row of the section with this id; `nil` when it has not been on screen yet.
  public func rowReading(of id: String) -> RowReading? {
    state.scrolling.rows[id].flatMap { reading(of: $0) }
  }

  private func reading(of row: RowState) -> RowReading? {
    guard let solved = state.cache.solved, solved.sections.indices.contains(row.section),
      let geometry = solved.sections[row.section].orthogonal
    else { return nil }
    return RowReading(
      id: row.id, motion: row.motion, contentOffset: row.contentOffset,
      frame: geometry.viewport.offsetBy(dx: 0, dy: -state.scrolling.feed.offset),
      visibleFraction: visibleFraction(of: geometry), isTouched: row.motion.isTouched)
  }

  /// The row under a point of the window; `nil` between rows.
  public func row(atWindow point: CGPoint) -> String? { row(at: convertFromWindow(point)) }

  /// The supplementary view of a kind that is on screen for a section; `nil` when it is not.
  public func supplementaryView(forElementKind kind: String, inSection id: String) -> CollectionReusableView?
  {
    guard let index = state.cache.indexByID[id] else { return nil }
    let key = LayoutElement(category: .supplementary, kind: kind, item: 0, section: index)
    return state.elements.byKey[key]?.view
  }

  /// The view and the id of every cell on screen, from back to front.
  public var visibleCells: [CollectionViewCell] {
    state.elements.inPaintOrder.compactMap { $0.view as? CollectionViewCell }
  }

  /// Where an item's cell is, in the window's coordinates; `nil` when it is not on screen.
  public func windowFrame(ofItem item: String, inSection section: String) -> CGRect? {
    let identity = ItemIdentity(section: section, item: item)
    guard let view = state.elements.inPaintOrder.first(where: { $0.identity == identity })?.view
    else { return nil }
    return convertToWindow(view.frame)
  }

  /// Everything that scrolls, as an opaque value that `restore(_:)` takes back.
  public func snapshot() -> any Sendable { Snapshot(scrolling: state.scrolling, measured: state.cache.measured) }

  private struct Snapshot: Sendable {
    let scrolling: CollectionViewState
    let measured: [MeasuredSizes]
  }

  /// Returns to what `snapshot()` told.
  public func restore(_ snapshot: any Sendable) {
    guard let snapshot = snapshot as? Snapshot else { return }
    state.cache.measured = snapshot.measured
    state.scrolling = snapshot.scrolling
    setNeedsLayout()
  }

  /// What happened since the last call, in the order of time, with deferred requests made.
  public func drainEvents() -> [SceneEvent] {
    performDeferredRequests()
    return takeEvents()
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
    let feed = state.scrolling.feed
    let rows = state.scrolling.rows.values.sorted { $0.id < $1.id }
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
}
