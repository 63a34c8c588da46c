/// The names of symbols that may stand for one that is not painted.
enum SymbolNames {
  /// Returns the names that are tried for a symbol, of which `words` are the parts between the dots, the nearest first.
  ///
  /// Each name is tried filled and not; then without its last word, and so on. What is left of `and` is half of
  /// something else, so `square.and.pencil` is no square.
  static func nearest(to words: [Substring]) -> [String] {
    var (words, names) = (words, [words.joined(separator: ".")])
    // A head in a ring is the usual picture of a person; without `crop` it is the one that is painted.
    if let crop = words.firstIndex(of: "crop"), crop > 0 {
      names.append((words[..<crop] + words[(crop + 1)...]).joined(separator: "."))
    }
    while !words.isEmpty {
      let name = words.joined(separator: ".")
      if words.last == "and" { break }
      names += [name, name + ".fill"]
      words.removeLast()
    }
    return names
  }
}
