import Documents
import SceneReadings

nonisolated extension FeedReading {
  /// A hash of what the file says, without its comments, blanks and line breaks between values.
  ///
  /// Two files with the same content give the same scene.
  static func content(of root: DocumentNode) -> UInt64 {
    var hash = StableHash()
    root.combine(into: &hash)
    return hash.value
  }

  /// The contents of this file and of all feeds that can be reached from it, in the order in which they were found.
  package var contents: [UInt64] { all.map(\.content) }
}

nonisolated extension DocumentNode {
  fileprivate func combine(into hash: inout StableHash) {
    switch content {
    case .scalar(let text, let isQuoted):
      hash.combine(word: isQuoted ? 1 : 2)
      hash.combine(text)
    case .list(let nodes):
      hash.combine(word: 3)
      hash.combine(word: UInt64(nodes.count))
      for node in nodes { node.combine(into: &hash) }
    case .map(let entries):
      hash.combine(word: 4)
      hash.combine(word: UInt64(entries.count))
      for entry in entries {
        hash.combine(entry.key)
        entry.value.combine(into: &hash)
      }
    }
  }
}

nonisolated extension StableHash {
  /// Combines a text with its length, so that two texts in a row are not another two.
  fileprivate mutating func combine(_ text: String) {
    var text = text
    text.withUTF8 {
      combine(word: UInt64($0.count))
      combine(bytes: UnsafeRawBufferPointer($0))
    }
  }
}
