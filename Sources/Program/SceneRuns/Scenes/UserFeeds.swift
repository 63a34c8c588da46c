import Documents
import FeedFiles
import Foundation

/// The user's feed files, which the command palette lists besides the scenes of the program.
package struct UserFeeds {
  /// A feed file with its path on the command line and its title.
  package struct Entry: Hashable {
    package var path: String
    package var title: String
  }

  /// The most files that are read.
  private static let most = 200

  /// The folder as a path prefix, empty for the current folder; `nil` without feeds of the user.
  private let folder: String?

  /// Finds the feeds beside the file that a window was opened with; otherwise those of the current folder if it has a
  /// `feed.yml`.
  package init(beside loaded: LoadedScene, of program: ToolProgram) {
    if loaded.file != nil, !program.sceneNames.contains(loaded.argument) {
      folder = loaded.argument.lastIndex(of: "/").map { String(loaded.argument[...$0]) } ?? ""
    } else {
      folder = ProjectFolder.feed.map { _ in "" }
    }
  }

  /// The current feeds, by name; other files are omitted.
  package var entries: [Entry] {
    guard let folder else { return [] }
    let place = URL(fileURLWithPath: folder.isEmpty ? "." : folder, isDirectory: true)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
    return names.filter { $0.hasSuffix(".yml") && !$0.hasPrefix(".") }.sorted().prefix(Self.most).compactMap {
      Self.entry($0, at: folder + $0)
    }
  }

  private static func entry(_ name: String, at path: String) -> Entry? {
    guard let data = try? InputFile.data(contentsOf: URL(fileURLWithPath: path), limit: .text),
      let root = try? DocumentReader(limits: SceneSource.reader.limits).read(data: data, file: name),
      case .map(let entries) = root.content, entries.contains(where: { $0.key == "sections" })
    else { return nil }
    let title = entries.first { $0.key == "title" }?.value.content
    guard case .scalar(let text, _)? = title else { return Entry(path: path, title: "") }
    return Entry(path: path, title: EscapedText.line(text))
  }
}
