import CollectionViews
import Documents
import LayoutGeometry
import ScreenInterface

/// The keys of a row's page control.
nonisolated struct FeedDotsKeys: KeyTable {
  static let name = "dots"
  static let line = "The page control of a row."
  static let declared = Self()

  let kind = DocumentKey<FeedDots.Kind>.word("kind", "The kind of page control.").or(.dots)
  let position = DocumentKey<FeedDots.Position>.word("position", "Beneath the row, or over its bottom edge.")
    .or(.below)
  let background = DocumentKey<PageControl.BackgroundStyle>.word(
    "background",
    "The platter behind the dots; automatic shows it while they are scrubbed. Over a row it is prominent without this key."
  ).elsewhere("automatic")
  let scrubs = DocumentKey.flag("scrubs", "True when press and slide goes through the pages.").or(true)
  let hidesForSinglePage = DocumentKey.flag("hidesForSinglePage", "True when a single page shows no dot.")
    .or(FeedDots().hidesForSinglePage)
  let direction = DocumentKey<PageControl.Direction>.word(
    "direction", among: FeedDots.directions, "The direction in which the pages follow each other."
  ).or(.natural)
  let image = DocumentKey.node("image", FeedDotsKeys.imageForm, "What stands for a page instead of a dot.")
  let currentImage = DocumentKey.node(
    "currentImage", FeedDotsKeys.imageForm, "What stands for the current page instead of a dot.")

  /// The form of an image: a symbol by its name, or a picture by its path.
  private static let imageForm = ValueForm.anyOf([
    .words(of: DrawCommand.Symbol.self), .spelled(FeedSpellings.pictureWithEnding),
  ])
}

nonisolated extension DocumentKey where Value == RectAlignment {
  /// Declares a key for one of the nine alignments in a rectangle.
  static func alignment(_ name: String, _ line: String) -> Self { .word(name, line) }
}
