import Documents
package import FeedFiles
import Foundation
package import Replays
package import SDLRendering
import SceneTools
import Stage

/// A player of the strokes of a folder, each on a new scene, which returns the outcome of the last stroke of each file.
package struct StrokeCorpus {
  /// The settings that strokes are played under.
  package struct Side {
    /// The feed or scene for every stroke; `nil` for the one that each stroke names.
    package var feed: String?
    /// The settings that override the feed's.
    package var assignments: [SettingAssignment] = []

    /// Creates settings; by default those of the feed that each stroke names.
    package init(feed: String? = nil, assignments: [SettingAssignment] = []) {
      self.feed = feed
      self.assignments = assignments
    }
  }

  private let folder: StrokeFolder
  private let program: ToolProgram
  private let surroundings: SceneEnvironment
  private let renderer: OffscreenRenderer

  /// Creates a player of scripts in these surroundings, and of recordings in their own.
  package init(
    _ folder: StrokeFolder, of program: ToolProgram, in surroundings: SceneEnvironment
  ) throws(DrawingError) {
    self.folder = folder
    self.program = program
    self.surroundings = surroundings
    renderer = try OffscreenRenderer(fonts: .installed)
  }

  /// Plays every stroke, with `second` once more, and returns the outcomes; each stroke is played in `run`'s timing.
  package func report(
    under side: Side, then second: Side?, timedBy run: ShardedRun
  ) throws -> CorpusReport {
    let first = try outcomes(under: side, run)
    guard let second else { return CorpusReport(folder, first) }
    return CorpusReport(folder, try outcomes(under: second, run), before: first)
  }

  /// Plays every stroke and returns its outcome; `nil` for a file without a press or a turn of the wheel.
  private func outcomes(under side: Side, _ run: ShardedRun) throws -> [StrokeOutcome?] {
    var scenes: [String: LoadedScene] = [:]
    return try folder.strokes.map { stroke in
      let (name, recorded) = try feed(of: stroke, under: side)
      let loaded = try scenes[name] ?? recorded?.load { try scene($0, side) } ?? scene(name, side)
      scenes[name] = loaded
      return try run.timing(stroke.name) { try outcome(of: stroke, on: loaded) }
    }
  }

  private func scene(_ name: String, _ side: Side) throws -> LoadedScene {
    try SceneSource(program).load(
      name, keepsTheme: surroundings.keepsTheme, keepsDirection: surroundings.keepsDirection
    ).setting(side.assignments)
  }

  /// Returns the feed for a stroke: the requested one, or the one named by the recording, for a script by its label.
  private func feed(
    of stroke: StrokeFolder.File, under side: Side
  ) throws -> (name: String, recorded: RecordedScene?) {
    if let feed = side.feed { return (feed, nil) }
    if stroke.script == nil {
      let reader = try RecordingReader(contentsOf: stroke.file)
      defer { reader.close() }
      return (reader.header.feed, RecordedScene(reader.header, of: stroke.file.relativePath))
    }
    guard let feed = folder.labels?.feed else { return (ProjectFolder.scene(of: program), nil) }
    guard feed.contains(".") || feed.contains("/") else { return (feed, nil) }
    let file = folder.folder.appendingPathComponent(feed)
    let isBelowHere = URL(fileURLWithPath: file.relativePath).absoluteURL == file.absoluteURL
    return (isBelowHere ? file.relativePath : file.standardizedFileURL.path, nil)
  }

  private func outcome(of stroke: StrokeFolder.File, on loaded: LoadedScene) throws -> StrokeOutcome? {
    if let script = stroke.script {
      return try StrokeSimulation(ScriptPlayer(script), on: stage(loaded, surroundings)).finish()
    }
    let reader = try RecordingReader(contentsOf: stroke.file)
    defer { reader.close() }
    let stage = stage(loaded, SceneEnvironment(reader.header))
    let recorded = RecordedScene(reader.header, of: stroke.file.relativePath)
    try recorded.place.move(stage, needsRows: loaded.argument == reader.header.feed)
    return try StrokeSimulation(RecordingPlayer(eventsOf: reader), on: stage).finish()
  }

  private func stage(_ loaded: LoadedScene, _ surroundings: SceneEnvironment) -> Stage {
    Stage(
      loaded.scene, options: surroundings.stageOptions(), tools: Toolbox(), text: renderer.textMeasuring)
  }
}
