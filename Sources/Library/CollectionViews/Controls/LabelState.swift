import Foundation
import LayoutGeometry
import SceneReadings
import ScreenInterface

/// The values of a label, with its last text layouts.
struct LabelState {
  var text = ""
  /// The text that is shown in place of the whole one; `nil` for none.
  var shownText: String?
  /// The parts of the text that look different from each other.
  var runs: [LabelRun] = []
  /// The attributed string from which the parts come; `nil` for none.
  var source: NSAttributedString?
  /// The style that was set; `nil` for the default one.
  var style: TextStyle?
  var isHighlighted = false
  var isEnabled = true
  var highlightedTextColor: DynamicColor?
  /// The colour of the text's shadow; `nil` for none.
  var shadowColor: DynamicColor?
  /// The displacement of the shadow, in points.
  var shadowOffset = CGSize(width: 0, height: -1)
  var minimumScale: CGFloat = 1
  var preferredWidth: CGFloat = 0
  var textColor = DynamicColor(light: 0x000000, dark: 0xFFFFFF)
  var textAlignment = Label.TextAlignment.natural
  var numberOfLines = 1
  var lineBreakMode = LineBreakMode.byTruncatingTail
  var adjustsFont = false
  var isVerbatim = false
  /// The rectangle in which the text is being painted; `nil` while nothing paints it.
  var textArea: CGRect?
  var layout: LabelLayout?
  /// The layout without a width, which constraints ask for beside the one in a width.
  var naturalLayout: LabelLayout?
  var shownLayout: LabelLayout?
}

/// A text layout of a label with the input that it was made for.
struct LabelLayout {
  var width: CGFloat
  var maximumLines: Int
  var surroundings: LabelSurroundings
  var shrinkage: CGFloat = 1
  var value: TextLayout
}

/// The traits and settings that the text layout depends on.
struct LabelSurroundings: Equatable {
  var direction = WritingDirection.leftToRight
  var language: LanguageTag?
  var scale: CGFloat = 1
  var isPseudolocalized = false
  /// True where the default style is that of iOS.
  var isSystem = false
}
