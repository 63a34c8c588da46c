import Foundation
import SDLRendering
import ScreenInterface
import Stage
import VisualQA

/// Sets scenes up for goldens: with block text, so that they know no font.
final class GoldenStudio {
  private struct State {
    var current: HeadlessStage?
  }

  private var state = State()

  /// Makes a scenario's scene at its beginning.
  func stage(of scenario: GoldenScenario, in variant: GoldenVariant) throws(VisualQAError) -> Stage {
    do {
      let loaded = try SceneSource().load(scenario.scene, keepsTheme: true)
      let headless = try HeadlessStage(loaded, in: Surroundings(variant), fonts: .blocks)
      state.current = headless
      return headless.stage
    } catch {
      throw .unreadable(file: scenario.scene, reason: "\(error)")
    }
  }

  /// The picture of the stage that was made last.
  func still() -> Bitmap? { state.current?.still() }

  /// Decodes a picture for it.
  func load(_ request: PictureRequest) -> PictureOutcome {
    state.current?.load(request) ?? .failed("no scene is running")
  }
}
