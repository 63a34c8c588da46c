import ArgumentParser
import Foundation
import ScreenInterface
import WindowRuns

/// Options for opening a window and for the time after which it closes.
struct WindowRunOptions: ParsableArguments {
  @Option(
    help: "auto, accelerated or software.", transform: ArgumentReading.choice(RendererChoice.self))
  var renderer = RendererChoice.auto

  @Flag(help: "Show the HUD at once.")
  var hud = false

  @Option(
    help: ArgumentHelp("Close the window after this many seconds.", valueName: "n"),
    transform: ArgumentReading.number(in: 0.01...86_400, "seconds"))
  var seconds: Double?

  /// The settings of the window.
  var settings: WindowRunSettings {
    WindowRunSettings(renderer: renderer, showsHUD: hud, seconds: seconds)
  }

  /// The names of the given options, without that of the renderer.
  var given: [String] { [(hud, "hud"), (seconds != nil, "seconds")].filter(\.0).map(\.1) }
}
