import Documents
import Foundation

/// Where a replay first went another way than the recording.
public nonisolated struct Divergence: Sendable, Hashable, CustomStringConvertible {
  /// A number of both states, or their digests.
  public struct Value: Sendable, Hashable {
    /// Its place in the log, such as `hero.offset`.
    public var path: String
    /// What it was in the recording; `nil` when it was not there.
    public var recorded: String?
    /// What it is in the replay; `nil` when it is not there.
    public var actual: String?
  }

  /// The recording.
  public var file: String
  /// The frame's number in the recording.
  public var frame: Int
  /// When.
  public var time: Microseconds
  /// What differs, in the order of the states; never empty.
  public var values: [Value]
  /// Who moved the content at that moment, such as `fling of stroke 4`; `nil` where nobody ever did.
  public var cause: String?

  /// The first difference of two digests; `nil` when they agree.
  ///
  /// A row begins in the first frame that shows it. With other frames than the recording's, rows at rest that one of
  /// them has not shown yet are left out.
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

  /// The first number that differs, by its place in the log.
  public var variable: String { values[0].path }

  /// The id of the scroller that the variable belongs to.
  var scroller: String { Self.scroller(of: variable) }

  private static func scroller(of path: String) -> String {
    path.lastIndex(of: ".").map { String(path[..<$0]) } ?? path
  }

  private static func velocity(besides path: String) -> String { scroller(of: path) + ".velocity" }

  /// One sentence with the frame, the variable, both values and the cause; then a line for every other number that
  /// differs.
  public var description: String {
    func text(_ value: Value) -> String {
      "\(ShownText.line(value.path)) is \(value.actual ?? "nothing") instead of \(value.recorded ?? "nothing")"
    }
    let seconds = JSONText.number(time.seconds, decimals: 6)
    let source = cause.map { ", cause \($0)" } ?? ""
    return
      "\(ShownText.line(file)): the replay diverges at frame \(frame) (\(seconds) s): \(text(values[0]))\(source)"
      + values.dropFirst().map { "\n  \(text($0))" }.joined()
  }
}
