import ArgumentParser
import Foundation

/// `orihon bench`: frame statistics of a scripted run.
struct BenchVerb: Verb {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "bench", abstract: "Frame statistics of a scripted run in a window.")
  }

  @OptionGroup var feed: FeedOption
  @OptionGroup var scene: SceneOptions
  @OptionGroup var running: WindowRunOptions

  @Flag(help: "Draw the next frame as soon as the last one is shown.")
  var uncapped = false

  @Option(
    help: ArgumentHelp(
      "Let every present block for so many milliseconds more, as a covered window's may.", valueName: "ms"),
    transform: ArgumentReading.number(in: 0...1000, "milliseconds"))
  var presentDelay: Double = 0

  @Flag(help: "Speak the protocol of the compared programs: S, N, UNCAPPED and PEER_OUT.")
  var peer = false

  @Flag(help: "As JSON.")
  var json = false

  @Option(help: ArgumentHelp("Not built yet.", valueName: "file"))
  var trace: String?

  @MainActor
  func perform() throws {
    if trace != nil { throw CommandError.notBuilt("bench --trace") }
    let surroundings = try scene.surroundings()
    let run = try BenchRun(
      feed: feed.feed, setup: peer ? PeerProtocol.Setup() : PeerProtocol.Setup(environment: [:]),
      isUncapped: uncapped, isPeer: peer, keepsTheme: surroundings.keepsTheme)
    run.presentDelay = presentDelay / 1000
    let report = try run.measure(in: surroundings, running: running)
    if peer { return }
    Console.result(json ? try JSONText.text(report) : report.text)
  }
}
