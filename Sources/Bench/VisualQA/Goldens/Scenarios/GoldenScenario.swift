public import Replays

/// A visual test: a scene, a script to play, the variants to play it in, and the tolerance of the comparison.
///
/// Its captures and strips have references.
public nonisolated struct GoldenScenario: Sendable, Hashable {
  /// The name of the scenario and of its folder.
  public var name: String
  /// The scene's name.
  public var scene: String
  /// The script to play.
  public var script: GestureScript
  /// The variants to play it in; default one with default values.
  public var variants: [GoldenVariant]
  /// The kinds of references; default all.
  public var keeps = Set(GoldenKind.allCases)
  /// True to draw text with the installed fonts instead of blocks.
  ///
  /// Only pictures have references then, and they are compared only on machines with the same fonts.
  public var usesInstalledFonts = false
  /// The tolerance for pictures; default none.
  public var tolerance = PictureTolerance()
  /// The elements excluded from the comparison; default none.
  public var masks = ElementMasks()
  /// The place in its file, as `file:line:column`; default empty.
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
