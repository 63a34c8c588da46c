import Documents
import Foundation
import Measurements
import SDLRendering
import SceneRuns

/// The output protocol for a program that compares this one with others.
///
/// It prints `FIRST`, `BEGIN` and `END` with microseconds of the wall clock on standard output, and writes one line for
/// each frame into the file that `PEER_OUT` names.
struct PeerProtocol {
  /// The size of the scene and the frame pacing of the run, from the environment.
  nonisolated struct Setup {
    /// The number of sections in the scene.
    let sections: Int
    /// The number of cards in a section.
    let cards: Int
    /// True when frames follow each other without a pause.
    let isUncapped: Bool
    /// The path of the file for the frame times.
    let output: String?

    init(environment: [String: String] = ProcessInfo.processInfo.environment) throws(CommandError) {
      func count(_ name: String, _ standard: Int, in range: ClosedRange<Int>) throws(CommandError) -> Int {
        guard let text = environment[name], !text.isEmpty else { return standard }
        guard let number = Int(text), range.contains(number) else {
          throw .badEnvironment(
            name: name, value: text, allowed: "\(range.lowerBound) to \(range.upperBound)")
        }
        return number
      }
      sections = try count("S", 20, in: 1...100_000)
      cards = try count("N", 10, in: 1...1_000_000)
      guard sections * cards <= 10_000_000 else {
        throw .badEnvironment(
          name: "S times N", value: String(sections * cards), allowed: "at most 10000000 cards in all")
      }
      isUncapped = try count("UNCAPPED", 0, in: 0...1) == 1
      output = environment["PEER_OUT"].flatMap { $0.isEmpty ? nil : $0 }
    }
  }

  /// Prints a moment with the current time.
  func say(_ moment: String) throws(CommandError) {
    try Console.result("\(moment) \(SDLClock.wallMicroseconds)")
  }

  /// Writes the times at which frames were presented, in microseconds after `begin`.
  func write(_ statistics: FrameStatistics, since begin: TimeInterval, to path: String) throws {
    let stamps = statistics.times.map { String(Int((($0 - begin) * 1e6).rounded())) + "\n" }
    try OutputFile.write(stamps.joined(), to: URL(fileURLWithPath: path))
  }
}
