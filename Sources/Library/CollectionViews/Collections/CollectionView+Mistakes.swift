import CompositionalLayout
import Foundation
import LayoutGeometry
import SceneReadings

/// What is wrong with a call that names something the view does not have, in a sentence; `nil` for a call that is
/// right, and while the view does not know its data.
extension CollectionView {
  /// What is wrong with the name of a scroller.
  func mistakenScroller(_ scroller: Scroller) -> String? {
    switch scroller {
    case .axis(let axis):
      guard axis != feedAxis else { return nil }
      return "The feed scrolls \(feedAxis.inWords), not \(axis.inWords); across it only rows scroll."
    case .row(let id):
      // Without any section the data are probably still to come.
      guard state.knowsData, state.cache.solved != nil, !state.cache.sectionIDs.isEmpty else { return nil }
      guard !sectionNames.contains(id) else { return nil }
      return "There is no section “\(id)”; there are: \(sectionNames.prefix(12).joined(separator: ", "))."
    }
  }

  /// True for a row whose section the layout makes no row at the moment, as it may in another width.
  func lacksRow(_ scroller: Scroller) -> Bool {
    guard state.knowsData, let solved = state.cache.solved,
      let section = scroller.row.flatMap({ state.cache.indexByName[$0] })
    else { return false }
    return !solved.sections[section].isRow
  }

  /// What is wrong with the place of an item.
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
  /// The direction in the words of messages.
  fileprivate var inWords: String { self == .horizontal ? "sideways" : "up and down" }
}
