package import ScreenInterface

/// A view that sets the shape of the pointer over it.
@MainActor
package protocol PointerShaping: View {
  /// The shape over the view and everything inside but controls; `nil` for that of the views around it.
  var pointerShape: PointerShape? { get }
}
