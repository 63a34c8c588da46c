import ArgumentParser
import Documents

/// The verb `orihon goldens`, whose subcommands keep a store of goldens that many machines share.
struct GoldensVerb: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "goldens", abstract: "Keep a store of goldens that many machines share.",
      discussion: "A store is a folder of objects named by their hash, with an index for each branch. "
        + "compare, approve and review take it as --goldens store:DIR.",
      subcommands: [
        GoldensImportVerb.self, GoldensExportVerb.self, GoldensListVerb.self, GoldensRemoveVerb.self,
        GoldensMergeVerb.self, GoldensVerifyVerb.self, GoldensCleanVerb.self,
      ])
  }
}
