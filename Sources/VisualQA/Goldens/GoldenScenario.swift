/// A scene, a script whose captures are the moments that are kept, and the surroundings to play it in.
public nonisolated struct GoldenScenario: Sendable, Hashable {
  /// The name of its folder.
  public var name: String
  /// The scene's name.
  public var scene: String
  /// What is played.
  public var script: GestureScript
  /// Where it is played; default once in the default surroundings.
  public var variants: [GoldenVariant]
  /// Whether the pixels are kept as well as the text; default true.
  public var keepsStills = true
  /// Whether text is drawn with the installed fonts instead of blocks; only the picture is kept then, and compared
  /// only where the same fonts are installed.
  public var usesInstalledFonts = false

  /// Creates a scenario.
  public init(
    _ name: String, scene: String, script: GestureScript, variants: [GoldenVariant] = [GoldenVariant()]
  ) {
    self.name = name
    self.scene = scene
    self.script = script
    self.variants = variants
  }

  /// Creates the scenario of a script that ships: `default-drag-hero` plays the scene `default`.
  public init(
    shipped name: String, script: GestureScript, variants: [GoldenVariant] = [GoldenVariant()]
  ) {
    self.init(name, scene: String(name.prefix { $0 != "-" }), script: script, variants: variants)
  }
}
