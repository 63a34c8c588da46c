import CollectionViews
import Foundation
import ScreenInterface

/// A drawing that is shown as a picture: until a new one has been drawn, the former one shows.
struct DrawnPicture {
  /// A drawing with its frame in the view.
  typealias Drawing = (picture: PictureReference, frame: CGRect)

  private var shown: Drawing?

  /// Paints a drawing, or the former one, in its frame or another; returns false when neither has been drawn yet.
  @MainActor mutating func paint(
    _ next: Drawing?, filling frame: CGRect? = nil, of view: View, in context: ViewContext,
    with pen: inout DrawingContext
  ) -> Bool {
    guard let next else {
      shown = nil
      return false
    }
    func request(_ drawing: Drawing) -> PictureRequest {
      PictureRequest(picture: drawing.picture, size: drawing.frame.size, cornerRadius: 0)
    }
    if case .ready = context.status(of: request(next)) { shown = next }
    guard let shown else { return false }
    // What shows is asked for as long as it does.
    if shown.picture != next.picture { _ = context.status(of: request(shown)) }
    pen.paint(.picture(shown.picture, cornerRadius: 0), in: frame ?? shown.frame, element: view.elementID)
    return true
  }
}
