import CollectionViews
public import Orihon

nonisolated extension DiffableDataSourceSnapshot {
  /// Inserts items before another one, into its section; an unknown one ends the program.
  public mutating func insertItems(_ identifiers: [ItemIdentifier], beforeItem other: ItemIdentifier) {
    insert(identifiers, beside: other, after: false)
  }

  /// Inserts items after another one, into its section; an unknown one ends the program.
  public mutating func insertItems(_ identifiers: [ItemIdentifier], afterItem other: ItemIdentifier) {
    insert(identifiers, beside: other, after: true)
  }

  /// Moves an item before another one, whose section may be another; an unknown one ends the program.
  public mutating func moveItem(_ identifier: ItemIdentifier, beforeItem other: ItemIdentifier) {
    move(identifier, beside: other, after: false)
  }

  /// Moves an item after another one, whose section may be another; an unknown one ends the program.
  public mutating func moveItem(_ identifier: ItemIdentifier, afterItem other: ItemIdentifier) {
    move(identifier, beside: other, after: true)
  }

  /// Removes the items of all sections; the sections stay.
  public mutating func deleteAllItems() { deleteItems(itemIdentifiers) }

  /// Inserts sections before another one; an unknown one ends the program.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifier], beforeSection other: SectionIdentifier
  ) {
    insert(identifiers, at: place(of: other))
  }

  /// Inserts sections after another one; an unknown one ends the program.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifier], afterSection other: SectionIdentifier
  ) {
    insert(identifiers, at: place(of: other) + 1)
  }

  /// Moves a section with its items before another one; an unknown one ends the program.
  public mutating func moveSection(_ identifier: SectionIdentifier, beforeSection other: SectionIdentifier) {
    move(identifier, beside: other, after: false)
  }

  /// Moves a section with its items after another one; an unknown one ends the program.
  public mutating func moveSection(_ identifier: SectionIdentifier, afterSection other: SectionIdentifier) {
    move(identifier, beside: other, after: true)
  }

  /// Marks items whose cells are configured anew and stay; an unknown one ends the program, as on iOS.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifier]) {
    for identifier in identifiers { _ = place(of: identifier) }
    marks.reconfiguredItems += identifiers
  }

  /// Marks items whose cells are made anew; an unknown one ends the program, as on iOS.
  public mutating func reloadItems(_ identifiers: [ItemIdentifier]) {
    for identifier in identifiers { _ = place(of: identifier) }
    marks.reloadedItems += identifiers
  }

  /// Marks sections whose cells, headers and footers are made anew; an unknown one ends the program, as on iOS.
  public mutating func reloadSections(_ identifiers: [SectionIdentifier]) {
    for identifier in identifiers { _ = place(of: identifier) }
    marks.reloadedSections += identifiers
  }

  /// The items marked to be made anew since the snapshot was taken.
  public var reloadedItemIdentifiers: [ItemIdentifier] { marks.reloadedItems }

  /// The items marked to be configured anew since the snapshot was taken.
  public var reconfiguredItemIdentifiers: [ItemIdentifier] { marks.reconfiguredItems }

  /// The sections marked to be made anew since the snapshot was taken.
  public var reloadedSectionIdentifiers: [SectionIdentifier] { marks.reloadedSections }

  private func place(of section: SectionIdentifier) -> Int {
    guard let place = indexOfSection(section) else {
      preconditionFailure("The snapshot has no section \(section).")
    }
    return place
  }

  private func place(of item: ItemIdentifier) -> (section: SectionIdentifier, index: Int) {
    for section in sectionIdentifiers {
      let index = itemIdentifiers(inSection: section).firstIndex(of: item)
      if let index { return (section, index) }
    }
    preconditionFailure("The snapshot has no item \(item).")
  }

  private mutating func insert(_ identifiers: [ItemIdentifier], beside other: ItemIdentifier, after: Bool) {
    let (section, index) = place(of: other)
    var items = itemIdentifiers(inSection: section)
    items.insert(contentsOf: identifiers, at: after ? index + 1 : index)
    rebuild(sectionIdentifiers) { $0 == section ? items : nil }
  }

  private mutating func move(_ item: ItemIdentifier, beside other: ItemIdentifier, after: Bool) {
    _ = place(of: item)
    guard item != other else { return }
    deleteItems([item])
    insert([item], beside: other, after: after)
  }

  private mutating func insert(_ sections: [SectionIdentifier], at place: Int) {
    var (order, known) = (sectionIdentifiers, Set(sectionIdentifiers))
    order.insert(contentsOf: sections.filter { known.insert($0).inserted }, at: place)
    rebuild(order) { _ in nil }
  }

  private mutating func move(_ section: SectionIdentifier, beside other: SectionIdentifier, after: Bool) {
    let index = place(of: section)
    guard section != other else { return }
    var order = sectionIdentifiers
    order.remove(at: index)
    let place = order.firstIndex(of: other)
    guard let place else { preconditionFailure("The snapshot has no section \(other).") }
    order.insert(section, at: place + (after ? 1 : 0))
    rebuild(order) { _ in nil }
  }

  /// Sets another order of sections, with the items that they have or are given.
  private mutating func rebuild(
    _ sections: [SectionIdentifier], _ items: (SectionIdentifier) -> [ItemIdentifier]?
  ) {
    var rebuilt = Self()
    rebuilt.marks = marks
    rebuilt.appendSections(sections)
    for section in sections {
      rebuilt.appendItems(items(section) ?? itemIdentifiers(inSection: section), toSection: section)
    }
    self = rebuilt
  }
}

