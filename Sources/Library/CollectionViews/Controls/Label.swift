public import Foundation
import LayoutGeometry
import SceneReadings
public import ScreenInterface

/// A view that shows text.
///
/// UIKit counterpart: `UILabel`. Lines are broken by the view's width, with the rules of the text's language. Lines
/// that do not fit the view's height are left out, and `lineBreakMode` says how the last visible one ends.
@preconcurrency @MainActor
open class Label: View {
  var state = LabelState()
  private static let ownStyle = TextStyle(size: 15)
  /// The style of a label on iOS.
  private static let systemStyle = TextStyle(size: 17, lineHeightMultiple: 1.193)
  /// The colour of the text of a disabled label.
  private static let disabledColor = DynamicColor(
    light: Color(hex: 0x3C3C43).withOpacity(0.3), dark: Color(hex: 0xEBEBF5).withOpacity(0.3))

  /// The horizontal alignment of the lines.
  ///
  /// UIKit counterpart: `NSTextAlignment`; `leading` and `trailing` are ours.
  public nonisolated enum TextAlignment: String, Sendable, Hashable, CaseIterable {
    /// The edge where the paragraph's direction begins: Arabic right, Latin left; the default.
    case natural
    /// At the left edge.
    case left
    /// In the middle.
    case center
    /// At the right edge.
    case right
    /// Justified to the full width, except a paragraph's last line, which is natural.
    case justified
    /// At the leading edge of the scene's reading direction.
    case leading
    /// At the trailing edge of the scene's reading direction.
    case trailing
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text; default empty.
  ///
  /// UIKit counterpart: `text`. An optional may be assigned as on iOS, and `nil` empties it; it never returns `nil`.
  open var text: String! {
    get { state.text }
    set {
      let text = newValue ?? ""
      guard state.text != text || !state.runs.isEmpty else { return }
      (state.text, state.shownText, state.runs, state.source) = (text, nil, [], nil)
      context?.note(.text, of: elementID.path)
      forgetLayout()
    }
  }

  /// The font and size of the text; default sans 15.
  public var style: TextStyle {
    get { state.style ?? (measuringContext?.looksLikeUIKit == true ? Self.systemStyle : Self.ownStyle) }
    set {
      guard state.style != newValue || !state.runs.isEmpty else { return }
      state.style = newValue
      state.source = nil
      for index in state.runs.indices { state.runs[index].style = nil }
      forgetLayout()
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of the text; default black, and white in the dark.
  ///
  /// UIKit counterpart: `textColor`. An optional may be assigned, and `nil` restores the default; it is never `nil`.
  open var textColor: DynamicColor! {
    get { state.textColor }
    set {
      state.textColor = newValue ?? LabelState().textColor
      state.source = nil
      for index in state.runs.indices { state.runs[index].color = nil }
    }
  }

  /// The horizontal alignment of the lines; default natural.
  public var textAlignment: TextAlignment {
    get { state.textAlignment }
    set {
      if (state.textAlignment == .justified) != (newValue == .justified) { forgetLayout() }
      state.textAlignment = newValue
    }
  }

  /// The line break mode: how text wider than its line is cut; default an ellipsis at the end.
  public var lineBreakMode: LineBreakMode {
    get { state.lineBreakMode }
    set {
      if state.lineBreakMode != newValue { forgetLayout() }
      state.lineBreakMode = newValue
    }
  }

  /// The largest number of lines, 0 for as many as needed; default 1.
  public var numberOfLines: Int {
    get { state.numberOfLines }
    set {
      guard state.numberOfLines != newValue else { return }
      state.numberOfLines = newValue
      forgetLayout()
    }
  }

  /// True when the text follows the text scale of the traits; default false.
  ///
  /// UIKit counterpart: `adjustsFontForContentSizeCategory`.
  public var adjustsFontForContentSizeCategory: Bool {
    get { state.adjustsFont }
    set { state.adjustsFont = newValue }
  }

  /// The text that is shown in place of `text`, with soft hyphens in its long words; `nil` for `text` itself.
  ///
  /// A new `text` makes it `nil` again.
  package var shownText: String? {
    get { state.shownText }
    set {
      guard state.shownText != newValue else { return }
      state.shownText = newValue
      forgetLayout()
    }
  }

  /// True when the text is shown as given, without pseudolocalisation; default false.
  package var isVerbatim: Bool {
    get { state.isVerbatim }
    set {
      guard state.isVerbatim != newValue else { return }
      state.isVerbatim = newValue
      forgetLayout()
    }
  }

  /// The text scale at which the text is shown.
  var scale: CGFloat { state.adjustsFont ? measuringContext?.traits.textScale ?? 1 : 1 }

  /// The style at that scale.
  var shownStyle: TextStyle { style.scaled(by: scale) }

  /// The text as shown, pseudolocalised where the traits ask for it.
  var writtenText: String {
    let text = state.shownText ?? state.text
    return context?.traits.pseudolocalizes == true && !state.isVerbatim ? Pseudolocalization.text(text) : text
  }

  /// Returns the size of the text when its lines may be `size.width` wide, whatever its height; 0 is no limit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textLayout(width: size.width > 0 ? size.width : .infinity)?.size ?? .zero
  }

  /// The size of the text, in lines of the preferred width where there is one, rounded up to whole points.
  open override var intrinsicContentSize: CGSize {
    intrinsicSize(width: state.preferredWidth > 0 ? state.preferredWidth : .infinity)
  }

  /// Returns the size of the text in lines of at most a width, rounded up to whole points.
  package func intrinsicSize(width: CGFloat) -> CGSize {
    let size = sizeThatFits(CGSize(width: width, height: .infinity))
    // A width that is rounded down cuts the text, however little it is.
    return CGSize(width: (size.width - 0.0005).rounded(.up), height: (size.height - 0.01).rounded(.up))
  }

  /// Paints the lines, centred vertically in a view higher than they are.
  open override func draw(with pen: inout DrawingContext) {
    drawText(in: bounds)
    defer { state.textArea = nil }
    guard let context, let area = state.textArea, let layout = shownLayout else { return }
    guard state.lineBreakMode == .byClipping, layout.size.width > area.width else {
      return paintBoth(layout, in: area, context.traits, with: &pen)
    }
    pen.enter(ViewPlacement(transform: .identity, alpha: 1, clipBounds: area)) {
      paintBoth(layout, in: area, context.traits, with: &$0)
    }
  }

  /// Paints the shadow of the text, if it has one, and the text.
  private func paintBoth(
    _ layout: TextLayout, in area: CGRect, _ traits: TraitCollection, with pen: inout DrawingContext
  ) {
    if let (color, offset) = textShadow(traits) {
      paint(layout, in: area.offsetBy(dx: offset.width, dy: offset.height), traits, as: color, with: &pen)
    }
    paint(layout, in: area, traits, with: &pen)
  }

  override var paintsOwnShape: Bool { context?.looksLikeUIKit == true }

  override func paintText(in rect: CGRect) {
    state.textArea = CGRect(origin: rect.origin.bounded, size: rect.size.bounded)
  }

  /// The size of the rectangle in which the text is painted.
  var textSize: CGSize { state.textArea?.size ?? bounds.size }

  private func paint(
    _ layout: TextLayout, in area: CGRect, _ traits: TraitCollection, as shadow: Color? = nil,
    with pen: inout DrawingContext
  ) {
    let own = state.isHighlighted ? state.highlightedTextColor ?? state.textColor : state.textColor
    let color = shadow ?? (state.isEnabled ? own : Self.disabledColor).resolved(with: traits)
    let origin = CGPoint(x: area.minX - bounds.minX, y: area.minY - bounds.minY)
    var top = origin.y + ((area.height - layout.size.height) / 2).rounded(.down)
    let hidesRuns =
      shadow != nil || !state.isEnabled || state.isHighlighted && state.highlightedTextColor != nil
    for (index, line) in layout.lines.enumerated() {
      let height = line.style.lineHeight
      let rest = area.width - line.width
      let left = origin.x + rest * place(of: line, in: traits)
      if layout.parts.isEmpty {
        pen.paint(
          .text(line, color), in: CGRect(x: left, y: top, width: line.width, height: height),
          element: elementID)
      } else {
        paint(
          layout.parts[index], at: CGPoint(x: left, y: top), height: height, color, hidesRuns: hidesRuns,
          isShadow: shadow != nil, with: &pen)
      }
      top += height
    }
  }

  /// Returns the share of a line's free width that is on its left.
  private func place(of line: TextLine, in traits: TraitCollection) -> CGFloat {
    switch state.textAlignment {
    case .natural, .justified:
      // On iOS it is the language of the app that decides, and not the text.
      (context?.looksLikeUIKit == true ? traits.isRightToLeft : line.direction == .rightToLeft) ? 1 : 0
    case .left: 0
    case .center: 0.5
    case .right: 1
    case .leading: traits.isRightToLeft ? 1 : 0
    case .trailing: traits.isRightToLeft ? 0 : 1
    }
  }

  func forgetLayout() {
    state.layout = nil
    state.naturalLayout = nil
    state.shownLayout = nil
    contentSizeDidChange()
  }

  var surroundings: LabelSurroundings {
    guard let traits = measuringContext?.traits else { return LabelSurroundings() }
    return LabelSurroundings(
      direction: traits.writingDirection, language: traits.language,
      scale: state.adjustsFont ? traits.textScale : 1,
      isPseudolocalized: traits.pseudolocalizes,
      isSystem: state.style == nil && measuringContext?.looksLikeUIKit == true)
  }

  func textLayout(width: CGFloat) -> TextLayout? {
    let surroundings = surroundings
    // Lines that fit the width as they are need not be broken again.
    if let natural = state.naturalLayout, natural.value.size.width <= width,
      natural.surroundings == surroundings
    {
      return natural.value
    }
    if let known = state.layout, known.width == width, known.surroundings == surroundings {
      return known.value
    }
    let made = layout(width: width, maximumLines: state.numberOfLines, surroundings)
    if width == .infinity { state.naturalLayout = made } else { state.layout = made }
    return made?.value
  }

  /// The lines that fit the view's height, at least one.
  private var shownLayout: TextLayout? {
    guard let wanted = textLayout(width: textSize.width) else { return nil }
    if state.minimumScale < 1, let shrunk = shrunkLayout { return shrunk }
    let fitting = wanted.lineCount(fitting: textSize.height)
    guard wanted.lines.count > fitting else { return wanted }
    let (width, surroundings) = (textSize.width, surroundings)
    if let known = state.shownLayout, known.width == width, known.maximumLines == fitting,
      known.shrinkage == 1,
      known.surroundings == surroundings
    {
      return known.value
    }
    state.shownLayout = layout(width: width, maximumLines: fitting, surroundings)
    return state.shownLayout?.value
  }

  func layout(
    width: CGFloat, maximumLines: Int, _ surroundings: LabelSurroundings, shrinkage: CGFloat = 1
  ) -> LabelLayout? {
    guard let context = measuringContext, !state.text.isEmpty else { return nil }
    let paragraph = ParagraphStyle(
      maximumLines: maximumLines, lineBreakMode: state.lineBreakMode, direction: surroundings.direction,
      isJustified: state.textAlignment == .justified)
    return LabelLayout(
      width: width, maximumLines: maximumLines, surroundings: surroundings, shrinkage: shrinkage,
      value: typeset(in: context, width: width, paragraph, shrinkage: shrinkage))
  }
}
