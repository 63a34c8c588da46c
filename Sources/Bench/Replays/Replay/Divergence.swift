import Documents
import Foundation
package import SceneReadings

/// The first difference of a replay from its recording.
public nonisolated struct Divergence: Sendable, Hashable, CustomStringConvertible {
  /// A number, or the digest, of both runs.
  public struct Value: Sendable, Hashable {
    /// The value's path in the log, such as `hero.offset`.
    public var path: String
    /// The value in the recording; `nil` when it is absent there.
    public var recorded: String?
    /// The value in the replay; `nil` when it is absent there.
    public var actual: String?
  }

  /// The name of the recording's file.
  public var file: String
  /// The frame's number in the recording.
  public var frame: Int
  /// The time of the frame.
  public var time: Microseconds
  /// The differing values, in the order of the digest; never empty.
  public var values: [Value]
  /// The cause of the content's last movement, such as `fling of stroke 4`; `nil` when it never moved.
  public var cause: String?
  /// The changes so far that the recording could not contain; default none.
  package var unrecorded: [UnrecordedChange] = []

  /// The later frame whose values these are; `nil` when they belong to `frame`.
  package var valued: FrameTime?

  /// A frame and its time.
  package struct FrameTime: Sendable, Hashable {
    package var frame: Int
    package var time: Microseconds
  }

  private static let motion = "motion"

  /// Creates the divergence of a frame whose numbers were not recorded.
  init(atFrame frame: Int, _ time: Microseconds, file: String, recorded: UInt32, actual: UInt32) {
    self.file = file
    self.frame = frame
    self.time = time
    values = [
      Value(
        path: Self.motion, recorded: ContentHash.hexadecimal(recorded),
        actual: ContentHash.hexadecimal(actual))
    ]
  }

  /// Returns the same divergence with the numbers of a later digest, or with its own when that digest matches again.
  func updated(by difference: Divergence?, at digest: RecordingDigest) -> Divergence {
    var divergence = self
    if let difference { divergence.values = difference.values }
    if frame != digest.frame { divergence.valued = FrameTime(frame: digest.frame, time: digest.time) }
    return divergence
  }

  /// Compares two digests; `nil` when they are equal.
  ///
  /// A row exists from the first frame that shows it. If the frames are not the recording's own, resting rows
  /// that one run has not shown yet are left out.
  init?(
    _ actual: RecordingDigest, from recorded: RecordingDigest, exactness: ReplayExactness,
    sameFrames: Bool = true, file: String
  ) {
    func number(_ digest: RecordingDigest, _ path: String) -> Double? {
      digest.variables.first { $0.path == path }?.value
    }
    let paths =
      recorded.variables.map(\.path)
      + actual.variables.map(\.path).filter { number(recorded, $0) == nil }
    values = paths.compactMap { path in
      let (old, new) = (number(recorded, path), number(actual, path))
      if let old, let new, exactness.accepts(new, for: old) { return nil }
      if !sameFrames, old == nil || new == nil {
        let side = old == nil ? actual : recorded
        if number(side, Self.velocity(besides: path)) == 0 { return nil }
      }
      let words = [old, new].map { $0.map { JSONText.number($0, decimals: nil) } }
      return Value(path: path, recorded: words[0], actual: words[1])
    }
    if values.isEmpty {
      guard exactness == .bits, recorded.digest != actual.digest else { return nil }
      values = [Value(path: "digest", recorded: recorded.digest, actual: actual.digest)]
    }
    self.file = file
    self.frame = recorded.frame
    self.time = recorded.time
  }

  /// The path of the first differing value in the log.
  public var variable: String { values[0].path }

  /// The id of the scroll view that the first value belongs to.
  var scroller: String { Self.scroller(of: variable) }

  private static func scroller(of path: String) -> String {
    path.lastIndex(of: ".").map { String(path[..<$0]) } ?? path
  }

  private static func velocity(besides path: String) -> String { scroller(of: path) + ".velocity" }

  /// The message: frame, variable, both values and the cause in one sentence.
  ///
  /// A line follows for every other differing number, and for every change that the recording could not contain.
  public var description: String {
    func text(_ value: Value) -> String {
      "\(EscapedText.line(value.path)) is \(value.actual ?? "nothing") instead of \(value.recorded ?? "nothing")"
    }
    func place(_ frame: Int, _ time: Microseconds) -> String {
      "frame \(frame) (\(JSONText.number(time.seconds, decimals: 6)) s)"
    }
    let later = valued.map { moment in
      let then = place(moment.frame, moment.time)
      return values[0].path == Self.motion ? ", and all is as recorded at \(then)" : " at \(then)"
    }
    let source = cause.map { ", cause \($0)" } ?? ""
    return
      "\(EscapedText.line(file)): the replay diverges at \(place(frame, time)): \(text(values[0]))\(later ?? "")\(source)"
      + values.dropFirst().map { "\n  \(text($0))" }.joined()
      + unrecorded.map { "\n  \($0.sentence)" }.joined()
  }
}
