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
  /// Creates a label of so many lines, 0 for as many as needed; its look says the rest.
  convenience init(lines: Int) {
    self.init(frame: .zero)
    numberOfLines = lines
  }

  /// Takes the feed's font for a style of `Typography`, and the feed's colour for a role.
  func wear(_ look: FeedLook, _ style: TextStyle, _ role: FeedPalette.Role) {
    self.style = look.fonts[style]
    textColor = look.palette[role]
  }
}
