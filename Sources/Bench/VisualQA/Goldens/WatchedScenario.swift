package import Foundation

/// The inputs that a scenario's outcome depends on: its description and script, its scene's files and its goldens.
///
/// Two states of a file are compared by modification time and by file identity.
package struct WatchedScenario: Hashable {
  private struct Stamp: Hashable {
    var path: String
    var date: Date?
    var size: UInt64?
    var number: UInt64?

    /// The state of a golden in a store, whose path in its branch and hash are enough.
    init(stored path: String, _ hashes: [ObjectHash]) {
      self.path = path + hashes.map { " \($0)" }.joined()
    }

    init(_ file: URL) {
      path = file.path
      let found = try? FileManager.default.attributesOfItem(atPath: file.resolvingSymlinksInPath().path)
      date = found?[.modificationDate] as? Date
      size = (found?[.size] as? NSNumber)?.uint64Value
      number = (found?[.systemFileNumber] as? NSNumber)?.uint64Value
    }
  }

  private var scenario: GoldenScenario
  private var scene: [Stamp]
  private var goldens: [Stamp]

  /// Reads the current state of a scenario's files.
  package init(_ scenario: GoldenScenario, scene: [URL], in goldens: GoldenPlace) {
    self.scenario = scenario
    // A scenario that has only moved inside its file is the same.
    self.scenario.origin = ""
    self.scene = scene.map { Stamp($0) }
    self.goldens = Self.stamps(of: scenario, in: goldens)
  }

  /// Updates the state of the goldens, which the run itself may have written.
  package mutating func lookAtGoldens(in place: GoldenPlace) {
    goldens = Self.stamps(of: scenario, in: place)
  }

  /// Returns the folders of a scenario's goldens, the outermost also when it does not exist; in a store those of the
  /// index files.
  package static func folders(of scenario: GoldenScenario, in goldens: GoldenPlace) -> [URL] {
    if let branch = goldens.branch { return [branch.folder, StoreBranch(.main, of: branch.store).folder] }
    let folder = goldens.url.appendingPathComponent(scenario.name, isDirectory: true)
    return [folder] + contents(of: folder).filter { $0.hasDirectoryPath }
  }

  private static func stamps(of scenario: GoldenScenario, in goldens: GoldenPlace) -> [Stamp] {
    if let branch = goldens.branch {
      let index = (try? branch.index()) ?? BranchIndex()
      return index.paths.filter { $0.hasPrefix(scenario.name + "/") }.map { path in
        Stamp(stored: path, index.versions[path, default: []].map(\.object.hash))
      }
    }
    return contents(of: goldens.url.appendingPathComponent(scenario.name, isDirectory: true))
      .filter { !$0.hasDirectoryPath }.map { Stamp($0) }.sorted { $0.path < $1.path }
  }

  private static func contents(of folder: URL) -> [URL] {
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: [.isDirectoryKey])
    return found?.compactMap { $0 as? URL } ?? []
  }
}
