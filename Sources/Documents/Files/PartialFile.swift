package import Foundation

/// Gives a file that grew beside its place its name.
package enum PartialFile {
  /// Puts `partial` where `url` says; a file that was there before is only let go when its successor stands.
  package static func move(_ partial: URL, to url: URL) throws {
    let files = FileManager.default
    let former = url.appendingPathExtension("former")
    let isReplacing = files.fileExists(atPath: url.path)
    if isReplacing { try files.moveItem(at: url, to: former) }
    try files.moveItem(at: partial, to: url)
    if isReplacing { try files.removeItem(at: former) }
  }
}
