import Foundation
import LayoutGeometry
import ScreenInterface

/// The metrics of menus in one window: its size, its layout direction and its text.
@MainActor
struct MenuMetrics {
  /// The size of the window, in points.
  let size: CGSize
  /// True in a right-to-left layout.
  let isMirrored: Bool
  let text: any TextMeasuring

  static let style = TextStyle(size: 12).spoken(in: .japanese)
  /// The height of a line, and the padding around text, in points.
  static let (line, padding): (CGFloat, CGFloat) = (28, 12)
  /// The least distance from the window's edges, in points.
  static let margin: CGFloat = 8

  /// Returns the width of a text, rounded to whole points.
  func width(of words: String) -> CGFloat { text.width(of: words, style: Self.style).rounded(.up) }

  /// Returns a frame, mirrored in a right-to-left window.
  func placed(_ frame: CGRect) -> CGRect { isMirrored ? frame.mirrored(inWidth: size.width) : frame }

  /// Returns a frame moved inside the window.
  func kept(_ frame: CGRect) -> CGRect {
    let most = CGPoint(x: size.width - frame.width - Self.margin, y: size.height - frame.height - Self.margin)
    return CGRect(
      x: max(Self.margin, min(frame.minX, most.x)), y: max(Self.margin, min(frame.minY, most.y)),
      width: frame.width, height: frame.height)
  }
}
