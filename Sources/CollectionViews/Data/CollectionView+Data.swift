import CompositionalLayout
public import Foundation
import LayoutGeometry

/// The one door to the data source: what the counts that were answered last do not hold is never asked for.
extension CollectionView {
  /// The id of an item; `nil` for no such item, and while data wait to be asked for anew.
  public func itemIdentifier(at indexPath: IndexPath) -> String? {
    guard let source = state.dataSource, holds(indexPath) else { return nil }
    return source.collectionView(self, identifierForItemAt: indexPath)
  }

  /// How many items the section with this id had when that was asked last; `nil` for no such section.
  public func itemCount(inSection id: String) -> Int? {
    guard let section = state.cache.indexByID[id] else { return nil }
    return state.cache.itemCount(inSection: section)
  }

  /// Whether the counts that were answered last hold an item; nothing is held once there may be others.
  func holds(_ path: IndexPath) -> Bool {
    guard state.knowsData, path.count == 2 else { return false }
    return path.section >= 0 && path.item >= 0 && path.item < state.cache.itemCount(inSection: path.section)
  }

  /// How many items the solved layout has in a section.
  func solvedItemCount(inSection section: Int) -> Int {
    guard let solved = state.cache.solved, solved.sections.indices.contains(section) else { return 0 }
    return solved.sections[section].itemCount
  }

  /// The identity of the item that the solved layout has at a place of a section.
  func itemIdentity(ofItem item: Int, inSection section: Int) -> ItemIdentity? {
    itemIdentifier(at: IndexPath(item: item, section: section)).map {
      ItemIdentity(section: state.cache.sectionIDs[section], item: $0)
    }
  }

  /// The view and the identity of a cell that comes on screen.
  func cell(at path: IndexPath) -> (view: CollectionReusableView, identity: ItemIdentity)? {
    guard let source = state.dataSource, let id = itemIdentifier(at: path) else { return nil }
    let identity = ItemIdentity(section: state.cache.sectionIDs[path.section], item: id)
    return (source.collectionView(self, cellForItemAt: path), identity)
  }

  /// The view of a header, a footer, a badge or a background that comes on screen.
  func supplementaryView(ofKind kind: String, at path: IndexPath) -> CollectionReusableView? {
    guard let source = state.dataSource, state.knowsData else { return nil }
    return source.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
  }

  /// Whether the delegate wants the card of an item turned over.
  func turnsOver(at path: IndexPath) -> Bool {
    guard let delegate = state.itemDelegate, holds(path) else { return false }
    return delegate.collectionView(self, turnsOverItemAt: path)
  }

  /// Tells the delegate of a click on an item that is still there.
  func tellSelection(at path: IndexPath) {
    guard holds(path) else { return }
    state.itemDelegate?.collectionView(self, didSelectItemAt: path)
  }
}
