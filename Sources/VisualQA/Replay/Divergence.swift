import Foundation

/// Where a replay first went another way than the recording.
public nonisolated struct Divergence: Sendable, Hashable, CustomStringConvertible {
  /// The recording.
  public var file: String
  /// The frame's number in the recording.
  public var frame: Int
  /// When.
  public var time: Microseconds
  /// The first number that differs, by its place in the log.
  public var variable: String
  /// Its value in the recording; `nil` when it was not there.
  public var recorded: Double?
  /// Its value in the replay; `nil` when it is not there.
  public var actual: Double?
  /// Who moved the content at that moment, such as `fling of stroke 4`; `nil` where nobody ever did.
  public var cause: String?

  /// The first difference of two digests; `nil` when they agree.
  init?(_ actual: RecordingDigest, from recorded: RecordingDigest, exactness: ReplayExactness, file: String) {
    func number(_ digest: RecordingDigest, _ path: String) -> Double? {
      digest.variables.first { $0.path == path }?.value
    }
    let paths =
      recorded.variables.map(\.path)
      + actual.variables.map(\.path).filter { number(recorded, $0) == nil }
    let different = paths.first { path in
      guard let old = number(recorded, path), let new = number(actual, path) else { return true }
      return !exactness.accepts(new, for: old)
    }
    let isSame = exactness == .points || recorded.digest == actual.digest
    guard let variable = different ?? (isSame ? nil : "digest") else { return nil }
    self.file = file
    self.frame = recorded.frame
    self.time = recorded.time
    self.variable = variable
    self.recorded = number(recorded, variable)
    self.actual = number(actual, variable)
  }

  /// The id of the scroller that the variable belongs to.
  var scroller: String { variable.lastIndex(of: ".").map { String(variable[..<$0]) } ?? variable }

  /// One sentence with the frame, the variable, both values and the cause.
  public var description: String {
    func text(_ value: Double?) -> String { value.map { JSONText.number($0, decimals: nil) } ?? "nothing" }
    let seconds = JSONText.number(time.seconds, decimals: 6)
    let source = cause.map { ", cause \($0)" } ?? ""
    return "\(file): the replay diverges at frame \(frame) (\(seconds) s): "
      + "\(variable) is \(text(actual)) instead of \(text(recorded))\(source)"
  }
}
