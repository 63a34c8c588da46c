import ArgumentParser
import Foundation
import Measurements
import Replays
import SceneRuns

/// Options for the known properties of the scroller that a curve was measured on.
struct FitOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The feed whose row moved: its edges, its stops, its viewport.", valueName: "feed"))
  var feed: String?

  @Option(
    help: ArgumentHelp(
      "A row's id, or feed, the default; in a log what hands moved furthest.", valueName: "id"))
  var row: String?

  @Option(
    help: ArgumentHelp(
      "The offsets of both edges, in points, where there is no feed.", valueName: "low,high"),
    transform: FitOptions.edges)
  var edges: ClosedRange<Double>?

  @Option(
    help: ArgumentHelp("The viewport's length, in points, where there is no feed.", valueName: "points"),
    transform: ArgumentReading.number(in: 1...100_000, "points"))
  var viewport: Double?

  @Option(
    help: ArgumentHelp("The curve's units that make a point: 3 for pixels of a phone.", valueName: "s"),
    transform: ArgumentReading.number(in: 0.01...100))
  var pixelsPerPoint: Double = 1

  /// Throws for options that have no effect here, or that contradict each other.
  func check(isLog: Bool) throws(CommandError) {
    if feed != nil, edges != nil || viewport != nil {
      throw .contradiction(
        "--feed and \(edges == nil ? "--viewport" : "--edges") exclude each other: a row has its own")
    }
    if row != nil, feed == nil, !isLog {
      throw .contradiction("--row needs --feed, or a log: a curve of time,offset lines is of one scroller")
    }
  }

  /// Returns the feed that the options name; `nil` without one.
  @MainActor
  func loadedFeed(of program: ToolProgram, in surroundings: SceneEnvironment) throws -> LoadedScene? {
    try feed.map { try SceneSource(program).load($0, keepsTheme: surroundings.keepsTheme) }
  }

  /// Returns the known properties of the scroller.
  @MainActor
  func ground(_ row: FitRow?) -> FitAssumptions {
    var ground = row?.ground ?? FitAssumptions()
    ground.scale = pixelsPerPoint
    if let edges { ground.edges = edges }
    if let viewport { ground.viewport = viewport }
    return ground
  }

  /// Returns the style of the picture.
  @MainActor
  func style(_ surroundings: SceneEnvironment) -> PlotStyle {
    PlotStyle(
      theme: surroundings.keepsTheme && surroundings.traits.userInterfaceStyle == .dark ? .dark : .light)
  }

  private static func edges(_ text: String) throws -> ClosedRange<Double> {
    let ends = try ArgumentReading.numbers(in: -1e9...1e9, "points")(text)
    guard ends.count == 2, ends[0] <= ends[1] else {
      throw ValidationError("edges are LOW,HIGH, two offsets of which the first is not the higher one")
    }
    return ends[0]...ends[1]
  }
}
