import CollectionViews
import Foundation
import LayoutGeometry
import ScreenInterface

/// A uniform dark overlay over a card that is pressed or hovered.
final class CardShadeView: View {
  private struct State {
    var shade: CGFloat = 0
    var cornerRadius: CGFloat = 0
  }

  private var state = State()

  /// The opacity of the overlay, 0…1.
  var shade: CGFloat {
    get { state.shade }
    set { state.shade = newValue }
  }

  /// The corner radius of the card, in points.
  var cornerRadius: CGFloat {
    get { state.cornerRadius }
    set { state.cornerRadius = newValue }
  }

  override func draw(with pen: inout DrawingContext) {
    guard state.shade > 0, let traits = context?.traits else { return }
    let ink = Palette.shade.resolved(with: traits).withOpacity(state.shade)
    pen.paint(.fill(ink, cornerRadius: cornerRadius), in: bounds, element: elementID)
  }
}
