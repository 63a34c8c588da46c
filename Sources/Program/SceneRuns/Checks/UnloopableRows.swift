import Documents
import FeedFiles
import Foundation

/// The rows of a feed that are set to loop but cannot at some window width, because their cards do not fill it.
struct UnloopableRows {
  /// A warning for each row, with its length and the effect on its dots.
  let warnings: [DocumentFault]

  /// Finds the rows in the document of a feed.
  init(in root: DocumentNode, of feed: FeedDocument, width: CGFloat, file: String) {
    guard case .list(let nodes)? = root["sections"]?.content else {
      warnings = []
      return
    }
    warnings = zip(feed.sections, nodes).compactMap { section, node in
      guard let loop = node["loop"], let standing = section.standingLoop(inFeedOf: width) else { return nil }
      return DocumentFault(
        file: file, position: loop.position, message: Self.words(section, standing, width: width))
    }
  }

  private static func words(
    _ section: FeedSection, _ standing: (length: CGFloat, showsWhole: Bool), width: CGFloat
  ) -> String {
    let dots =
      section.carousel?.dots.map { $0.hidesForSinglePage ? ", without dots" : ", with one dot" } ?? ""
    guard section.cards.count > 1 else {
      return "the row does not loop: it has one card, one page" + dots
    }
    return "the row does not loop in a window \(NumberText.points(width)) points wide: its "
      + "\(section.cards.count) cards, \(NumberText.points(standing.length.rounded())) points long, "
      + (standing.showsWhole ? "all show as one page" + dots : "are shorter, and it ends at the last one")
  }
}
