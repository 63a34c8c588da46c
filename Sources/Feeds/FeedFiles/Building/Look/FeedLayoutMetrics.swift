import CollectionViews
public import Foundation
import LayoutGeometry
import ScreenInterface
import Typesetting

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
  /// The least width for the text of a page that begins as far from its edge as the text column from the feed's.
  private static let leastPageWords: CGFloat = 240
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
  /// On pages side by side the text begins at the feed's text column when a page begins at the feed's edge.
  static func leadingMargin(page: CGFloat, feed: CGFloat) -> CGFloat {
    let (side, column) = (margin(width: page), margin(width: max(feed, page)))
    return page - column - side >= leastPageWords ? column : side
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

extension View {
  /// Sets a title in the largest style, from `style` down, in which each of its words fits in a line of `width`.
  ///
  /// Where none fits it has the smallest one, and an ellipsis in each word that is longer than a line. Ideographs and
  /// kana may break anywhere and do not count as words.
  func setTitle(_ label: Label, _ style: TextStyle, in width: CGFloat, _ look: FeedLook) {
    let text: String = label.text
    let place = Typography.titles.firstIndex(of: style)
    let styles = place.map { Typography.titles[$0...].map { look.fonts[$0] } } ?? []
    label.style = largest(of: styles, fitting: text, in: width) ?? look.fonts[style]
    let cut = label.numberOfLines == 1 ? text : cuttingWords(of: text, label.style, in: width)
    label.shownText = cut == text ? nil : cut
  }

  /// Returns the first style in which each word of `text` fits in a line of `width`, else the last.
  func largest(of styles: [TextStyle], fitting text: String, in width: CGFloat) -> TextStyle? {
    styles.first { hasRoom(forWordsOf: text, $0, in: width) } ?? styles.last
  }

  /// Returns true where each word of `text` fits in a line of `width`.
  func hasRoom(forWordsOf text: String, _ style: TextStyle, in width: CGFloat) -> Bool {
    text.split(whereSeparator: \.partsWords).allSatisfy { self.width(of: String($0), style) <= width }
  }

  /// Returns `text` with an ellipsis in each word that does not fit in a line of `width`, so that no word is broken.
  func cuttingWords(of text: String, _ style: TextStyle, in width: CGFloat) -> String {
    guard !hasRoom(forWordsOf: text, style, in: width) else { return text }
    var cut = ""
    var rest = text[...]
    while let first = rest.first {
      let end = rest.firstIndex(where: \.partsWords) ?? rest.endIndex
      cut += rest[..<end].endingAtHyphens.map { cutting($0, style, in: width) }.joined()
      if end == rest.startIndex { cut.append(first) }
      rest = rest[(end == rest.startIndex ? rest.index(after: end) : end)...]
    }
    return cut
  }

  /// Returns a word, or a part of one up to its hyphen, with an ellipsis where it does not fit in a line.
  private func cutting(_ part: String, _ style: TextStyle, in width: CGFloat) -> String {
    // A soft hyphen shows where a line ends after it.
    let shown = part.unicodeScalars.last == "\u{AD}" ? part + "-" : part
    guard self.width(of: shown, style) > width else { return part }
    let line = context?.layout(shown, style: style, width: width, maximumLines: 1).lines.first?.string
    return line == shown ? part : line ?? part
  }

  /// Sets a name beneath or beside a picture, and returns its height.
  ///
  /// It is on one line in the larger style, or in the smaller one, else in at most `lines` lines of the
  /// smaller one, where `room` is high enough and no word is broken.
  func setName(
    _ label: Label, lines: Int, in width: CGFloat, room: CGFloat, _ look: FeedLook
  ) -> CGFloat {
    let small = look.fonts[Typography.smallName]
    let style = [look.fonts[Typography.name], small].first { self.width(of: label.text, $0) <= width }
    label.style = style ?? small
    let isWhole = label.text.split(whereSeparator: \.partsWords)
      .allSatisfy { self.width(of: String($0), small) <= width }
    let hasRoom = isWhole && room >= 2 * small.lineHeight
    label.numberOfLines = style == nil && hasRoom ? look.lines(lines) : 1
    guard label.numberOfLines != 1 else { return label.style.lineHeight }
    return label.height(in: width, room: room)
  }
}

extension Substring {
  /// The parts of a word that end at its hyphens, dashes and slashes, after which a line may end.
  nonisolated fileprivate var endingAtHyphens: [String] {
    reduce(into: [""]) { parts, character in
      parts[parts.count - 1].append(character)
      if let last = character.unicodeScalars.last,
        "-\u{AD}\u{2010}\u{2013}\u{2014}/".unicodeScalars.contains(last)
      {
        parts.append("")
      }
    }
  }
}

extension Character {
  /// True for a space, for an ideograph or kana, which may part anywhere, and for a letter of a script that writes no
  /// spaces between words, which parts at the words of a dictionary.
  nonisolated fileprivate var partsWords: Bool {
    if isWhitespace || BlockTextMeasuring.advance(of: self) >= 1 { return true }
    return switch unicodeScalars.first?.value ?? 0 {
    // Thai and Lao, Burmese, Khmer.
    case 0xE00...0xEFF, 0x1000...0x109F, 0x1780...0x17FF: true
    default: false
    }
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
