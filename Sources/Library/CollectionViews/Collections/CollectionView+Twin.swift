import LayoutGeometry

/// The state of another view that shows the same data, whose items may have other identifiers.
extension CollectionView {
  /// Returns a snapshot of such a view with this view's own identifiers, by the items' places.
  ///
  /// An item with `let id = UUID()` has another identifier in each scene that makes it; it is the same item where both
  /// are written alike but for UUIDs.
  package func ownSnapshot(_ snapshot: ScrollViewSnapshot, of other: CollectionView) -> ScrollViewSnapshot {
    let places = ItemIndexLookup(in: other)
    func renamed(_ item: ItemIdentity) -> ItemIdentity {
      guard let path = other.path(of: item, in: places), path.count == 2 else { return item }
      return own(item, at: path.item, path.section) ?? item
    }
    var snapshot = snapshot
    if let measurements = snapshot.measurements {
      var sections = measurements.sections
      for (section, items) in sections.enumerated() {
        for (index, owner) in items.owners {
          guard let place = itemIdentity(ofItem: index, inSection: section) else { continue }
          let former = ItemIdentity(section: place.section, item: owner)
          if let item = own(former, at: index, section) { sections[section].owners[index] = item.item }
        }
      }
      snapshot.measurements?.sections = sections
    }
    snapshot.scrolling.rename(renamed)
    return snapshot
  }

  /// Returns the own item at a place when it is the same as another view's; `nil` for another item.
  private func own(_ item: ItemIdentity, at index: Int, _ section: Int) -> ItemIdentity? {
    guard let own = itemIdentity(ofItem: index, inSection: section) else { return nil }
    let isSame = own.item.text == item.item.text && own.section.text == item.section.text
    return isSame ? own : nil
  }

  /// Returns true when both views have the same items at the same places.
  ///
  /// Another scene has not seen the clicks and the timers by which a program changed its own data.
  package func hasItems(of other: CollectionView) -> Bool {
    let sections = numberOfSections
    guard sections == other.numberOfSections else { return false }
    return (0..<sections).allSatisfy { section in
      let count = numberOfItems(inSection: section)
      guard count == other.numberOfItems(inSection: section) else { return false }
      return (0..<count).allSatisfy { index in
        let theirs = other.itemIdentity(ofItem: index, inSection: section)
        // Identifiers that are equal need not be written out.
        if itemIdentity(ofItem: index, inSection: section) == theirs { return true }
        return theirs.map { own($0, at: index, section) != nil } ?? false
      }
    }
  }
}
