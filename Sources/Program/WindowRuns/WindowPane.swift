import Documents
import Foundation
import Logging
import Measurements
import SDLRendering
import SceneRuns
import ScreenInterface

/// An open window without a scene.
struct WindowPane {
  let session: SDLSession
  let window: SDLWindow
  private let resources: DrawingResources
  private let logger = Logger(label: "orihon")
  /// The size that the window had before the desktop showed it.
  private let opened: CGSize
  /// The points of the window besides the scene.
  private let margins: CGSize

  /// Opens the window, with `margins` around a scene of the requested size.
  ///
  /// - Throws: `SDLError` without a display, `DrawingError` without a font.
  init(title: String, size: CGSize?, scale: CGFloat?, renderer: RendererChoice, margins: CGSize = .zero)
    throws
  {
    var options = WindowOptions(title: title, size: size, scale: scale, renderer: renderer)
    options.margins = margins
    try self.init(options)
  }

  /// Opens the window with these options, which may give it the place of a former one; with `refusesSize` it throws
  /// if the window cannot have the requested size.
  ///
  /// `wanted` is the scale that the desktop wants once it is open, for options without one.
  ///
  /// - Throws: `SDLError` without a display, `DrawingError` without a font, `CommandError` for a refused size.
  init(
    _ options: WindowOptions, refusesSize: Bool = false, followingScale wanted: () -> CGFloat? = { nil }
  ) throws {
    ProcessMemory.returnLargeBlocks()
    session = try SDLSession()
    var options = options
    if options.scale == nil { options.scale = options.scale(following: wanted(), on: session.screenSize) }
    resources = DrawingResources(fonts: .installed)
    if let failure = resources.fontFailure { throw failure }
    window = try SDLWindow(options, session: session, log: { [logger] in logger.info("\($0)") })
    (opened, margins) = (window.size, options.margins)
    if let refusal = refusal(of: options.size.map(framed)) {
      if refusesSize { throw CommandError.contradiction(refusal) }
      logger.info("\(refusal)")
    }
    let (width, height) = (NumberText.points(window.size.width), NumberText.points(window.size.height))
    logger.info("\(width)×\(height) points, scale \(NumberText.points(window.scale))")
  }

  /// Returns the reason why a window of this size is impossible, with the possible size; `nil` when it is possible.
  private func refusal(of size: CGSize?) -> String? {
    let least = WindowOptions.minimumSize
    guard let size else { return nil }
    if size.width < least.width || size.height < least.height {
      return "a window of \(NumberText.extent(size)) is too small; \(NumberText.extent(least)) is the least"
    }
    guard let screen = window.screenSize, size.width > screen.width || size.height > screen.height else {
      return nil
    }
    return "a window of \(NumberText.extent(size)) does not fit on the screen, which has room for "
      + "\(NumberText.extent(screen)); \(ProgramName.text) shoot and replay --headless need none"
  }

  /// The text measuring with the fonts that draw the text.
  var text: any TextMeasuring { resources.textMeasuring }

  /// Sets the title of the window.
  func rename(_ title: String) { window.rename(title) }

  /// The size of the scene in the window, in points.
  var sceneSize: CGSize {
    CGSize(width: window.size.width - margins.width, height: window.size.height - margins.height)
  }

  /// Gives the scene this size, if the screen has room for its window.
  func resize(to size: CGSize) {
    let size = framed(size)
    if size != window.size, refusal(of: size) == nil { window.resize(to: size) }
  }

  private func framed(_ size: CGSize) -> CGSize {
    CGSize(width: size.width + margins.width, height: size.height + margins.height)
  }

  /// Runs `content` until the window is closed.
  func run(_ content: any ScreenContent, _ options: MainLoopOptions) throws {
    var counter = FrameCounter()
    var options = options
    options.watchEnded = { Console.say("\($0); changes of it are not noticed any more") }
    options.pictureIsOdd = { Console.say("\($0): the picture shows, but \($1)") }
    var notice = SizeNotice(asked: opened)
    options.didPresent = { [window, logger] frame in
      counter.note(frame, of: content)
      if let message = notice.message(of: window.size, at: frame.time) { logger.info("\(message)") }
    }
    try SDLMainLoop(content: content, window: window, resources: resources, options: options).run()
    logger.info("\(Pluralization.text(counter.frames, "frame")), \(counter.dropped) dropped")
  }
}

/// A counter of the frames that a window has shown, and of the dropped ones.
struct FrameCounter {
  /// The number of frames presented.
  private(set) var frames = 0
  /// The number of dropped frames, at 60 a second.
  private(set) var dropped = 0
  private var expectedAfter: TimeInterval?

  /// Counts a frame of `content`.
  mutating func note(_ frame: PresentedFrame, of content: any ScreenContent) {
    if let last = expectedAfter, frame.followsShown {
      dropped += FrameStatistics.missed(in: frame.time - last, period: 1 / HeadlessStage.rate)
    }
    frames += 1
    expectedAfter = content.expectsFrame(soonAfter: frame.start) ? frame.time : nil
  }
}
