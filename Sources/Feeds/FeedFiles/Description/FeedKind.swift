/// A kind of card of a feed's own, made of parts.
package nonisolated struct FeedKind: Sendable, Hashable {
  /// The place of the words.
  package enum Arrangement: String, Sendable, Hashable, CaseIterable {
    /// Below the picture; the default.
    case below
    /// Over the picture, on a band of paper at its foot.
    case over
    /// Beside the picture, which lies at the leading edge.
    case beside
  }

  /// The ways in which a picture and its frame agree.
  package enum Fit: String, Sendable, Hashable, CaseIterable {
    /// The picture fills its frame and is cropped around its focus; the default.
    case fill
    /// The whole picture shows.
    case fit
  }

  /// The parts, the words from top to bottom.
  package var parts = [FeedPart(.picture), FeedPart(.title), FeedPart(.subtitle), FeedPart(.body)]
  /// The place of the words; default below the picture.
  package var arrangement = Arrangement.below
  /// The way in which the picture and its frame agree; default filling.
  package var fit = Fit.fill
  /// The width of the picture's frame by its height; `nil` for 1.5, and beside the words for 1.
  package var aspect: Double?
  /// The share of the card's width that the picture has beside the words; default 0.36.
  package var share = 0.36
  /// The space between the card's edges and its words, in points; default 16.
  package var padding: Double = 16

  /// The kind of a banner's cards that name none: a picture, with words and a button over its foot.
  package static let banner: FeedKind = {
    var kind = FeedKind()
    kind.parts = [.picture, .badge, .title, .subtitle, .body, .price, .button].map { FeedPart($0) }
    kind.arrangement = .over
    return kind
  }()

  /// True when the kind shows this part.
  func has(_ role: FeedPart.Role) -> Bool { parts.contains { $0.role == role } }
}

/// A part of a card, with the way in which it is set.
package nonisolated struct FeedPart: Sendable, Hashable {
  /// The parts by what they show, which are keys of a card.
  package enum Role: String, Sendable, Hashable, CaseIterable {
    case picture, title, subtitle, body, price, badge, button
  }

  /// The horizontal places of a part.
  package enum Alignment: String, Sendable, Hashable, CaseIterable {
    case leading, center, trailing
  }

  /// The sizes of text, by the names of `Typography`.
  package enum Style: String, Sendable, Hashable, CaseIterable {
    case display, title, name, body, caption, hint
  }

  /// What the part shows.
  package var role: Role
  /// The most lines of its text, 0 for as many as have room.
  package var lines: Int
  /// The horizontal place; default leading.
  package var alignment = Alignment.leading
  /// The size of its text.
  package var style: Style

  /// Creates a part that is set in the usual way.
  package init(_ role: Role) {
    self.role = role
    lines = role == .title ? 2 : role == .body ? 0 : 1
    style =
      switch role {
      case .title: .title
      case .body, .picture: .body
      case .subtitle: .caption
      case .price, .button: .name
      case .badge: .hint
      }
  }
}
