import ArgumentParser
import Documents
import Foundation
import Measurements
import SDLRendering
import SceneRuns
import WindowRuns

/// The verb `orihon bench`, which prints frame statistics of a scripted run.
struct BenchVerb: Verb {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "bench", abstract: "Frame statistics of a scripted run in a window.",
      discussion:
        "A frame is late when it is presented after its deadline. The gate passes when the 95th percentile of that "
        + "overrun is at most 0 and frames are late by at most 5 ms a second of motion.\n\n"
        + "\(ProgramName.text) bench input: the accuracy of input, on each renderer path. xdotool flicks over a window with the "
        + "display's own pointer; it reports how many moves had times of their own, and how accurate the velocity was. It "
        + "takes --renderer, --json and --gate, which passes when a flick of three had 95 of 100 and 5 %.")
  }

  @OptionGroup var feed: FeedOption
  @OptionGroup var scene: SceneOptions
  @OptionGroup var running: WindowRunOptions
  @OptionGroup var profiling: ProfileOptions
  @OptionGroup var output: BenchOptions

  @OptionGroup var kind: BenchRunOptions

  func validate() throws {
    try output.check(
      isPeer: kind.peer, isProfiled: profiling.profile != nil, measuresHistory: kind.history,
      seconds: running.seconds)
    let profile = profiling.profile == nil ? [] : ["trace"]
    try kind.check(
      feed: feed.feed, on: running.renderer, besides: profile + output.given + running.given + scene.named)
  }

  @MainActor
  func perform(in program: ToolProgram) throws {
    if kind.measuresInput(feed.feed) {
      return try output.tell(InputAccuracyBench(running.renderer).measure())
    }
    if kind.layout {
      return try output.tell(LayoutBench(text: OffscreenRenderer(fonts: .blocks).textMeasuring).costs())
    }
    let surroundings = try scene.surroundings()
    if kind.history {
      return try Console.results(
        HistoryBench(feed.load(in: program, keepsTheme: surroundings.keepsTheme), in: surroundings).report())
    }
    let result = try BenchOutput(output, profile: profiling.profile)
    let run = try BenchRun(
      feed.name(in: program), from: SceneSource(program), kind.settings, keepsTheme: surroundings.keepsTheme)
    try result.check(over: run.inputs)
    run.alternatesRecording = output.recordingCost
    let measured = try run.measure(in: surroundings, running: running.settings)
    if !kind.peer { try result.tell(measured, cost: run.recordingCost) }
  }
}
