import Foundation
import LayoutGeometry
import ScreenInterface

extension View {
  /// Paints shadow, fill and outline.
  func drawDecoration(with pen: inout DisplayPen) {
    let look = decoration
    // Most views have none of these, and reading the traits costs more than testing all three.
    if look.shadow == nil, look.backgroundColor == nil, look.borderColor == nil { return }
    guard let traits = context?.traits else { return }
    if let shadow = look.shadow {
      pen.paint(
        .shadow(shadow.color.resolved(with: traits), blur: shadow.blur, cornerRadius: look.cornerRadius),
        in: shownBox.offsetBy(dx: 0, dy: shadow.offset), element: elementID)
    }
    if let color = look.backgroundColor?.resolved(with: traits), color.alpha > 0 {
      pen.paint(.fill(color, cornerRadius: look.cornerRadius), in: shownBox, element: elementID)
    }
    if let color = look.borderColor?.resolved(with: traits) {
      pen.paint(
        .stroke(color, width: look.borderWidth, cornerRadius: look.cornerRadius), in: shownBox,
        element: elementID)
    }
  }
}
