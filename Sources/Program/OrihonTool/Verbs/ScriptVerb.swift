import ArgumentParser
import Documents
import Foundation
import SceneRuns

/// The verb `orihon script`, which converts a recording into a gesture script.
struct ScriptVerb: Verb {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "script", abstract: "Make a gesture script of a recording, to be read and edited.")
  }

  @Argument(help: ArgumentHelp("A recording (.jsonl).", valueName: "recording"))
  var file: String

  @Option(help: ArgumentHelp("Write the script here; default standard output.", valueName: "file"))
  var out: String?

  @Flag(help: "With a step for every recorded frame, so that a replay agrees in every bit.")
  var frames = false

  func validate() throws {
    try OutputPaths.check([("out", out)])
    let read = ReservedFile(role: "the recording that is read", file: URL(fileURLWithPath: file))
    try OutputPaths.check([("out", out)], over: [read])
  }

  @MainActor
  func perform(in program: ToolProgram) throws {
    let script = try RecordedScript(URL(fileURLWithPath: file), keepsFrames: frames, name: out)
    guard let out else { return try Console.results(String(script.text.dropLast())) }
    try OutputFile.write(script.text, to: URL(fileURLWithPath: out))
    try Console.result(out)
  }
}
