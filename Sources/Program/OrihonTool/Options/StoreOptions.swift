import ArgumentParser
import Foundation
import VisualQA

/// Options for a store of goldens and one of its branches.
struct StoreOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The store, as store:DIR.", valueName: "store"))
  var goldens: String

  @Option(help: ArgumentHelp("The branch; default that of the checkout, else main.", valueName: "name"))
  var branch: String?

  /// Returns the branch.
  ///
  /// - Throws: `VisualQAError.refused` for a folder that is not called a store.
  func chosen() throws -> StoreBranch { try Self.branch(branch, of: goldens) }

  /// Returns the branch, whose goldens are to be changed.
  ///
  /// - Throws: `VisualQAError.refused` for a folder that is not called a store, and if `CI` is set.
  func changed() throws -> StoreBranch {
    let branch = try chosen()
    try RecordMode.check(in: ProcessInfo.processInfo.environment)
    return branch
  }

  /// Returns a branch of the store that is called `goldens`.
  static func branch(_ name: String?, of goldens: String) throws -> StoreBranch {
    guard goldens.hasPrefix(GoldenPlace.storePrefix),
      let branch = try GoldenPlace(goldens, branch: name).branch
    else { throw VisualQAError.refused("--goldens \(goldens) is a folder; a store of goldens is store:DIR") }
    return branch
  }
}