nonisolated extension DiffableDataSourceSnapshot {
  /// The number of sections.
  public var numberOfSections: Int { sectionIdentifiers.count }
  /// The number of items of all sections.
  public var numberOfItems: Int { sectionIdentifiers.reduce(0) { $0 + numberOfItems(inSection: $1) } }
  /// The items of all sections, one section after the other.
  public var itemIdentifiers: [ItemIdentifier] {
    sectionIdentifiers.flatMap { itemIdentifiers(inSection: $0) }
  }

  /// Returns the section that contains an item; `nil` for an unknown item.
  public func sectionIdentifier(containingItem item: ItemIdentifier) -> SectionIdentifier? {
    sectionIdentifiers.first { itemIdentifiers(inSection: $0).contains(item) }
  }

  /// Returns the index of an item among the items of all sections; `nil` for an unknown item.
  public func indexOfItem(_ identifier: ItemIdentifier) -> Int? { itemIdentifiers.firstIndex(of: identifier) }

  /// Returns the index of a section; `nil` for an unknown section.
  public func indexOfSection(_ identifier: SectionIdentifier) -> Int? {
    sectionIdentifiers.firstIndex(of: identifier)
  }
}

extension CollectionViewDiffableDataSource {
  /// Returns the index path of an item; `nil` for one that the snapshot does not have.
  public func indexPath(for itemIdentifier: ItemIdentifier) -> IndexPath? {
    let shown = snapshot()
    for (place, section) in shown.sectionIdentifiers.enumerated() {
      let index = shown.itemIdentifiers(inSection: section).firstIndex(of: itemIdentifier)
      if let index { return IndexPath(item: index, section: place) }
    }
    return nil
  }

  /// Returns the identifier of the section at an index; `nil` when there is none.
  public func sectionIdentifier(for index: Int) -> SectionIdentifier? {
    let sections = snapshot().sectionIdentifiers
    return sections.indices.contains(index) ? sections[index] : nil
  }

  /// Returns the index of a section; `nil` for one that the snapshot does not have.
  public func index(for sectionIdentifier: SectionIdentifier) -> Int? {
    snapshot().indexOfSection(sectionIdentifier)
  }
}
