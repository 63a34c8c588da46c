import CompositionalLayout
import Foundation
import LayoutGeometry
import SceneReadings

/// The checks of arguments that name a scroller or an item.
///
/// Each returns an error message; `nil` for valid arguments, and while the view does not know its data.
extension CollectionView {
  /// Returns the error message for the name of a scroller; `nil` for a valid one.
  func mistakenScroller(_ scroller: Scroller) -> String? {
    switch scroller {
    case .axis(let axis):
      guard axis != feedAxis else { return nil }
      return "The feed scrolls \(feedAxis.inWords), not \(axis.inWords); across it only rows scroll."
    case .row(let id):
      // Without any section the data probably have not been loaded yet.
      guard state.knowsData, state.cache.solved != nil, !state.cache.sectionIDs.isEmpty else { return nil }
      guard !sectionNames.contains(id) else { return nil }
      return "There is no section “\(id)”; there are: \(sectionNames.prefix(12).joined(separator: ", "))."
    }
  }

  /// Returns true for a section that has no row in the present layout but may have one in another width.
  func lacksRow(_ scroller: Scroller) -> Bool {
    guard state.knowsData, let solved = state.cache.solved,
      let section = scroller.row.flatMap({ state.cache.indexByName[$0] })
    else { return false }
    return !solved.sections[section].isRow
  }

  /// Returns the error message for the index path of an item; `nil` for a valid one.
  func mistake(inItemAt path: IndexPath) -> String? {
    guard path.count == 2 else {
      return "\(path.inWords) is no item of a collection view: it has no section and item."
    }
    guard !state.isPreparing, state.dataSource != nil else { return nil }
    let sections = state.needsData ? numberOfSections : state.cache.sectionIDs.count
    guard (0..<sections).contains(path.section) else {
      return
        "There is no \(path.inWords): the data source has \(sections) section\(sections == 1 ? "" : "s")."
    }
    let items =
      state.needsData
      ? numberOfItems(inSection: path.section) : state.cache.itemCount(inSection: path.section)
    guard (0..<items).contains(path.item) else {
      return "There is no \(path.inWords): the section has \(items) item\(items == 1 ? "" : "s")."
    }
    return nil
  }
}

extension Axis {
  /// The axis in the words of error messages.
  fileprivate var inWords: String { self == .horizontal ? "sideways" : "up and down" }
}
