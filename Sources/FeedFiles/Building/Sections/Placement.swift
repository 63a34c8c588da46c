import CollectionViews
import Foundation
import LayoutGeometry
import ScreenInterface

extension View {
  /// Places a subview at `frame`, given for left-to-right and mirrored for right-to-left reading.
  func place(_ view: View, at frame: CGRect) {
    let isMirrored = context?.traits.isRightToLeft ?? false
    view.frame = isMirrored ? frame.mirrored(inWidth: bounds.width) : frame
  }

  /// The width of one line of `text`.
  func width(of text: String, _ style: TextStyle) -> CGFloat {
    text.isEmpty ? 0 : (context?.text.width(of: text, style: style) ?? 0).rounded(.up)
  }
}

extension View {
  /// Returns the largest style of titles, from `style` down, in which a line of `width` has room for each word of `text`
  /// whole; the smallest where none has.
  ///
  /// Ideographs and kana may part anywhere and are no words in this sense.
  func titleStyle(_ style: TextStyle, of text: String, in width: CGFloat, _ look: FeedLook) -> TextStyle {
    guard let place = Typography.titles.firstIndex(of: style) else { return look.fonts[style] }
    let words = text.split { $0.isWhitespace || BlockTextMeasuring.advance(of: $0) >= 1 }.map(String.init)
    let styles = Typography.titles[place...].map { look.fonts[$0] }
    return styles.first { style in words.allSatisfy { self.width(of: $0, style) <= width } }
      ?? styles.last ?? look.fonts[style]
  }
}

extension Label {
  /// Creates a label of so many lines, 0 for as many as needed; its look says the rest.
  convenience init(lines: Int) {
    self.init(frame: .zero)
    numberOfLines = lines
  }

  /// Takes the feed's font for a style of `Typography`, and the feed's colour for a role.
  func wear(_ look: FeedLook, _ style: TextStyle, _ role: FeedPalette.Role) {
    self.style = look.fonts[style]
    textColor = look.palette[role]
  }
}
