import Documents
import FeedFiles
import Foundation
import Replays
import SDLRendering
import SceneTools
import Stage

/// Plays the strokes of a folder, each on a scene of its own, and tells what became of the last one of each file.
struct StrokeCorpus {
  /// The settings that strokes are played under.
  struct Side {
    /// The feed or scene for every stroke; `nil` for what each one says itself.
    var feed: String?
    /// The numbers other than the feed's.
    var assignments: [SettingAssignment] = []
  }

  private let folder: StrokeFolder
  private let program: ToolProgram
  private let surroundings: Surroundings
  private let renderer: OffscreenRenderer

  /// Prepares to play scripts in these surroundings, and recordings in their own.
  init(
    _ folder: StrokeFolder, of program: ToolProgram, in surroundings: Surroundings
  ) throws(DrawingError) {
    self.folder = folder
    self.program = program
    self.surroundings = surroundings
    renderer = try OffscreenRenderer(fonts: .installed)
  }

  /// Plays every stroke, and returns what became of it; `nil` for a file in which nothing is pressed or turned.
  func outcomes(under side: Side) throws -> [StrokeOutcome?] {
    var scenes: [String: LoadedScene] = [:]
    return try folder.strokes.map { stroke in
      let (name, recorded) = try feed(of: stroke, under: side)
      let loaded = try scenes[name] ?? recorded?.load { try scene($0, side) } ?? scene(name, side)
      scenes[name] = loaded
      return try outcome(of: stroke, on: loaded)
    }
  }

  private func scene(_ name: String, _ side: Side) throws -> LoadedScene {
    try SceneSource(program).load(name, keepsTheme: surroundings.keepsTheme).setting(side.assignments)
  }

  /// The feed that a stroke is played on: the one asked for, or that which a recording names itself, scripts in labels.
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
    let stage = stage(loaded, Surroundings(reader.header))
    let recorded = RecordedScene(reader.header, of: stroke.file.relativePath)
    try recorded.place.move(stage, needsRows: loaded.argument == reader.header.feed)
    return try StrokeSimulation(RecordingPlayer(eventsOf: reader), on: stage).finish()
  }

  private func stage(_ loaded: LoadedScene, _ surroundings: Surroundings) -> Stage {
    Stage(
      loaded.scene, options: surroundings.stageOptions(), tools: Toolbox(), text: renderer.textMeasuring)
  }
}
