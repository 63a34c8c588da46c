public import Foundation
@_exported public import Orihon
import SceneRuns
@_exported public import Stage

/// The verbs of `orihon` for your own scenes: a window with tools and keys, stills, recordings, goldens, benchmarks.
///
/// Three lines are a program:
///
/// ```swift
/// import OrihonTool
///
/// try OrihonTool.main(scenes: [Scene("shelf") { ShelfScreen() }])
/// ```
@preconcurrency @MainActor
public enum OrihonTool {
  /// Performs the command line of the running program for `scenes`.
  ///
  /// It returns when the work is done, and exits with the status of `orihon` if it fails. A folder that does not exist
  /// counts as empty.
  ///
  /// - Parameters:
  ///   - scenes: The scenes; the first is the one that is shown by default.
  ///   - feeds: The folder of feed files that are scenes by their names; default `Feeds` in the working folder.
  ///   - scripts: The folder of gesture scripts that are known by their names; default `Scripts`.
  ///   - scenarios: The folder of scenario files for `compare`; default `Scenarios`.
  ///   - goldens: The folder of the goldens; default `Goldens`.
  /// - Throws: `OrihonToolError` when two scenes have one name, or one has a name that no command line can say.
  public static func main(
    scenes: [Scene], feeds: URL? = nil, scripts: URL? = nil, scenarios: URL? = nil, goldens: URL? = nil
  ) throws(OrihonToolError) {
    try OrihonToolError.check(scenes.map(\.name))
    func folder(_ name: String) -> URL { URL(fileURLWithPath: name, isDirectory: true) }
    ToolProgram(
      scenes: scenes.map { scene in ProgramScene(scene.name) { scene } },
      feeds: feeds ?? folder("Feeds"), scripts: scripts ?? folder("Scripts"),
      scenarios: scenarios ?? folder("Scenarios"), goldens: goldens ?? folder("Goldens"),
      strokes: folder("Strokes")
    ).run()
  }
}
