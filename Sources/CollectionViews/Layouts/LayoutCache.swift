import CompositionalLayout
import Foundation
import LayoutGeometry

/// The solved layout with the input it was solved from.
///
/// By that a change solves only the sections that it touches.
struct LayoutCache {
  private(set) var sectionIDs: [String] = []
  private(set) var indexByID: [String: Int] = [:]
  private(set) var descriptions: [CollectionLayoutSection] = []
  private(set) var environment = LayoutEnvironment(
    container: CollectionLayoutContainerSize(contentSize: .zero))
  private(set) var solved: SolvedLayout?
  private var inputs: [SectionInput] = []
  private var counts: [Int] = []
  private var configuration = CollectionViewCompositionalLayoutConfiguration()
  private var layoutMeasured = MeasuredSizes()
  /// Sizes that were restored before the data were asked for, and count for data of the same shape.
  private var restored: Measurements?

  /// The sections as the data source counts and names them, and as the layout describes them.
  struct Contents {
    var ids: [String] = []
    var counts: [Int] = []
    var descriptions: [CollectionLayoutSection] = []
  }

  /// Takes new data or a new size, and solves the layout.
  mutating func prepare(
    _ contents: Contents, in environment: LayoutEnvironment,
    configuration: CollectionViewCompositionalLayoutConfiguration
  ) {
    if contents.ids != sectionIDs {
      sectionIDs = contents.ids
      indexByID = Dictionary(zip(contents.ids, 0...), uniquingKeysWith: { first, _ in first })
    }
    let isSameData = contents.counts == counts && environment == self.environment
    var measured = isSameData ? inputs.map(\.measured) : []
    if !isSameData { layoutMeasured.removeAll() }
    if let restored, restored.counts == contents.counts, restored.container == environment.containerSize {
      (measured, layoutMeasured) = (restored.sections, restored.layout)
    }
    restored = nil
    counts = contents.counts
    self.environment = environment
    self.configuration = configuration
    descriptions = contents.descriptions
    inputs.removeAll(keepingCapacity: true)
    inputs.reserveCapacity(descriptions.count)
    for (index, section) in descriptions.enumerated() {
      var input =
        index > 0 && section === descriptions[index - 1]
        ? inputs[index - 1] : SectionInput(section, itemCount: counts[index])
      input.itemCount = counts[index]
      input.measured = measured.indices.contains(index) ? measured[index] : MeasuredSizes()
      inputs.append(input)
    }
    solve()
  }

  /// The number of items of a section; 0 when there is no such section.
  func itemCount(inSection section: Int) -> Int { counts.indices.contains(section) ? counts[section] : 0 }

  /// Notes the measured size of an element; returns true when it changes the layout.
  mutating func measure(_ element: LayoutElement, _ size: CGSize) -> Bool {
    // The stored sizes are compared: a size that is no number is not stored, and changes nothing.
    func take(_ measured: inout MeasuredSizes) -> Bool {
      let former = measured[element]
      measured[element] = size
      return measured[element] != former
    }
    if element.section < 0 { return take(&layoutMeasured) }
    return inputs.indices.contains(element.section) && take(&inputs[element.section].measured)
  }

  /// The sizes measured so far: of each section, and of the layout's own headers and footers.
  struct Measurements: Hashable, Sendable {
    var counts: [Int]
    var container: CollectionLayoutContainerSize
    var sections: [MeasuredSizes]
    var layout: MeasuredSizes
  }

  /// The sizes measured so far.
  var measurements: Measurements {
    Measurements(
      counts: counts, container: environment.containerSize, sections: inputs.map(\.measured),
      layout: layoutMeasured)
  }

  /// Takes back earlier sizes, now and once the data have been asked for anew.
  mutating func restore(_ measurements: Measurements) {
    restored = measurements
    guard measurements.sections.count == inputs.count, measurements != self.measurements else { return }
    for index in inputs.indices { inputs[index].measured = measurements.sections[index] }
    layoutMeasured = measurements.layout
    solve()
  }

  /// Forgets every size, for a view that is to show another element.
  mutating func forgetMeasurements() {
    restored = nil
    layoutMeasured.removeAll()
    for index in inputs.indices { inputs[index].measured = MeasuredSizes() }
  }

  mutating func solve() {
    solved = LayoutSolver.solve(
      LayoutInput(
        container: environment.containerSize,
        configuration: LayoutConfigurationValue(configuration, measured: layoutMeasured), sections: inputs),
      reusing: solved)
  }
}
