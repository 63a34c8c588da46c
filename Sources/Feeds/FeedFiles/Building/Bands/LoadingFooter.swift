import CollectionViews
import Foundation
import LayoutGeometry
import ScreenInterface

/// The loading indicator for more cards, an animated book: beneath a list, or on a disc over the end of a row.
///
/// Nothing is drawn while no cards are loading.
final class LoadingFooter: CollectionReusableView {
  /// The height beneath a list, and of the disc over a row, in points.
  static let height: CGFloat = 36
  /// The width of the disc over a row, in points.
  static let discWidth = RefreshIndicator.width + 24
  /// The distance of the disc from the end of the text column, in points.
  static let step: CGFloat = 8

  private struct State {
    var book = RefreshIndicator()
    var disc: DynamicColor?
    var line: DynamicColor?
    var began: TimeInterval?
  }

  private var state = State()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// The time at which the cards were requested; `nil` while none are loading.
  var began: TimeInterval? {
    get { state.began }
    set { state.began = newValue }
  }

  /// Applies the colours of the feed; over cards the book is on a disc.
  func wear(_ look: FeedLook, overCards: Bool) {
    state.book = RefreshIndicator(look.palette)
    state.disc = overCards ? look.palette.card : nil
    state.line = overCards ? look.palette.line : nil
  }

  override func prepareForReuse() { state.began = nil }

  override func draw(with pen: inout DrawingContext) {
    guard let began = state.began, let context else { return }
    let (area, radius) = (CGRect(x: 0, y: 0, width: bounds.width, height: Self.height), Self.height / 2)
    if let disc = state.disc?.resolved(with: context.traits) {
      pen.paint(.fill(disc, cornerRadius: radius), in: area, element: elementID)
    }
    if let line = state.line?.resolved(with: context.traits) {
      pen.paint(.stroke(line, width: 1, cornerRadius: radius), in: area, element: elementID)
    }
    let page = RefreshIndicator.page(after: context.now - began, reducesMotion: context.traits.reducesMotion)
    state.book.paint(opening: 1, current: page, in: area, of: self, with: &pen)
  }
}

extension RefreshIndicator {
  /// Creates a book in the colours of a feed's dots.
  init(_ palette: FeedPalette) {
    self.init()
    color = palette.dot
    currentColor = palette.current
  }
}
