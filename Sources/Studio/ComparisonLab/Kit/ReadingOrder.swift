import CollectionViews
import Foundation
import LayoutGeometry

extension View {
  /// Returns a frame in this view, mirrored horizontally in a right-to-left layout.
  func inReadingOrder(_ frame: CGRect) -> CGRect {
    context?.traits.isRightToLeft == true ? frame.mirrored(inWidth: bounds.width) : frame
  }
}
