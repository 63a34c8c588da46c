import CollectionViews
public import Foundation
import LayoutGeometry
import ScreenInterface

/// The layout metrics shared by all feeds, in points, on a grid of 8.
public nonisolated enum FeedLayoutMetrics {
  /// The margin at the sides of text and cards.
  public static let sideMargin: CGFloat = 20
  /// The distance from one section to the next.
  public static let sectionGap: CGFloat = 40
  /// The least and the largest width of text and cards in a wide feed.
  public static let columnWidths: ClosedRange<CGFloat> = 720...1600
  /// The width of text and cards as a fraction of a wide feed's width.
  static let columnShare: CGFloat = 0.84
  /// The greatest width of a picture on a page of a full-bleed row; a wider feed shows several side by side.
  static let widestPage: CGFloat = 900
  /// The greatest width of a text card in a row; a wide feed shows several side by side instead of a wider one.
  static let widestWords: CGFloat = 640
  /// The greatest aspect ratio of a picture in such a row, and the width up to which it does not apply.
  private static let (pictureShape, leastPicture): (CGFloat, CGFloat) = (2.5, 480)
  /// The greatest aspect ratio of a banner in a wide feed, unless the file sets its size.
  static let bannerShape: CGFloat = 5
  /// The width above which a list has two columns.
  static let twoColumns: CGFloat = 1000
  /// The width of a feed above which the column is centred.
  public static let wideWidth: CGFloat = 700
  /// The reference width of the lengths in a feed file; full-bleed rows shrink below it.
  public static let designWidth: CGFloat = 430
  /// The corner radius of cards.
  public static let cornerRadius: CGFloat = 4
  /// The largest distance of the text column from the feed's edge at which the text of a page begins as far from the
  /// page's edge, as a fraction of the page's width.
  private static let mostPageLead: CGFloat = 0.25
  /// The height of a footer with dots of the usual size.
  public static let dotsHeight: CGFloat = 16
  /// The height of the line of dots itself.
  public static let dotsLine: CGFloat = 8
  /// The distance from a row's edge to the band over it.
  static let overlayStep: CGFloat = 16
  /// The least width of a card that contains a band; over smaller cards the band is in the text column.
  static let leastOverlaid: CGFloat = 200
  /// The space between a card's edge and its text.
  public static let cardPadding: CGFloat = 16

  /// Returns the side margin of a feed of `width`: the default, or as much as centres the column.
  public static func margin(width: CGFloat) -> CGFloat {
    guard width > wideWidth else { return sideMargin }
    let column = min(max(width * columnShare, columnWidths.lowerBound), columnWidths.upperBound)
    return max(sideMargin, ((width - column) / 2).rounded(.down))
  }

  /// Returns the margin at the leading side of a full-bleed page of a width, in a feed of a width.
  ///
  /// On pages side by side the text begins at the feed's text column when a page begins at the feed's edge. Where
  /// that would be far inside the page, as in the widest windows, it begins at the page's own margin.
  static func leadingMargin(page: CGFloat, feed: CGFloat) -> CGFloat {
    guard feed > page else { return margin(width: page) }
    let column = margin(width: feed)
    return column <= page * mostPageLead ? column : margin(width: page)
  }

  /// Returns the number of cards that a full-bleed row of `count` cards shows side by side in a feed of `width`.
  static func pagesAbreast(of count: Int, width: CGFloat) -> Int {
    max(1, min(count, Int(bounding: (width / widestPage).rounded(.up))))
  }

  /// Returns the greatest width of a picture in a row of a height; a wide feed shows several side by side.
  static func widestPicture(height: CGFloat) -> CGFloat { max(leastPicture, pictureShape * height) }

  /// Returns the height of a full-bleed row in a feed of `width` that shows `pages` cards side by side.
  ///
  /// Pictures too few for a wide window keep their aspect ratio up to 2.5, so that none becomes a thin strip.
  /// From there on their height grows no further than the text column does.
  static func bleedHeight(_ height: CGFloat, width: CGFloat, pages: Int, isPictures: Bool) -> CGFloat {
    let scaled = height * bleedScale(width: width, pages: pages)
    guard isPictures else { return scaled.rounded() }
    let page = width / CGFloat(pages)
    let shaped = min(height * page / designWidth, min(page, columnWidths.upperBound) / pictureShape)
    return max(scaled, shaped).rounded()
  }

  /// Returns the scale of a full-bleed row's height in a feed of `width`.
  ///
  /// So a picture made for the design width is never cropped at its sides. `pages` of them side by side grow
  /// with the width, so that a large window does not show a thin strip.
  public static func bleedScale(width: CGFloat, pages: Int = 1) -> CGFloat {
    guard pages > 1 else { return min(1, width / designWidth) }
    return min(max(1, width / CGFloat(pages) / (1.5 * designWidth)), 1.35)
  }
}

extension View {
  /// Sets the frame of a subview, given for left-to-right and mirrored in a right-to-left layout.
  func place(_ view: View, at frame: CGRect) {
    let isMirrored = context?.traits.isRightToLeft ?? false
    view.frame = isMirrored ? frame.mirrored(inWidth: bounds.width) : frame
  }

  /// Returns the width of one line of `text`.
  func width(of text: String, _ style: TextStyle) -> CGFloat {
    text.isEmpty ? 0 : (context?.width(of: text, style: style) ?? 0).rounded(.up)
  }
}

extension Label {
  /// Creates a label of a number of lines, 0 for as many as needed.
  convenience init(lines: Int) {
    self.init(frame: .zero)
    numberOfLines = lines
    textAlignment = .leading
  }

  /// Returns the height of the text in a width, limited to the lines that fit in `room` and are allowed.
  func height(in width: CGFloat, room: CGFloat = .infinity) -> CGFloat {
    guard numberOfLines != 1, !text.isEmpty else { return style.lineHeight }
    let height = sizeThatFits(CGSize(width: width, height: room)).height
    guard height > room else { return height }
    return max(1, (room / style.lineHeight).rounded(.down)) * style.lineHeight
  }

  /// Returns the distance from the top of this title to that of a smaller text beside it, less under a small title.
  func drop(to text: Label, _ look: FeedLook) -> CGFloat {
    max(0, min(look.scaled(6), (style.lineHeight - text.style.lineHeight).rounded(.down)))
  }

  /// The greatest number of lines of a body that the height of a card holds; more end in an ellipsis.
  nonisolated static var mostBodyLines: Int { 40 }

  /// Returns the height of a card's body in a width, in whole lines.
  func bodyHeight(in width: CGFloat) -> CGFloat {
    height(in: width, room: CGFloat(Self.mostBodyLines) * style.lineHeight)
  }

  /// Applies the feed's font for a style of `Typography`, and the feed's colour for a role.
  ///
  /// A text of `lines` lines at scale 1 may have more at a larger scale.
  func wear(_ look: FeedLook, _ style: TextStyle, _ role: FeedPalette.Role, lines: Int? = nil) {
    isVerbatim = true
    self.style = look.fonts[style]
    if let lines { numberOfLines = look.lines(lines) }
    textColor = look.palette[role]
  }
}
