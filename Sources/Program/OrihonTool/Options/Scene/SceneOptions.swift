import ArgumentParser
import Foundation
import SceneRuns
import WindowRuns

/// Options for the size, scale, theme and direction of a scene.
struct SceneOptions: ParsableArguments {
  @OptionGroup var geometry: WindowGeometryOptions
  @OptionGroup var appearance: AppearanceOptions

  /// The names of the options that are given.
  var named: [String] {
    [
      ("size", geometry.size != nil), ("device", geometry.device != nil), ("scale", geometry.scale != nil),
      ("theme", appearance.theme != nil), ("rtl", appearance.rtl), ("reduce-motion", appearance.reduceMotion),
      ("language", appearance.language != nil),
      ("text-scale", appearance.textScale != nil), ("pseudo", appearance.pseudo),
    ].filter(\.1).map(\.0)
  }

  /// Returns the surroundings that the options describe.
  @MainActor
  func surroundings() throws -> SceneEnvironment {
    let geometry = try WindowGeometry(geometry)
    return SceneEnvironment(
      size: geometry.extent, scale: geometry.scale, safeArea: geometry.safeArea,
      traits: appearance.traits(), keepsTheme: appearance.theme != nil)
  }
}

extension FollowedPreferences {
  /// Reads which options are given; a variable of the environment counts as one.
  init(
    _ options: SceneOptions, environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.init(
      scale: options.geometry.scale == nil, theme: options.appearance.theme == nil,
      motion: options.appearance.reducesMotion(in: environment) == nil)
  }
}
