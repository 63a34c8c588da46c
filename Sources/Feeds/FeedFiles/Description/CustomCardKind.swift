/// A custom card kind of a feed, composed of parts.
package nonisolated struct CustomCardKind: Sendable, Hashable {
  /// The position of the text.
  package enum Arrangement: String, Sendable, Hashable, CaseIterable {
    /// Below the picture; the default.
    case below
    /// Over the picture, on a band at its bottom.
    case over
    /// Beside the picture, which is at the leading or the trailing edge.
    case beside
  }

  /// The edge of a card at which a picture beside the text is placed.
  package enum Edge: String, Sendable, Hashable, CaseIterable {
    /// Where reading begins; the default.
    case leading
    /// Where reading ends.
    case trailing
  }

  /// The content mode of a picture in its frame.
  package enum Fit: String, Sendable, Hashable, CaseIterable {
    /// The picture fills its frame and is cropped around its focus; the default.
    case fill
    /// The whole picture is visible.
    case fit
  }

  /// The parts, the texts from top to bottom.
  package var parts = [FeedPart(.picture), FeedPart(.title), FeedPart(.subtitle), FeedPart(.body)]
  /// The position of the text; default below the picture.
  package var arrangement = Arrangement.below
  /// The content mode of the picture; default `fill`.
  package var fit = Fit.fill
  /// The aspect ratio (width by height) of the picture's frame; `nil` for 1.5, and beside the text for 1 or more.
  package var aspect: Double?
  /// The edge at which a picture beside the text is placed; default leading.
  package var edge = Edge.leading
  /// The width of a picture beside the text, as a fraction of the card's width; default 0.36.
  package var share = 0.36
  /// The padding between the card's edges and its text, in points; default 16.
  package var padding: Double = 16

  /// The default kind of a banner's cards: a picture, with text and a button over its bottom.
  package static let banner: CustomCardKind = {
    var kind = CustomCardKind()
    kind.parts = [.picture, .badge, .title, .subtitle, .body, .price, .button].map { FeedPart($0) }
    kind.arrangement = .over
    return kind
  }()

  /// Returns true when the kind has this part.
  func has(_ role: FeedPart.Role) -> Bool { parts.contains { $0.role == role } }
}

/// A part of a card, with its text style and alignment.
package nonisolated struct FeedPart: Sendable, Hashable {
  /// The role of a part, which is also a key of a card.
  package enum Role: String, Sendable, Hashable, CaseIterable {
    case picture, title, subtitle, body, price, badge, button
  }

  /// The horizontal alignment of a part.
  package enum Alignment: String, Sendable, Hashable, CaseIterable {
    case leading, center, trailing
  }

  /// The size of text, by the names of `Typography`.
  package enum Style: String, Sendable, Hashable, CaseIterable {
    case display, title, name, body, caption, hint
  }

  /// The role of the part.
  package var role: Role
  /// The maximum number of lines of its text, 0 for as many as fit.
  package var lines: Int
  /// The horizontal alignment; default leading.
  package var alignment = Alignment.leading
  /// The size of its text.
  package var style: Style

  /// Creates a part with the default style of its role.
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
