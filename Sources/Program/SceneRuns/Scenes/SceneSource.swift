import ComparisonLab
import Documents
package import FeedFiles
package import Foundation
import ResourceCatalog
import Stage

/// The traits of the surroundings that override those of a feed.
package nonisolated struct KeptTraits: Sendable, Hashable {
  /// True for the theme.
  package var theme: Bool
  /// True for the reading direction.
  package var direction: Bool

  /// Creates the traits that are kept.
  package init(theme: Bool, direction: Bool) { (self.theme, self.direction) = (theme, direction) }
}

/// The lookup of the scene for the argument FEED: a scene of the program, or a feed file.
package struct SceneSource {
  private let program: ToolProgram

  package init(_ program: ToolProgram) { self.program = program }

  /// Returns the scene of that name, or reads the feed file, or the feed of the folder.
  ///
  /// With `keepsTheme` the theme in the feed is ignored, and with `keepsDirection` its direction.
  package func load(
    _ name: String, keepsTheme: Bool = false, keepsDirection: Bool = false
  ) throws -> LoadedScene {
    let keeps = KeptTraits(theme: keepsTheme, direction: keepsDirection)
    if let scene = program.scene(named: name) { return LoadedScene(scene: scene.tunable(), argument: name) }
    if let feed = program.feedFiles.first(where: { $0.name == name }) {
      return try load(feed.url, argument: name, keeps)
    }
    if let scene = Lab.scene(named: name) { return LoadedScene(scene: scene, argument: name) }
    guard isFile(name) else { throw CommandError.unknownFeed(name, scenes: program.sceneNames) }
    let path = (try? OpenedFile.feed(ofFolder: name)) ?? name
    return try load(URL(fileURLWithPath: path), argument: path, keeps)
  }

  /// Returns the files of a scene: its feed, those that it leads to, and their pictures; none for a scene of the program.
  package func files(of name: String) -> [URL] {
    let feed = program.feedFiles.first { $0.name == name }?.url
    guard program.scene(named: name) == nil, feed != nil || isFile(name) else { return [] }
    let path = (try? OpenedFile.feed(ofFolder: name)) ?? name
    let file = (feed ?? URL(fileURLWithPath: path)).found
    guard let reading = try? Self.reader.read(contentsOf: file) else {
      return [file] + Self.reader.filesBehindLinks(of: file)
    }
    return [file] + reading.linked.compactMap(\.file) + reading.all.flatMap { $0.pictures.map(\.file) }
  }

  private func load(_ file: URL, argument: String, _ keeps: KeptTraits) throws -> LoadedScene {
    let reading: FeedReading
    do {
      reading = try Self.reading(of: file, keeping: keeps)
    } catch {
      throw FileKind.mistaken(argument, at: file, neededAs: .feed, or: error)
    }
    let title = file.deletingPathExtension().lastPathComponent
    return LoadedScene(
      scene: FeedScene.scene(for: reading, name: title), argument: argument, file: file,
      text: (try? InputFile.data(contentsOf: file, limit: .text)).map { String(decoding: $0, as: UTF8.self) },
      reading: reading)
  }

  /// Returns the result of reading a feed file, and prints its warnings.
  package nonisolated static func reading(
    of file: URL, keeping keeps: KeptTraits
  ) throws(FeedError) -> FeedReading {
    var reading = try reader.read(contentsOf: file)
    for warning in reading.warnings { Console.note(warning.description) }
    if keeps.theme { reading.feed.theme = .auto }
    if keeps.direction { reading.feed.direction = .ltr }
    return reading
  }

  /// A reader of feed files that finds the shipped pictures.
  package nonisolated static var reader: FeedReader {
    FeedReader(shippedPictures: ResourceCatalog.picturesFolder())
  }

  private func isFile(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: name) || name.contains("/") || name.contains(".")
  }
}
