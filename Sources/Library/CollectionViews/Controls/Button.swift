public import Foundation
import LayoutGeometry
public import ScreenInterface

/// A control with a symbol or a title.
///
/// UIKit counterpart: `UIButton`.
@preconcurrency @MainActor
open class Button: Control {
  private struct State {
    var title = ""
    var style = TextStyle(.sans, .bold, size: 13)
    var symbol: DrawCommand.Symbol?
    var tintColor: DynamicColor?
    var minimumHitSize: CGFloat = 44
    var symbolSize: CGFloat = 12
    var customContent: View?
  }

  /// The opacity of the background under the pointer.
  static let hoverShade: CGFloat = 0.12

  private var state = State()

  /// The title; default none.
  public var title: String {
    get { state.title }
    set { state.title = newValue }
  }

  /// The font and size of the title; default sans bold 13.
  public var style: TextStyle {
    get { state.style }
    set { state.style = newValue }
  }

  /// The symbol in the middle, instead of a title; default none.
  public var symbol: DrawCommand.Symbol? {
    get { state.symbol }
    set { state.symbol = newValue }
  }

  /// The extent of the symbol, in points; default 12.
  package var symbolSize: CGFloat {
    get { state.symbolSize }
    set { state.symbolSize = newValue }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of the title and the symbol; default indigo.
  ///
  /// UIKit counterpart: `tintColor`. An optional may be assigned, and `nil` restores the default; it is never `nil`.
  public var tintColor: DynamicColor! {
    get { state.tintColor ?? (state.customContent == nil ? Self.indigo : inheritedTint) }
    set {
      state.tintColor = newValue
      attachments.tint = newValue
      attachments.controlObserver?.controlStateDidChange(self)
    }
  }

  private static let indigo = DynamicColor(light: 0x1F3F66, dark: 0x8DB4E2)

  /// The smallest width and height of the hit area, in points; default 44.
  package var minimumHitSize: CGFloat {
    get { state.minimumHitSize }
    set { state.minimumHitSize = newValue }
  }

  /// The view that shows other content in place of the title and the symbol; default none.
  package var customContent: View? {
    get { state.customContent }
    set {
      state.customContent?.removeFromSuperview()
      state.customContent = newValue
      if let newValue { addSubview(newValue) }
      contentSizeDidChange()
    }
  }

  /// The size of the content.
  open override var intrinsicContentSize: CGSize {
    state.customContent?.intrinsicContentSize ?? sizeThatFits(.zero)
  }

  /// Lets other content fill the button.
  open override func layoutSubviews() {
    super.layoutSubviews()
    state.customContent?.frame = bounds
  }

  /// Returns the size of the title on one line.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    if let content = state.customContent { return content.sizeThatFits(size) }
    let width = measuringContext?.width(of: state.title, style: state.style) ?? 0
    return CGSize(width: width, height: state.style.lineHeight)
  }

  /// Returns true when the point lies in the hit area, which is never smaller than `minimumHitSize`.
  open override func point(inside point: CGPoint) -> Bool {
    let grow = CGSize(
      width: max(0, state.minimumHitSize - bounds.width) / 2,
      height: max(0, state.minimumHitSize - bounds.height) / 2)
    return bounds.insetBy(dx: -grow.width, dy: -grow.height).contains(point)
  }

  /// Presses the button by Space; Enter presses any control.
  open override func handleKey(_ key: KeyEvent) -> Bool {
    guard key.key.name == "space", !key.modifiers.contains(.shift) else { return false }
    sendActions(for: .touchUpInside)
    return true
  }

  /// True while the button is enabled.
  open override var canBecomeFocused: Bool { isEnabled }

  /// The hover background with its corner radius: the button's own shape where it has one.
  private var hoverGround: (frame: CGRect, radius: CGFloat) {
    let half = min(bounds.width, bounds.height) / 2
    if decoration.backgroundColor != nil || decoration.borderColor != nil {
      return (bounds, min(decoration.cornerRadius, half))
    }
    return state.symbol == nil ? (bounds.insetBy(dx: -6, dy: -2), 4) : (bounds, half)
  }

  /// Paints the symbol or the title, fainter while pressed, on a background while hovered; long titles are truncated.
  open override func draw(with pen: inout DrawingContext) {
    guard let context else { return }
    let color = tintColor.resolved(with: context.traits)
    let opacity: CGFloat = isHighlighted ? 0.5 : 1
    if isHovered, isEnabled {
      let (ground, radius) = hoverGround
      pen.paint(
        .fill(color.withOpacity(Self.hoverShade), cornerRadius: radius), in: ground, element: elementID)
    }
    if let symbol = state.symbol {
      let extent = state.symbolSize
      pen.paint(
        .symbol(symbol, color),
        in: CGRect(x: bounds.midX - extent / 2, y: bounds.midY - extent / 2, width: extent, height: extent),
        element: elementID, opacity: opacity)
    } else if !state.title.isEmpty {
      let layout = context.layout(state.title, style: state.style, width: bounds.width, maximumLines: 1)
      guard let line = layout.lines.first else { return }
      pen.paint(
        .text(line, color),
        in: CGRect(
          x: (bounds.width - line.width) / 2, y: (bounds.height - line.style.lineHeight) / 2,
          width: line.width, height: line.style.lineHeight), element: elementID, opacity: opacity)
    }
  }
}
