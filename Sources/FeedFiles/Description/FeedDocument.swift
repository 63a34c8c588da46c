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
  /// The snapping of the feed itself.
  public var paging: CollectionView.FeedPaging
  /// The rows, from the top.
  public var sections: [FeedSection]
  /// The numbers set by this feed; all others keep their defaults.
  public var settings: FeedSettings
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
