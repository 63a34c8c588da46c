import Carousel
import CollectionViews
import Foundation
import LayoutGeometry
import ScreenInterface

/// The dots beneath a row.
final class DotsFooter: CollectionReusableView {
  private struct State {
    var row = ""
  }

  private var state = State()
  private let dots = PageControl()

  override init(frame: CGRect) {
    super.init(frame: frame)
    dots.elementName = "dots"
    dots.pageIndicatorTintColor = DynamicColor(light: 0xC9BFAA, dark: 0x4A4C54)
    dots.currentPageIndicatorTintColor = Palette.vermilion
    addSubview(dots)
  }

  /// Lets the dots move the row called `row`, as the file says.
  func connect(_ look: FeedDots?, to row: String, of collectionView: CollectionView) {
    let look = look ?? FeedDots()
    dots.backgroundStyle = PageControl.BackgroundStyle(rawValue: look.background.rawValue) ?? .automatic
    dots.allowsContinuousInteraction = look.scrubs
    dots.hidesForSinglePage = look.hidesForSinglePage
    guard state.row != row else { return }
    state.row = row
    PageControlBinding.connect(dots, to: row, of: collectionView)
  }

  override func layoutSubviews() {
    let width = max(0, bounds.width - 2 * FeedMetrics.margin(width: bounds.width))
    dots.frame = CGRect(
      x: (bounds.width - width) / 2, y: FeedMetrics.dotsCenter - 4, width: width, height: 8)
  }
}
