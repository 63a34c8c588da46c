import Documents
import FeedFiles
import Foundation

/// The feed files of whoever opened a window, which the palette leads to besides the scenes of the program.
struct UserFeeds {
  /// A feed file by the path that a command line says, and its title.
  struct Entry: Hashable {
    var path: String
    var title: String
  }

  /// The most files that are looked at.
  private static let most = 200

  /// The folder as the beginning of a path, empty for the current one; `nil` where nobody's feeds are.
  private let folder: String?

  /// The feeds beside the file that a window was opened with; those of the current folder where it has a `feed.yml`.
  init(beside loaded: LoadedScene, of program: ToolProgram) {
    if loaded.file != nil, !program.sceneNames.contains(loaded.argument) {
      folder = loaded.argument.lastIndex(of: "/").map { String(loaded.argument[...$0]) } ?? ""
    } else {
      folder = ProjectFolder.feed.map { _ in "" }
    }
  }

  /// The feeds as they are now, by name; what is no feed, or not even YAML, is left out.
  var entries: [Entry] {
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
