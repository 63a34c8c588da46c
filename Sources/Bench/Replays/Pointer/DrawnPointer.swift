public import Foundation
public import ScreenInterface

/// A drawn pointer for playing: a ring at its place, a disc while it is pressed, and a ripple after a press.
///
/// The mark belongs to the tools: it is drawn above a scene, never into its display list, digest or reference
/// pictures. Times are ages, so that a picture depends on nothing but the mark.
public nonisolated struct DrawnPointer: Sendable, Hashable {
  /// A ripple that a press leaves behind.
  public struct Ripple: Sendable, Hashable {
    /// The time for which a ripple can be seen, in seconds.
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
  /// The ripple of the last press; `nil` when it has faded.
  public var ripple: Ripple?

  /// Creates a mark; by default without a ripple.
  public init(at location: CGPoint, isPressed: Bool, ripple: Ripple? = nil) {
    self.location = location
    self.isPressed = isPressed
    self.ripple = ripple
  }

  /// Draws the mark above the commands of `list`, in an ink that shows on `ground`.
  ///
  /// `size` is 1 for the size of a fingertip, larger for a picture that is looked at from afar.
  public func draw(in list: inout DisplayList, on ground: Color, size: CGFloat = 1) {
    let ink = PointerColors(on: ground)
    if let ripple, ripple.age < Ripple.duration {
      let progress = CGFloat(max(0, ripple.age) / Ripple.duration)
      // The ripple is quick at first: 1 − (1 − p)².
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

/// The two colours of a drawn pointer: a line, and a halo that sets it off from the picture beneath.
nonisolated struct PointerColors: Hashable {
  let line: Color
  let halo: Color

  /// Chooses the ink for a scene whose background is `ground`: vermilion, lighter on lacquer.
  init(on ground: Color) {
    let luminance = (2126 * Int(ground.red) + 7152 * Int(ground.green) + 722 * Int(ground.blue)) / 10_000
    let isLight = luminance > 127
    line = Color(hex: isLight ? 0xC8401F : 0xFF8A66)
    halo = Color(hex: isLight ? 0xFFFDF8 : 0x141519).withOpacity(0.85)
  }
}
