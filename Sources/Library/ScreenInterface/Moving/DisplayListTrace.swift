import Foundation
import LayoutGeometry

/// The changes of the commands of one display list from a frame to the next.
///
/// It keeps its storage from frame to frame.
struct DisplayListTrace {
  /// The traces of the commands that are visible in one of the frames.
  private(set) var commands: [DrawCommandChange] = []
  /// True when the frames cannot be compared: their size or their background differs.
  private(set) var isAnother = false
  private var bounds = PixelRect.zero
  private var matching = DisplayListMatching()

  init(_ commands: [DrawCommandChange] = []) { self.commands = commands }

  /// Traces all commands inside `bounds`; `changed` are the pictures whose pixels have changed although their commands
  /// are the same.
  mutating func follow(
    _ old: DisplayList, _ new: DisplayList, bounds: PixelRect, scale: CGFloat,
    changed: Set<PictureReference> = []
  ) {
    self.bounds = bounds
    commands.removeAll(keepingCapacity: true)
    isAnother = old.size != new.size || old.background != new.background
    if isAnother { return }
    // Moved out of the value while they are written: a closure must not write two parts of one value at once.
    var (commands, matching) = (self.commands, self.matching)
    (self.commands, self.matching) = ([], DisplayListMatching())
    defer { (self.commands, self.matching) = (commands, matching) }
    let tracer = CommandTracer(bounds: bounds, scale: scale, changed: changed)
    old.commands.withUnsafeBufferPointer { former in
      new.commands.withUnsafeBufferPointer { present in
        matching.walk(former, present) { old, new in
          if let old, let new {
            Self.note(tracer.trace(from: former[old], to: present[new]), in: &commands)
          } else if let old {
            Self.note(tracer.trace(of: former[old], isGone: true), in: &commands)
          } else if let new {
            Self.note(tracer.trace(of: present[new], isGone: false), in: &commands)
          }
        }
      }
    }
  }

  /// The rectangles in which the frames differ; empty when they are equal.
  var damage: [PixelRect] {
    if isAnother { return [bounds] }
    var region = DamageRegion(bounds: bounds)
    for command in commands where !command.isSame {
      region.add(command.before)
      region.add(command.after)
    }
    return region.disjointRectangles
  }

  @inline(__always)
  private static func note(_ trace: DrawCommandChange, in commands: inout [DrawCommandChange]) {
    if trace.before.isEmpty && trace.after.isEmpty { return }
    commands.append(trace)
  }
}

/// A comparison of draw commands from one frame to the next.
///
/// Everything is inlined, because a call would copy each command.
struct CommandTracer {
  /// The pixels that are compared.
  let bounds: PixelRect
  /// The number of pixels in a point.
  let scale: CGFloat
  /// The pictures whose pixels have changed although their commands are the same.
  let changed: Set<PictureReference>

  /// Returns the trace of a command that is in one frame only.
  @inline(__always)
  func trace(of command: DrawCommand, isGone: Bool) -> DrawCommandChange {
    var trace = DrawCommandChange()
    let extent = command.extent(scale: scale).intersection(bounds)
    if isGone {
      trace.before = extent
    } else {
      trace.after = extent
      trace.bytesPerPixel = command.paintedBytesPerPixel
    }
    return trace
  }

  /// Returns the trace of a command that is in both frames.
  @inline(__always)
  func trace(from old: DrawCommand, to new: DrawCommand) -> DrawCommandChange {
    var trace = trace(of: new, isGone: false)
    let isEqual = old == new
    trace.isSame = isEqual
    trace.before = isEqual ? trace.after : old.extent(scale: scale).intersection(bounds)
    guard isEqual || (old.opacity == new.opacity && old.content == new.content), !isReplaced(new) else {
      return trace
    }
    trace.coreAfter = core(of: new).intersection(trace.after)
    trace.coreBefore = isEqual ? trace.coreAfter : core(of: old).intersection(trace.before)
    trace.shift = isEqual ? .zero : shift(from: old, to: new)
    return trace
  }

