import ArgumentParser
import Foundation
import SceneRuns
import VisualQA

/// The verb `orihon check`, which prints every fault of feeds and scripts, with its position.
struct CheckVerb: Verb {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "check", abstract: "Every fault of feeds and scripts, with its place.")
  }

  @Argument(
    help: "Feeds or their folders, gesture scripts and recordings; default those of a folder with a feed.yml."
  )
  var files: [String] = []

  @OptionGroup var check: CheckOptions
  @OptionGroup var sharing: ShardOptions

  func validate() throws {
    if chosen.isEmpty { throw ValidationError("Missing expected argument '<files> ...'") }
  }

  /// The files, each once.
  private var chosen: [String] {
    var seen: Set<String> = []
    let given = files.map { (try? OpenedFile.feed(ofFolder: $0)) ?? $0 }
    return (given.isEmpty ? ProjectFolder.documents : given).filter { seen.insert($0).inserted }
  }

  @MainActor
  func perform(in program: ToolProgram) throws {
    let run = try sharing.run(.check, report: check.report)
    let files = try run.select(chosen.map { ShardedRun.Part($0) }).map { chosen[$0] }
    let results = try files.map { file in
      let result = try run.timing(file) { try check.result(of: file, besides: chosen, in: program) }
      try result.tell()
      return result
    }
    let page = try run.write(
      results.map(\.reported), findings: results.count { !$0.isSound },
      inputs: chosen.map { URL(fileURLWithPath: $0) })
    if let page { Console.note(page.relativePath) }
    if !results.allSatisfy(\.isSound) {
      throw CommandError.ended(check.isOfScenes ? .differences : .badInput)
    }
  }
}
