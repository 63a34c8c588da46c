package import Documents
package import Foundation
package import Measurements

/// The place where references lie, by their paths: a folder, or a branch of a store.
package nonisolated protocol GoldenKeeper {
  /// The file that has the golden at a path, as messages name it.
  func file(of path: String) throws(DocumentError) -> URL

  /// Returns true when there is a golden at a path.
  func contains(_ path: String) throws(DocumentError) -> Bool

  /// Returns the bytes of a golden; `nil` when there is none.
  func data(at path: String) throws(DocumentError) -> Data?

  /// Returns the motion in a golden; `nil` when there is none.
  func motion(at path: String) throws(DocumentError) -> MotionRecord?

  /// The names of the goldens in a variant's folder, whose path ends with a slash; sorted.
  func names(in folder: String) throws(DocumentError) -> [String]

  /// Writes a golden.
  func write(_ data: Data, to path: String) throws(DocumentError)

  /// Takes a golden away.
  func remove(_ path: String) throws(DocumentError)
}
