import CollectionViews
import Foundation
import LayoutGeometry

extension View {
  /// Returns a frame inside this view, left and right exchanged where it is read from the right.
  func inReadingOrder(_ frame: CGRect) -> CGRect {
    context?.traits.isRightToLeft == true ? frame.mirrored(inWidth: bounds.width) : frame
  }
}
