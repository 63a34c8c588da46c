import Documents
import FeedFiles
import Foundation
import LayoutGeometry
import SDLRendering
import ScreenInterface
import Stage
import VisualQA

/// The environment of golden scenarios, with block text, which uses no font, unless a scenario requests real text.
final class ProgramGoldenEnvironment: GoldenEnvironment {
  private struct State {
    var current: HeadlessStage?
    var usesInstalledFonts = false
  }

  private let source: SceneSource
  private var state = State()

  init(_ source: SceneSource) { self.source = source }

  /// Returns a stage with a scenario's scene at its beginning.
  func stage(of scenario: GoldenScenario, in variant: GoldenVariant) throws(DocumentError) -> Stage {
    do {
      let loaded = try source.load(scenario.scene, keepsTheme: true, keepsDirection: true)
      state.usesInstalledFonts = scenario.usesInstalledFonts
      let headless = try headless(loaded, in: SceneEnvironment(variant))
      state.current = headless
      return headless.stage
    } catch let error as FeedError {
      switch error {
      case .unreadable(let error): throw error
      case .invalid(let faults): throw .faulty(faults)
      }
    } catch let error as DocumentError {
      throw error
    } catch {
      throw .unreadable(file: scenario.scene, reason: "\(error)")
    }
  }

  /// Returns the stage with real text if requested; with block text and no fonts in the record when none is installed.
  private func headless(
    _ loaded: LoadedScene, in surroundings: SceneEnvironment
  ) throws(DrawingError) -> HeadlessStage {
    if state.usesInstalledFonts, let real = try? HeadlessStage(loaded, in: surroundings) { return real }
    return try HeadlessStage(loaded, in: surroundings, fonts: .blocks)
  }

  /// Paints a display list over the picture of the last stage; the returned closure gives the bitmap.
  func paint(_ list: DisplayList, update: FrameUpdate, scale: CGFloat) -> @MainActor () -> Bitmap? {
    guard let renderer = state.current?.renderer else { return { nil } }
    return renderer.painted([list], update: update, scale: scale)
  }

  /// The fonts used for the scene's text; `nil` for block text.
  var fonts: GoldenFonts? { state.usesInstalledFonts ? state.current?.fonts : nil }

  /// Decodes a picture for the last stage.
  func load(_ request: PictureRequest) -> PictureOutcome {
    state.current?.load(request) ?? .failed("no scene is running")
  }
}
