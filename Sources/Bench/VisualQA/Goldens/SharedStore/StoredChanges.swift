import Documents
import Foundation

/// The file with which a worker hands what it wrote into a store to the process that adds the index file.
///
/// A line is path, hash and size between tabs; the path alone for a golden that was taken away.
nonisolated enum StoredChanges {
  /// The file's name in a worker's folder.
  static let file = "recorded.txt"

  /// Writes the file; none for no changes.
  static func write(_ changes: [StoredGoldens.Change], to url: URL) throws(DocumentError) {
    guard !changes.isEmpty else { return }
    let lines = changes.map { change in
      ([change.path] + (change.object.map { [$0.hash.description, String($0.size)] } ?? []))
        .joined(separator: "\t") + "\n"
    }
    try OutputFile.write(lines.joined(), to: url)
  }

  /// Reads the file; no changes where there is none.
  static func read(from url: URL) throws(DocumentError) -> [StoredGoldens.Change] {
    guard let data = try InputFile.dataIfThere(contentsOf: url, limit: .text) else { return [] }
    var changes: [StoredGoldens.Change] = []
    for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
      let parts = line.split(separator: "\t")
      guard parts.count > 1 else {
        changes.append(StoredGoldens.Change(String(line), nil))
        continue
      }
      guard parts.count == 3, let hash = ObjectHash(digits: parts[1].utf8), let size = Int(parts[2]) else {
        throw JSONLine.fault(url.relativePath, changes.count + 1, 1, "path, hash and size are needed")
      }
      changes.append(StoredGoldens.Change(String(parts[0]), StoredObject(hash: hash, size: size)))
    }
    return changes
  }
}
