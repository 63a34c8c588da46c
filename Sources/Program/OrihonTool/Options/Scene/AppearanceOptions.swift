import ArgumentParser
import CollectionViews
import Foundation
import Replays
import SceneRuns
import ScreenInterface

/// Options for the theme, the direction, reduced motion, the language and the size of text.
struct AppearanceOptions: ParsableArguments {
  @Option(help: "light or dark.", transform: ArgumentReading.choice())
  var theme: RecordingHeader.Theme?

  @Flag(help: "Mirror everything for right-to-left reading.")
  var rtl = false

  @Flag(help: "Leave out animations that the user did not start; also by ORIHON_REDUCE_MOTION=1.")
  var reduceMotion = false

  @Option(
    help:
      "The language of text whose feed names none, as ja, ar or zh-Hant; without it each text's script decides.",
    transform: LanguageReading.language)
  var language: LanguageTag?

  @Option(
    help: ArgumentHelp("The size of text as a multiple of what is written.", valueName: "0.8-3"),
    transform: AppearanceOptions.scale)
  var textScale: Double?

  @Flag(help: "Write every text longer, accented and in brackets, as a translation might be.")
  var pseudo = false

  /// A parser of a text scale.
  static let scale = ArgumentReading.number(in: 0.8...3, "times the size that is written")

  /// Returns what the flag or the variable says of reduced motion; `nil` where neither says anything.
  func reducesMotion(in environment: [String: String]) -> Bool? {
    if reduceMotion { return true }
    guard let request = environment["ORIHON_REDUCE_MOTION"], !request.isEmpty else { return nil }
    return !["0", "false", "no"].contains(request.lowercased())
  }

  /// Returns the traits of the views.
  @MainActor
  func traits(environment: [String: String] = ProcessInfo.processInfo.environment) -> TraitCollection {
    var traits = TraitCollection(
      userInterfaceStyle: theme?.style ?? .light, layoutDirection: rtl ? .rightToLeft : .leftToRight,
      reducesMotion: reducesMotion(in: environment) ?? false)
    traits.language = language
    if let textScale { traits.textScale = CGFloat(textScale) }
    traits.pseudolocalizes = pseudo
    return traits
  }
}

/// A parser of a language on the command line.
private nonisolated enum LanguageReading {
  static func language(_ tag: String) throws -> LanguageTag {
    guard let language = LanguageTag(tag) else {
      throw ValidationError(
        "the language is \"\(tag)\"; allowed: a BCP 47 tag such as ja, ar, zh-Hant or pt-BR")
    }
    return language
  }
}
