/// The spelling suggestion for a misspelt word, by edit distance.
package enum SpellingSuggestion {
  /// Returns `did you mean "title"? `, or an empty text when no known word is near.
  package static func suggestion(for word: String, among known: [String]) -> String {
    guard let nearest = nearest(to: word, among: known) else { return "" }
    return "did you mean \"\(nearest)\"? "
  }

  /// Returns the known word with the fewest edits, at most a third of its letters or one; the first among equals.
  static func nearest(to word: String, among known: [String]) -> String? {
    let scored = known.map { (word: $0, distance: distance(word.lowercased(), $0.lowercased())) }
    guard let best = scored.min(by: { $0.distance < $1.distance }) else { return nil }
    return best.distance <= max(1, best.word.count / 3) ? best.word : nil
  }

  /// Returns the edit distance of two words: insertions, deletions, substitutions, swaps of neighbours.
  static func distance(_ first: String, _ second: String) -> Int {
    let source = Array(first.prefix(64))
    let target = Array(second.prefix(64))
    var beforeLast: [Int] = []
    var last = Array(0...target.count)
    for row in source.indices {
      var current = [row + 1]
      for column in target.indices {
        var best = min(current[column] + 1, last[column + 1] + 1)
        best = min(best, last[column] + (source[row] == target[column] ? 0 : 1))
        if row > 0, column > 0, source[row] == target[column - 1], source[row - 1] == target[column] {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      beforeLast = last
      last = current
    }
    return last[target.count]
  }
}
