package import Foundation
package import LayoutGeometry

/// The geometry of a row with orthogonal scrolling: its viewport, length and rest offsets.
///
/// Offsets are those of the row's own scroller: at offset o the row's content coordinate o is at the viewport's start.
/// The content begins with the leading inset.
package struct OrthogonalGeometry: Hashable, Sendable {
  /// The scrolling behaviour of the row.
  package var behavior: CollectionLayoutSectionOrthogonalScrollingBehavior
  /// The axis along which the row scrolls.
  package var axis: Axis
  /// The row's rectangle in the feed's content coordinates; along `axis` it is the container's whole extent.
  package var viewport: CGRect
  /// The length `L` of the content: both insets, the groups and the spacing between them, in points.
  package var contentLength: CGFloat
  /// The inset before the first group, safe area included, in points.
  package var leadingInset: CGFloat
  /// The inset after the last group, safe area included, in points.
  package var trailingInset: CGFloat
  /// The extent of an unmeasured group, in points; of every group if `isUniform`.
  package var groupLength: CGFloat
  /// The distance between groups, in points.
  package var spacing: CGFloat
  /// The number of groups.
  package var groupCount: Int
  /// True when all groups have the same extent.
  package var isUniform: Bool
  /// The length of one lap of the looping row: every group with the spacing after it, in points.
  package var period: CGFloat
  /// The offsets at which the row comes to rest when it does not loop; `nil` if it rests at any offset.
  package var restOffsets: RestOffsets?
  /// The rest offset of each group when the row loops, not clamped; further ones are whole laps away.
  package var loopRestOffsets: RestOffsets
  /// The legal offsets when the row does not loop; they begin below zero if groups are centred.
  package var offsetRange: ClosedRange<CGFloat>
  /// The rate at which a fling slows down; never `automatic`.
  package var decelerationRate: CollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate
  /// The behaviour past the ends.
  package var bounce: CollectionLayoutSectionOrthogonalScrollingProperties.Bounce

  /// The viewport's extent along the row, in points.
  package var viewportLength: CGFloat { viewport.size[axis] }

  /// True when the row can loop: at least two groups, and a lap of limited length that fills the viewport.
  package var canLoop: Bool {
    groupCount >= 2 && period > 0 && period >= viewportLength && period <= .furthest
  }

  /// The extent of all groups and of the spacing between them, in points.
  package var groupsLength: CGFloat { contentLength - leadingInset - trailingInset }

  /// The offset that centres all groups in the viewport.
  ///
  /// A row that should loop but cannot rests there.
  package var centeredOffset: CGFloat { leadingInset + (groupsLength - viewportLength) / 2 }
}

extension OrthogonalGeometry {
  init(
    _ section: SectionDescription.Value, stack: GroupStack, leading: CGFloat, trailing: CGFloat,
    viewport: CGRect
  ) {
    let axis = stack.axis
    let visible = viewport.size[axis]
    let total = stack.length
    let length = max(0, leading + total + trailing)
    let maximum = max(0, length - visible)
    let isUniform = stack.isUniform
    let starts: RestOffsets =
      isUniform
      ? .uniform(first: 0, pitch: stack.pitch, count: stack.count, last: nil)
      : .list((0..<stack.count).map(stack.start(ofGroup:)))
    let centers = Self.centers(stack, isUniform: isUniform, shift: leading - visible / 2)
    let isCentered = section.behavior == .groupPagingCentered

    behavior = section.behavior
    self.axis = axis
    self.viewport = viewport
    contentLength = length
    leadingInset = leading
    trailingInset = trailing
    groupLength = stack.extent(of: stack.template)
    spacing = stack.spacing
    groupCount = stack.count
    self.isUniform = isUniform
    period = stack.count == 0 ? 0 : total + stack.spacing
    restOffsets =
      switch section.behavior {
      case .none, .continuous: nil
      case .continuousGroupLeadingBoundary: .clamped(starts, to: maximum, endsAtMaximum: true)
      case .paging: .pages(of: visible, to: maximum)
      case .groupPaging: .clamped(starts, to: maximum, endsAtMaximum: false)
      case .groupPagingCentered:
        stack.count == 0 ? .uniform(first: 0, pitch: 0, count: 1, last: nil) : centers.distinct
      }
    loopRestOffsets = isCentered ? centers : starts
    offsetRange = isCentered && stack.count > 0 ? centers[0]...centers[stack.count - 1] : 0...maximum
    let rate = section.properties.decelerationRate
    decelerationRate = rate != .automatic ? rate : section.behavior.isPaging ? .fast : .normal
    bounce = section.properties.bounce
  }

