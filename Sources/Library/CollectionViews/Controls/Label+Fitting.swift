package import Foundation
import LayoutGeometry
import ScreenInterface

extension Label {
  /// True while the text has its colour for a highlighted cell; default false.
  package var isShownHighlighted: Bool {
    get { state.isHighlighted }
    set { state.isHighlighted = newValue }
  }

  /// The colour and the displacement of the text's shadow, in points; default none.
  package var textShadow: (color: DynamicColor?, offset: CGSize) {
    get { (state.shadowColor, state.shadowOffset) }
    set {
      state.shadowColor = newValue.color
      state.shadowOffset = CGSize(
        width: newValue.offset.width.bounded, height: newValue.offset.height.bounded)
    }
  }

  /// The shadow that the text casts: its own, or that of a label on a clear ground, not blurred.
  func textShadow(_ traits: TraitCollection) -> (color: Color, offset: CGSize)? {
    if let color = state.shadowColor { return (color.resolved(with: traits), state.shadowOffset) }
    guard paintsOwnShape, decoration.backgroundColor == nil, let shadow = decoration.shadow else {
      return nil
    }
    return (shadow.color.resolved(with: traits), CGSize(width: shadow.shift, height: shadow.offset))
  }

  /// The colour of the text while it is highlighted; default none.
  package var highlightColor: DynamicColor? {
    get { state.highlightedTextColor }
    set { state.highlightedTextColor = newValue }
  }

  /// False when the text is drawn faint; default true.
  package var isShownEnabled: Bool {
    get { state.isEnabled }
    set { state.isEnabled = newValue }
  }

  /// The smallest scale to which one line of text shrinks to fit the width, 0…1; default 1, it does not shrink.
  package var minimumScale: CGFloat {
    get { state.minimumScale }
    set {
      state.minimumScale = newValue
      state.shownLayout = nil
    }
  }

  /// The width at which the intrinsic size breaks lines, in points; default 0, it breaks none.
  package var preferredWidth: CGFloat {
    get { state.preferredWidth }
    set {
      state.preferredWidth = newValue
      contentSizeDidChange()
    }
  }

  /// One line of text in a style that fits the view's width; `nil` where it fits as it is, or has several lines.
  var shrunkLayout: TextLayout? {
    let (width, surroundings) = (textSize.width, surroundings)
    guard state.numberOfLines == 1, width > 0, let context = measuringContext else { return nil }
    let natural =
      state.runs.isEmpty
      ? context.width(of: writtenText, style: shownStyle) : textLayout(width: .infinity)?.size.width ?? 0
    guard natural > width else { return nil }
    let shrinkage = max(state.minimumScale, width / natural * 0.995)
    if let known = state.shownLayout, known.width == width, known.shrinkage == shrinkage,
      known.surroundings == surroundings
    {
      return known.value
    }
    state.shownLayout = layout(width: width, maximumLines: 1, surroundings, shrinkage: shrinkage)
    return state.shownLayout?.value
  }
}
