public import Replays

/// A scene, a script whose captures and strips are kept, the surroundings to play it in, and how exactly it is
/// compared.
public nonisolated struct GoldenScenario: Sendable, Hashable {
  /// The name of its folder.
  public var name: String
  /// The scene's name.
  public var scene: String
  /// What is played.
  public var script: GestureScript
  /// Where it is played; default once in the default surroundings.
  public var variants: [GoldenVariant]
  /// What is kept as a reference; default all.
  public var keeps = Set(GoldenKind.allCases)
  /// Whether text is drawn with the installed fonts instead of blocks; only pictures are kept then, and compared
  /// only where the same fonts are installed.
  public var usesInstalledFonts = false
  /// By how much pictures may differ; default by nothing.
  public var tolerance = PictureTolerance()
  /// What is left out of the comparison; default nothing.
  public var masks = ElementMasks()
  /// Where it is written, as `file:line:column`; default empty.
  public var origin = ""

  /// Creates a scenario.
  public init(
    _ name: String, scene: String, script: GestureScript, variants: [GoldenVariant] = [GoldenVariant()]
  ) {
    self.name = name
    self.scene = scene
    self.script = script
    self.variants = variants
  }
}
