public import Foundation

/// Finds file names that are not taken.
public enum UniqueFileName {
  /// `name.extension` in a folder, or `name-2.extension` and so on when that is taken.
  public static func named(_ name: String, _ pathExtension: String, in folder: URL) -> URL {
    stem(name, of: [pathExtension], in: folder).appendingPathExtension(pathExtension)
  }

  /// A name free for several extensions: `name` in a folder, or `name-2` and so on when one is taken.
  public static func stem(_ name: String, of pathExtensions: [String], in folder: URL) -> URL {
    var number = 1
    while true {
      let suffix = number == 1 ? "" : "-\(number)"
      let files = pathExtensions.map { folder.appendingPathComponent(name + suffix + "." + $0) }
      if !files.contains(where: isTaken) { return folder.appendingPathComponent(name + suffix) }
      number += 1
    }
  }

  /// True when something has this name, even a link to nothing, or a run is writing it.
  private static func isTaken(_ file: URL) -> Bool {
    [file, file.appendingPathExtension("partial")]
      .contains { (try? FileManager.default.attributesOfItem(atPath: $0.path)) != nil }
  }
}
