package import Documents
import Foundation

/// The check of every byte of a store: the index files, the objects, and that all that is named is there.
package nonisolated struct StoreCheck {
  /// What a check found.
  package struct Findings: Sendable {
    /// The faults, one line each.
    package var faults: [String] = []
    /// The branches that could be read.
    package var branches = 0
    /// Their goldens.
    package var goldens = 0
    /// The objects whose bytes are right.
    package var objects = 0
  }

  private let store: ObjectStore

  package init(_ store: ObjectStore) { self.store = store }

  /// Reads all of the store.
  ///
  /// - Throws: `DocumentError` where there is no store or it cannot be listed.
  package func perform() throws(DocumentError) -> Findings {
    var findings = Findings()
    var sizes: [ObjectHash: Int] = [:]
    for object in try StoredFiles(store).objects() {
      do throws(DocumentError) {
        let data = try InputFile.data(contentsOf: store.file(of: object), limit: .picture)
        let hash = ObjectHash(of: data)
        if hash == object {
          sizes[object] = data.count
        } else {
          findings.faults.append("\(ObjectStore.path(of: object)) has other bytes, of hash \(hash)")
        }
      } catch {
        findings.faults.append(EscapedText.line(error.description))
      }
    }
    findings.objects = sizes.count
    for branch in try StoreBranches(store).all() {
      do throws(DocumentError) {
        for file in try branch.files() { _ = try branch.read(file) }
        check(try branch.index(), of: branch, sizes, into: &findings)
      } catch {
        findings.faults.append(EscapedText.line(error.description))
      }
    }
    return findings
  }

  private func check(
    _ index: BranchIndex, of branch: StoreBranch, _ sizes: [ObjectHash: Int], into findings: inout Findings
  ) {
    findings.branches += 1
    findings.goldens += index.count
    for path in index.paths {
      let hashes = index.conflict(at: path)
      if !hashes.isEmpty {
        let list = hashes.map(\.description).joined(separator: " and ")
        findings.faults.append("branch \(branch.name): \(path) has \(hashes.count) versions, \(list)")
      }
      for version in index.versions[path, default: []] {
        let object = version.object
        guard let size = sizes[object.hash] else {
          findings.faults.append(
            "branch \(branch.name): \(path): its object \(object.hash) is missing or damaged")
          continue
        }
        if size != object.size {
          findings.faults.append(
            "branch \(branch.name): \(path): its object \(object.hash) has \(size) bytes instead of \(object.size)"
          )
        }
      }
    }
  }
}

/// The files of a store's objects.
nonisolated struct StoredFiles {
  /// The most objects that are listed.
  static let capacity = 1_000_000

  private let store: ObjectStore

  init(_ store: ObjectStore) { self.store = store }

  /// Returns the objects that have a file, sorted.
  func objects() throws(DocumentError) -> [ObjectHash] {
    try names().compactMap { ObjectHash(digits: $0.name.utf8) }.sorted()
  }

  /// Returns the unfinished files of writers, as paths in the store, sorted.
  func unfinished() throws(DocumentError) -> [String] {
    try names().filter { $0.name.hasSuffix(".partial") }.map {
      "\(ObjectStore.objects)/\($0.folder)/\($0.name)"
    }
    .sorted()
  }

  private func names() throws(DocumentError) -> [(folder: String, name: String)] {
    try store.checkReadable()
    var found: [(folder: String, name: String)] = []
    for folder in try list(ObjectStore.objects) where folder.utf8.count == 2 {
      for name in try list("\(ObjectStore.objects)/\(folder)")
      where name.hasPrefix(folder) {
        found.append((folder, name))
      }
      guard found.count <= Self.capacity else {
        throw store.refusal("it has more than \(Self.capacity) objects")
      }
    }
    return found
  }

  private func list(_ path: String) throws(DocumentError) -> [String] {
    let place = store.folder.appendingPathComponent(path)
    guard try ResolvedPath(place).kind == .folder else { return [] }
    do {
      return try FileManager.default.contentsOfDirectory(atPath: place.path)
    } catch {
      throw store.refusal("\(path) cannot be listed: \(error.fileReason)")
    }
  }
}
