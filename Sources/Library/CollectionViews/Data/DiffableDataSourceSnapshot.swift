/// A list of a feed's sections and of the items in each, by identity.
///
/// UIKit counterpart: `NSDiffableDataSourceSnapshot`.
public nonisolated struct DiffableDataSourceSnapshot<SectionIdentifier: Hashable, ItemIdentifier: Hashable> {
  /// The sections in their order.
  public private(set) var sectionIdentifiers: [SectionIdentifier] = []
  private var items: [SectionIdentifier: [ItemIdentifier]] = [:]
  /// The items whose cells the next application makes anew, configures anew, and the sections that it shows anew.
  package var marks = Marks()

  /// The items and sections that are shown anew although they stay.
  package struct Marks {
    /// The items whose cells are made anew.
    package var reloadedItems: [ItemIdentifier] = []
    /// The items whose cells are configured anew.
    package var reconfiguredItems: [ItemIdentifier] = []
    /// The sections whose views are made anew.
    package var reloadedSections: [SectionIdentifier] = []
  }

  /// Creates a snapshot without sections.
  public init() {}

  /// Creates a snapshot of sections with their items, in the order written.
  public init(_ sections: KeyValuePairs<SectionIdentifier, [ItemIdentifier]>) {
    for (section, items) in sections {
      appendSections([section])
      appendItems(items, toSection: section)
    }
  }

  /// Adds sections at the end; an existing one stays at its place.
  public mutating func appendSections(_ identifiers: [SectionIdentifier]) {
    for identifier in identifiers where items[identifier] == nil {
      sectionIdentifiers.append(identifier)
      items[identifier] = []
    }
  }

  /// Adds items at the end of a section, by default the last one.
  ///
  /// A section that the snapshot does not have, or none at all, is a programming error that ends the program.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifier], toSection section: SectionIdentifier? = nil
  ) {
    guard let section = section ?? sectionIdentifiers.last else {
      preconditionFailure("Items cannot be appended to a snapshot without sections.")
    }
    precondition(items[section] != nil, "The snapshot has no section \(section) to append items to.")
    items[section, default: []].append(contentsOf: identifiers)
  }

  /// Removes items from whichever sections they are in.
  public mutating func deleteItems(_ identifiers: [ItemIdentifier]) {
    let gone = Set(identifiers)
    for section in sectionIdentifiers { items[section]?.removeAll { gone.contains($0) } }
  }

  /// Removes sections with their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifier]) {
    let gone = Set(identifiers)
    sectionIdentifiers.removeAll { gone.contains($0) }
    for section in gone { items[section] = nil }
  }

  /// The items of a section in their order; empty for an unknown section.
  public func itemIdentifiers(inSection section: SectionIdentifier) -> [ItemIdentifier] {
    items[section] ?? []
  }

  /// The number of items of a section; 0 for an unknown section.
  public func numberOfItems(inSection section: SectionIdentifier) -> Int { items[section]?.count ?? 0 }
}
