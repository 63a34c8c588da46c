import Documents
import FeedFiles
import Foundation
import SDLRendering
import ScreenInterface

/// The font families that a feed names and that are not installed.
struct MissingFontFamilies {
  /// A warning for each family, with the substitute that is drawn on this desktop.
  let warnings: [DocumentFault]

  /// Finds the families under `fonts` in the document of a feed.
  init(in root: DocumentNode, of feed: FeedDocument, file: String) {
    let fonts = feed.look.fonts
    let keys = [("titles", fonts.titles, Typography.title), ("text", fonts.text, Typography.body)]
    warnings = keys.flatMap { key, font, style -> [DocumentFault] in
      guard let node = root["fonts"]?[key] else { return [] }
      var nodes = [node]
      if case .list(let list) = node.content { nodes = list }
      let instead =
        DesktopFonts.family(for: fonts[style]).map { "\($0) is drawn" } ?? "there is no font at all"
      return zip(font.names, nodes).filter { !DesktopFonts.hasFamily($0.0) }.map { name, node in
        DocumentFault(
          file: file, position: node.position,
          message: "the family \"\(name)\" is not installed here; \(instead)")
      }
    }
  }
}
