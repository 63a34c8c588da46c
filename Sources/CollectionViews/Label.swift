public import Foundation
public import ScreenInterface

/// A view that shows text.
///
/// UIKit counterpart: `UILabel`. Lines are broken by the view's width, with the rules of Japanese setting.
open class Label: View {
  private struct State {
    var text = ""
    var style = TextStyle(size: 15)
    var textColor = DynamicColor(Color(red: 0, green: 0, blue: 0))
    var textAlignment = TextAlignment.natural
    var numberOfLines = 1
    var layout: (width: CGFloat, value: TextLayout)?
  }

  private var state = State()

  /// Where the lines stand between the edges.
  public enum TextAlignment: String, Sendable, Hashable, CaseIterable {
    /// At the leading edge.
    case natural
    /// In the middle.
    case center
    /// At the trailing edge.
    case trailing
  }

  /// The characters; default empty.
  public var text: String {
    get { state.text }
    set {
      guard state.text != newValue else { return }
      state.text = newValue
      state.layout = nil
    }
  }

  /// How the text is set; default sans 15.
  public var style: TextStyle {
    get { state.style }
    set {
      guard state.style != newValue else { return }
      state.style = newValue
      state.layout = nil
    }
  }

  /// The colour of the text; default black.
  public var textColor: DynamicColor {
    get { state.textColor }
    set { state.textColor = newValue }
  }

  /// Where the lines stand; default natural.
  public var textAlignment: TextAlignment {
    get { state.textAlignment }
    set { state.textAlignment = newValue }
  }

  /// At most this many lines, 0 for as many as needed; default 1.
  public var numberOfLines: Int {
    get { state.numberOfLines }
    set {
      guard state.numberOfLines != newValue else { return }
      state.numberOfLines = newValue
      state.layout = nil
    }
  }

  /// The extent of the text when its lines may be `size.width` wide.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { textLayout(width: size.width)?.size ?? .zero }

  /// Paints the lines, centred vertically where the view is higher than they are.
  open override func draw(with pen: inout DisplayPen) {
    guard let context, let layout = textLayout(width: bounds.width) else { return }
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

  private func textLayout(width: CGFloat) -> TextLayout? {
    if let known = state.layout, known.width == width { return known.value }
    guard let context, !state.text.isEmpty else { return nil }
    let layout = context.text.layout(
      state.text, style: state.style, width: width, maximumLines: state.numberOfLines)
    state.layout = (width, layout)
    return layout
  }
}
