import CollectionViews
import Foundation
import LayoutGeometry
import Replays
import ScreenInterface
import Stage

/// What a run leaves behind: a log of its frames, a recording of its input.
struct Recorder {
  /// The outermost screen, to be shown in place of the stage.
  let content: any ScreenContent
  private let recording: (content: RecordingContent, file: RecordingWriter)?
  private let log: LogFile?

  /// Wraps `stage`, which must be at its beginning, in what the paths ask for; or `content`, which shows it.
  init(
    _ stage: Stage, through content: (any ScreenContent)? = nil, of loaded: LoadedScene, log: String?,
    record: String?
  ) throws {
    var content = content ?? stage
    let writer = try record.map {
      try RecordingWriter(to: URL(fileURLWithPath: $0), header: RecordingHeader(stage, of: loaded))
    }
    do {
      self.log = try log.map(LogFile.init)
    } catch {
      writer?.abandon()
      throw error
    }
    if let log = self.log { content = LoggingContent(content, of: stage, log: log.frames) }
    guard let writer else {
      (self.content, recording) = (content, nil)
      return
    }
    let recording = RecordingContent(content, of: stage, writer: writer)
    (self.content, self.recording) = (recording, (recording, writer))
  }

  /// Ends the recording and the log.
  func finish() throws {
    try recording?.content.finish()
    try log?.finish()
  }

  /// Gives the recording up and leaves none behind.
  func abandon() { recording?.file.abandon() }
}

extension RecordingHeader {
  /// What a stage is made of at its beginning.
  init(_ stage: Stage, of loaded: LoadedScene) {
    self.init(
      feed: loaded.argument, hash: loaded.text.map { ContentHash(of: $0).description }, size: stage.size)
    let traits = stage.context.traits
    program = ProgramVersion.text
    build = BuildIdentity.text
    scale = traits.displayScale
    theme = traits.userInterfaceStyle == .light ? .light : .dark
    direction = traits.isRightToLeft ? .rightToLeft : .leftToRight
    reducesMotion = traits.reducesMotion
    let insets = stage.content.collectionView.safeAreaInsets
    safeArea = [insets.top, insets.left, insets.bottom, insets.right]
  }
}
