import CollectionViews
import ScreenInterface

/// The names of the four seasons' pictures, for a screen reader.
enum SeasonNames {
  /// The names, spring first.
  static let all = ["春 · Spring", "夏 · Summer", "秋 · Autumn", "冬 · Winter"]
}

extension ImageView {
  /// Shows a picture that a screen reader tells by a name.
  func show(_ picture: PictureReference?, called name: String) {
    image = picture
    isAccessibilityElement = true
    accessibilityLabel = name
  }
}
