public import Orihon

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
