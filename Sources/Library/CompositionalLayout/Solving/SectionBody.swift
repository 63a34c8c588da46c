import Foundation
import LayoutGeometry

/// The container and the configuration for which all sections of one layout are solved.
///
/// All bodies share one object, so that making a body does not copy it.
final class SolvingContext: Sendable {
  let container: CollectionLayoutContainerSize
  let configuration: LayoutConfigurationValue

  init(container: CollectionLayoutContainerSize, configuration: LayoutConfigurationValue) {
    self.container = container
    self.configuration = configuration
  }

  var axis: Axis { configuration.scrollDirection }

  /// Returns true when `section`, solved in `other`, would have the same result here.
  ///
  /// A section always depends on the extent across the main axis, but not always on the extent along it.
  func agrees(with other: SolvingContext, for section: SectionDescription) -> Bool {
    if self === other || (container == other.container && configuration == other.configuration) {
      return true
    }
    let side = axis.perpendicular
    guard axis == other.axis,
      configuration.contentInsetsReference == other.configuration.contentInsetsReference,
      container.contentSize[side] == other.container.contentSize[side],
      container.safeAreaInsets.start(side) == other.container.safeAreaInsets.start(side),
      container.safeAreaInsets.end(side) == other.container.safeAreaInsets.end(side),
      container.margins.start(side) == other.container.margins.start(side),
      container.margins.end(side) == other.container.margins.end(side)
    else { return false }
    return !section.reads(axis)
  }
}

/// A solved section in coordinates that begin at 0 along the main axis; equal sections share one body.
final class SectionBody: Sendable {
  let input: SectionInput
  let context: SolvingContext
  /// The extent along the main axis.
  let length: CGFloat
  let stack: GroupStack
  /// The corner of the first group's edge spacing; in an orthogonal section its coordinate across is the row's own.
  let stackOrigin: CGPoint
  let boundaryItems: [SolvedBoundaryItem]
  let decorations: [LayoutAttributes]
  let orthogonal: OrthogonalGeometry?
  /// The viewport of `orthogonal`, which is cheaper to read.
  let rowViewport: CGRect?
  /// The extent along the main axis of everything in the section, including parts outside its frame.
  let reach: ClosedRange<CGFloat>

  init(_ input: SectionInput, in context: SolvingContext, sharing templates: GroupTemplates) {
    let section = input.description
    let axis = context.axis
    let side = axis.perpendicular
    let isOrthogonal = section.value.behavior != .none
    let safeArea = context.configuration.insets(
      for: section.value.contentInsetsReference, in: context.container)
    let insets = section.value.contentInsets
    let room = Self.room(in: context.container.contentSize, safeArea, insets)
    let lowestZIndex = section.value.decorations.isEmpty ? 0 : 1

    let stack = GroupStackBuilder(
      section: section, container: room, axis: isOrthogonal ? side : axis,
      breadth: isOrthogonal ? nil : room[side], templates: templates
    ).build(itemCount: input.itemCount, measured: input.measured, lowestZIndex: lowestZIndex)

    let extent = isOrthogonal ? stack.thickness : stack.length
    let breadth = context.container.contentSize[side]
    let lead = safeArea.start(side)
    let tail = breadth - safeArea.end(side)
    let inner = (lead + insets.start(side))...max(lead + insets.start(side), tail - insets.end(side))
    // Negative insets may be larger than the groups' extent.
    let content = max(0, insets.start(axis) + extent + insets.end(axis))
    var (across, container) = (inner, room)
    if section.value.boundaryReference != .automatic {
      let area = context.configuration.insets(for: section.value.boundaryReference, in: context.container)
      across = area.start(side)...max(area.start(side), breadth - area.end(side))
      container = Self.room(in: context.container.contentSize, area, .zero)
    } else if !section.value.boundaryFollowsInsets {
      across = lead...max(lead, tail)
      container = Self.room(in: context.container.contentSize, safeArea, .zero)
    }
    let boundary = BoundarySolver(
      axis: axis, contentLength: content, across: across, container: container, lowestZIndex: lowestZIndex
    ).solve(section.value.boundaryItems, measured: input.measured)

    let start = boundary.startGrowth + insets.start(axis)
    let length = boundary.startGrowth + content + boundary.endGrowth
    let frame = CGRect(
      origin: .zero, size: CGSize(along: length, across: breadth, on: axis))
    self.input = input
    self.context = context
    self.length = length
    self.stack = stack
    stackOrigin = CGPoint(along: start, across: inner.lowerBound, on: axis)
    boundaryItems = boundary.items
    decorations = Self.decorations(section.value.decorations, in: frame)
    orthogonal =
      isOrthogonal
      ? OrthogonalGeometry(
        section.value, stack: stack, leading: inner.lowerBound,
        trailing: safeArea.end(side) + insets.end(side),
        viewport: CGRect(
          origin: CGPoint(along: start, across: 0, on: axis),
          size: CGSize(along: extent, across: breadth, on: axis)))
      : nil
    rowViewport = orthogonal?.viewport
    reach = Self.reach(
      length: length, groups: stack.reach(along: axis), from: start,
      others: boundary.items.map(\.attributes) + decorations, axis)
  }

  /// Returns the container's size less safe area and insets, never negative.
  static func room(
    in size: CGSize, _ safeArea: DirectionalEdgeInsets, _ insets: DirectionalEdgeInsets
  ) -> CGSize { CGRect(origin: .zero, size: size).inset(by: safeArea).inset(by: insets).size }

  private static func decorations(_ values: [DecorationValue], in frame: CGRect) -> [LayoutAttributes] {
    var ordinals: [String: Int] = [:]
    return values.map { value in
      let ordinal = ordinals[value.kind, default: 0]
      ordinals[value.kind] = ordinal + 1
      return LayoutAttributes(
        element: LayoutElement(category: .decoration, kind: value.kind, item: ordinal, section: 0),
        frame: frame.inset(by: value.contentInsets), zIndex: value.zIndex)
    }
  }
}

extension SectionBody {
  /// Returns the extent of all elements of a section along the main axis, if its groups begin at `start`.
  static func reach(
    length: CGFloat, groups: ClosedRange<CGFloat>, from start: CGFloat, others: [LayoutAttributes],
    _ axis: Axis
  ) -> ClosedRange<CGFloat> {
    var lower = min(0, start + groups.lowerBound)
    var upper = max(length, start + groups.upperBound)
    for attributes in others {
      lower = min(lower, attributes.frame.min(axis))
      upper = max(upper, attributes.frame.max(axis))
    }
    return lower...upper
  }

  /// The extent of the row's cells and badges along the row, in the row's own coordinates.
  var rowReach: ClosedRange<CGFloat> {
    let start = stackOrigin[stack.axis]
    let groups = stack.reach(along: stack.axis)
    return (start + groups.lowerBound)...(start + groups.upperBound)
  }
}

extension GroupStack {
  /// Returns the extent of cells and badges along `axis`, from the corner of the first group's edge spacing.
  ///
  /// It may be more than the true extent, never less.
  func reach(along axis: Axis) -> ClosedRange<CGFloat> {
    guard count > 0 else { return 0...0 }
    var first = edges.start
    var last = edges.start
    if axis == self.axis {
      last += start(ofGroup: count - 1)
    } else {
      let origins = ([template] + exceptions.map(\.layout)).map { origin(ofGroup: 0, $0)[axis] }
      first = origins.min() ?? 0
      last = origins.max() ?? 0
    }
    return min(0, first + reach.min(axis))...max(0, last + reach.max(axis))
  }
}
