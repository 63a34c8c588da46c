package import Stage

/// The thirty-five systems of the articles, each with its failure and its cure.
package enum Lab {
  /// All pairs, in the order of their numbers.
  package static var pairs: [LabPair] {
    ArticleA.pairs + ArticleB.pairs + ArticleC.pairs + ArticleD.pairs + ArticleE.pairs
  }

  /// Returns the pair with this number, whatever its case; `nil` when there is none.
  ///
  /// The letter may be left out.
  package static func pair(_ id: String) -> LabPair? {
    let wanted = Int(id) == nil ? id.uppercased() : "S" + (id.count == 1 ? "0" : "") + id
    return pairs.first { $0.id == wanted }
  }

  /// Returns the scene of the index or of a pair, by its word on the command line; `nil` for any other word.
  package static func scene(named name: String) -> Scene? {
    name == LabIndex.name ? LabIndex.scene() : pair(name)?.scene()
  }
}
