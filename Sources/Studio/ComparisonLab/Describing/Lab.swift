package import Stage

/// The comparison lab: thirty-five systems from five articles, each as a pair of a failing and a working screen.
package enum Lab {
  /// All pairs, in the order of their numbers.
  package static var pairs: [LabPair] {
    ArticleA.pairs + ArticleB.pairs + ArticleC.pairs + ArticleD.pairs + ArticleE.pairs
  }

  /// Returns the pair with this number, ignoring case; `nil` when there is none.
  ///
  /// The letter is optional.
  package static func pair(_ id: String) -> LabPair? {
    let wanted = Int(id) == nil ? id.uppercased() : "S" + (id.count == 1 ? "0" : "") + id
    return pairs.first { $0.id == wanted }
  }

  /// Returns the scene of the index or of a pair, by its name on the command line; `nil` for any other name.
  package static func scene(named name: String) -> Scene? {
    name == LabIndex.name ? LabIndex.scene() : pair(name)?.scene()
  }
}
