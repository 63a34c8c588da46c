import CollectionViews
import Foundation
import SceneReadings
package import SceneTools
import ScreenInterface
package import Stage

/// The elements and rows named by command-line options: elements for tools, rows for initial offsets.
package struct NamedTargets {
  private let elements: [ElementID]
  private let placement: ScrollOffsets?

  /// Collects the names.
  package init(_ tools: ToolSettings, _ placement: ScrollOffsets? = nil) {
    var elements: [ElementID] = []
    if case .element(let id) = tools.inspection { elements.append(id) }
    if let anchor = tools.reference?.anchor { elements.append(anchor) }
    self.elements = elements
    self.placement = placement
  }

  /// Throws for unknown names before a window opens, and prints the elements that are not visible at first.
  ///
  /// - Throws: `CommandError.unknownRow`, `CommandError.unknownElement`.
  package func check(_ loaded: LoadedScene, in surroundings: SceneEnvironment) throws {
    guard !elements.isEmpty || placement != nil else { return }
    let stage = try HeadlessStage(loaded, in: surroundings).stage
    try check(stage)
    placement?.apply(to: stage)
    stage.advance(to: 0)
    printHiddenElements(on: stage, "yet; the tool finds it when it is")
  }

  /// Throws for names that nothing on the stage has; an element off screen exists.
  package func check(_ stage: Stage) throws(CommandError) {
    let known = stage.rowIdentifiers
    let rows = placement?.places.map(\.scroller).filter { $0 != ScrollerID.feedName } ?? []
    for row in rows where !known.contains(row) {
      // The name of a nested scroller begins with the name of its view.
      if let end = row.lastIndex(of: "/"), exists(ElementID(String(row[..<end])), on: stage) { continue }
      throw .unknownRow(row, rows: ["feed"] + known)
    }
    for element in elements where !exists(element, on: stage) {
      throw .unknownElement(element.path, sections: stage.feed?.sectionNames ?? [])
    }
  }

  /// Prints each element that is not visible on the stage, with advice.
  package func printHiddenElements(on stage: Stage, _ advice: String) {
    for element in elements where stage.frame(ofElement: element.path) == nil {
      Console.say("\(element.path) is not on screen \(advice)")
    }
  }

  private func exists(_ element: ElementID, on stage: Stage) -> Bool {
    if stage.hasView(element) || stage.frame(ofElement: element.path) != nil { return true }
    // A visible view has been found already.
    return LayoutReport(stage).elements.contains { listed in
      guard listed.category != "view" else { return false }
      let (one, other) = (listed.path + "/", element.path + "/")
      return one.hasPrefix(other) || other.hasPrefix(one)
    }
  }
}
