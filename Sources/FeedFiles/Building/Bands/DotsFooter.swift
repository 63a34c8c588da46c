import Carousel
import CollectionViews
import Foundation
import LayoutGeometry
import ScreenInterface

/// The page dots beneath a row.
final class DotsFooter: CollectionReusableView {
  private struct State {
    var row = ""
    var height = FeedMetrics.dotsHeight
    var line = FeedMetrics.dotsLine
  }

  private var state = State()
  private let dots = PageControl()

  override init(frame: CGRect) {
    super.init(frame: frame)
    dots.elementName = "dots"
    addSubview(dots)
  }

  /// Applies what the feed file says of the dots, in the palette of the feed.
  func show(_ look: FeedDots, metrics: PageControlMetrics, palette: FeedPalette) {
    dots.pageIndicatorTintColor = palette.dot
    dots.currentPageIndicatorTintColor = palette.current
    dots.setColors(platter: palette.card, number: palette.secondInk)
    dots.metrics = metrics
    dots.backgroundStyle = look.background
    dots.direction = look.direction
    dots.allowsContinuousInteraction = look.scrubs
    dots.hidesForSinglePage = look.hidesForSinglePage
    dots.preferredIndicatorImage = look.image?.indicator
    dots.preferredCurrentPageIndicatorImage = look.currentImage?.indicator
    state.height = look.height(metrics)
    state.line = look.line(metrics)
    setNeedsLayout()
  }

  /// Connects the dots to the row called `row`, which they then move.
  func connect(to row: String, of collectionView: CollectionView) {
    guard state.row != row else { return }
    state.row = row
    PageControlBinding.connect(dots, to: row, of: collectionView)
  }

  override func layoutSubviews() {
    let width = max(0, bounds.width - 2 * FeedMetrics.margin(width: bounds.width))
    dots.frame = CGRect(
      x: (bounds.width - width) / 2, y: state.height - state.line, width: width, height: state.line)
  }
}

extension FeedDots {
  /// The height of the line of dots, in points: the usual one, or more for larger dots or images.
  func line(_ metrics: PageControlMetrics) -> CGFloat {
    let extent = image == nil && currentImage == nil ? 0 : metrics.imageExtent
    return max(FeedMetrics.dotsLine, metrics.dotDiameter, extent)
  }

  /// The height of the footer beneath the row, in points.
  func height(_ metrics: PageControlMetrics) -> CGFloat {
    FeedMetrics.dotsHeight - FeedMetrics.dotsLine + line(metrics)
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
