import Foundation
package import Stage

/// The index of the lab: a carousel for each article, with a card for each pair.
package enum LabIndex {
  /// The scene's name, also on the command line.
  package nonisolated static let name = "lab"

  /// Returns the scene; a click on a card tells `navigator` which pair to show.
  package static func scene(_ counts: LabResultCache = LabResultCache(), _ navigator: LabNavigator? = nil)
    -> Scene
  {
    Scene(name, title: "折本の実験室 · The lab") { _ in
      let shelf = LabIndexDataSource(counts, navigator)
      return Scene.Content(shelf.makeView(), owned: [shelf])
    }
  }
}
