import CollectionViews
import Foundation
import ScreenInterface
import Stage

/// What of a scene options name: elements that tools look at, rows that are to stand somewhere.
struct NamedTargets {
  private let elements: [ElementID]
  private let placement: Placement?

  /// Gathers the names.
  init(_ tools: ToolSettings, _ placement: Placement? = nil) {
    var elements: [ElementID] = []
    if case .element(let id) = tools.inspection { elements.append(id) }
    if let anchor = tools.reference?.anchor { elements.append(anchor) }
    self.elements = elements
    self.placement = placement
  }

  /// Refuses names that nothing in the scene has, before there is a window, and tells of what will not show at once.
  ///
  /// - Throws: `CommandError.unknownRow`, `CommandError.unknownElement`.
  func check(_ loaded: LoadedScene, in surroundings: Surroundings) throws {
    guard !elements.isEmpty || placement != nil else { return }
    let stage = try HeadlessStage(loaded, in: surroundings).stage
    try check(stage)
    placement?.apply(to: stage)
    stage.advance(to: 0)
    tellHidden(on: stage, "yet; the tool finds it when it is")
  }

  /// Refuses names that nothing on the stage has; what only is not on screen is there all the same.
  func check(_ stage: Stage) throws(CommandError) {
    let known = stage.rowIdentifiers
    let rows = placement?.places.compactMap(\.scroller.row) ?? []
    for row in rows where !known.contains(row) {
      // The scrollers of a view inside the feed are called after it.
      if let end = row.lastIndex(of: "/"), exists(ElementID(String(row[..<end])), on: stage) { continue }
      throw .unknownRow(row, rows: ["feed"] + known)
    }
    for element in elements where !exists(element, on: stage) {
      throw .unknownElement(element.path, sections: stage.content.collectionView.sectionIdentifiers)
    }
  }

  /// Says of each element that does not show on the stage that it does not, and what helps.
  func tellHidden(on stage: Stage, _ advice: String) {
    for element in elements where stage.frame(ofElement: element.path) == nil {
      Console.note("orihon: \(element.path) is not on screen \(advice)")
    }
  }

  private func exists(_ element: ElementID, on stage: Stage) -> Bool {
    if stage.hasView(element) || stage.frame(ofElement: element.path) != nil { return true }
    return LayoutReport(stage).elements.contains { listed in
      let (one, other) = (listed.path + "/", element.path + "/")
      return one.hasPrefix(other) || other.hasPrefix(one)
    }
  }
}
