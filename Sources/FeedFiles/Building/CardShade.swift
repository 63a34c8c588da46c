import CollectionViews
import Foundation
import LayoutGeometry
import ScreenInterface

/// What darkens a card: a press evenly, a fold from one edge.
final class CardShade: View {
  private struct State {
    var press: CGFloat = 0
    var fold = FoldShade()
    var cornerRadius: CGFloat = 0
  }

  private var state = State()

  /// How far the card is pressed, 0…1.
  var press: CGFloat {
    get { state.press }
    set { state.press = newValue }
  }

  /// How the fold falls on the card.
  var fold: FoldShade {
    get { state.fold }
    set { state.fold = newValue }
  }

  /// The corners of the card.
  var cornerRadius: CGFloat {
    get { state.cornerRadius }
    set { state.cornerRadius = newValue }
  }

  override func draw(with pen: inout DisplayPen) {
    guard let traits = context?.traits else { return }
    let ink = Palette.shade.resolved(with: traits)
    if state.press > 0 {
      pen.paint(
        .fill(ink.withOpacity(CellInteraction.pressedShade * state.press), cornerRadius: cornerRadius),
        in: bounds, element: elementID)
    }
    guard state.fold.alpha > 0 else { return }
    let dark = ink.withOpacity(state.fold.alpha)
    let clear = ink.withOpacity(0)
    let isDarkLeft = state.fold.darkEdge == .leading ? !traits.isRightToLeft : traits.isRightToLeft
    pen.paint(
      .gradient(
        isDarkLeft ? dark : clear, isDarkLeft ? clear : dark, .horizontal, cornerRadius: cornerRadius),
      in: bounds, element: elementID)
  }
}
