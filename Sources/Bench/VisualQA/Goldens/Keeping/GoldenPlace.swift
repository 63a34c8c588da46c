package import Documents
package import Foundation

/// The place of references as the options `--goldens` and `--branch` name it.
package nonisolated enum GoldenPlace: Sendable, Hashable {
  /// A folder.
  case folder(URL)
  /// A branch of a store.
  case store(StoreBranch)

  /// The beginning of the name of a store.
  package static let storePrefix = "store:"

  /// Reads the options; without `branch` the branch of a store is that of the checkout, or `main` outside of one.
  ///
  /// - Throws: `VisualQAError.refused` for a store without a folder, for a branch without a store, and for the name of a
  ///   branch that is empty, too long or not one line.
  package init(_ name: String, branch: String?) throws(VisualQAError) {
    guard name.hasPrefix(Self.storePrefix) else {
      guard branch == nil else {
        throw .refused("--branch is for a store of goldens, and \(name) is a folder; a store is store:DIR")
      }
      self = .folder(URL(fileURLWithPath: name, isDirectory: true))
      return
    }
    let path = name.dropFirst(Self.storePrefix.count)
    guard !path.isEmpty else { throw .refused("store: names no folder; a store of goldens is store:DIR") }
    let store = ObjectStore(URL(fileURLWithPath: String(path), isDirectory: true))
    self = .store(StoreBranch(try Self.branch(branch), of: store))
  }

  private static func branch(_ name: String?) throws(VisualQAError) -> BranchName {
    guard let name else {
      return GitCheckout.branch(in: URL(fileURLWithPath: ".", isDirectory: true)) ?? .main
    }
    guard let branch = BranchName(name) else {
      throw .refused(
        "--branch: '\(EscapedText.shortened(name))' is no branch of a store; "
          + "one has 1 to \(BranchName.longest) bytes and no control character")
    }
    return branch
  }

  /// The name that the option `--goldens` has for it.
  package var name: String {
    switch self {
    case .folder(let folder): folder.relativePath
    case .store(let branch): branch.store.name
    }
  }

  /// The branch of a store; `nil` for a folder.
  package var branch: StoreBranch? {
    if case .store(let branch) = self { branch } else { nil }
  }

  /// The folder on this machine that holds it all.
  package var url: URL {
    switch self {
    case .folder(let folder): folder
    case .store(let branch): branch.store.folder
    }
  }

  /// The words with which a command names it: `--goldens` and, for a store, `--branch`.
  package var words: [String] {
    ["--goldens", name] + (branch.map { ["--branch", $0.name.description] } ?? [])
  }

  /// Opens it; the goldens of a store are read from one state of its branch.
  package func keeper() -> any GoldenKeeper {
    switch self {
    case .folder(let folder): GoldenFolder(folder)
    case .store(let branch): StoredGoldens(branch)
    }
  }

  /// Returns true when some of the scenarios have goldens.
  ///
  /// - Throws: `DocumentError` for a store that is not there or is damaged.
  package func holdsAny(of scenarios: [String]) throws(DocumentError) -> Bool {
    switch self {
    case .folder(let folder):
      return scenarios.contains {
        FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path)
      }
    case .store(let branch):
      try branch.store.checkReadable()
      let found = Set(try branch.index().paths.compactMap { $0.split(separator: "/").first.map(String.init) })
      return scenarios.contains(where: found.contains)
    }
  }

  /// The names of the scenarios that have goldens, sorted; empty when there is nothing.
  func scenarios() -> [String] {
    switch self {
    case .folder(let folder): OrphanedGoldens.scenarios(in: folder)
    case .store(let branch):
      Set(((try? branch.index())?.paths ?? []).compactMap { $0.split(separator: "/").first.map(String.init) })
        .sorted()
    }
  }
}
