public import CompositionalLayout
public import Foundation

/// A layout made of sections, each with groups of items and optionally its own orthogonal scrolling.
///
/// UIKit counterpart: `UICollectionViewCompositionalLayout`.
@preconcurrency @MainActor
open class CollectionViewCompositionalLayout: CollectionViewLayout {
  /// A closure that returns the description of the section at an index, in a layout environment.
  ///
  /// UIKit counterpart: `UICollectionViewCompositionalLayoutSectionProvider`.
  public typealias SectionProvider =
    (Int, any CollectionLayoutEnvironment) -> CollectionLayoutSection?

  private struct State {
    var provider: SectionProvider
    var configuration: CollectionViewCompositionalLayoutConfiguration
  }

  private var state: State

  /// Creates a layout that calls `sectionProvider` for each section.
  public init(
    sectionProvider: @escaping SectionProvider,
    configuration: CollectionViewCompositionalLayoutConfiguration =
      CollectionViewCompositionalLayoutConfiguration()
  ) {
    state = State(provider: sectionProvider, configuration: configuration)
    super.init()
  }

  /// Creates no layout: there are no nib files.
  public required init?(coder: NSCoder) { nil }

  /// Creates a layout whose sections all have the same description.
  ///
  /// UIKit counterpart: `init(section:)` and `init(section:configuration:)`.
  public convenience init(
    section: CollectionLayoutSection,
    configuration: CollectionViewCompositionalLayoutConfiguration =
      CollectionViewCompositionalLayoutConfiguration()
  ) {
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }

  /// The settings of the whole layout; setting them lays out anew.
  public override var configuration: CollectionViewCompositionalLayoutConfiguration {
    get { state.configuration }
    set {
      state.configuration = newValue
      invalidateLayout()
    }
  }

  /// Returns the description from the section provider.
  public override func section(
    at index: Int, environment: any CollectionLayoutEnvironment
  ) -> CollectionLayoutSection? { state.provider(index, environment) }
}
