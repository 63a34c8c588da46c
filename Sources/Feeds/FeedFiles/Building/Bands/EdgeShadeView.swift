package import Carousel
public import CollectionViews
public import Foundation
import LayoutGeometry
import ScreenInterface

/// A view that darkens what lies beneath it from one edge; lay it over a card and let it fill the card.
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

  /// The shade; by default it is invisible.
  package var shade: EdgeShade {
    get { state.shade }
    set { state.shade = newValue }
  }

  /// The corner radius of the card, in points; default 0.
  public var cornerRadius: CGFloat {
    get { state.cornerRadius }
    set { state.cornerRadius = newValue }
  }

  /// Paints the shade from its dark edge to nothing.
  public override func draw(with pen: inout DisplayPen) {
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
