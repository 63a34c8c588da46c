import Documents
import FeedFiles
import Foundation
import Replays
import Stage

/// A search for the smallest part of a feed's edit that makes a replay differ.
///
/// It plays the same script without a window on feeds in which only some parts of the edit are made.
struct FeedBisection {
  /// The result of a search.
  struct Result {
    /// The number of parts of the whole edit.
    var partCount: Int
    /// The number of frames of the run before the edit.
    var frameCount: Int
    /// The parts that make the replay differ; empty when it does not differ.
    var guilty: [DocumentDifference.Part]
    /// The first difference; `nil` when the replay does not differ.
    var difference: RunDifference?
  }

  private let old: URL
  private let new: URL
  private let edit: DocumentDifference
  private let played: BisectedScript

  /// Reads both feeds.
  ///
  /// - Throws: `FeedError` for a feed that has a fault.
  init(from old: URL, to new: URL, of played: BisectedScript) throws {
    let reader = DocumentReader(limits: SceneSource.reader.limits)
    let nodes = try [old, new].map { file in
      do {
        let node = try reader.read(contentsOf: file)
        _ = try SceneSource.reader.read(node, of: file)
        return node
      } catch {
        throw FileKind.mistaken(file.relativePath, at: file, neededAs: .feed, or: error)
      }
    }
    edit = DocumentDifference(from: nodes[0], to: nodes[1])
    (self.old, self.new, self.played) = (old, new, played)
  }

  /// Plays the script on both feeds, and if they differ on feeds with parts of the edit; returns the result.
  ///
  /// - Throws: The error of a script that cannot be played on the feed before the edit.
  func search() throws -> Result {
    guard let before = try session(with: []) else { throw CommandError.ended(.badInput) }
    let story = RunBaseline(of: played.script, on: before, rate: HeadlessStage.rate)
    if let stop = story.stop, stop.exitStatus == .badInput { throw stop }
    let all = Array(edit.parts.indices)
    var result = Result(partCount: all.count, frameCount: story.frameCount, guilty: [])
    guard let difference = try difference(from: story, with: all) else { return result }
    let fewest = Shrinker(leavesOutPairs: true) { parts in
      (try? self.difference(from: story, with: parts)).flatMap(\.self)?.isLike(difference) ?? false
    }.fewest(all)
    result.guilty = fewest.map { edit.parts[$0] }
    result.difference = try self.difference(from: story, with: fewest) ?? difference
    return result
  }

  private func difference(from story: RunBaseline, with parts: [Int]) throws -> RunDifference? {
    try session(with: parts).flatMap { story.difference(on: $0) }
  }

  /// Returns a session with the feed in which these parts of the edit are made.
  ///
  /// - Throws: `FeedError` when the parts make no valid feed, such as a part that needs another one.
  private func session(with parts: [Int]) throws -> StageSession? {
    let file = parts.isEmpty ? old : new
    guard let node = edit.document(with: parts) else { return nil }
    var feed = try SceneSource.reader.read(node, of: file).feed
    let surroundings = played.surroundings
    if surroundings.keepsTheme { feed.theme = .auto }
    let scene = FeedScene.scene(for: feed, name: file.deletingPathExtension().lastPathComponent)
    let loaded = LoadedScene(scene: scene, argument: file.relativePath, file: file)
    let session = try HeadlessStage(loaded, in: surroundings).session
    // The edit may remove a row of the offsets, so only the feed before the edit needs every row.
    try played.place.move(session.stage, needsRows: parts.isEmpty)
    return session
  }
}
