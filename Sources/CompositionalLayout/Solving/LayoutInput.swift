public import Foundation
public import LayoutGeometry

/// Everything that a layout is solved from.
public struct LayoutInput: Sendable {
  /// The room that is given.
  public var container: CollectionLayoutContainerSize
  /// What holds for the whole layout.
  public var configuration: LayoutConfigurationValue
  /// The sections, in order.
  public var sections: [SectionInput]

  /// Creates the input of a layout.
  public init(
    container: CollectionLayoutContainerSize, configuration: LayoutConfigurationValue,
    sections: [SectionInput]
  ) {
    self.container = container
    self.configuration = configuration
    self.sections = sections
  }
}

/// A value taken from a `CollectionViewCompositionalLayoutConfiguration`.
public struct LayoutConfigurationValue: Hashable, Sendable {
  /// The axis along which sections follow one another.
  public let scrollDirection: Axis
  /// The distance between sections, in points.
  public let interSectionSpacing: CGFloat
  let contentInsetsReference: ContentInsetsReference
  let boundaryItems: [BoundaryValue]
  /// What the layout's own estimated boundary items turned out to measure.
  public var measured: MeasuredSizes

  /// Takes a value from `configuration`; later changes of it are not seen.
  public init(
    _ configuration: CollectionViewCompositionalLayoutConfiguration,
    measured: MeasuredSizes = MeasuredSizes()
  ) {
    precondition(
      configuration.interSectionSpacing.isFinite && configuration.interSectionSpacing >= 0,
      "The spacing between sections must be finite and at least 0, not \(configuration.interSectionSpacing).")
    scrollDirection = configuration.scrollDirection
    interSectionSpacing = configuration.interSectionSpacing.bounded
    contentInsetsReference = configuration.contentInsetsReference
    boundaryItems = configuration.boundarySupplementaryItems.map(BoundaryValue.init)
    self.measured = measured
  }

  /// The safe area if `reference`, or what it falls back on, asks for it.
  func insets(
    for reference: ContentInsetsReference, in container: CollectionLayoutContainerSize
  ) -> DirectionalEdgeInsets {
    let resolved = reference == .automatic ? contentInsetsReference : reference
    return resolved == .none ? .zero : container.contentInsets
  }
}
