import CollectionViews
import Foundation
import LayoutGeometry
import ScreenInterface

/// The background of a section, with a hair-line above and below.
final class SectionBackgroundView: CollectionReusableView {
  private let top = View()
  private let bottom = View()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    for line in [top, bottom] {
      addSubview(line)
    }
  }

  /// Applies a background from the palette of the feed.
  func show(_ background: FeedBackground, in palette: FeedPalette) {
    backgroundColor = background.color(in: palette)
    for line in [top, bottom] { line.backgroundColor = palette.line }
  }

  override func layoutSubviews() {
    let hair = 1 / (context?.traits.displayScale ?? 1)
    top.frame = CGRect(x: 0, y: 0, width: bounds.width, height: hair)
    bottom.frame = CGRect(x: 0, y: bounds.height - hair, width: bounds.width, height: hair)
  }
}

extension FeedBackground {
  /// Returns the colour of the background in a palette; `nil` for none.
  ///
  /// It is opaque, so that a pinned header hides the cards that scroll beneath.
  func color(in palette: FeedPalette) -> DynamicColor? {
    switch self {
    case .none: nil
    case .card: palette.card
    case .line: palette.line
    case .indigo: palette.wash
    }
  }
}
