/// A feed as it is written in a file: checked values, not yet views.
///
/// Lengths are points and times are seconds throughout.
public nonisolated struct FeedDocument: Sendable, Hashable {
  /// The name of the feed, in the language of its author.
  public var title: String
  /// The line beneath the title; empty where there is none.
  public var subtitle: String
  /// Light, dark, or what the window asks for.
  public var theme: FeedTheme
  /// Whether the feed itself snaps.
  public var paging: FeedPaging
  /// The rows, from the top.
  public var sections: [FeedSection]
  /// The numbers this feed sets; all others keep their defaults.
  public var settings: FeedSettings
}

/// The palette a feed is shown in.
public nonisolated enum FeedTheme: String, Sendable, Hashable, CaseIterable {
  /// What the window asks for; the default.
  case auto
  /// Ink on paper.
  case light
  /// Paper on ink.
  case dark
}

/// How the feed itself comes to rest.
///
/// UIKit counterpart: `UIScrollView.isPagingEnabled` for `bounds`; the others have none.
public nonisolated enum FeedPaging: String, Sendable, Hashable, CaseIterable {
  /// Anywhere; the default.
  case none
  /// On multiples of its own height.
  case bounds
  /// On the top of a section.
  case sections
}
