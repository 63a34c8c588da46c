public import Foundation
public import LayoutGeometry

/// The row of a section that scrolls across the layout's direction: where it shows, how long it is, where it
/// may rest.
///
/// Offsets are those of the row's own scroller: at offset o the row's content coordinate o lies at the
/// viewport's start. The content begins with the leading inset.
public struct OrthogonalGeometry: Hashable, Sendable {
  /// How the row scrolls.
  public var behavior: CollectionLayoutSectionOrthogonalScrollingBehavior
  /// The axis along which the row scrolls.
  public var axis: Axis
  /// Where the row shows, in the feed's content coordinates: the container's whole extent along `axis`.
  public var viewport: CGRect
  /// `L`: both insets, the groups and the spacing between them, in points.
  public var contentLength: CGFloat
  /// The inset before the first group, safe area included, in points.
  public var leadingInset: CGFloat
  /// The inset after the last group, safe area included, in points.
  public var trailingInset: CGFloat
  /// The extent of a group that has not been measured, in points; of every group if `isUniform`.
  public var groupLength: CGFloat
  /// The distance between groups, in points.
  public var spacing: CGFloat
  /// How many groups there are.
  public var groupCount: Int
  /// Whether all groups take the same extent.
  public var isUniform: Bool
  /// One lap of the row when it loops: every group with the spacing after it, in points.
  public var period: CGFloat
  /// Where the row may rest when it does not loop; `nil` for a continuous row, which rests anywhere.
  public var restOffsets: RestOffsets?
  /// Where each group rests when the row loops, one a group and not clamped; others are whole laps away.
  public var loopRestOffsets: RestOffsets
  /// The legal offsets when the row does not loop; they begin below zero where groups are centred.
  public var offsetRange: ClosedRange<CGFloat>
  /// How quickly a fling ends; never `automatic`.
  public var decelerationRate: CollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate
  /// What happens past the ends.
  public var bounce: CollectionLayoutSectionOrthogonalScrollingProperties.Bounce

  /// The viewport's extent along the row, in points.
  public var viewportLength: CGFloat { viewport.size[axis] }

  /// Whether the row can loop: at least two groups, and a lap that fills the viewport.
  public var canLoop: Bool { groupCount >= 2 && period > 0 && period >= viewportLength }

  /// The extent of all groups and of the spacing between them, in points.
  public var groupsLength: CGFloat { contentLength - leadingInset - trailingInset }

  /// The offset that puts the middle of the groups in the middle of the viewport: where a row rests that was
  /// asked to loop and cannot.
  public var centeredOffset: CGFloat { leadingInset + (groupsLength - viewportLength) / 2 }

  /// The index in `restOffsets` of the stop that shows `group`; `nil` for a continuous row or no such group.
  public func restIndex(ofGroup group: Int) -> Int? {
    guard (0..<groupCount).contains(group) else { return nil }
    let offset = min(max(loopRestOffsets[group], offsetRange.lowerBound), offsetRange.upperBound)
    return restOffsets?.index(nearest: offset)
  }
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

  /// `a + i·(g + s) + g/2 − W/2` for each group.
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
