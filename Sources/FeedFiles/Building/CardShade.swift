import CollectionViews
import Foundation
import LayoutGeometry
import ScreenInterface

/// What darkens a pressed card, evenly.
final class CardShade: View {
  private struct State {
    var press: CGFloat = 0
    var cornerRadius: CGFloat = 0
  }

  private var state = State()

  /// How far the card is pressed, 0…1.
  var press: CGFloat {
    get { state.press }
    set { state.press = newValue }
  }

  /// The corners of the card.
  var cornerRadius: CGFloat {
    get { state.cornerRadius }
    set { state.cornerRadius = newValue }
  }

  override func draw(with pen: inout DisplayPen) {
    guard state.press > 0, let traits = context?.traits else { return }
    let ink = Palette.shade.resolved(with: traits).withOpacity(CellInteraction.pressedShade * state.press)
    pen.paint(.fill(ink, cornerRadius: cornerRadius), in: bounds, element: elementID)
  }
}
