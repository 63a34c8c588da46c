import CollectionViews
import Foundation
import LayoutGeometry
import ScreenInterface
import Typesetting

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
  /// Returns the largest title style, from `style` down, in which each word of `text` fits in a line of `width`.
  ///
  /// It is the smallest one where none fits. Ideographs and kana may break anywhere and do not count as words.
  func titleStyle(_ style: TextStyle, of text: String, in width: CGFloat, _ look: FeedLook) -> TextStyle {
    guard let place = Typography.titles.firstIndex(of: style) else { return look.fonts[style] }
    let words = text.split(whereSeparator: \.partsWords).map(String.init)
    let styles = Typography.titles[place...].map { look.fonts[$0] }
    return styles.first { style in words.allSatisfy { self.width(of: $0, style) <= width } }
      ?? styles.last ?? look.fonts[style]
  }

  /// Returns `text` with an ellipsis in each word that does not fit in a line of `width`, so that no word is broken.
  func cuttingWords(of text: String, _ style: TextStyle, in width: CGFloat) -> String {
    guard let context else { return text }
    var cut = ""
    var rest = text[...]
    while let first = rest.first {
      let end = rest.firstIndex(where: \.partsWords) ?? rest.endIndex
      let word = String(rest[..<end])
      let isLong = self.width(of: word, style) > width
      let line = context.layout(word, style: style, width: width, maximumLines: 1).lines.first
      cut += isLong ? line?.string ?? word : word
      if end == rest.startIndex { cut.append(first) }
      rest = rest[(end == rest.startIndex ? rest.index(after: end) : end)...]
    }
    return cut
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
