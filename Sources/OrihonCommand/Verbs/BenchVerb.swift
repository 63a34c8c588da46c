import ArgumentParser
import Foundation

/// `orihon bench`: frame statistics of a scripted run.
struct BenchVerb: Verb {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "bench", abstract: "Frame statistics of a scripted run in a window.",
      discussion:
        "A frame is late when it is presented after its deadline. The gate passes when the 95th percentile of that "
        + "overrun is at most 0 and frames are late by at most 5 ms a second of motion.")
  }

  @OptionGroup var feed: FeedOption
  @OptionGroup var scene: SceneOptions
  @OptionGroup var running: WindowRunOptions
  @OptionGroup var tracing: TraceOptions
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
  var travel = false

  func validate() throws {
    try output.check(
      isPeer: peer, isTraced: tracing.trace != nil, isTravelling: travel, seconds: running.seconds)
  }

  @MainActor
  func perform() throws {
    let surroundings = try scene.surroundings()
    if travel { return try Console.result(TravelBench(feed: feed.feed, in: surroundings).report()) }
    let result = try BenchOutput(output, trace: tracing.trace)
    let run = try BenchRun(
      feed: feed.feed, setup: peer ? PeerProtocol.Setup() : PeerProtocol.Setup(environment: [:]),
      isUncapped: uncapped, isPeer: peer, keepsTheme: surroundings.keepsTheme)
    run.presentDelay = presentDelay / 1000
    run.alternatesRecording = output.recordingCost
    let measured = try run.measure(in: surroundings, running: running)
    if !peer { try result.tell(measured, cost: run.recordingCost) }
  }
}
