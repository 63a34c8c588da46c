public import Foundation
public import ScreenInterface

/// The drawn pointer of a replay: a ring at its place, a disc while it is pressed, and a ripple after a press.
///
/// It is drawn above the scene and never becomes part of its display list, its digest or its reference
/// pictures. It stores ages instead of times, so that its picture depends on its own values only.
public nonisolated struct DrawnPointer: Sendable, Hashable {
  /// The ripple of a press.
  public struct Ripple: Sendable, Hashable {
    /// The duration of a ripple, in seconds.
    public static let duration: TimeInterval = 0.45

    /// The point of the press, in points.
    public var center: CGPoint
    /// The time since the press, in seconds.
    public var age: TimeInterval

    /// Creates a ripple.
    public init(at center: CGPoint, age: TimeInterval) {
      self.center = center
      self.age = age
    }
  }

  /// The place of the pointer, in points from the window's top left.
  public var location: CGPoint
  /// True while the pointer is pressed.
  public var isPressed: Bool
  /// The ripple of the last press; `nil` when it has ended.
  public var ripple: Ripple?

  /// Creates a pointer; by default without a ripple.
  public init(at location: CGPoint, isPressed: Bool, ripple: Ripple? = nil) {
    self.location = location
    self.isPressed = isPressed
    self.ripple = ripple
  }

  /// Draws the pointer above the commands of `list`, in a colour that contrasts with `ground`.
  ///
  /// `size` is 1 for the size of a fingertip; pass more for a picture that is shown at a reduced size.
  public func draw(in list: inout DisplayList, on ground: Color, size: CGFloat = 1) {
    let ink = PointerColors(on: ground)
    if let ripple, ripple.age < Ripple.duration {
      let progress = CGFloat(max(0, ripple.age) / Ripple.duration)
      // The ripple starts fast: 1 − (1 − p)².
      let reach = 1 - (1 - progress) * (1 - progress)
      let color = ink.line.withOpacity(0.7 * (1 - progress))
      ring("ripple", ripple.center, radius: (10 + 22 * reach) * size, width: 2 * size, color, in: &list)
    }
    if isPressed {
      disc("disc", location, radius: 9 * size, ink.halo, in: &list)
      disc("disc", location, radius: 7.5 * size, ink.line, in: &list)
    } else {
      disc("disc", location, radius: 8 * size, ink.line.withOpacity(0.2), in: &list)
      ring("halo", location, radius: 10 * size, width: 4 * size, ink.halo, in: &list)
      ring("ring", location, radius: 9 * size, width: 2 * size, ink.line, in: &list)
    }
  }

  private func disc(
    _ part: String, _ center: CGPoint, radius: CGFloat, _ color: Color, in list: inout DisplayList
  ) {
    paint(.fill(color, cornerRadius: radius), part, center, radius, in: &list)
  }

  private func ring(
    _ part: String, _ center: CGPoint, radius: CGFloat, width: CGFloat, _ color: Color,
    in list: inout DisplayList
  ) {
    paint(.stroke(color, width: width, cornerRadius: radius), part, center, radius, in: &list)
  }

  private func paint(
    _ content: DrawCommand.Content, _ part: String, _ center: CGPoint, _ radius: CGFloat,
    in list: inout DisplayList
  ) {
    list.commands.append(
      DrawCommand(
        content, element: ElementID("tools/pointer/\(part)"),
        frame: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius),
        clip: CGRect(origin: .zero, size: list.size)))
  }
}

/// The two colours of a drawn pointer: the line, and a halo that separates it from the picture below.
nonisolated struct PointerColors: Hashable {
  let line: Color
  let halo: Color

  /// Chooses the colours for a scene with the background `ground`: vermilion, and a lighter one on a dark background.
  init(on ground: Color) {
    let luminance = (2126 * Int(ground.red) + 7152 * Int(ground.green) + 722 * Int(ground.blue)) / 10_000
    let isLight = luminance > 127
    line = Color(hex: isLight ? 0xC8401F : 0xFF8A66)
    halo = Color(hex: isLight ? 0xFFFDF8 : 0x141519).withOpacity(0.85)
  }
}
