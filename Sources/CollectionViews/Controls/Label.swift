public import Foundation
import SceneReadings
public import ScreenInterface

/// A view that shows text.
///
/// UIKit counterpart: `UILabel`. Lines are broken by the view's width, with the rules of Japanese setting.
/// Lines that do not fit the view's height are left out, and the last visible one ends in an ellipsis.
@preconcurrency @MainActor
open class Label: View {
  private struct State {
    var text = ""
    var style = TextStyle(size: 15)
    var textColor = DynamicColor(light: 0x000000, dark: 0xFFFFFF)
    var textAlignment = TextAlignment.natural
    var numberOfLines = 1
    var layout: Layout?
    var shownLayout: Layout?
  }

  /// The broken lines of the text with the width and the line limit that they were broken for.
  private struct Layout {
    var width: CGFloat
    var maximumLines: Int
    var value: TextLayout
  }

  private var state = State()

  /// The horizontal place of the lines between the view's edges.
  public nonisolated enum TextAlignment: String, Sendable, Hashable, CaseIterable {
    /// At the leading edge.
    case natural
    /// In the middle.
    case center
    /// At the trailing edge.
    case trailing
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text; default empty.
  ///
  /// UIKit counterpart: `text`. An optional may be assigned as on iOS, and `nil` empties it; what is read is never `nil`.
  public var text: String! {
    get { state.text }
    set {
      let text = newValue ?? ""
      guard state.text != text else { return }
      state.text = text
      context?.note(.text, of: elementID.path)
      forgetLayout()
    }
  }

  /// The font and size of the text; default sans 15.
  public var style: TextStyle {
    get { state.style }
    set {
      guard state.style != newValue else { return }
      state.style = newValue
      forgetLayout()
    }
  }

  /// The colour of the text; default black, and white in the dark.
  public var textColor: DynamicColor {
    get { state.textColor }
    set { state.textColor = newValue }
  }

  /// The horizontal place of the lines; default natural.
  public var textAlignment: TextAlignment {
    get { state.textAlignment }
    set { state.textAlignment = newValue }
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

  /// The size of the text when its lines may be `size.width` wide, whatever its height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { textLayout(width: size.width)?.size ?? .zero }

  /// Paints the lines, centred vertically in a view higher than they are.
  open override func draw(with pen: inout DisplayPen) {
    guard let context, let layout = shownLayout else { return }
    let color = state.textColor.resolved(with: context.traits)
    let isMirrored = context.traits.isRightToLeft
    var top = ((bounds.height - layout.size.height) / 2).rounded(.down)
    for line in layout.lines {
      let height = line.style.lineHeight
      let rest = bounds.width - line.width
      let left: CGFloat =
        switch state.textAlignment {
        case .natural: isMirrored ? rest : 0
        case .center: rest / 2
        case .trailing: isMirrored ? 0 : rest
        }
      pen.paint(
        .text(line, color), in: CGRect(x: left, y: top, width: line.width, height: height),
        element: elementID)
      top += height
    }
  }

  private func forgetLayout() {
    state.layout = nil
    state.shownLayout = nil
  }

  private func textLayout(width: CGFloat) -> TextLayout? {
    if let known = state.layout, known.width == width { return known.value }
    state.layout = layout(width: width, maximumLines: state.numberOfLines)
    return state.layout?.value
  }

  /// The lines that fit the view's height, at least one.
  private var shownLayout: TextLayout? {
    guard let wanted = textLayout(width: bounds.width) else { return nil }
    let fitting = max(1, Int((min(bounds.height / state.style.lineHeight, 1e6) + 1e-3).rounded(.down)))
    guard wanted.lines.count > fitting else { return wanted }
    let width = bounds.width
    if let known = state.shownLayout, known.width == width, known.maximumLines == fitting {
      return known.value
    }
    state.shownLayout = layout(width: width, maximumLines: fitting)
    return state.shownLayout?.value
  }

  private func layout(width: CGFloat, maximumLines: Int) -> Layout? {
    guard let context, !state.text.isEmpty else { return nil }
    let value = context.text.layout(
      state.text, style: state.style, width: width, maximumLines: maximumLines)
    return Layout(width: width, maximumLines: maximumLines, value: value)
  }
}
