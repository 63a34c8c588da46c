public import CollectionViews
public import Foundation
import LayoutGeometry
import ScreenInterface

/// A view that darkens what lies beneath it as a fold says; lay it over a card and let it fill the card.
public final class FoldShadeView: View {
  private struct State {
    var fold = FoldShade()
    var cornerRadius: CGFloat = 0
  }

  private var state = State()

  /// Creates a view without a shade.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// How the fold falls; default not at all.
  public var fold: FoldShade {
    get { state.fold }
    set { state.fold = newValue }
  }

  /// The corners of the card, in points; default 0.
  public var cornerRadius: CGFloat {
    get { state.cornerRadius }
    set { state.cornerRadius = newValue }
  }

  /// Paints the shade from its dark edge to nothing.
  public override func draw(with pen: inout DisplayPen) {
    guard state.fold.alpha > 0, let traits = context?.traits else { return }
    let ink = Palette.shade.resolved(with: traits)
    let dark = ink.withOpacity(state.fold.alpha)
    let clear = ink.withOpacity(0)
    let isDarkLeft = (state.fold.darkEdge == .leading) != traits.isRightToLeft
    pen.paint(
      .gradient(
        isDarkLeft ? dark : clear, isDarkLeft ? clear : dark, .horizontal, cornerRadius: cornerRadius),
      in: bounds, element: elementID)
  }
}
