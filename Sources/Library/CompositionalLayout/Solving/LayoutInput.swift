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

  /// Returns the safe area if `reference` (resolved, when automatic) is the safe area, else zero.
  func insets(
    for reference: ContentInsetsReference, in container: CollectionLayoutContainerSize
  ) -> DirectionalEdgeInsets {
    let resolved = reference == .automatic ? contentInsetsReference : reference
    return resolved == .none ? .zero : container.contentInsets
  }
}
