package import Carousel
public import CollectionViews
public import Foundation
import LayoutGeometry
import ScreenInterface

/// A gradient view that darkens a card from one edge; add it above the card's content at the card's size.
public final class EdgeShadeView: View {
  private struct State {
    var shade = EdgeShade()
    var cornerRadius: CGFloat = 0
  }

  private var state = State()

  /// Creates a view without a shade.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// The edge and darkness of the shade; by default it is invisible.
  package var shade: EdgeShade {
    get { state.shade }
    set { state.shade = newValue }
  }

  /// The corner radius of the card, in points; default 0.
  public var cornerRadius: CGFloat {
    get { state.cornerRadius }
    set { state.cornerRadius = newValue }
  }

  /// Draws the gradient from its dark edge to transparent.
  public override func draw(with pen: inout DrawingContext) {
    guard state.shade.alpha > 0, let traits = context?.traits else { return }
    let ink = Palette.shade.resolved(with: traits)
    let dark = ink.withOpacity(state.shade.alpha)
    let clear = ink.withOpacity(0)
    let axis = state.shade.axis
    let isMirrored = axis == .horizontal && traits.isRightToLeft
    let isDarkFirst = (state.shade.darkEdge == .leading) != isMirrored
    pen.paint(
      .gradient(
        isDarkFirst ? dark : clear, isDarkFirst ? clear : dark, axis, cornerRadius: cornerRadius),
      in: bounds, element: elementID)
  }
}
