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
  private let recording: RecordingContent?

  /// Wraps `stage`, which must be at its beginning, in what the paths ask for; or `content`, which shows it.
  init(
    _ stage: Stage, through content: (any ScreenContent)? = nil, of loaded: LoadedScene, log: String?,
    record: String?
  ) throws {
    var content = content ?? stage
    if let log { content = LoggingContent(content, of: stage, log: try LogFile.open(log)) }
    guard let record else {
      (self.content, recording) = (content, nil)
      return
    }
    let writer = try RecordingWriter(
      to: URL(fileURLWithPath: record), header: RecordingHeader(stage, of: loaded))
    let recording = RecordingContent(content, of: stage, writer: writer)
    (self.content, self.recording) = (recording, recording)
  }

  /// Ends the recording.
  func finish() throws { try recording?.finish() }
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
