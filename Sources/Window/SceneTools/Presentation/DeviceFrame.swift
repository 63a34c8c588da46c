package import Foundation
package import LayoutGeometry
package import ScreenInterface

/// The frame of a device around a scene: a bezel with round corners, a camera, buttons and a home indicator.
///
/// It lies outside the scene, whose pixels it neither covers nor moves by a fraction.
package nonisolated struct DeviceFrame: Sendable, Hashable {
  /// The size of the frame with the scene and the desk around it, in points.
  package let size: CGSize
  /// The rectangle of the scene, in points.
  package let screen: CGRect

  /// The distance from the desk's edge to the bezel, in points.
  private static let desk: CGFloat = 20
  /// The thickness of the bezel beside the scene, and above and below it, in points.
  private static let bezel = CGSize(width: 16, height: 36)
  private static let cornerRadius: CGFloat = 44

  /// Creates the frame of a scene of this size.
  package init(around scene: CGSize, scale: CGFloat) {
    let insets = Self.insets(scale: scale)
    screen = CGRect(origin: CGPoint(x: insets.left, y: insets.top), size: scene)
    size = CGSize(
      width: scene.width + insets.left + insets.right, height: scene.height + insets.top + insets.bottom)
  }

  /// Creates the frame that fills a window of this size.
  package init(in window: CGSize, scale: CGFloat) {
    let insets = Self.insets(scale: scale)
    size = window
    screen = CGRect(
      x: insets.left, y: insets.top, width: max(0, window.width - insets.left - insets.right),
      height: max(0, window.height - insets.top - insets.bottom))
  }

  /// Returns the points around a scene, which are whole pixels at `scale` pixels a point.
  package static func insets(scale: CGFloat) -> EdgeInsets {
    func whole(_ side: CGFloat) -> CGFloat { (side * scale).rounded(.up) / scale }
    let (beside, above) = (whole(desk + bezel.width), whole(desk + bezel.height))
    return EdgeInsets(top: above, left: beside, bottom: above, right: beside)
  }

  /// Returns the empty frame, with nothing in the rectangle of the scene but the bezel.
  package func list(isDark: Bool) -> DisplayList {
    let colors = Colors(isDark: isDark)
    var list = DisplayList(size: size, background: colors.desk)
    let body = screen.insetBy(dx: -Self.bezel.width, dy: -Self.bezel.height)
    func paint(_ part: String, _ content: DrawCommand.Content, _ frame: CGRect) {
      list.commands.append(
        DrawCommand(
          content, element: ElementID("frame/\(part)"), frame: frame,
          clip: CGRect(origin: .zero, size: size)))
    }
    paint("shadow", .shadow(colors.shadow, blur: 16, cornerRadius: Self.cornerRadius), body)
    for (index, button) in buttons(on: body).enumerated() {
      paint("button/\(index)", .fill(colors.rim, cornerRadius: 2), button)
    }
    paint("body", .fill(colors.body, cornerRadius: Self.cornerRadius), body)
    paint("rim", .stroke(colors.rim, width: 2, cornerRadius: Self.cornerRadius), body)
    let camera = bar(width: 84, height: 16, at: (body.minY + screen.minY) / 2)
    paint("camera", .fill(colors.hole, cornerRadius: 8), camera)
    let lens = CGRect(x: camera.maxX - 13, y: camera.minY + 3, width: 10, height: 10)
    paint("lens", .fill(colors.lens, cornerRadius: 5), lens)
    let indicator = bar(width: min(134, screen.width / 3), height: 5, at: (body.maxY + screen.maxY) / 2)
    paint("indicator", .fill(colors.indicator, cornerRadius: 2.5), indicator)
    return list
  }

  /// Returns a horizontal bar in the middle of the frame.
  private func bar(width: CGFloat, height: CGFloat, at y: CGFloat) -> CGRect {
    CGRect(x: screen.midX - width / 2, y: y - height / 2, width: width, height: height)
  }

  /// Returns the two buttons at the left and the one at the right of the bezel.
  private func buttons(on body: CGRect) -> [CGRect] {
    let height = min(56, body.height / 8)
    func button(_ x: CGFloat, _ y: CGFloat) -> CGRect {
      CGRect(x: x, y: y, width: 6, height: height)
    }
    let (left, right, top) = (body.minX - 3, body.maxX - 3, body.minY + body.height / 5)
    return [button(left, top), button(left, top + height + 12), button(right, top + height / 2)]
  }

  /// The colours of the frame.
  private struct Colors {
    let desk: Color
    let body: Color
    let rim: Color
    let hole = Color(hex: 0x060708)
    let lens = Color(hex: 0x1F3F66)
    let indicator: Color
    let shadow: Color

    init(isDark: Bool) {
      desk = Color(hex: isDark ? 0x08090B : 0xE4DCCB)
      body = Color(hex: isDark ? 0x26282E : 0x1F1D1A)
      rim = Color(hex: isDark ? 0x5A5D66 : 0x5F5A50)
      indicator = Color(hex: isDark ? 0xA9A294 : 0xDDD4C2)
      shadow = Color(hex: 0x000000).withOpacity(isDark ? 0.6 : 0.28)
    }
  }
}
