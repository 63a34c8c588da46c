import Foundation
import Replays
import VisualQA

/// The files of a fuzz test's findings while it is played.
///
/// A finding is written as soon as its smallest script has been shrunk, so that a killed run keeps it. At its end, the run
/// writes the findings under their final names, and discards these files.
final class FindingFiles {
  private struct Subject: Hashable {
    var scene: String
    var invariant: String
  }

  private let folders: [FuzzCorpus]
  private let report: URL?
  private var state: [Subject: [URL]] = [:]

  /// Creates the files; `folders` are those of scripts, and `report` is the folder in which a report is written.
  init(in folders: [FuzzCorpus] = [], report: URL? = nil) { (self.folders, self.report) = (folders, report) }

  /// The files in the folders of scripts.
  var urls: [URL] { state.values.flatMap(\.self).sorted { $0.path < $1.path } }

  /// Writes the smallest script of a finding, in place of a larger one.
  func keep(_ finding: FuzzFinding, of scene: String) throws {
    let script = finding.smallest.yaml
    var made: [URL] = []
    for folder in folders { made.append(try folder.addOwn(script, scene: scene)) }
    if let report {
      try ResultsFiles(in: report).write(found: FuzzCase.file(of: finding, scene: scene))
    }
    let former = state.updateValue(made, forKey: Subject(scene: scene, invariant: finding.invariant))
    Self.remove(former ?? [])
  }

  /// Removes files that the final ones have taken the place of; errors are ignored.
  static func remove(_ files: [URL]) {
    for file in files { try? FileManager.default.removeItem(at: file) }
  }
}