  /// Returns the offset that centres each group: `a + i·(g + s) + g/2 − W/2`.
  private static func centers(_ stack: GroupStack, isUniform: Bool, shift: CGFloat) -> RestOffsets {
    guard !isUniform else {
      let first = shift + stack.extent(of: stack.template) / 2
      return .uniform(first: first, pitch: stack.pitch, count: stack.count, last: nil)
    }
    return .list(
      (0..<stack.count).map {
        shift + stack.start(ofGroup: $0) + stack.extent(of: stack.layout(ofGroup: $0)) / 2
      })
  }
}

/// The content offsets at which a row comes to rest, ascending, without duplicates.
///
/// A collection of offsets in points; a row of equal groups stores four numbers however long it is.
package enum RestOffsets: Hashable, Sendable, RandomAccessCollection {
  /// `first + i·pitch` for `count` offsets, then `last` if there is one.
  case uniform(first: CGFloat, pitch: CGFloat, count: Int, last: CGFloat?)
  /// An explicit list of offsets.
  case list([CGFloat])

  /// The distance below which two rest offsets count as one, in points, as the difference is not visible.
  private static let least: CGFloat = 0.5

  /// The index of the first offset, 0.
  package var startIndex: Int { 0 }

  /// The index just past the last offset.
  package var endIndex: Int {
    switch self {
    case .uniform(_, _, let count, let last): last == nil ? count : count + 1
    case .list(let offsets): offsets.count
    }
  }

  /// The offset at `position`, in points.
  package subscript(position: Int) -> CGFloat {
    switch self {
    case .uniform(let first, let pitch, let count, let last):
      if position == count, let last { return last }
      return first + CGFloat(position) * pitch
    case .list(let offsets): return offsets[position]
    }
  }

  /// Returns the index of the first offset not before `offset`, or the end index.
  package func firstIndex(atOrAfter offset: CGFloat) -> Int { partitioningIndex { $0 >= offset } }

  /// Returns one rest offset for each group, clamped to `maximum`, and `maximum` itself if it ends the row.
  static func clamped(
    _ starts: RestOffsets, to maximum: CGFloat, endsAtMaximum: Bool
  ) -> RestOffsets {
    guard maximum > least else { return .uniform(first: 0, pitch: 0, count: 1, last: nil) }
    switch starts.distinct {
    case .uniform(let first, let pitch, let total, _):
      guard total > 1 else {
        return .uniform(first: 0, pitch: 0, count: 1, last: endsAtMaximum ? maximum : nil)
      }
      let below = (((maximum - least - first) / pitch).rounded(.up))
      let count = below < CGFloat(total) ? Int(below) : Swift.min(total, .max - 1)
      let last = count < total || endsAtMaximum ? maximum : nil
      return .uniform(first: first, pitch: pitch, count: count, last: last)
    case .list(let offsets):
      let below = offsets.filter { $0 < maximum - least }
      return .list(below + (below.count < offsets.count || endsAtMaximum ? [maximum] : []))
    }
  }

  /// Returns rest offsets a page of `length` points apart, up to `maximum`.
  static func pages(of length: CGFloat, to maximum: CGFloat) -> RestOffsets {
    clamped(
      .uniform(first: 0, pitch: length, count: Int.max, last: nil), to: maximum, endsAtMaximum: true)
  }

  /// The rest offsets that differ visibly: the first of any run of offsets nearer than `least`.
  var distinct: RestOffsets {
    switch self {
    case .uniform(let first, let pitch, let count, let last):
      guard pitch <= Self.least, count > 1 else { return self }
      let step = (Self.least / pitch).rounded(.down) + 1
      guard pitch > 0, step < CGFloat(count) else {
        return .uniform(first: first, pitch: 0, count: 1, last: last)
      }
      return .uniform(
        first: first, pitch: pitch * step, count: 1 + (count - 1) / Int(step), last: last)
    case .list(let offsets):
      var kept: [CGFloat] = []
      for offset in offsets where kept.last.map({ offset - $0 > Self.least }) ?? true { kept.append(offset) }
      return .list(kept)
    }
  }
}
