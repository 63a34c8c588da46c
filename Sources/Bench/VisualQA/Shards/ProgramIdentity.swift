import Documents
package import Foundation
import Replays
import ResourceCatalog

/// The identity of this program and of the files that it plays, by their content.
package nonisolated enum ProgramIdentity {
  /// The version, and a hash of the executable file.
  package static var text: String {
    let hash = Bundle.main.executableURL.map(text(of:)) ?? ""
    return "\(ProgramVersion.text) \(hash)"
  }

  /// The hash of the shipped feeds, scripts, scenarios, strokes and pictures.
  package static var resources: String {
    let folders = [
      ResourceCatalog.picturesFolder(), ResourceCatalog.scriptsFolder(), ResourceCatalog.scenariosFolder(),
      ResourceCatalog.strokesFolder(),
    ]
    let feeds = ResourceCatalog.feeds().map(\.url)
    return hash(of: folders.compactMap(\.self).flatMap(files) + feeds)
  }

  /// Returns the hash of the contents of files, in the order of their names.
  package static func hash(of files: [URL]) -> String {
    let hashes = files.sorted { $0.path < $1.path }.map { file in
      "\(file.lastPathComponent) \(text(of: file))"
    }
    return ContentHash(of: hashes.joined(separator: "\n")).description
  }

  /// Returns the hash of a file; empty for one that cannot be read.
  private static func text(of file: URL) -> String { (try? ContentHash(ofFile: file))?.description ?? "" }

  private static func files(in folder: URL) -> [URL] {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return names.filter { !$0.hasPrefix(".") }.map { folder.appendingPathComponent($0) }.filter {
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: $0.path, isDirectory: &isFolder) && !isFolder.boolValue
    }
  }
}
