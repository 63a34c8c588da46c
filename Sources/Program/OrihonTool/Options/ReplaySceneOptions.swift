import ArgumentParser
import SceneRuns
import SceneTools

/// Options for the scene of a replay, its stages, and the window that shows it.
struct ReplaySceneOptions: ParsableArguments {
  @OptionGroup var setting: SettingOptions
  @OptionGroup var scene: SceneOptions
  @OptionGroup var placing: PlaceOption
  @OptionGroup var several: MatrixOptions
  @OptionGroup var running: WindowRunOptions
  @OptionGroup var presenting: PresentationOptions

  /// Returns the options of the replay at `rate` frames a second, on stages that show `tools`.
  @MainActor
  func request(rate: Double?, tools: ToolSettings) throws -> Replay.Request {
    var request = Replay.Request(
      surroundings: try scene.surroundings(), rate: rate, matrix: try several.matrix(in: scene, tools: tools),
      settings: setting.assignments, place: placing.place, sceneOptions: scene.named)
    request.presentation = try presenting.presentation(besides: tools, isMatrix: request.matrix != nil)
    return request
  }

  /// Throws when the tools or the initial offsets name something that the scene of a replay does not have.
  @MainActor
  func checkNames(_ tools: ToolSettings, of replay: Replay) throws {
    try NamedTargets(tools, placing.place.map(ScrollOffsets.init)).check(
      replay.loaded, in: replay.surroundings)
  }
}
