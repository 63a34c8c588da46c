import ArgumentParser
import Foundation
import SDLRendering

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

  @Flag(help: "Draw the next frame as soon as the last one is shown.")
  var uncapped = false

  @Option(
    help: ArgumentHelp(
      "Let every present block for so many milliseconds more, as a covered window's may.", valueName: "ms"),
    transform: ArgumentReading.number(in: 0...1000, "milliseconds"))
  var presentDelay: Double = 0

  @Flag(help: "Speak the protocol of the compared programs: S, N, UNCAPPED and PEER_OUT.")
  var peer = false

  @Flag(help: "What going back in time costs, without a window.")
  var history = false

  @Flag(help: "What large layouts cost, without a window; takes --json and --gate.")
  var layout = false

  func validate() throws {
    try output.check(
      isPeer: peer, isProfiled: profiling.profile != nil, measuresHistory: history, seconds: running.seconds)
    if measuresInput {
      try checkAlone("input", since: "bench input shows a scene of its own; a file is ./input")
    } else if layout {
      try checkAlone("--layout", since: "it lays out sections of its own, in no window")
    }
  }

  /// True when input is measured instead of a feed.
  private var measuresInput: Bool { feed.feed == "input" }

  /// Throws for the options of a measured scene if the benchmark has a scene of its own.
  private func checkAlone(_ measured: String, since reason: String) throws {
    let (geometry, appearance) = (scene.geometry, scene.appearance)
    let others = [
      (peer, "--peer"), (history, "--history"), (uncapped, "--uncapped"),
      (presentDelay != 0, "--present-delay"), (profiling.profile != nil, "--trace"),
      (output.compare != nil, "--compare"), (output.plot != nil, "--plot"),
      (output.recordingCost, "--recording-cost"), (running.hud, "--hud"),
      (running.seconds != nil, "--seconds"), (geometry.size != nil, "--size"),
      (geometry.device != nil, "--device"), (geometry.scale != nil, "--scale"),
      (appearance.theme != nil, "--theme"), (appearance.rtl, "--rtl"),
      (appearance.reduceMotion, "--reduce-motion"), (appearance.textScale != nil, "--text-scale"),
      (appearance.pseudo, "--pseudo"), (measuresInput && layout, "--layout"),
      (!measuresInput && feed.feed != nil, feed.feed ?? ""),
      (!measuresInput && running.renderer != .auto, "--renderer"),
    ]
    guard let (_, name) = others.first(where: \.0) else { return }
    throw CommandError.contradiction("\(name) and \(measured) exclude each other: \(reason)")
  }

  @MainActor
  func perform(in program: ToolProgram) throws {
    if measuresInput { return try InputAccuracyBench(running.renderer).tell(output) }
    if layout { return try LayoutBench(text: OffscreenRenderer(fonts: .blocks).textMeasuring).tell(output) }
    let surroundings = try scene.surroundings()
    if history {
      return try Console.results(
        HistoryBench(feed.load(in: program, keepsTheme: surroundings.keepsTheme), in: surroundings).report())
    }
    let result = try BenchOutput(output, profile: profiling.profile)
    let run = try BenchRun(
      feed.name(in: program), from: SceneSource(program),
      setup: peer ? PeerProtocol.Setup() : PeerProtocol.Setup(environment: [:]),
      isUncapped: uncapped, isPeer: peer, keepsTheme: surroundings.keepsTheme)
    try result.check(over: run.inputs)
    run.presentDelay = presentDelay / 1000
    run.alternatesRecording = output.recordingCost
    let measured = try run.measure(in: surroundings, running: running)
    if !peer { try result.tell(measured, cost: run.recordingCost) }
  }
}
