package import Documents
import Foundation

/// The settings of a feed with the changes made while it runs; the file is not changed.
///
/// A change is written into the feed's tree and read by the feed's reader. So a value is rejected for the
/// same reason, and with the same message, as in a file.
package nonisolated struct FeedTuning: Sendable, Hashable {
  /// A rejected change, with the reason.
  package struct RejectedEdit: Error, Sendable, Hashable, CustomStringConvertible {
    /// The reason as text.
    package let description: String
  }

  /// The source of the file, by which changes are read too.
  private let reading: FeedSource
  /// The tree of the file, without its cards.
  package let source: DocumentNode
  /// The tree with the changes.
  private(set) var tree: DocumentNode
  /// The feed with the changes, without its cards.
  package private(set) var document: FeedDocument
  /// The feed of the file, without its cards.
  private(set) var original: FeedDocument
  /// The texts of the changed values by their paths.
  package private(set) var changes: [SettingPath: String] = [:]

  /// Creates the settings from the tree of a file and the feed that was read from it.
  init(_ root: DocumentNode, _ document: FeedDocument, _ reading: FeedSource) {
    self.reading = reading
    source = root.withoutCards
    tree = source
    var bare = document
    for index in bare.sections.indices { bare.sections[index].cards = [] }
    (self.document, original) = (bare, bare)
  }

  /// The scene written in Swift that has these settings; `nil` for those of a feed file.
  var code: SwiftScene? { reading.code }

  /// True for the settings of a scene written in Swift, whose code replaces the file.
  package var isOfCode: Bool { code != nil }

  /// Changes a value; `nil` restores the file's.
  ///
  /// - Throws: `RejectedEdit` for an unknown path and an invalid value; nothing has changed then.
  package mutating func set(_ path: SettingPath, to text: String?) throws(RejectedEdit) {
    var next = changes
    next[path] = text
    try take(next)
  }

  /// Replaces all changes.
  ///
  /// - Throws: `RejectedEdit` as `set(_:to:)`.
  package mutating func take(_ next: [SettingPath: String]) throws(RejectedEdit) {
    let next = next.filter { $0.value != text(at: $0.key, in: source) }
    guard next != changes else { return }
    try checkTunable(next.keys)
    var tree = source
    for (path, text) in next.sorted(by: { $0.key.description < $1.key.description }) {
      tree = try setting(path, to: text, in: tree)
    }
    document = try read(tree)
    (self.tree, changes) = (tree, next)
  }

  /// Throws for paths that a scene written in Swift does not allow to tune.
  private func checkTunable(_ paths: some Sequence<SettingPath>) throws(RejectedEdit) {
    guard isOfCode else { return }
    let keys = keys
    let rows = document.sections.map(\.id)
    for path in paths {
      if let key = keys.first(where: { $0.path == path || ($0.isFixed && $0.path.holds(path)) }) {
        guard key.isFixed else { continue }
        throw RejectedEdit(description: "\"\(path)\" cannot be tuned. \(key.line)")
      }
      if path.row == nil || rows.contains(path.row ?? "") {
        throw RejectedEdit(
          description:
            "\"\(path)\" is nothing that this scene's code lets tune; allowed: the settings of motion "
            + "and gestures, and of a row what its code uses of paging, autoplay and dots")
      }
    }
  }

  /// The changes by their written names, sorted.
  package var assignments: [(name: String, text: String)] {
    changes.map { ($0.key.description, $0.value) }.sorted { $0.0 < $1.0 }
  }

  /// Returns these changes on another version of the file, without those that are invalid there.
  package func moved(to newer: FeedTuning) -> FeedTuning {
    var moved = newer
    if (try? moved.take(changes)) != nil { return moved }
    for (path, text) in changes.sorted(by: { $0.key.description < $1.key.description }) {
      try? moved.set(path, to: text)
    }
    return moved
  }

  /// Returns the changes that give the same values on another version of the file as `changes` on this one.
  package func moving(_ changes: [SettingPath: String], to newer: FeedTuning) -> [SettingPath: String] {
    var moved: [SettingPath: String] = [:]
    for key in newer.keys {
      let text = changes[key.path] ?? valueInFile(of: key).text
      if !text.isEmpty, text != newer.valueInFile(of: key).text { moved[key.path] = text }
    }
    return moved
  }

  /// Returns true when the other one has an identical file tree.
  package func isOfSameFile(as other: FeedTuning) -> Bool { source == other.source }

  // MARK: Trees

  /// Returns the text of the value at `path`; `nil` where there is none.
  func text(at path: SettingPath, in tree: DocumentNode) -> String? {
    guard let keys = way(to: path.list)?.keys, let holder = holder(of: path, in: tree) else { return nil }
    let node = holder.value(at: keys)
    guard let index = path.index else { return node?.scalarText }
    let texts = node?.listTexts ?? []
    return texts.indices.contains(index) ? texts[index] : nil
  }

  /// Returns the map that contains the keys of a path.
  func holder(of path: SettingPath, in tree: DocumentNode) -> DocumentNode? {
    guard let row = path.row else { return tree }
    guard let index = document.sections.firstIndex(where: { $0.id == row }),
      case .list(let rows)? = tree.value(at: [FeedKeys.declared.sections.name])?.content,
      rows.indices.contains(index)
    else { return nil }
    return rows[index]
  }

  /// Returns the keys from a path's holder to its value, and the index of its row.
  private func way(to path: SettingPath) -> (row: Int?, keys: [String])? {
    guard let row = path.row else { return (nil, [FeedKeys.declared.settings.name] + path.keys) }
    guard let index = document.sections.firstIndex(where: { $0.id == row }) else { return nil }
    return (index, path.keys)
  }

  private func setting(
    _ path: SettingPath, to text: String, in tree: DocumentNode
  ) throws(RejectedEdit) -> DocumentNode {
    guard let way = way(to: path) else {
      let rows = document.sections.filter { $0.carousel != nil }.map(\.id).joined(separator: ", ")
      throw RejectedEdit(description: "\"\(path)\" names no row; rows: \(rows.isEmpty ? "none" : rows)")
    }
    let value = try node(for: path, text)
    guard let row = way.row else { return tree.setting(way.keys[...], to: value) }
    let sections = FeedKeys.declared.sections.name
    guard case .list(var rows)? = tree.value(at: [sections])?.content, rows.indices.contains(row) else {
      throw RejectedEdit(description: "the row of \"\(path)\" is not in the file")
    }
    rows[row] = rows[row].setting(way.keys[...], to: value)
    return tree.setting([sections], to: DocumentNode(.list(rows), at: .start))
  }

  /// Returns the node of a value; an element of a list is inserted into the list's current numbers.
  private func node(for path: SettingPath, _ text: String) throws(RejectedEdit) -> DocumentNode {
    let scalar = DocumentNode(.scalar(text, isQuoted: false), at: .start)
    guard let index = path.index else { return scalar }
    var numbers = numbers(of: path.list)
    guard numbers.indices.contains(index) else {
      throw RejectedEdit(description: "\"\(path)\" has no place \(index); there are \(numbers.count)")
    }
    numbers[index] = text
    for (other, text) in changes where other.list == path.list && other != path {
      if let place = other.index, numbers.indices.contains(place) { numbers[place] = text }
    }
    return DocumentNode(
      .list(numbers.map { DocumentNode(.scalar($0, isQuoted: false), at: .start) }), at: .start)
  }

  /// Reads a tree without cards.
  func read(_ tree: DocumentNode) throws(RejectedEdit) -> FeedDocument {
    do throws(DocumentError) {
      return try reading.reader.check(tree, file: reading.file, folder: reading.folder).feed
    } catch {
      throw RejectedEdit(description: error.faults.first?.message ?? "\(error)")
    }
  }

  /// Reads the feed from a text of the file.
  func reading(of text: String) throws(FeedError) -> FeedReading {
    try reading.reader.read(text: text, name: reading.file, baseFolder: reading.folder)
  }

  /// Parses a text of the file.
  func root(of text: String) throws(DocumentError) -> DocumentNode {
    try DocumentReader(limits: reading.reader.limits).read(text: text, file: reading.file)
  }

  /// Returns the same feed without the value at a path.
  func without(_ path: SettingPath) -> FeedTuning {
    guard let way = way(to: path.list) else { return self }
    var bare = FeedTuning(source.removing(way.keys, inRow: way.row), document, reading)
    if let document = try? read(bare.source) { (bare.document, bare.original) = (document, document) }
    try? bare.take(changes.filter { $0.key.list != path.list })
    return bare
  }

  /// Returns the map that contains the keys of a path, in the current tree.
  func holder(of path: SettingPath) -> DocumentNode? { holder(of: path, in: tree) }
}

/// The source of a feed: its reader and the folder of its pictures.
nonisolated struct FeedSource: Sendable, Hashable {
  let reader: FeedReader
  let file: String
  let folder: URL?
  /// The scene whose code replaces the file; `nil` for a feed file.
  var code: SwiftScene?
}
