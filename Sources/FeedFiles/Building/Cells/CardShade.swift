import CollectionViews
import Foundation
import LayoutGeometry
import ScreenInterface

/// An even shade over a pressed card.
final class CardShade: View {
  private struct State {
    var press: CGFloat = 0
    var cornerRadius: CGFloat = 0
  }

  private var state = State()

  /// The depth of the press, 0…1.
  var press: CGFloat {
    get { state.press }
    set { state.press = newValue }
  }

  /// The corner radius of the card, in points.
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
