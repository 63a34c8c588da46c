public import Foundation

/// The generator of file names that do not exist yet.
public enum UniqueFileName {
  /// Returns `name.extension` in a folder, or `name-2.extension` and so on when that exists.
  public static func named(_ name: String, _ pathExtension: String, in folder: URL) -> URL {
    stem(name, of: [pathExtension], in: folder).appendingPathExtension(pathExtension)
  }

  /// Returns a name unused with any of several extensions: `name` in a folder, or `name-2` and so on when one exists.
  public static func stem(_ name: String, of pathExtensions: [String], in folder: URL) -> URL {
    var number = 1
    while true {
      let suffix = number == 1 ? "" : "-\(number)"
      let files = pathExtensions.map { folder.appendingPathComponent(name + suffix + "." + $0) }
      if !files.contains(where: isTaken) { return folder.appendingPathComponent(name + suffix) }
      number += 1
    }
  }

  /// Returns true when a file of this name exists, even a dangling link, or a run is writing it.
  private static func isTaken(_ file: URL) -> Bool {
    [file, file.appendingPathExtension("partial")]
      .contains { (try? FileManager.default.attributesOfItem(atPath: $0.path)) != nil }
  }
}
