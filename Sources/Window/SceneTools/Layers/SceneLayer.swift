import ScreenInterface

/// The layers of a scene, from the back to the front.
enum SceneLayer: Int, Sendable, Hashable, CaseIterable {
  /// The background, decorations, the scroll indicator and the focus ring.
  case feed
  /// The viewports of the rows, which draw nothing themselves.
  case rows
  /// The cells.
  case cards
  /// Headers, footers and badges.
  case supplementary
  /// Page controls.
  case dots
  /// Overlays.
  case overlay

  /// The name beside the layer's plane.
  var name: String {
    switch self {
    case .feed: "feed"
    case .rows: "row scrollers"
    case .cards: "cards"
    case .supplementary: "supplementary"
    case .dots: "dots"
    case .overlay: "overlay"
    }
  }

  /// Creates the layer that a command belongs to.
  init(of command: DrawCommand) {
    switch command.order.category {
    case 1: self = .cards
    case 2 where Self.names("dots", in: command.element.path): self = .dots
    case 2 where Self.names("overlay", in: command.element.path): self = .overlay
    case 2: self = .supplementary
    default: self = .feed
    }
  }

  private static func names(_ part: String, in path: String) -> Bool {
    path.hasSuffix("/" + part) || path.contains("/" + part + "/")
  }
}
