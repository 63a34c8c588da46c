import Foundation
import ScreenInterface

/// The metrics of the parts that are not lines of text, in points.
nonisolated enum PartsMetrics {
  /// The height of a button.
  static let button: CGFloat = 32
  /// The height of a badge on a picture, or in the text column.
  static let badge: CGFloat = 22

  /// Returns the extra space above a button: a line of text has its own leading, a button has none.
  static func lead(in kind: CustomCardKind) -> CGFloat { kind.parts.first?.role == .button ? 0 : 6 }
}

nonisolated extension FeedCard {
  /// Returns the text of a part; empty for none.
  func text(of role: FeedPart.Role) -> String {
    switch role {
    case .title: title
    case .subtitle: subtitle
    case .body: body
    case .price: price
    case .badge: badge
    case .button: button
    case .picture: ""
    }
  }
}

nonisolated extension FeedPart.Style {
  /// The text style from `Typography`.
  var textStyle: TextStyle {
    switch self {
    case .display: Typography.display
    case .title: Typography.title
    case .name: Typography.name
    case .body: Typography.body
    case .caption: Typography.caption
    case .hint: Typography.hint
    }
  }
}
