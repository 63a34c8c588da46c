import CollectionViews
import Foundation
import LayoutGeometry
import ScreenInterface

/// The view of a stack of feeds: the feed at the top, and while it slides the one beneath under a shade.
///
/// A covered feed is not in the tree, so that it costs nothing.
final class NavigationView: View {
  /// The part of the width by which the feed beneath moves; UIKit's.
  static let parallax: CGFloat = 0.3
  /// The opacity of the shade on a feed that is wholly covered; UIKit's.
  static let deepestShade: CGFloat = 0.1

  private let shade = View()
  private weak var top: View?
  private weak var beneath: View?

  init() {
    super.init(frame: .zero)
    shade.elementName = "shade"
    shade.isUserInteractionEnabled = false
    shade.backgroundColor = DynamicColor(Color(red: 0, green: 0, blue: 0))
  }

  /// Shows a feed, and the one beneath it where that is in sight.
  func show(_ top: View, over beneath: View?) {
    (self.top, self.beneath) = (top, beneath)
    let wanted = beneath.map { [$0, shade, top] } ?? [top]
    for view in subviews where !wanted.contains(where: { $0 === view }) { view.removeFromSuperview() }
    for (index, view) in wanted.enumerated() where view.superview !== self {
      insertOwnSubview(view, at: index)
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    for view in subviews { view.frame = bounds }
  }

  /// Places the feeds for the part of the width by which the upper one has moved out, 0…1.
  func place(_ share: CGFloat) {
    let sign: CGFloat = context?.traits.isRightToLeft == true ? -1 : 1
    let scale = context?.traits.displayScale ?? 1
    let way = (share * bounds.width).alignedToPixels(scale: scale)
    let back = (Self.parallax * (1 - share) * bounds.width).alignedToPixels(scale: scale)
    move(top, by: sign * way)
    move(beneath, by: -sign * back)
    if beneath != nil { shade.alpha = Self.deepestShade * (1 - share) }
  }

  private func move(_ view: View?, by x: CGFloat) {
    let transform = CGAffineTransform(translationX: x, y: 0)
    guard let view, view.transform != transform else { return }
    view.transform = transform
  }
}
