package import Foundation
package import ScreenInterface

extension ViewContext {
  /// Returns text broken into lines, in the language and the direction of the traits where it has none of its own.
  package func layout(_ text: String, style: TextStyle, width: CGFloat, maximumLines: Int) -> TextLayout {
    self.text.layout(
      text, style: spoken(style), width: width,
      paragraph: ParagraphStyle(maximumLines: maximumLines, direction: traits.writingDirection))
  }

  /// Returns the width of text on one line, in points, in the language of the traits where it has none of its own.
  package func width(of text: String, style: TextStyle) -> CGFloat {
    self.text.width(of: text, style: spoken(style))
  }

  /// Returns a style in the language of the traits where it has none of its own.
  package func spoken(_ style: TextStyle) -> TextStyle {
    guard style.language == nil, let language = traits.language else { return style }
    var style = style
    style.language = language
    return style
  }
}
