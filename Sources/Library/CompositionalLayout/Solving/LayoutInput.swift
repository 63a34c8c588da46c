package import Foundation
package import LayoutGeometry

/// The input that a layout is solved from.
package struct LayoutInput: Sendable {
  /// The available space.
  package var container: CollectionLayoutContainerSize
  /// The settings of the whole layout.
  package var configuration: LayoutConfigurationValue
  /// The sections, in order.
  package var sections: [SectionInput]

  /// Creates the input of a layout.
  package init(
    container: CollectionLayoutContainerSize, configuration: LayoutConfigurationValue,
    sections: [SectionInput]
  ) {
    self.container = container
    self.configuration = configuration
    self.sections = sections
  }
}

/// An immutable copy of a `CollectionViewCompositionalLayoutConfiguration`.
package struct LayoutConfigurationValue: Hashable, Sendable {
  /// The axis along which sections follow one another.
  package let scrollDirection: Axis
  /// The distance between sections, in points.
  package let interSectionSpacing: CGFloat
  let contentInsetsReference: ContentInsetsReference
  let boundaryItems: [BoundaryValue]
  /// The measured sizes of the layout's own estimated boundary items.
  package var measured: MeasuredSizes

  /// Copies `configuration`; later changes to it have no effect.
  package init(
    _ configuration: CollectionViewCompositionalLayoutConfiguration,
    measured: MeasuredSizes = MeasuredSizes()
  ) {
    precondition(
      configuration.interSectionSpacing.isFinite,
      "The spacing between sections must be finite, not \(configuration.interSectionSpacing).")
    scrollDirection = configuration.scrollDirection
    interSectionSpacing = configuration.interSectionSpacing.bounded
    contentInsetsReference = configuration.contentInsetsReference
    boundaryItems = configuration.boundarySupplementaryItems.map(BoundaryValue.init)
    self.measured = measured
  }

  /// Returns the insets of a reference, in an automatic one those of the configuration's.
  func insets(
    for reference: ContentInsetsReference, in container: CollectionLayoutContainerSize
  ) -> DirectionalEdgeInsets {
    container.insets(for: reference == .automatic ? contentInsetsReference : reference)
  }
}

/// The largest counts that a layout calculates with.
///
/// A description may contain any finite number. Numbers taken from it are bounded, so that no sum or product of them
/// overflows a `CGFloat` or an `Int`.
package enum LayoutLimits {
  /// The most groups or items that are handled one by one: 1,048,576 (2²⁰).
  ///
  /// A row of more groups keeps their estimated sizes; of more groups at the same position the first ones are shown.
  package static let counted = 1 << 20
  /// The most items in one group, and the most children in one line; further ones go to the next group.
  static let items = 100_000
}

extension CGRect {
  var bounded: CGRect { CGRect(origin: origin.bounded, size: size.bounded) }
}

extension DirectionalEdgeInsets {
  /// Returns the insets bounded to the range of a layout's calculations; they must be finite.
  func bounded() -> DirectionalEdgeInsets {
    precondition(
      top.isFinite && leading.isFinite && bottom.isFinite && trailing.isFinite,
      "Insets must be finite, not \(self).")
    return DirectionalEdgeInsets(
      top: top.bounded, leading: leading.bounded, bottom: bottom.bounded, trailing: trailing.bounded)
  }
}
