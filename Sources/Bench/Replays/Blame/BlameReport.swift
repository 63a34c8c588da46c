import Documents
import Foundation

/// The result of `orihon blame` as text: the first difference, and the edited lines that cause it.
package struct BlameReport {
  /// The lines of the report.
  package let lines: [String]

  /// Creates the report of a result for the files `old` and `new`, named as on the command line.
  package init(_ result: FeedBisection.Result, old: String, new: String) {
    let count = Pluralization.text(result.partCount, "edit")
    guard let difference = result.difference else {
      let frames = Pluralization.text(result.frameCount, "frame")
      lines = [
        result.partCount == 0
          ? "\(old) and \(new) say the same"
          : "\(old) and \(new) replay alike: \(count), \(frames), no difference"
      ]
      return
    }
    let guilty = result.guilty
    let share =
      guilty.count == 1
      ? "one of \(count) does it:" : "\(guilty.count) of \(count) do it, none of them alone:"
    let all =
      result.partCount == guilty.count ? (guilty.count == 1 ? "the edit:" : "the edits, together:") : share
    lines = ["\(difference)", all] + guilty.map { Self.words($0, old: old, new: new) }
  }

  private static func words(_ part: DocumentDifference.Part, old: String, new: String) -> String {
    let file = part.new == nil ? old : new
    let place = "\(file):\(part.position.line):\(part.position.column): \(part.path)"
    switch (part.old, part.new) {
    case (_, _) where part.isMoved: return "\(place) went elsewhere in its list"
    case (let old?, let new?): return "\(place) is \(new.outline) instead of \(old.outline)"
    case (nil, let new?): return "\(place) was added: \(new.outline)"
    case (let old?, nil): return "\(place) was removed: \(old.outline)"
    case (nil, nil): return place
    }
  }
}
