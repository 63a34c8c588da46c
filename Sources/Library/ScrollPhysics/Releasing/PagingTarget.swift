package import Foundation
import LayoutGeometry

/// The input to the choice of a snap point at a release.
///
/// Offsets are points counted in one lap; the snap points of a loop are any whole numbers.
package struct PagingRelease: Hashable, Sendable {
  /// The offset at which the content was released.
  package var offset: CGFloat
  /// The content's velocity, in points per **millisecond**; positive when the offset increases.
  package var velocity: CGFloat
  /// The offset at which it would rest without snap points; defaults to the offset of the release.
  package var naturalStop: CGFloat
  /// The drag before the release; `nil` when there was none.
  package var drag: Drag?

  /// The drag that ended in a release.
  package struct Drag: Hashable, Sendable {
    /// The snap point from which the drag counts: the nearest to its start, or the target of the motion it stopped.
    package var startStop: Int
    /// The direction of the stopped motion to that snap point: 1, −1, or 0 for none.
    package var onward: CGFloat
    /// The offset at which the drag began.
    package var startOffset: CGFloat
    /// The range of offsets that the drag covered.
    package var reach: ClosedRange<CGFloat>

    /// Creates a drag.
    package init(startStop: Int, startOffset: CGFloat, reach: ClosedRange<CGFloat>, onward: CGFloat = 0) {
      self.onward = onward
      self.startStop = startStop
      self.startOffset = startOffset
      self.reach = reach
    }
  }

  /// Creates a release.
  package init(
    offset: CGFloat, velocity: CGFloat, naturalStop: CGFloat? = nil, drag: Drag? = nil
  ) {
    self.offset = offset
    self.velocity = velocity
    self.naturalStop = naturalStop ?? offset
    self.drag = drag
  }
}

extension SnapPolicy {
  /// Returns the snap point to rest on after `release`: always a valid one, in a loop any whole number.
  ///
  /// A slow release goes to the nearer snap point, a tie to the one further along the drag; a flick to the next one
  /// more than half a point away. Paging moves at most one page from the snap point on which the drag began, or which
  /// was the target of the motion it stopped, unless the drag itself went further: then to the neighbours of the
  /// offset.
  package func target(for release: PagingRelease, among stops: SnapPoints, period: CGFloat? = nil) -> Int {
    stops.clamp(unclampedTarget(for: release, among: stops, period: period), period: period)
  }

  /// Returns the snap point that the rule itself gives, before it is limited to the row.
  ///
  /// Only `currentOffset` gives ones that do not exist: −1 for a flick back from beyond the first. The common
  /// hand-written rule passes such an index on; it is here for comparison.
  package func unclampedTarget(
    for release: PagingRelease, among stops: SnapPoints, period: CGFloat? = nil
  ) -> Int {
    let line = Line(stops: stops, period: period)
    guard stops.count > 1 else { return 0 }
    switch rule {
    case .currentOffset:
      return roundedPage(for: release, on: line)
    case .fromDragStart:
      guard let limit = maxPagesPerFlick else { return line.clamp(landing(for: release, on: line)) }
      if let next = pageAfterCaught(release, limit: limit, on: line) { return line.clamp(next) }
      let candidate = candidate(for: release, limit: limit, on: line)
      return line.clamp(keep(candidate, within: limit, of: release, on: line))
    }
  }

  private static let flickClearance: CGFloat = 0.5
  /// The rounding error of the middle of two offsets, in points.
  private static let tieTolerance: CGFloat = 1e-6

  private func candidate(for release: PagingRelease, limit: Int, on line: Line) -> Int {
    guard abs(release.velocity) > threshold else { return settling(release, on: line) }
    return limit > 1 ? landing(for: release, on: line) : neighbour(of: release, on: line)
  }

  /// Returns the page after a stopped motion's target, for a flick that continues it; `nil` for any other release.
  ///
  /// A drag that ends behind its beginning does not continue it, nor does one for which no page counts as reached.
  private func pageAfterCaught(_ release: PagingRelease, limit: Int, on line: Line) -> Int? {
    guard let drag = release.drag, abs(release.velocity) > threshold, release.velocity * drag.onward > 0,
      (release.offset - drag.startOffset) * drag.onward > 0
    else { return nil }
    let step = drag.onward > 0 ? 1 : -1
    let (start, limit) = (drag.startStop.bounded, limit.bounded)
    let landing = limit > 1 ? landing(for: release, on: line) : start + step
    let last = start + step * limit
    let landed = step > 0 ? min(landing, last) : max(landing, last)
    let pages = [neighbour(of: release, on: line), start + step, landed]
    return step > 0 ? pages.max() : pages.min()
  }

  private func neighbour(of release: PagingRelease, on line: Line) -> Int {
    release.velocity > 0
      ? line.floor(release.offset + Self.flickClearance) + 1
      : line.before(release.offset - Self.flickClearance)
  }

  private func landing(for release: PagingRelease, on line: Line) -> Int {
    let nearest = line.stops.nearest(to: release.naturalStop, period: line.period)
    guard abs(release.velocity) > threshold else { return nearest }
    let onward = neighbour(of: release, on: line)
    return release.velocity > 0 ? Swift.max(nearest, onward) : Swift.min(nearest, onward)
  }

  private func settling(_ release: PagingRelease, on line: Line) -> Int {
    let low = line.floor(release.offset)
    guard let start = line.offset(low), let end = line.offset(low + 1) else { return low }
    let drag = release.offset - (release.drag?.startOffset ?? release.offset)
    if drag == 0 { return line.stops.nearest(to: release.offset, period: line.period) }
    let way = end - start
    let share = Swift.max(distanceLimits.lowerBound, distanceShare * way)
    let needed = Swift.min(way, Swift.min(distanceLimits.upperBound, share)) - Self.tieTolerance
    return drag > 0
      ? (release.offset - start >= needed ? low + 1 : low)
      : (end - release.offset >= needed ? low : low + 1)
  }

  private func keep(
    _ candidate: Int, within limit: Int, of release: PagingRelease, on line: Line
  ) -> Int {
    guard let drag = release.drag else { return candidate }
    let start = drag.startStop.bounded
    let limit = limit.bounded
    let stayed =
      drag.reach.lowerBound >= line.offset(start - 1) ?? -.infinity
      && drag.reach.upperBound <= line.offset(start + 1) ?? .infinity
    let before = line.before(release.offset - Self.flickClearance)
    let after = line.floor(release.offset + Self.flickClearance) + 1
    let low = stayed ? start - limit : before + 1 - limit
    let high = stayed ? start + limit : after - 1 + limit
    return Swift.min(high, Swift.max(low, candidate))
  }

  private func roundedPage(for release: PagingRelease, on line: Line) -> Int {
    let page =
      line.stops.pitch.map { (release.offset - line.stops.offset(at: 0)) / $0 }
      ?? line.stops.progress(at: release.offset, period: line.period)
    if abs(release.velocity) <= threshold { return Int(bounding: page.rounded()) }
    return Int(bounding: page.rounded(release.velocity > 0 ? .up : .down))
  }

  /// A row of snap points with or without a loop, under one interface.
  private struct Line {
    let stops: SnapPoints
    let period: CGFloat?

    func floor(_ offset: CGFloat) -> Int { stops.floor(of: offset, period: period) }

    func before(_ offset: CGFloat) -> Int { stops.previous(before: offset, period: period) ?? -1 }

    func clamp(_ index: Int) -> Int { stops.clamp(index, period: period) }

    func offset(_ index: Int) -> CGFloat? {
      clamp(index) == index ? stops.offset(at: index, period: period) : nil
    }
  }
}
