import Documents
import Foundation
import LayoutGeometry
import SDLRendering
import ScreenInterface
import Stage
import VisualQA

/// Sets scenes up for goldens: with block text, so that they know no font, unless a scenario asks for real text.
final class GoldenStudio: GoldenStaging {
  private struct State {
    var current: HeadlessStage?
    var usesInstalledFonts = false
  }

  private var state = State()

  /// Makes a scenario's scene at its beginning.
  func stage(of scenario: GoldenScenario, in variant: GoldenVariant) throws(DocumentError) -> Stage {
    do {
      let loaded = try SceneSource().load(scenario.scene, keepsTheme: true)
      state.usesInstalledFonts = scenario.usesInstalledFonts
      let headless = try headless(loaded, in: Surroundings(variant))
      state.current = headless
      return headless.stage
    } catch {
      throw .unreadable(file: scenario.scene, reason: "\(error)")
    }
  }

  /// Where no font is installed, blocks stand for the text, and the record of fonts that goes with them is empty.
  private func headless(
    _ loaded: LoadedScene, in surroundings: Surroundings
  ) throws(DrawingError) -> HeadlessStage {
    if state.usesInstalledFonts, let real = try? HeadlessStage(loaded, in: surroundings) { return real }
    return try HeadlessStage(loaded, in: surroundings, fonts: .blocks)
  }

  /// Paints what is damaged of the scene that was made last.
  func paint(_ list: DisplayList, damage: [PixelRect], scale: CGFloat) -> Bitmap? {
    state.current?.renderer.bitmap(of: [list], damage: damage, scale: scale)
  }

  /// What its text was drawn with, where that is real text.
  var fonts: GoldenFonts? { state.usesInstalledFonts ? state.current?.fonts : nil }

  /// Decodes a picture for it.
  func load(_ request: PictureRequest) -> PictureOutcome {
    state.current?.load(request) ?? .failed("no scene is running")
  }
}
