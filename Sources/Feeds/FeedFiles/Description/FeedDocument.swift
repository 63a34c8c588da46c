public import CollectionViews

/// A feed read from a file: checked values, not yet views.
///
/// Lengths are points and times are seconds throughout.
public nonisolated struct FeedDocument: Sendable, Hashable {
  /// The name of the feed, in the language of its author.
  public var title: String
  /// The line beneath the title; may be empty.
  public var subtitle: String
  /// The theme: light, dark, or that of the window.
  public var theme: FeedTheme
  /// The look of everything; plain unless the file says more.
  package var look = FeedLook()
  /// True when a click also turns up the back of a card without words on it, which tells where the card lies.
  ///
  /// A file that says nothing of it has that of its badges.
  package var turnsCards = false
  /// The snapping of the feed itself.
  public var paging: CollectionView.FeedPaging
  /// The rows, from the top.
  public var sections: [FeedSection]
  /// The answer to a pull at the top, which asks for new cards; `nil` for a feed that cannot be pulled so.
  package var refresh: FeedAnswer?
  /// The numbers set by this feed; all others keep their defaults.
  public var settings: FeedSettings

  /// Returns the look of a section, in its own language where it has one.
  func look(of section: FeedSection) -> FeedLook {
    guard let language = section.language else { return look }
    var look = look
    look.fonts.language = language
    return look
  }

  /// Takes over the numbers and choices of another version of the feed; cards, look and arrangement stay.
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
  /// Dark ink on light paper.
  case light
  /// Light ink on dark paper.
  case dark
}
