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
