/// The rule that files are read through one type, `InputFile`, which bounds what it lets in.
///
/// Pictures and their catalogues, which are read below it, have readers of their own with the same rules.
enum OneDoor {
  static let homes: Set = [
    "Sources/Feeds/Documents/Files/InputFile.swift",
    "Sources/Window/SDLRendering/Pictures/PictureBytes.swift",
    "Sources/Library/ScreenInterface/Pictures/PictureFileSize.swift",
    "Sources/Library/UIKitNames/Appearance/AssetCatalog.swift",
  ]

  private static let readings = [
    "Data ( contentsOf", "String ( contentsOf", "forReadingFrom",
    "forReadingAtPath", "contents ( atPath", "InputStream", "IMG_Load (", "fopen",
  ]

  static func violations(in file: SourceFile) -> [Violation] {
    guard file.isSource, !homes.contains(file.path) else { return [] }
    return file.violations(
      ofPhrases: readings, because: "read it through InputFile, which refuses pipes and what is too large")
  }
}
