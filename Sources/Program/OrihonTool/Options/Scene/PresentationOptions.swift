import ArgumentParser
import SceneRuns
import SceneTools

/// Options for showing a scene to others: without tools, and in a device's frame.
struct PresentationOptions: ParsableArguments {
  @Flag(help: "Show the scene alone: no tools, hints or measurements, and no keys of theirs.")
  var present = false

  @Flag(help: "Draw a device's frame around the scene, which keeps its size.")
  var frame = false

  /// Returns the presentation that the options describe, for a scene with these tools.
  @MainActor
  func presentation(besides tools: ToolSettings, isMatrix: Bool) throws(CommandError) -> ScenePresentation {
    for (isGiven, name) in [(present, "present"), (frame, "frame")] where isGiven && isMatrix {
      throw .contradiction("--\(name) and --matrix exclude each other: it is for one stage")
    }
    var others = tools
    others.takesInput = true
    if present, !others.isEmpty {
      throw .contradiction("--present shows no tools; leave out the options that open them")
    }
    return ScenePresentation(hidesTools: present, hasFrame: frame)
  }
}
