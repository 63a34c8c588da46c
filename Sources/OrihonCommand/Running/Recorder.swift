import CollectionViews
import Foundation
import LayoutGeometry
import Replays
import ScreenInterface
import Stage

/// The files made during a run: a log of its frames, a recording of its input.
struct Recorder {
  /// The outermost screen, to be shown instead of the stage.
  let content: any ScreenContent
  private let recording: (content: RecordingContent, file: RecordingWriter)?
  private let log: LogFile?

  /// Wraps `stage`, at its beginning, or `content`, which shows it, in the log and recording asked for.
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

  /// Deletes the unfinished recording.
  func abandon() { recording?.file.abandon() }
}

extension RecordingHeader {
  /// The header for a stage at its beginning.
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
    let insets = stage.safeAreaInsets
    safeArea = [insets.top, insets.left, insets.bottom, insets.right]
  }
}
