import CollectionViews
import Documents
import Foundation
import LayoutGeometry
import Replays
import ScreenInterface
package import Stage

/// The recorder of a run, which writes a log of its frames and a recording of its input.
package struct Recorder {
  private let recording: (interceptor: RecordingInterceptor, file: RecordingWriter)?
  private let log: LogFile?

  /// Adds the requested log and recording to a session that is at its beginning.
  ///
  /// `place` are the initial offsets, in the form of `--place`.
  package init(
    _ session: StageSession, of loaded: LoadedScene, at place: String = "", log: LogRequest, record: String?
  ) throws {
    let writer = try record.map {
      var header = RecordingHeader(session.stage, of: loaded)
      header.place = place
      return try RecordingWriter(to: URL(fileURLWithPath: $0), header: header)
    }
    do {
      self.log = try log.open()
    } catch {
      writer?.abandon()
      throw error
    }
    self.log?.intercept(session)
    recording = writer.map { writer in
      (session.intercept { RecordingInterceptor(on: $0, to: writer) }, writer)
    }
    if let recording {
      var crash = CrashNotice()
      crash.watch(recording.file.unfinished)
      recording.interceptor.onFrame = { crash.frame($0) }
    }
    recording?.interceptor.onUnrecorded = { for change in $0 { Console.say(change.sentence) } }
  }

  /// Finishes the recording and the log.
  package func finish() throws {
    try recording?.interceptor.finish()
    try log?.finish()
  }

  /// Deletes the unfinished recording.
  package func abandon() { recording?.file.abandon() }
}

extension RecordingHeader {
  /// Creates the header for a stage at its beginning.
  package init(_ stage: Stage, of loaded: LoadedScene) {
    self.init(
      feed: loaded.argument, hash: loaded.identity.map { ContentHash(ofLines: Data($0.utf8)).description },
      size: stage.size)
    content = loaded.content
    let traits = stage.context.traits
    program = ProgramVersion.text
    build = BuildIdentity.text
    scale = traits.displayScale
    theme = traits.userInterfaceStyle == .light ? .light : .dark
    direction = traits.isRightToLeft ? .rightToLeft : .leftToRight
    reducesMotion = traits.reducesMotion
    language = traits.language
    textScale = traits.textScale
    isPseudolocalized = traits.pseudolocalizes
    let insets = stage.safeAreaInsets
    safeArea = [insets.top, insets.left, insets.bottom, insets.right]
  }
}
