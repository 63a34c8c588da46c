/// A list of a feed's sections and of the items in each, by identity.
///
/// UIKit counterpart: `NSDiffableDataSourceSnapshot`.
public nonisolated struct DiffableDataSourceSnapshot<SectionIdentifier: Hashable, ItemIdentifier: Hashable> {
  /// The sections in their order.
  public private(set) var sectionIdentifiers: [SectionIdentifier] = []
  private var items: [SectionIdentifier: [ItemIdentifier]] = [:]

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
  /// A section that the snapshot does not have, or none at all, is a mistake that ends the program.
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

  // MARK: Places

  /// The number of sections.
  public var numberOfSections: Int { sectionIdentifiers.count }
  /// The number of items of all sections.
  public var numberOfItems: Int { sectionIdentifiers.reduce(0) { $0 + numberOfItems(inSection: $1) } }
  /// The items of all sections, one section after the other.
  public var itemIdentifiers: [ItemIdentifier] {
    sectionIdentifiers.flatMap { itemIdentifiers(inSection: $0) }
  }

  /// The section that an item is in; `nil` for an unknown item.
  public func sectionIdentifier(containingItem item: ItemIdentifier) -> SectionIdentifier? {
    sectionIdentifiers.first { itemIdentifiers(inSection: $0).contains(item) }
  }

  /// The place of an item among the items of all sections; `nil` for an unknown item.
  public func indexOfItem(_ identifier: ItemIdentifier) -> Int? { itemIdentifiers.firstIndex(of: identifier) }

  /// The place of a section; `nil` for an unknown section.
  public func indexOfSection(_ identifier: SectionIdentifier) -> Int? {
    sectionIdentifiers.firstIndex(of: identifier)
  }

  // MARK: Changes between others

  /// Puts items in before another one, into its section; an unknown one is a mistake that ends the program.
  public mutating func insertItems(_ identifiers: [ItemIdentifier], beforeItem other: ItemIdentifier) {
    insert(identifiers, beside: other, after: false)
  }

  /// Puts items in after another one, into its section; an unknown one is a mistake that ends the program.
  public mutating func insertItems(_ identifiers: [ItemIdentifier], afterItem other: ItemIdentifier) {
    insert(identifiers, beside: other, after: true)
  }

  /// Moves an item before another one, whose section may be another; an unknown one is a mistake that ends the program.
  public mutating func moveItem(_ identifier: ItemIdentifier, beforeItem other: ItemIdentifier) {
    move(identifier, beside: other, after: false)
  }

  /// Moves an item after another one, whose section may be another; an unknown one is a mistake that ends the program.
  public mutating func moveItem(_ identifier: ItemIdentifier, afterItem other: ItemIdentifier) {
    move(identifier, beside: other, after: true)
  }

  /// Removes the items of all sections; the sections stay.
  public mutating func deleteAllItems() { items = items.mapValues { _ in [] } }

  /// Puts sections in before another one; an unknown one is a mistake that ends the program.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifier], beforeSection other: SectionIdentifier
  ) {
    insert(identifiers, at: place(of: other))
  }

  /// Puts sections in after another one; an unknown one is a mistake that ends the program.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifier], afterSection other: SectionIdentifier
  ) {
    insert(identifiers, at: place(of: other) + 1)
  }

  /// Moves a section with its items before another one; an unknown one is a mistake that ends the program.
  public mutating func moveSection(_ identifier: SectionIdentifier, beforeSection other: SectionIdentifier) {
    move(identifier, beside: other, after: false)
  }

  /// Moves a section with its items after another one; an unknown one is a mistake that ends the program.
  public mutating func moveSection(_ identifier: SectionIdentifier, afterSection other: SectionIdentifier) {
    move(identifier, beside: other, after: true)
  }

  // MARK: The same items with other content

  /// Asks for items to be filled anew, as each snapshot that is applied does anyway.
  ///
  /// An unknown one is a mistake that ends the program, as on iOS.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifier]) {
    for identifier in identifiers { _ = place(of: identifier) }
  }

  /// Asks for items to be made anew, as each snapshot that is applied does anyway.
  ///
  /// An unknown one is a mistake that ends the program, as on iOS.
  public mutating func reloadItems(_ identifiers: [ItemIdentifier]) { reconfigureItems(identifiers) }

  /// Asks for the items of sections to be made anew, as each snapshot that is applied does anyway.
  ///
  /// An unknown one is a mistake that ends the program, as on iOS.
  public mutating func reloadSections(_ identifiers: [SectionIdentifier]) {
    for identifier in identifiers { _ = place(of: identifier) }
  }

  private func place(of section: SectionIdentifier) -> Int {
    guard let place = indexOfSection(section) else {
      preconditionFailure("The snapshot has no section \(section).")
    }
    return place
  }

  private func place(of item: ItemIdentifier) -> (section: SectionIdentifier, index: Int) {
    for section in sectionIdentifiers {
      if let index = items[section]?.firstIndex(of: item) { return (section, index) }
    }
    preconditionFailure("The snapshot has no item \(item).")
  }

  private mutating func insert(_ identifiers: [ItemIdentifier], beside other: ItemIdentifier, after: Bool) {
    let (section, index) = place(of: other)
    items[section, default: []].insert(contentsOf: identifiers, at: after ? index + 1 : index)
  }

  private mutating func move(_ item: ItemIdentifier, beside other: ItemIdentifier, after: Bool) {
    let (section, index) = place(of: item)
    guard item != other else { return }
    items[section]?.remove(at: index)
    insert([item], beside: other, after: after)
  }

  private mutating func insert(_ sections: [SectionIdentifier], at place: Int) {
    var added: [SectionIdentifier] = []
    for section in sections where items[section] == nil {
      added.append(section)
      items[section] = []
    }
    sectionIdentifiers.insert(contentsOf: added, at: place)
  }

  private mutating func move(_ section: SectionIdentifier, beside other: SectionIdentifier, after: Bool) {
    let index = place(of: section)
    guard section != other else { return }
    sectionIdentifiers.remove(at: index)
    sectionIdentifiers.insert(section, at: place(of: other) + (after ? 1 : 0))
  }
}
