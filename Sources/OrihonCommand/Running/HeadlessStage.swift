import Documents
import Foundation
import Replays
import SDLRendering
import ScreenInterface
import Stage
import VisualQA

/// A stage without a window, and what draws it.
struct HeadlessStage {
  /// Frames a second, where nothing else is asked for.
  static let rate: Double = 60

  let stage: Stage
  /// The stages of a matrix side by side, `stage` the first of them; `nil` where it stands alone.
  let board: StageBoard?
  let renderer: OffscreenRenderer
  /// The pointers that are played into the stages of `board`, in their order.
  private let pointers: [PointerContent]
  private let tools: ToolSettings
  /// The pictures that could not be shown.
  let unshown = UnshownPictures()
  /// Pixels of a film for one of the screen, for which pictures are made too; default 1.
  var filmScale: CGFloat = 1

  /// Starts a scene at time 0, once or as a matrix.
  ///
  /// - Throws: `DrawingError` when fonts are asked for and none is installed.
  init(
    _ loaded: LoadedScene, in surroundings: Surroundings, fonts: FontSource = .installed,
    tools: ToolSettings = ToolSettings(), matrix: Matrix? = nil
  ) throws(DrawingError) {
    renderer = try OffscreenRenderer(fonts: fonts)
    self.tools = tools
    let text = renderer.textMeasuring
    let stages = matrix?.stages(of: loaded.scene, in: surroundings, text: text) ?? []
    stage =
      stages.first
      ?? Stage(loaded.scene, options: surroundings.stageOptions(), text: text)
    let pointers = stages.map { PointerContent($0) }
    self.pointers = pointers
    board = matrix.map { matrix in
      StageBoard(
        zip(stages, pointers).map { BoardMember($0, through: $1) }, group: matrix.group,
        size: surroundings.size, scale: surroundings.scale ?? 1, text: text)
    }
    if !tools.isEmpty { stage.show(tools) }
  }

  /// What a window would show.
  var screen: any ScreenContent { board ?? stage }

  /// Pixels a point of what a window would show.
  var scale: CGFloat { board?.displayScale ?? stage.displayScale }

  /// A run of the screen that has its pictures before the frame that first shows them.
  func run(through content: (any ScreenContent)? = nil) -> HeadlessRun {
    HeadlessRun(stage, through: content ?? screen, pictures: load, refresh: refresh)
  }

  private func refresh(to time: TimeInterval) {
    if let board { board.refresh(to: time) } else { stage.refresh(to: time) }
  }

  /// Decodes a picture at once.
  func load(_ request: PictureRequest) -> PictureOutcome {
    if filmScale != 1 { _ = renderer.load(request, scale: scale * filmScale) }
    let outcome = renderer.load(request, scale: scale)
    if case .failed(let reason) = outcome { unshown.note(request.picture.path, reason) }
    return outcome
  }

  /// The frame that shows, with the tools that were asked for.
  func still() -> Bitmap {
    lendPixels()
    return renderer.bitmap(of: lists, scale: scale)
  }

  /// The frame that shows as a film has it, with the pointer above everything: `pointer`, or on a board that of each
  /// stage.
  func filmed(_ pointer: PointerMark?) -> Bitmap {
    lendPixels()
    let hands = board.map(hands) ?? [hand(pointer, over: stage.displayList, at: 1)]
    return renderer.bitmap(of: lists + hands, scale: scale * filmScale)
  }

  private func hands(on board: StageBoard) -> [DisplayList] {
    pointers.enumerated().map { index, pointer in
      let place = ListPlacement("hand", frame: board.frames[index], scale: board.stageScale)
      var placed = PlacedList(place)
      _ = placed.show(hand(pointer.mark, over: pointer.displayList, at: board.stageScale))
      var list = DisplayList(size: board.size, background: .clear)
      list.commands = placed.commands
      return list
    }
  }

  /// The pointer over a scene that is drawn at `stageScale`.
  private func hand(_ mark: PointerMark?, over scene: DisplayList, at stageScale: CGFloat) -> DisplayList {
    var hand = DisplayList(size: scene.size, background: .clear)
    // A small picture is looked at from afar.
    mark?.draw(in: &hand, on: scene.background, size: 1 / (filmScale * stageScale).squareRoot())
    return hand
  }

  private var lists: [DisplayList] {
    tools.isEmpty ? [screen.displayList] : [screen.displayList, screen.chromeList]
  }

  /// Lends the tools the pixels that they want to show.
  private func lendPixels() {
    guard let area = screen.wantedPixels else { return }
    screen.lend(renderer.sample(of: [screen.displayList], in: area, scale: scale))
  }

  /// Writes the frame that shows.
  func writeStill(to file: URL) throws { try PNGFile().write(still(), to: file) }

  /// Which fonts the frames so far were drawn with.
  var fonts: GoldenFonts { GoldenFonts(renderer.fontUse) }

  /// Writes down which fonts the frames so far were drawn with.
  func writeFonts(to file: URL) throws { try OutputFile.write(fonts.text, to: file) }
}
