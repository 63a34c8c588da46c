package import Documents
package import Foundation
package import Stage

/// A search for the smallest part of a feed's edit that makes a replay differ.
///
/// It plays the same script without a window on feeds in which only some parts of the edit are made.
package struct FeedBisection {
  /// The result of a search.
  package struct Result {
    /// The number of parts of the whole edit.
    package var partCount: Int
    /// The number of frames of the run before the edit.
    package var frameCount: Int
    /// The parts that make the replay differ; empty when it does not differ.
    package var guilty: [DocumentDifference.Part]
    /// The first difference; `nil` when the replay does not differ.
    package var difference: RunDifference?
  }

  /// The file and the state of a feed on which some parts of the edit are made.
  package struct Variant {
    /// The file of the feed, for messages and the scene's name.
    package let file: URL
    /// True for the feed before the edit, which has every row that the run names.
    package let isUnedited: Bool
  }

  /// A closure that returns a session at its beginning with a feed.
  package typealias Staging = (DocumentNode, Variant) throws -> StageSession

  private let old: URL
  private let new: URL
  private let edit: DocumentDifference
  private let script: GestureScript
  private let rate: Double
  private let stage: Staging

  /// Creates a search between two files whose documents have been read and found valid.
  package init(
    from old: (file: URL, node: DocumentNode), to new: (file: URL, node: DocumentNode),
    playing script: GestureScript, rate: Double, stage: @escaping Staging
  ) {
    edit = DocumentDifference(from: old.node, to: new.node)
    (self.old, self.new) = (old.file, new.file)
    (self.script, self.rate, self.stage) = (script, rate, stage)
  }

  /// Plays the script on both feeds, and if they differ on feeds with parts of the edit; returns the result.
  ///
  /// - Throws: The error of a script that cannot be played on the feed before the edit.
  package func search() throws -> Result {
    guard let before = try session(with: []) else {
      throw ReplayError.nothingToPlay("\(old.relativePath): the feed before the edit cannot be made")
    }
    let baseline = RunBaseline(of: script, on: before, rate: rate)
    if let stop = baseline.stop, stop.exitStatus == .badInput { throw stop }
    let all = Array(edit.parts.indices)
    var result = Result(partCount: all.count, frameCount: baseline.frameCount, guilty: [])
    guard let difference = try difference(from: baseline, with: all) else { return result }
    let fewest = Shrinker(leavesOutPairs: true) { parts in
      (try? self.difference(from: baseline, with: parts)).flatMap(\.self)?.isLike(difference) ?? false
    }.fewest(all)
    result.guilty = fewest.map { edit.parts[$0] }
    result.difference = try self.difference(from: baseline, with: fewest) ?? difference
    return result
  }

  private func difference(from baseline: RunBaseline, with parts: [Int]) throws -> RunDifference? {
    try session(with: parts).flatMap { baseline.difference(on: $0) }
  }

  /// Returns a session with the feed in which these parts of the edit are made; `nil` for parts without a document.
  private func session(with parts: [Int]) throws -> StageSession? {
    guard let node = edit.document(with: parts) else { return nil }
    return try stage(node, Variant(file: parts.isEmpty ? old : new, isUnedited: parts.isEmpty))
  }
}

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
