public import Foundation
import LayoutGeometry

/// The measures shared by all feeds, in points, on a grid of 8.
public nonisolated enum FeedLayoutMetrics {
  /// The margin at the sides of text and cards.
  public static let sideMargin: CGFloat = 20
  /// The distance from one section to the next.
  public static let sectionGap: CGFloat = 40
  /// The least and the largest width of text and cards in a wide feed.
  public static let columnWidths: ClosedRange<CGFloat> = 720...1600
  /// The share of a wide feed that its text and cards take.
  static let columnShare: CGFloat = 0.84
  /// The widest picture that one page of a full-bleed row is; a wider feed shows several side by side.
  static let widestPage: CGFloat = 900
  /// The widest card of words in a row; where a wide feed would make it wider, several stand in that place.
  static let widestWords: CGFloat = 640
  /// The most by which a picture in such a row is wider than high; none is kept from `leastPicture` points.
  private static let (pictureShape, leastPicture): (CGFloat, CGFloat) = (2.5, 480)
  /// The most by which a banner is wider than high in a wide feed, where it is not written so.
  static let bannerShape: CGFloat = 5
  /// The width above which a list stands in two columns.
  static let twoColumns: CGFloat = 1000
  /// The width of a feed above which the column is centred.
  public static let wideWidth: CGFloat = 700
  /// The feed width for which the lengths in a feed file are written; full-bleed rows shrink below it.
  public static let designWidth: CGFloat = 430
  /// The corner radius of paper.
  public static let cornerRadius: CGFloat = 4
  /// The height of a footer with dots of the usual size.
  public static let dotsHeight: CGFloat = 16
  /// The height of the line of dots itself.
  public static let dotsLine: CGFloat = 8
  /// The distance from a row's edge to the band over it.
  static let overlayStep: CGFloat = 16
  /// The least width of a card in which a band stays; over smaller ones it stands in the text column.
  static let leastOverlaid: CGFloat = 200
  /// The space between a card's edge and its text.
  public static let cardPadding: CGFloat = 16

  /// The margin at the sides of a feed of `width`: the usual one, or as much as centres the column.
  public static func margin(width: CGFloat) -> CGFloat {
    guard width > wideWidth else { return sideMargin }
    let column = min(max(width * columnShare, columnWidths.lowerBound), columnWidths.upperBound)
    return max(sideMargin, ((width - column) / 2).rounded(.down))
  }

  /// The number of cards that a full-bleed row of `count` cards shows side by side in a feed of `width`.
  static func pagesAbreast(of count: Int, width: CGFloat) -> Int {
    max(1, min(count, Int(bounding: (width / widestPage).rounded(.up))))
  }

  /// The widest picture in a row of a height: where a wide feed would make it wider, several stand in that place.
  static func widestPicture(height: CGFloat) -> CGFloat { max(leastPicture, pictureShape * height) }

  /// The height of a full-bleed row of a written height in a feed of `width` that shows so many cards side by side.
  ///
  /// Pictures too few for a wide window keep their shape until they are two and a half times as wide as high, so that
  /// none is a stripe, and from there on their height grows no further than the text column does.
  static func bleedHeight(_ height: CGFloat, width: CGFloat, pages: Int, isPictures: Bool) -> CGFloat {
    let scaled = height * bleedScale(width: width, pages: pages)
    guard isPictures else { return scaled.rounded() }
    let page = width / CGFloat(pages)
    let shaped = min(height * page / designWidth, min(page, columnWidths.upperBound) / pictureShape)
    return max(scaled, shaped).rounded()
  }

  /// The share of its written height that a full-bleed row has in a feed of `width`.
  ///
  /// So a picture painted for the design width is never cut at its sides; `pages` of them side by side grow with
  /// the width, so that a large window is not a strip.
  public static func bleedScale(width: CGFloat, pages: Int = 1) -> CGFloat {
    guard pages > 1 else { return min(1, width / designWidth) }
    return min(max(1, width / CGFloat(pages) / (1.5 * designWidth)), 1.35)
  }
}
