public import Foundation
public import LayoutGeometry

/// The id of an element of a scene: its path, such as `hero/card/3/title`.
public struct ElementID: Sendable, Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The path, its parts separated by `/`.
  package var path: String

  /// Creates an id from a path.
  package init(_ path: String) { self.path = path }

  /// Creates an id from a literal path.
  public init(stringLiteral value: String) { path = value }

  /// Returns the id of a part of this element.
  package func appending(_ part: String) -> ElementID { ElementID(path + "/" + part) }

  /// The path.
  public var description: String { path }
}

/// A command that paints one thing: its content, frame and order, and the element it belongs to.
public struct DrawCommand: Sendable, Hashable {
  /// The content painted inside `frame`.
  public enum Content: Sendable, Hashable {
    /// A filled rectangle; a radius of half the shorter side makes a capsule or a disc.
    case fill(Color, cornerRadius: CGFloat)
    /// An outline drawn inside the frame.
    case stroke(Color, width: CGFloat, cornerRadius: CGFloat)
    /// A blurred shadow of the frame, which extends `blur` points beyond it.
    case shadow(Color, blur: CGFloat, cornerRadius: CGFloat)
    /// A linear gradient from one colour at the start of the axis to another at its end.
    case gradient(Color, Color, Axis, cornerRadius: CGFloat)
    /// One line of text, compressed when the frame is narrower than the line.
    case text(TextLine, Color)
    /// A decoded picture; nothing is painted until it is decoded.
    case picture(PictureReference, cornerRadius: CGFloat)
    /// The difference of each pixel beneath from a decoded picture; black means equal.
    ///
    /// Nothing is painted until the picture is decoded.
    case difference(PictureReference)
    /// A small symbol that fills the frame.
    case symbol(Symbol, Color)
    /// A list painted on a sheet, which is turned, mirrored or seen in perspective.
    case projected(ProjectedList)
  }

  /// The symbols that the program draws itself.
  public enum Symbol: String, Sendable, Hashable, CaseIterable {
    /// A triangle: start auto-scroll.
    case play
    /// Two bars: pause auto-scroll.
    case pause
    /// A cross: close, or a picture that could not be read.
    case cross
    /// An arrowhead to the right.
    case chevron
  }

  /// The element that the command belongs to.
  package var element: ElementID
  /// The position in the painting order.
  package var order: PaintOrder
  /// The painted rectangle, in points from the window's top left.
  package var frame: CGRect
  /// The part of the window that painting may touch, in points.
  package var clip: CGRect
  /// The round corners of an ancestor that clips the command; default nil.
  package private(set) var rounding: RoundedClip?
  /// Opacity of the whole command, 0…1.
  package var opacity: CGFloat
  /// The painted content.
  package var content: Content

  /// Creates a command; opacity defaults to 1, and no radius is larger than the longer side of the frame.
  package init(
    _ content: Content, element: ElementID, order: PaintOrder = PaintOrder(), frame: CGRect, clip: CGRect
  ) {
    self.element = element
    self.order = order
    self.frame = frame
    self.clip = clip
    self.opacity = 1
    self.content = content.canBePainted(in: frame.size) ? content : content.bounded(in: frame.size)
  }

  /// Clips the command by round corners, if they intersect it.
  package mutating func round(by corners: RoundedClip) {
    let reach = reach(scale: 1)
    let touched = CGRect(x: reach.x, y: reach.y, width: reach.width, height: reach.height)
    rounding = corners.cuts(touched.intersection(clip)) ? corners : nil
  }

  /// Returns the pixel bounds of the command at `scale` pixels a point.
  ///
  /// This and the functions it calls are inlined, as a call would copy the command.
  @inline(__always)
  package func extent(scale: CGFloat) -> PixelRect {
    reach(scale: scale).intersection(PixelRect(clip, scale: scale))
  }

  /// Returns the pixels of the command's frame; a fill that is thinner than a pixel has one.
  @inline(__always)
  package func area(scale: CGFloat) -> PixelRect {
    if case .fill = content { return PixelRect(line: frame, scale: scale) }
    return PixelRect(frame, scale: scale)
  }

  /// Returns the pixel bounds of the command without its clip.
  @inline(__always)
  func reach(scale: CGFloat) -> PixelRect {
    let area = area(scale: scale)
    switch content {
    case .shadow(_, let blur, _): return Self.shadowArea(of: area, blur: blur, scale: scale)
    case .text: return PixelRect(frame.insetBy(dx: -2, dy: -frame.height / 4), scale: scale)
    default: return area
    }
  }

  /// Returns the pixels that the shadow of `area` covers: the blur, in whole pixels, on every side.
  package static func shadowArea(of area: PixelRect, blur: CGFloat, scale: CGFloat) -> PixelRect {
    let reach = max(0, blur.pixels(scale: scale))
    return PixelRect(
      x: area.x - reach, y: area.y - reach, width: area.width + 2 * reach, height: area.height + 2 * reach)
  }
}

extension DrawCommand.Content {
  /// The range of a line's width and of a shadow's blur, in points.
  private static let extent: ClosedRange<CGFloat> = 0...10_000

  /// Returns true when every length can be painted, as almost always.
  ///
  /// It is called for each command of a frame, and copies nothing.
  func canBePainted(in size: CGSize) -> Bool {
    let longest = max(size.width, size.height)
    switch self {
    case .fill(_, let radius), .gradient(_, _, _, let radius), .picture(_, let radius):
      return radius >= 0 && radius <= longest
    case .stroke(_, let measure, let radius), .shadow(_, let measure, let radius):
      return radius >= 0 && radius <= longest && Self.extent.contains(measure)
    case .text, .difference, .symbol, .projected: return true
    }
  }

  /// Returns the content with lengths that can be painted; scenes may give NaN or numbers beyond any frame.
  func bounded(in size: CGSize) -> DrawCommand.Content {
    switch self {
    case .fill(let color, let radius): .fill(color, cornerRadius: radius.boundedRadius(in: size))
    case .stroke(let color, let width, let radius):
      .stroke(
        color, width: width.bounded(to: Self.extent, or: 0), cornerRadius: radius.boundedRadius(in: size))
    case .shadow(let color, let blur, let radius):
      .shadow(color, blur: blur.bounded(to: Self.extent, or: 0), cornerRadius: radius.boundedRadius(in: size))
    case .gradient(let start, let end, let axis, let radius):
      .gradient(start, end, axis, cornerRadius: radius.boundedRadius(in: size))
    case .picture(let picture, let radius):
      .picture(picture, cornerRadius: radius.boundedRadius(in: size))
    case .text, .difference, .symbol, .projected: self
    }
  }
}

extension CGFloat {
  /// Returns the corner's radius, limited to the longer side (half the shorter side already makes a disc).
  func boundedRadius(in size: CGSize) -> CGFloat {
    bounded(to: 0...Swift.max(size.width.bounded, size.height.bounded, 0), or: 0)
  }
}
