import Foundation
import LayoutGeometry

/// The solver's input for one section: an immutable copy of its description, and its number of items.
///
/// Keep it from one solve to the next: the same copy is recognised without a comparison.
package struct SectionInput: Hashable, Sendable {
  let description: SectionDescription
  /// The number of items in the section.
  package var itemCount: Int
  /// The measured sizes of its estimated elements.
  package var measured: MeasuredSizes

  /// Copies the description of `section`; later changes to `section` have no effect.
  package init(_ section: CollectionLayoutSection, itemCount: Int, measured: MeasuredSizes = MeasuredSizes())
  {
    precondition(itemCount >= 0, "A section cannot have \(itemCount) items; 0 is the least.")
    self.description = SectionDescription(section)
    self.itemCount = itemCount
    self.measured = measured
  }
}

/// An immutable copy of a `CollectionLayoutSection`, in an object so that passing it costs nothing.
final class SectionDescription: Hashable, Sendable {
  struct Value: Hashable, Sendable {
    var group: ItemValue
    var contentInsets: DirectionalEdgeInsets
    var interGroupSpacing: CGFloat
    var contentInsetsReference: ContentInsetsReference
    var behavior: CollectionLayoutSectionOrthogonalScrollingBehavior
    var properties: CollectionLayoutSectionOrthogonalScrollingProperties
    var boundaryItems: [BoundaryValue]
    var boundaryFollowsInsets: Bool
    var boundaryReference: ContentInsetsReference
    var decorations: [DecorationValue]
  }

  let value: Value
  let isEstimated: Bool
  /// A number that distinguishes most different groups without a full comparison.
  let fingerprint: CGFloat

  init(_ section: CollectionLayoutSection) {
    precondition(
      section.interGroupSpacing.isFinite,
      "The spacing between groups must be finite, not \(section.interGroupSpacing).")
    let group = ItemValue(section.group)
    value = Value(
      group: group, contentInsets: section.contentInsets.bounded(),
      interGroupSpacing: section.interGroupSpacing.bounded,
      contentInsetsReference: section.contentInsetsReference,
      behavior: section.orthogonalScrollingBehavior, properties: section.orthogonalScrollingProperties,
      boundaryItems: section.boundarySupplementaryItems.map(BoundaryValue.init),
      boundaryFollowsInsets: section.supplementariesFollowContentInsets,
      boundaryReference: section.supplementaryInsetsReference,
      decorations: section.decorationItems.map(DecorationValue.init))
    isEstimated = group.isEstimated
    fingerprint = group.fingerprint
  }

  static func == (left: SectionDescription, right: SectionDescription) -> Bool {
    left === right || left.value == right.value
  }

  func hash(into hasher: inout Hasher) { hasher.combine(value) }

  /// Returns true when the result may depend on the container's extent along `axis`.
  func reads(_ axis: Axis) -> Bool {
    value.group.reads(axis) || value.boundaryItems.contains { $0.supplementary.size.reads(axis) }
  }
}

/// An immutable copy of a `CollectionLayoutBoundarySupplementaryItem`.
struct BoundaryValue: Hashable, Sendable {
  var supplementary: SupplementaryValue
  var alignment: RectAlignment
  var absoluteOffset: CGPoint
  var fractionalOffset: CGPoint
  var extendsBoundary: Bool
  var pinToVisibleBounds: Bool

  init(_ item: CollectionLayoutBoundarySupplementaryItem) {
    precondition(
      item.fractionalOffset.x.isFinite && item.fractionalOffset.y.isFinite,
      "A boundary item's offset must be finite, not \(item.fractionalOffset).")
    supplementary = SupplementaryValue(item)
    alignment = item.alignment
    absoluteOffset = item.absoluteOffset.bounded
    fractionalOffset = item.fractionalOffset.bounded
    extendsBoundary = item.extendsBoundary
    pinToVisibleBounds = item.pinToVisibleBounds
  }
}

/// An immutable copy of a `CollectionLayoutDecorationItem`.
struct DecorationValue: Hashable, Sendable {
  var kind: String
  var contentInsets: DirectionalEdgeInsets
  var zIndex: Int

  init(_ item: CollectionLayoutDecorationItem) {
    kind = item.elementKind
    contentInsets = item.contentInsets.bounded()
    zIndex = item.zIndex
  }
}
