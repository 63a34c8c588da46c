public import Foundation

/// Finds names for files that take no other file's place.
public enum FreeFile {
  /// `name.extension` in a folder, or `name-2.extension` and so on where there is one already.
  public static func named(_ name: String, _ pathExtension: String, in folder: URL) -> URL {
    var number = 1
    while true {
      let suffix = number == 1 ? "" : "-\(number)"
      let file = folder.appendingPathComponent(name + suffix + "." + pathExtension)
      let isTaken = [file, file.appendingPathExtension("partial")]
        .contains { FileManager.default.fileExists(atPath: $0.path) }
      if !isTaken { return file }
      number += 1
    }
  }
}
