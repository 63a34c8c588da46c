public import Foundation

/// Finds names for files that take no other file's place.
public enum FreeFile {
  /// `name.extension` in a folder, or `name-2.extension` and so on where there is one already.
  public static func named(_ name: String, _ pathExtension: String, in folder: URL) -> URL {
    stem(name, of: [pathExtension], in: folder).appendingPathExtension(pathExtension)
  }

  /// What files of several kinds can share: `name` in a folder, or `name-2` and so on where one of them is there
  /// already.
  public static func stem(_ name: String, of pathExtensions: [String], in folder: URL) -> URL {
    var number = 1
    while true {
      let suffix = number == 1 ? "" : "-\(number)"
      let files = pathExtensions.map { folder.appendingPathComponent(name + suffix + "." + $0) }
      if !files.contains(where: isTaken) { return folder.appendingPathComponent(name + suffix) }
      number += 1
    }
  }

  /// Whether there is something of this name, a link that leads to nothing too, or somebody writes it.
  private static func isTaken(_ file: URL) -> Bool {
    [file, file.appendingPathExtension("partial")]
      .contains { (try? FileManager.default.attributesOfItem(atPath: $0.path)) != nil }
  }
}
