import Documents
public import Foundation
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

/// A configuration in which a scenario is played: window size, scale, theme, direction and text scale.
public nonisolated struct GoldenVariant: Sendable, Hashable {
  /// The size of the window, in points; default 430 × 932.
  public var size: CGSize
  /// The number of device pixels per point; default 1.
  public var scale: CGFloat
  /// The theme; default light.
  public var theme: RecordingHeader.Theme
  /// The reading direction; default left to right.
  public var direction: RecordingHeader.Direction

  /// The text scale; default 1.
  package var textScale: CGFloat = 1

  /// Creates a variant; each value has its default.
  public init(
    size: CGSize = CGSize(width: 430, height: 932), scale: CGFloat = 1, theme: RecordingHeader.Theme = .light,
    direction: RecordingHeader.Direction = .leftToRight
  ) {
    self.size = size
    self.scale = scale
    self.theme = theme
    self.direction = direction
  }

  /// The variant's folder path: `430x932@1/light/leftToRight`, and one more component for another text scale, `text2`.
  public var path: String {
    let numbers = [size.width, size.height, scale].map { JSONText.number($0, decimals: 3) }
    let plain = "\(numbers[0])x\(numbers[1])@\(numbers[2])/\(theme.rawValue)/\(direction.rawValue)"
    return textScale == 1 ? plain : "\(plain)/text\(JSONText.number(textScale, decimals: 3))"
  }
}

/// A scenario as read from a file, whose script is not loaded yet.
public nonisolated struct ScenarioEntry: Sendable, Hashable {
  /// The scenario, with a script of one capture named `rest`.
  public var scenario: GoldenScenario
  /// The name of a bundled script, or of a file beside the scenario file; `nil` to capture the scene at rest.
  public var script: String?

  /// Returns the scenario with its script.
  public func playing(_ script: GestureScript) -> GoldenScenario {
    var scenario = scenario
    scenario.script = script
    return scenario
  }
}
