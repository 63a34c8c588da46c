import Carousel
import CollectionViews
import Foundation
import LayoutGeometry
import ScreenInterface

/// The footer of a row with its page control (dots).
final class DotsFooter: CollectionReusableView {
  private struct State {
    var row = ""
    var top = FeedLayoutMetrics.dotsHeight - FeedLayoutMetrics.dotsLine
    var line = FeedLayoutMetrics.dotsLine
  }

  private var state = State()
  private let dots = PageControl()

  /// The page control.
  var control: PageControl { dots }

  override init(frame: CGRect) {
    super.init(frame: frame)
    dots.elementName = "dots"
    addSubview(dots)
  }

  /// Applies the feed file's settings of the dots, in the palette of the feed.
  func show(_ look: FeedDots, metrics: PageControlMetrics, palette: FeedPalette) {
    let isOverPictures = look.position == .overlay
    // The faint dots of the palette are invisible over a picture; the secondary text colour has contrast on
    // the platter.
    dots.pageIndicatorTintColor = isOverPictures ? palette.secondInk : palette.dot
    dots.currentPageIndicatorTintColor = palette.current
    dots.setColors(platter: isOverPictures ? palette.paper : palette.card, number: palette.secondInk)
    dots.metrics = metrics
    dots.backgroundStyle = look.background
    dots.direction = look.direction
    dots.allowsContinuousInteraction = look.scrubs
    dots.hidesForSinglePage = look.hidesForSinglePage
    dots.preferredIndicatorImage = look.image?.indicator
    dots.preferredCurrentPageIndicatorImage = look.currentImage?.indicator
    state.top = look.top(metrics)
    state.line = look.line(metrics)
    setNeedsLayout()
  }

  /// Connects the dots to the row called `row`, which they then scroll.
  func connect(to row: String, of collectionView: CollectionView) {
    guard state.row != row else { return }
    state.row = row
    PageControlBinding.connect(dots, to: row, of: collectionView)
  }

  override func layoutSubviews() {
    let width = max(0, bounds.width - 2 * FeedLayoutMetrics.margin(width: bounds.width))
    dots.frame = CGRect(
      x: (bounds.width - width) / 2, y: state.top, width: width, height: state.line)
  }
}

nonisolated extension FeedDots {
  /// Returns the height of the line of dots, in points: the default, or more for larger dots or images.
  func line(_ metrics: PageControlMetrics) -> CGFloat {
    let extent = image == nil && currentImage == nil ? 0 : metrics.imageExtent
    return max(FeedLayoutMetrics.dotsLine, metrics.dotDiameter, extent)
  }

  /// Returns the space above the dots in their footer, in points; over a row it is that of their platter.
  func top(_ metrics: PageControlMetrics) -> CGFloat {
    position == .overlay ? metrics.platterReach : FeedLayoutMetrics.dotsHeight - FeedLayoutMetrics.dotsLine
  }

  /// Returns the height of the footer beneath the row, or over its bottom edge, in points.
  func height(_ metrics: PageControlMetrics) -> CGFloat {
    top(metrics) + line(metrics) + (position == .overlay ? metrics.platterReach + Self.overlayStep : 0)
  }

  /// The distance from a platter over a row to the row's edge and to text above it, in points.
  fileprivate static let overlayStep: CGFloat = 8
}

nonisolated extension FeedSection {
  /// The dots of the row; `nil` for none.
  var shownDots: FeedDots? { carousel?.dots.flatMap { $0.kind == .dots ? $0 : nil } }

  /// Returns the height at the bottom of the cards that dots cover, in points; 0 without such dots.
  func coveredFoot(_ metrics: PageControlMetrics) -> CGFloat {
    shownDots.map { $0.position == .overlay ? $0.height(metrics) + FeedDots.overlayStep : 0 } ?? 0
  }
}

extension FeedDots.Image {
  /// The image for the page control; `nil` for a picture without a file.
  fileprivate var indicator: PageControl.IndicatorImage? {
    switch self {
    case .symbol(let symbol): .symbol(symbol)
    case .picture(let picture): picture.file.map { .picture(PictureReference(path: $0.path)) }
    }
  }
}
