package import Documents
import Foundation

/// The first difference between two runs of one script: its frame, its variable, and both values.
package struct RunDifference: Hashable, Sendable, CustomStringConvertible {
  /// The frame's number, from 0.
  package let frame: Int
  /// The time of the frame.
  package let time: Microseconds
  /// The value's path in the log, such as `hero.offset`; `nil` when only the end of the script differs.
  package let variable: String?
  /// The value in the first run, or the error that stopped its script; `nil` for none.
  package let old: String?
  /// The value in the second run, or the error that stopped its script; `nil` for none.
  package let new: String?
  /// The expectation that held in the first run and failed in the second; `nil` for another difference.
  package private(set) var unmet: DocumentFault?

  init(frame: Int, time: Microseconds, variable: String?, old: String?, new: String?) {
    self.frame = frame
    self.time = time
    self.variable = variable
    self.old = old
    self.new = new
  }

  init(unmet fault: DocumentFault, frame: Int, time: Microseconds) {
    self.init(frame: frame, time: time, variable: nil, old: nil, new: fault.description)
    unmet = fault
  }

  init(_ divergence: Divergence) {
    let value = divergence.values[0]
    let short = (Self.short(value.recorded), Self.short(value.actual))
    let (old, new) = short.0 == short.1 ? (value.recorded, value.actual) : short
    self.init(frame: divergence.frame, time: divergence.time, variable: value.path, old: old, new: new)
  }

  /// Returns a number with as many decimals as are compared.
  private static func short(_ value: String?) -> String? {
    value.map { word in Double(word).map { JSONText.number($0, decimals: 6) } ?? word }
  }

  /// Returns true for a difference in the same frame and variable, or of the same expectation, whatever the
  /// values are.
  package func isLike(_ other: RunDifference) -> Bool {
    if let unmet { return unmet.position == other.unmet?.position }
    return other.unmet == nil && frame == other.frame && variable == other.variable
  }

  /// The frame, the variable and both values in one sentence.
  package var description: String {
    let place = "frame \(frame) (\(JSONText.number(time.seconds, decimals: 6)) s)"
    if let unmet { return "\(place): \(unmet), and held before" }
    guard let variable else {
      func ending(_ stop: String?) -> String { stop.map { "stops: \($0)" } ?? "plays to its end" }
      return "\(place): the script \(ending(new)); before it \(ending(old))"
    }
    return "\(place): \(EscapedText.line(variable)) is \(new ?? "nothing") instead of \(old ?? "nothing")"
  }
}
