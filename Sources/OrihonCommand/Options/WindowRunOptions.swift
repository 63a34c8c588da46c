import ArgumentParser
import Foundation
import SDLRendering

/// How a window is opened and for how long.
struct WindowRunOptions: ParsableArguments {
  @Option(
    help: "auto, accelerated or software.", transform: ArgumentReading.choice(RendererName.self))
  var renderer = RendererName.auto

  @Flag(help: "Show the HUD at once.")
  var hud = false

  @Option(
    help: ArgumentHelp("Close the window after this many seconds.", valueName: "n"),
    transform: ArgumentReading.number(in: 0.01...86_400, "seconds"))
  var seconds: Double?
}

/// The renderers by the names of the command line.
nonisolated enum RendererName: String, CaseIterable, Sendable {
  case auto, accelerated, software
}

extension RendererName {
  @MainActor
  var choice: RendererChoice {
    switch self {
    case .auto: .auto
    case .accelerated: .accelerated
    case .software: .software
    }
  }
}
