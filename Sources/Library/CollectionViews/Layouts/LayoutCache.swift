import CompositionalLayout
import Foundation
import LayoutGeometry

/// A cache of the solved layout with the input it was solved from.
///
/// With it a change solves only the sections that it affects.
struct LayoutCache {
  private(set) var sectionIDs: [Identity] = []
  private(set) var indexByID: [Identity: Int] = [:]
  /// The names of the sections in files and requests, in their order.
  private(set) var sectionNames: [String] = []
  private(set) var indexByName: [String: Int] = [:]
  private(set) var descriptions: [CollectionLayoutSection] = []
  private(set) var environment = LayoutEnvironment(
    container: CollectionLayoutContainerSize(contentSize: .zero))
  private(set) var solved: SolvedLayout?
  private var inputs: [SectionInput] = []
  private var counts: [Int] = []
  /// The identities of the items whose cells were measured, by section; their sizes are in `inputs`.
  private var owners: [[Int: Identity]] = []
  private var configuration = CollectionViewCompositionalLayoutConfiguration()
  private var layoutMeasured = MeasuredSizes()
  /// The sizes that were restored before the data were requested; they apply to data with the same counts.
  private var restored: Measurements?

  /// The counts, names and descriptions of all sections, from the data source and the layout.
  struct Contents {
    var ids: [Identity] = []
    var names: [String] = []
    var counts: [Int] = []
    var descriptions: [CollectionLayoutSection] = []
  }

  /// Sets new data or a new size, with the sizes of each section that are still valid, and solves the layout.
  mutating func prepare(
    _ contents: Contents, _ kept: [MeasuredItems], in environment: LayoutEnvironment,
    configuration: CollectionViewCompositionalLayoutConfiguration
  ) {
    if contents.ids != sectionIDs {
      sectionIDs = contents.ids
      indexByID = Dictionary(zip(contents.ids, 0...), uniquingKeysWith: { first, _ in first })
      sectionNames = contents.names
      indexByName = Dictionary(zip(contents.names, 0...), uniquingKeysWith: { first, _ in first })
    }
    if environment != self.environment { layoutMeasured.removeAll() }
    if let restored, fits(restored, contents, in: environment) { layoutMeasured = restored.layout }
    restored = nil
    owners = kept.map(\.owners)
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
      input.measured = kept[index].sizes
      inputs.append(input)
    }
    solve()
  }

  /// Returns the number of items of a section; 0 when there is no such section.
  func itemCount(inSection section: Int) -> Int { counts.indices.contains(section) ? counts[section] : 0 }

  /// Stores the measured size of an element and the item that it shows; returns true when it changes the layout.
  mutating func measure(_ element: LayoutElement, _ size: CGSize, showing item: Identity? = nil) -> Bool {
    // The stored sizes are compared: a size that is not a number is not stored, and changes nothing.
    func take(_ measured: inout MeasuredSizes) -> Bool {
      let former = measured[element]
      measured[element] = size
      return measured[element] != former
    }
    let section = element.section
    if section < 0 { return take(&layoutMeasured) }
    guard inputs.indices.contains(section) else { return false }
    if element.category == .cell, owners[section][element.item] == nil {
      owners[section][element.item] = item
    }
    return take(&inputs[section].measured)
  }

  /// Returns the measured size of an item; `nil` for one that was not measured.
  func measuredSize(ofItem item: Int, inSection section: Int) -> CGSize? {
    inputs.indices.contains(section) ? inputs[section].measured[.cell(item: item, section: section)] : nil
  }

  /// Returns true for an element that was measured.
  func isMeasured(_ element: LayoutElement) -> Bool {
    if element.section < 0 { return layoutMeasured[element] != nil }
    return inputs.indices.contains(element.section) && inputs[element.section].measured[element] != nil
  }

  /// Returns the known sizes of the section that preceded a section of new data.
  func measuredItems(
    ofSection section: Int, in contents: Contents, _ environment: LayoutEnvironment
  ) -> MeasuredItems? {
    if let restored, fits(restored, contents, in: environment) { return restored.sections[section] }
    guard environment == self.environment, let former = indexByID[contents.ids[section]] else { return nil }
    return MeasuredItems(sizes: inputs[former].measured, owners: owners[former])
  }

  private func fits(_ sizes: Measurements, _ contents: Contents, in environment: LayoutEnvironment) -> Bool {
    sizes.counts == contents.counts && sizes.container == environment.containerSize
  }

  /// The sizes measured so far: of each section, and of the layout's own headers and footers.
  struct Measurements: Hashable, Sendable {
    var counts: [Int]
    var container: CollectionLayoutContainerSize
    var sections: [MeasuredItems]
    var layout: MeasuredSizes
  }

  /// The sizes measured so far.
  var measurements: Measurements {
    Measurements(
      counts: counts, container: environment.containerSize,
      sections: zip(inputs, owners).map { MeasuredItems(sizes: $0.measured, owners: $1) },
      layout: layoutMeasured)
  }

  /// Restores earlier sizes, now and again after the data have been requested anew.
  mutating func restore(_ measurements: Measurements) {
    restored = measurements
    guard measurements.sections.count == inputs.count, measurements != self.measurements else { return }
    owners = measurements.sections.map(\.owners)
    for index in inputs.indices { inputs[index].measured = measurements.sections[index].sizes }
    layoutMeasured = measurements.layout
    solve()
  }

  /// Discards restored sizes that wait for data, because none were requested: later data are different ones.
  mutating func endRestoring() { restored = nil }

  /// Removes every size, before the view is reused for another element.
  mutating func forgetMeasurements() {
    restored = nil
    layoutMeasured.removeAll()
    owners = Array(repeating: [:], count: inputs.count)
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

/// The measured sizes of a section's elements, with the identities of the items among them.
///
/// With these a size follows its item when the data change, and never passes to the item that takes its place.
struct MeasuredItems: Hashable, Sendable {
  var sizes = MeasuredSizes()
  /// The items that the measured cells show, by their indices.
  var owners: [Int: Identity] = [:]

  /// Returns the sizes after a change of data; `place` maps an item's identity and former index to its present index.
  ///
  /// Headers and footers keep theirs; the sizes of items that are gone, and of badges, are dropped.
  func moved(to place: (Identity, Int) -> Int?) -> MeasuredItems {
    guard !sizes.isEmpty else { return self }
    var moved = MeasuredItems(sizes: sizes.withoutItems)
    for (item, owner) in owners.sorted(by: { $0.key < $1.key }) {
      guard let size = sizes[.cell(item: item, section: 0)], let now = place(owner, item) else { continue }
      moved.sizes[.cell(item: now, section: 0)] = size
      moved.owners[now] = owner
    }
    return moved
  }
}

extension Int {
  /// Returns the remainder that is never negative: −1 modulo 5 is 4.
  func modulo(_ count: Int) -> Int {
    let rest = self % count
    return rest < 0 ? rest + count : rest
  }
}
