import Foundation
import VisualQA

extension CompareVerb {
  /// Returns the selected scenarios, each with its tolerance, and the files that they were read from.
  @MainActor
  func choice(in program: ToolProgram) throws -> (scenarios: [GoldenScenario], files: Set<URL>) {
    let catalog = try goldens.catalog(of: program, alone: sharing.worker == nil ? nil : scenarios.first)
    var chosen = try named(in: catalog)
    for index in chosen.indices { chosen[index].tolerance = tolerance.wanted.over(chosen[index].tolerance) }
    guard let shard = sharing.shard else { return (chosen, catalog.files) }
    let part = shard.select(from: chosen)
    if part.isEmpty {
      throw CommandError.emptyShard(index: shard.index, count: shard.count, scenarios: chosen.count)
    }
    return (part, catalog.files)
  }

  @MainActor
  private func named(in catalog: GoldenCatalog) throws(CommandError) -> [GoldenScenario] {
    do {
      return try catalog.named(scenarios)
    } catch .unknownScenario(let name, let known) {
      throw FolderPair.missing(in: scenarios).map(CommandError.noFolder)
        ?? .unknownScenario(name, scenarios: known)
    } catch {
      throw error
    }
  }
}