  /// Returns the shift from a command to another that paints the same; `nil` when rounding paints it differently.
  @inline(__always)
  private func shift(from old: DrawCommand, to new: DrawCommand) -> PixelShift? {
    let (from, to) = (PixelRect(old.frame, scale: scale), PixelRect(new.frame, scale: scale))
    let way = PixelShift(x: to.x - from.x, y: to.y - from.y)
    guard from.shifted(by: way) == to, corners(of: old, shiftedBy: way, are: new) else { return nil }
    if case .text = new.content {
      // A line is compressed by its frame in points, and the extent of its glyphs is rounded separately.
      let isAlike = old.frame.size == new.frame.size
      guard isAlike, old.reach(scale: scale).shifted(by: way) == new.reach(scale: scale) else { return nil }
    }
    return way
  }

  /// Returns true when the round corners that clip a command have moved by the same shift.
  @inline(__always)
  private func corners(of old: DrawCommand, shiftedBy way: PixelShift, are new: DrawCommand) -> Bool {
    guard let (from, to) = old.rounding.flatMap({ old in new.rounding.map { (old, $0) } }) else {
      return old.rounding == nil && new.rounding == nil
    }
    return from.radius == to.radius && from.corners == to.corners
      && PixelRect(from.frame, scale: scale).shifted(by: way) == PixelRect(to.frame, scale: scale)
  }

  /// Returns the pixels inside the frame that are painted uniformly and that no round corner clips.
  @inline(__always)
  private func core(of command: DrawCommand) -> PixelRect {
    let core = command.uniformCore(scale: scale)
    return command.rounding.map { core.intersection($0.plain(scale: scale)) } ?? core
  }

  @inline(__always)
  private func isReplaced(_ command: DrawCommand) -> Bool {
    if changed.isEmpty { return false }
    return command.shows(changed)
  }
}

extension DrawCommand {
  /// Returns the pixels inside the frame that are painted uniformly, wherever they are: a fill without its corners, or
  /// the inside of an outline.
  @inline(__always)
  fileprivate func uniformCore(scale: CGFloat) -> PixelRect {
    switch content {
    case .fill(_, let radius):
      return area(scale: scale).inset(x: 0, y: Int((radius * scale).rounded(.up)))
    case .stroke(_, let width, let radius):
      let edge = max(1, width.pixels(scale: scale), Int((radius * scale).rounded(.up)))
      return PixelRect(frame, scale: scale).inset(x: edge, y: edge)
    default: return .zero
    }
  }

  /// The bytes read and written to paint a pixel of the command.
  ///
  /// An opaque colour is written; a picture is read and written; blending reads the pixel beneath too.
  @inline(__always)
  fileprivate var paintedBytesPerPixel: Int {
    switch content {
    case .fill(let color, _): color.alpha == 255 && opacity >= 1 ? 4 : 8
    case .picture(_, let radius): radius == 0 && opacity >= 1 ? 8 : 12
    case .stroke: 1
    default: 12
    }
  }
}

extension PixelRect {
  fileprivate func inset(x inX: Int, y inY: Int) -> PixelRect {
    PixelRect(x: x + inX, y: y + inY, width: width - 2 * inX, height: height - 2 * inY)
  }
}

/// The change of one draw command from a frame to the next, in pixels.
struct DrawCommandChange {
  /// The pixels that the command could touch in the previous frame; empty when it was not there.
  var before = PixelRect.zero
  /// The pixels that it can touch now; empty when it is gone.
  var after = PixelRect.zero
  /// The pixels of `before` that it painted uniformly.
  var coreBefore = PixelRect.zero
  /// The pixels of `after` that it paints uniformly, the same as those of `coreBefore`.
  var coreAfter = PixelRect.zero
  /// True when the command is the same in both frames.
  var isSame = false
  /// The shift by which its painting has moved as a whole; `nil` when it is painted differently now.
  var shift: PixelShift?
  /// The bytes read and written per pixel to paint it now.
  var bytesPerPixel = 0

  /// Returns the pixels of `after` that stay correct when the pixels of the previous frame are moved by `shift`.
  func kept(by shift: PixelShift) -> PixelRect {
    self.shift == shift
      ? after.intersection(before.shifted(by: shift))
      : coreAfter.intersection(coreBefore.shifted(by: shift))
  }
}
