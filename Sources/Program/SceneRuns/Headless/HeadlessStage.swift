import Documents
package import Foundation
import LayoutGeometry
package import Replays
package import SDLRendering
package import SceneTools
package import ScreenInterface
package import Stage
import TuningPanel
package import VisualQA

/// A stage without a window, with its renderer.
package struct HeadlessStage {
  /// The default number of frames a second.
  package static let rate: Double = 60

  /// The session that a run drives, of the stage or of the board.
  package let session: StageSession
  /// The stages of a matrix side by side; `nil` for a single stage.
  package let board: StageBoard?
  package let renderer: OffscreenRenderer
  /// The pointer interceptors of the stages of `board`, in their order.
  private let pointers: [PointerInterceptor]
  private let tools: ToolSettings
  /// The pictures that could not be shown.
  package let unshown = PictureFailureLog()
  /// The number of film pixels for one pixel of the screen; default 1.
  package var filmScale: CGFloat = 1
  /// How the scene is presented in pictures; default alone.
  package var presentation = ScenePresentation()

  /// Starts a scene at time 0, on one stage or as a matrix.
  ///
  /// - Throws: `DrawingError` when real text is requested and no font is installed.
  package init(
    _ loaded: LoadedScene, in surroundings: SceneEnvironment, fonts: FontSource = .installed,
    tools: ToolSettings = ToolSettings(), matrix: Matrix? = nil
  ) throws(DrawingError) {
    renderer = try OffscreenRenderer(fonts: fonts)
    self.tools = tools
    let text = renderer.textMeasuring
    let stages = matrix?.stages(of: loaded.scene, in: surroundings, text: text) ?? []
    let members = stages.map { StageSession($0) }
    pointers = members.map { $0.intercept { PointerInterceptor(on: $0) } }
    let board = matrix.map { matrix in
      StageBoard(
        members, group: matrix.group, size: surroundings.size, scale: surroundings.scale ?? 1,
        services: Matrix.services, text: text)
    }
    self.board = board
    // As in a window, the measurements of a wide scene are beside it, except above a replay.
    let toolbox = Toolbox(showsHUD: tools.showsHUD && tools.takesInput)
    session =
      board.map { StageSession($0) }
      ?? StageSession(
        Stage(loaded.scene, options: surroundings.stageOptions(), tools: toolbox, text: text))
    if board == nil { Self.widen(session) }
    if !tools.isEmpty { toolbox.show(tools) }
    if tools.tunes {
      var services = TuningServices()
      // The tuning panel is shown as in a window, but a headless run writes nothing.
      if loaded.file != nil { services.write = { _ in .refused("without a window nothing is written") } }
      session.intercept { TuningInterceptor(on: $0, tools: toolbox, services) }.open()
    }
  }

  /// Gives a session the width that its tools request beside the scene.
  private static func widen(_ session: StageSession) {
    let (height, scale) = (session.stage.size.height, session.stage.displayScale)
    for case .widen(let width) in session.takeWindowRequests() {
      session.handle(
        InputEvent(.window(.resized(CGSize(width: width, height: height), scale: scale)), at: 0))
    }
  }

  /// The stage; the first one of a matrix.
  package var stage: Stage { session.stage }

  /// Sets the initial offsets of a replay on every stage.
  package func prepare(for replay: Replay) throws {
    for stage in board?.members.map(\.stage) ?? [stage] { try replay.prepare(stage) }
  }

  /// The number of pixels in a point of the screen.
  package var scale: CGFloat { board?.displayScale ?? stage.displayScale }

  /// Returns a run of the screen in which pictures are loaded before the frame that first shows them.
  ///
  /// They are decoded; a run that draws nothing reads only the headers of their files.
  package func run(drawing: Bool = true) -> HeadlessRun {
    HeadlessRun(session, pictures: drawing ? load : inspect)
  }

  private func inspect(_ request: PictureRequest) -> PictureOutcome {
    noted(PictureFile.inspected(request), of: request)
  }

  private func noted(_ outcome: PictureOutcome, of request: PictureRequest) -> PictureOutcome {
    if case .failed(let reason) = outcome { unshown.note(request.picture.path, reason) }
    return outcome
  }

  /// Decodes a picture synchronously.
  package func load(_ request: PictureRequest) -> PictureOutcome {
    if filmScale != 1 { _ = renderer.load(request, scale: scale * filmScale) }
    let outcome = noted(renderer.load(request, scale: scale), of: request)
    if let oddity = renderer.oddPictures[request.picture.path] {
      unshown.note(request.picture.path, odd: oddity)
    }
    return outcome
  }

  /// Returns the current frame, with the requested tools.
  package func still() -> Bitmap {
    lendPixels()
    return renderer.bitmap(of: presented(lists), scale: scale)
  }

  /// Returns the current frame for a film, with the pointer above everything.
  ///
  /// The pointer is `pointer`, or on a board the pointer of each stage.
  package func filmed(_ pointer: DrawnPointer?) -> Bitmap {
    lendPixels()
    let hands = board.map(hands) ?? [hand(pointer, over: stage.displayList, at: 1)]
    return renderer.bitmap(of: presented(lists + hands), scale: scale * filmScale)
  }

  /// The pixels of a picture.
  var bounds: PixelRect { presented([session.displayList])[0].bounds(scale: scale) }

  /// Returns a pointer in the points of a picture.
  func placed(_ pointer: DrawnPointer?) -> DrawnPointer? {
    let origin = presentation.origin(scale: scale)
    return pointer.map { pointer in
      var placed = pointer
      placed.location = pointer.location + origin
      if let ripple = pointer.ripple { placed.ripple?.center = ripple.center + origin }
      return placed
    }
  }

  private func presented(_ lists: [DisplayList]) -> [DisplayList] {
    presentation.lists(lists, isDark: stage.isDark, scale: scale)
  }

  private func hands(on board: StageBoard) -> [DisplayList] {
    pointers.enumerated().map { index, pointer in
      let place = ListPlacement("hand", frame: board.frames[index], scale: board.stageScale)
      var placed = PlacedList(place)
      _ = placed.show(hand(pointer.mark, over: pointer.inside.displayList, at: board.stageScale))
      var list = DisplayList(size: board.size, background: .clear)
      list.commands = placed.commands
      return list
    }
  }

  /// Returns the drawing of the pointer over a scene that is drawn at `stageScale`.
  private func hand(_ mark: DrawnPointer?, over scene: DisplayList, at stageScale: CGFloat) -> DisplayList {
    var hand = DisplayList(size: scene.size, background: .clear)
    // The pointer is drawn larger on a small picture.
    mark?.draw(in: &hand, on: scene.background, size: 1 / (filmScale * stageScale).squareRoot())
    return hand
  }

  private var lists: [DisplayList] {
    tools.isEmpty ? [session.displayList] : [session.displayList, session.chromeList]
  }

  /// Passes the pixels of the frame to the tools that show them.
  private func lendPixels() {
    guard let area = session.wantedPixels else { return }
    session.lend(renderer.sample(of: [session.displayList], in: area, scale: scale))
  }

  /// Writes the current frame as a PNG file.
  package func writeStill(to file: URL) throws { try PNGFile().write(still(), to: file) }

  /// The fonts used for the frames so far.
  package var fonts: GoldenFonts { GoldenFonts(renderer.fontUse) }

  /// Writes the fonts used for the frames so far.
  package func writeFonts(to file: URL) throws { try OutputFile.write(fonts.text, to: file) }
}

/// A log of the pictures that could not be shown in a scene without a window, each reported once.
package final class PictureFailureLog {
  private var paths: Set<String> = []
  private var oddPaths: Set<String> = []

  /// True when every picture could be shown.
  package var isEmpty: Bool { paths.isEmpty }

  /// Reports that a placeholder stands for the picture, with the reason.
  func note(_ path: String, _ reason: String) {
    guard paths.insert(path).inserted else { return }
    Console.say("\(path): the picture cannot be shown: \(reason); a placeholder is shown")
  }

  /// Reports a warning about a picture that is shown.
  func note(_ path: String, odd oddity: String) {
    if oddPaths.insert(path).inserted { Console.say("\(path): the picture shows, but \(oddity)") }
  }
}
