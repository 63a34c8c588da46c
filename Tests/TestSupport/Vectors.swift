public import Foundation

/// The checkout that the tests were built from.
public enum Checkout {
  /// Returns the folder that holds `Package.swift`.
  public static func root(of file: String = #filePath) -> URL {
    var folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    while folder.path != "/" {
      if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) {
        return folder
      }
      folder.deleteLastPathComponent()
    }
    return folder
  }
}

/// Test vectors: worked numbers kept as data in `Resources/Vectors/<topic>/<name>.json`.
public enum Vectors {
  /// Returns the cases of one file, an array of JSON objects decoded as `Case`.
  ///
  /// - Throws: the error of reading or decoding; a missing file is a failing test, never an empty list.
  public static func load<Case: Decodable>(_ path: String, as type: Case.Type) throws -> [Case] {
    let url = Checkout.root().appendingPathComponent("Resources/Vectors/\(path).json")
    return try JSONDecoder().decode([Case].self, from: Data(contentsOf: url))
  }
}
