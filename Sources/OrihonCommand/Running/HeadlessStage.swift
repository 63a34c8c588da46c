import Foundation
import SDLRendering
import ScreenInterface
import Stage
import VisualQA

/// A stage without a window, and what draws it.
struct HeadlessStage {
  /// Frames a second, where nothing else is asked for.
  static let rate: Double = 60

  let stage: Stage
  let renderer: OffscreenRenderer
  private let showsHUD: Bool

  /// Starts a scene at time 0.
  ///
  /// - Throws: `DrawingError` when fonts are asked for and none is installed.
  init(
    _ loaded: LoadedScene, in surroundings: Surroundings, fonts: FontSource = .installed,
    showsHUD: Bool = false
  ) throws(DrawingError) {
    renderer = try OffscreenRenderer(fonts: fonts)
    stage = Stage(
      loaded.scene, options: surroundings.stageOptions(showsHUD: showsHUD), text: renderer.textMeasuring)
    self.showsHUD = showsHUD
  }

  /// A run of the stage that has its pictures before the frame that first shows them.
  func run(through content: (any ScreenContent)? = nil) -> HeadlessRun {
    HeadlessRun(stage, through: content, pictures: load)
  }

  /// Decodes a picture at once.
  func load(_ request: PictureRequest) -> PictureOutcome {
    renderer.load(request, scale: stage.displayScale)
  }

  /// The frame that shows.
  func still() -> Bitmap {
    let lists = showsHUD ? [stage.displayList, stage.chromeList] : [stage.displayList]
    return renderer.bitmap(of: lists, scale: stage.displayScale)
  }

  /// Writes the frame that shows.
  func writeStill(to file: URL) throws { try PNGFile().write(still(), to: file) }

  /// Which fonts the frames so far were drawn with.
  var fonts: GoldenFonts { GoldenFonts(renderer.fontUse) }

  /// Writes down which fonts the frames so far were drawn with.
  func writeFonts(to file: URL) throws { try TextFile.write(fonts.text, to: file) }
}
