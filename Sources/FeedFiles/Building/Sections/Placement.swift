import CollectionViews
import Foundation
import LayoutGeometry
import ScreenInterface

extension View {
  /// Places a subview at `frame`, given for left-to-right and mirrored for right-to-left reading.
  func place(_ view: View, at frame: CGRect) {
    let isMirrored = context?.traits.isRightToLeft ?? false
    view.frame = isMirrored ? frame.mirrored(inWidth: bounds.width) : frame
  }

  /// The width of one line of `text`.
  func width(of text: String, _ style: TextStyle) -> CGFloat {
    text.isEmpty ? 0 : (context?.text.width(of: text, style: style) ?? 0).rounded(.up)
  }
}

extension Label {
  /// Creates a label with a style and a colour.
  convenience init(_ style: TextStyle, _ color: DynamicColor, lines: Int = 1) {
    self.init(frame: .zero)
    self.style = style
    textColor = color
    numberOfLines = lines
  }
}
