import ArgumentParser
import Foundation
import SDLRendering
import SceneRuns
import WindowRuns

/// Options for what is measured, and how the frames of a window follow each other.
struct BenchRunOptions: ParsableArguments {
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

  /// How the frames of the run follow each other.
  var settings: BenchRun.Settings {
    BenchRun.Settings(isPeer: peer, isUncapped: uncapped, presentDelay: presentDelay / 1000)
  }

  /// True when input is measured instead of the scene named `feed`.
  func measuresInput(_ feed: String?) -> Bool { feed == "input" }

  /// Throws for the options of a measured scene if the benchmark has a scene of its own; `given` are other options.
  func check(feed: String?, on renderer: RendererChoice, besides given: [String]) throws(CommandError) {
    let isInput = measuresInput(feed)
    guard isInput || layout else { return }
    let (measured, reason) =
      isInput
      ? ("input", "bench input shows a scene of its own; a file is ./input")
      : ("--layout", "it lays out sections of its own, in no window")
    let own = [
      (peer, "peer"), (history, "history"), (uncapped, "uncapped"), (presentDelay != 0, "present-delay"),
      (isInput && layout, "layout"), (!isInput && renderer != .auto, "renderer"),
    ]
    let options = (own.filter(\.0).map(\.1) + given).map { "--\($0)" }
    guard let name = options.first ?? (isInput ? nil : feed) else { return }
    throw .contradiction("\(name) and \(measured) exclude each other: \(reason)")
  }
}
