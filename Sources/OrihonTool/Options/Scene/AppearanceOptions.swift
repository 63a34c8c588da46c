import ArgumentParser
import CollectionViews
import Foundation
import Replays

/// Options for the theme, the direction and reduced motion.
struct AppearanceOptions: ParsableArguments {
  @Option(help: "light or dark.", transform: ArgumentReading.choice())
  var theme: RecordingHeader.Theme?

  @Flag(help: "Mirror everything for right-to-left reading.")
  var rtl = false

  @Flag(help: "Leave out motion that nobody asked for; also by ORIHON_REDUCE_MOTION=1.")
  var reduceMotion = false

  /// The traits for the views.
  @MainActor
  func traits(environment: [String: String] = ProcessInfo.processInfo.environment) -> TraitCollection {
    let wish = environment["ORIHON_REDUCE_MOTION", default: "0"].lowercased()
    return TraitCollection(
      userInterfaceStyle: theme?.style ?? .light, layoutDirection: rtl ? .rightToLeft : .leftToRight,
      reducesMotion: reduceMotion || !["", "0", "false", "no"].contains(wish))
  }
}
