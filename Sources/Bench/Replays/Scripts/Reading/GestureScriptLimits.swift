public import Documents
public import Foundation
import ScreenInterface

/// The limits of a script: its duration, and the number of pictures that it saves.
public nonisolated enum GestureScriptLimits {
  /// The longest duration of a script, in seconds: a day, as for a recording.
  public static let duration = Microseconds.limit.seconds
  /// The largest number of captures.
  public static let captures = 1000
  /// The largest number of frames of all strips together.
  public static let stripFrames = 4096

  /// Reports the first step that exceeds a limit.
  static func check(_ steps: [GestureStep], _ faults: DocumentFaults) {
    var (time, captures, frames) = (TimeInterval(0), 0, 0)
    for step in steps {
      time += step.kind.duration
      if case .capture = step.kind { captures += 1 }
      if case .strip(let strip) = step.kind { frames += strip.frames }
      let message: String? =
        if time > duration + 1 {
          "up to here the script takes \(Int(time)) seconds; at most \(Int(duration)) are played"
        } else if captures > Self.captures {
          "the script has more than \(Self.captures) captures"
        } else if frames > stripFrames {
          "the strips have \(frames) frames up to here; at most \(stripFrames) are kept"
        } else {
          nil
        }
      guard let message else { continue }
      return faults.report(message, at: step.position)
    }
  }
}

nonisolated extension GestureStep.Kind {
  /// The duration of the step, in seconds.
  public var duration: TimeInterval {
    switch self {
    case .move(_, let seconds), .finger(_, .move(_, let seconds)), .wait(let seconds), .stall(let seconds):
      seconds
    case .follow(let samples), .finger(_, .follow(let samples)): samples.last?.time.seconds ?? 0
    case .drag(let drag): drag.duration + drag.hold
    case .flick(let flick): flick.duration
    case .wheel(let wheel): wheel.interval * Double(wheel.count)
    default: 0
    }
  }
}

nonisolated extension GestureScript {
  /// Throws for a script that resizes the window to more pixels than can be drawn.
  ///
  /// The window starts with `scale` device pixels per point.
  public func checkExtents(beginningAt scale: CGFloat) throws(DocumentError) {
    var scale = scale
    for step in steps {
      guard case .resize(let size, let other) = step.kind else { continue }
      scale = other ?? scale
      let extent = PictureExtent(size, scale: scale)
      if !extent.isAllowed() { throw .faulty([fault(extent.refusal(), at: step)]) }
    }
  }
}
