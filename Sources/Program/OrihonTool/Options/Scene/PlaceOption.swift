import ArgumentParser

/// The option for the first offsets of feed and rows.
struct PlaceOption: ParsableArguments {
  @Option(help: ArgumentHelp("Begin with these content offsets: feed=310.5,hero=860.", valueName: "offsets"))
  var place: String?
}
