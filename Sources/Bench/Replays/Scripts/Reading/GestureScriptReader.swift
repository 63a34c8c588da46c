public import Documents
public import Foundation
import ScreenInterface

/// A parser of gesture scripts, which reports all faults of a file together.
///
/// A script is a list of steps. A step is a map of one key, the keyword of its action.
public nonisolated struct GestureScriptReader: Sendable, Hashable {
  /// The limits on the size of a file.
  public var limits: DocumentLimits

  /// Creates a reader.
  public init(limits: DocumentLimits = DocumentLimits()) { self.limits = limits }

  /// Reads the script at `url`.
  public func read(contentsOf url: URL) throws(DocumentError) -> GestureScript {
    try script(DocumentReader(limits: limits).read(contentsOf: url), file: url.relativePath)
  }

  /// Reads the script at `url` from its tree, which is parsed already.
  package func read(_ root: DocumentNode, of url: URL) throws(DocumentError) -> GestureScript {
    try script(root, file: url.relativePath)
  }

  /// Reads a script from its text; messages use `name` as the file name.
  public func read(text: String, name: String) throws(DocumentError) -> GestureScript {
    try script(DocumentReader(limits: limits).read(text: text, file: name), file: name)
  }

  private func script(_ root: DocumentNode, file: String) throws(DocumentError) -> GestureScript {
    let faults = DocumentFaults(file: file, limits: limits)
    let nodes = faults.list(root, called: "script")
    if nodes?.isEmpty ?? false {
      faults.report("the script has no step; one or more are needed", at: root.position)
    }
    let steps = nodes?.compactMap { step($0, faults) } ?? []
    GestureScriptLimits.check(steps, faults)
    let script = GestureScript(file: file, steps: steps)
    for (step, former) in script.twinPictures {
      let line = former.position.line
      faults.report(
        "this picture is called \"\(step.pictureName ?? "")\", as that of line \(line); each needs a name of its own",
        at: step.position)
    }
    _ = try faults.finish()
    return script
  }

  private func step(_ node: DocumentNode, _ faults: DocumentFaults) -> GestureStep? {
    if case .scalar("release", _) = node.content { return GestureStep(.release, at: node.position) }
    if case .scalar("frame", _) = node.content { return GestureStep(.frame, at: node.position) }
    guard let map = faults.map(node, called: "a step") else { return nil }
    let words = GestureStepReader.Word.allCases.map(\.rawValue)
    for word in words { _ = map.value(word) }
    map.reportUnknownKeys()
    guard map.entries.count == 1, let entry = map.entries.first else {
      let count = map.entries.isEmpty ? "no" : "\(map.entries.count)"
      faults.report(
        "a step has \(count) keys; one is needed, of: \(words.joined(separator: ", "))",
        at: node.position)
      return nil
    }
    guard let word = GestureStepReader.Word(rawValue: entry.key) else { return nil }
    return GestureStepReader(faults: faults).kind(word, entry.value).map {
      GestureStep($0, at: entry.keyPosition)
    }
  }
}

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
