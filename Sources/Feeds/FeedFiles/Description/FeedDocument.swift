public import CollectionViews

/// The model of a feed file: checked values, without views.
///
/// Lengths are points and times are seconds throughout.
public nonisolated struct FeedDocument: Sendable, Hashable {
  /// The name of the feed, in the language of its author.
  public var title: String
  /// The line beneath the title; may be empty.
  public var subtitle: String
  /// The theme: light, dark, or that of the window.
  public var theme: FeedTheme
  /// The style of the feed; the default style unless the file sets one.
  package var look = FeedLook()
  /// True when a click also flips a card without text on its back, which then shows the card's position.
  ///
  /// The default follows the file's setting of badges.
  package var turnsCards = false
  /// The snapping of the feed itself.
  public var paging: CollectionView.FeedPaging
  /// The rows, from the top.
  public var sections: [FeedSection]
  /// The response to pull to refresh; `nil` for a feed without it.
  package var refresh: SimulatedResponse?
  /// The settings of this feed; all others keep their defaults.
  public var settings: FeedSettings

  /// Returns the style of a section, in its own language where it has one.
  func look(of section: FeedSection) -> FeedLook {
    guard let language = section.language else { return look }
    var look = look
    look.fonts.language = language
    return look
  }

  /// Copies the settings of another version of the feed; cards, style and layout stay.
  mutating func takeNumbers(of other: FeedDocument) {
    settings = other.settings
    for index in sections.indices {
      guard case .carousel(var carousel) = sections[index].layout,
        let tuned = other.sections.first(where: { $0.id == sections[index].id })?.carousel
      else { continue }
      carousel.snapping = tuned.snapping
      carousel.autoplay = tuned.autoplay
      carousel.dots = tuned.dots
      carousel.transform = tuned.transform
      sections[index].layout = .carousel(carousel)
    }
  }
}

/// The themes of a feed.
public nonisolated enum FeedTheme: String, Sendable, Hashable, CaseIterable {
  /// The theme of the window; the default.
  case auto
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark
}
