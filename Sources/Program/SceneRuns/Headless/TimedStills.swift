package import Documents
import Foundation
import Replays
import Stage

/// A writer of the stills of a scene at given times, without a window.
package struct TimedStills {
  private let headless: HeadlessStage
  private let targets: NamedTargets
  private let name: String

  /// Creates a writer of files that begin with `name`.
  ///
  /// - Throws: `CommandError` when a tool names an element or a row that the scene does not have.
  package init(_ headless: HeadlessStage, showing targets: NamedTargets, named name: String) throws {
    (self.headless, self.targets, self.name) = (headless, targets, name)
    try targets.check(headless.stage)
  }

  /// Throws for two times that give one file name.
  package nonisolated static func check(_ times: [Double]) throws(CommandError) {
    let names = Dictionary(grouping: times, by: NumberText.seconds)
    if let twins = times.compactMap({ names[NumberText.seconds($0)] }).first(where: { $0.count > 1 }) {
      throw .contradiction(
        "--at \(twins[0]) and \(twins[1]) are one still, \(NumberText.seconds(twins[0])).png: "
          + "a still is named by whole milliseconds")
    }
  }

  /// Plays the scene, writes a still at each time in seconds and prints its path; `fonts` is the file for the used fonts.
  ///
  /// - Throws: `CommandError` before the first still when one would replace one of `inputs`, and at the end when a
  ///   picture of the scene could not be shown.
  package func write(
    at times: [Double], to folder: OutputFolder, besides inputs: [ReservedFile], fonts: String?
  ) throws {
    try folder.check(times.map(fileName), over: inputs)
    let run = headless.run()
    for time in times.sorted() {
      try run.play(to: time, rate: HeadlessStage.rate)
      let advice = "at \(NumberText.seconds(time)) s; another --at or --size may show it"
      targets.printHiddenElements(on: headless.stage, advice)
      let file = folder.file(fileName(time))
      try headless.writeStill(to: file)
      try Console.result(file.relativePath)
    }
    if let fonts { try headless.writeFonts(to: URL(fileURLWithPath: fonts)) }
    if !headless.unshown.isEmpty { throw CommandError.ended(.badInput) }
  }

  private func fileName(_ time: Double) -> String { "\(name)-\(NumberText.seconds(time)).png" }
}
