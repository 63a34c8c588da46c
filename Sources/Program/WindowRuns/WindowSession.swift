import Documents
import FeedFiles
import Foundation
import Replays
import SDLRendering
import SceneRuns
import SceneTools
import ScreenInterface
import Stage
import TuningPanel

/// The log, the history and the recordings of a scene in a window.
final class WindowSession {
  /// The interceptor that records the scene's input.
  private let recorded: RecordingInterceptor
  private let history: SessionHistory
  private let screen: StageSession
  private let tools: Toolbox
  private let header: RecordingHeader
  private let argument: String
  /// The feed file that the tuning panel writes into; `nil` for a scene of the gallery.
  private let tunedFile: TunedFeedFile?
  private var tuning: TuningInterceptor?
  /// What the scene's files say now; `nil` for a scene of the gallery.
  private var content: String?
  /// The recordings that a key began; a command line that asks for one knows its name.
  private var begunByKey: Set<URL> = []
  /// Opens the scene anew as it is now and records it; `nil` where that is not possible.
  var recordAnew: (() -> Void)?
  /// How the window presents the scene, which its stills do too; default alone.
  var presentation = ScenePresentation()

  /// Creates the session of `window`, whose stage is at its beginning with the offsets of `place`.
  ///
  /// The caller closes the log.
  init(in window: SceneWindow, of loaded: LoadedScene, place: String = "", log: LogFile?) {
    let stage = window.stage
    var header = RecordingHeader(stage, of: loaded)
    header.place = place
    self.header = header
    screen = window.screen
    tools = window.tools
    argument = loaded.argument
    content = header.content
    tunedFile = loaded.file.flatMap { file in loaded.text.map { TunedFeedFile(file, text: $0) } }
    history = SessionHistory(of: stage)
    log?.intercept(screen)
    recorded = screen.intercept { [history] in RecordingInterceptor(on: $0, to: history) }
    var crash = CrashNotice()
    recorded.onFrame = { [history] time in
      crash.watch(history.unfinishedRecording)
      crash.frame(time)
    }
    recorded.onUnrecorded = { [unowned self] changes in
      if history.isRecording, let sentence = changes.sentence { say([sentence]) }
    }
  }

  private var stage: Stage { screen.stage }

  private var still: StillFrame { StillFrame(stage, presented: presentation) }

  /// Adds the keys of the history, and the menus as the outermost interceptor.
  @discardableResult
  func offerMenus(
    _ menus: WindowMenus = WindowMenus(), onBranch: (@MainActor () -> Void)? = nil,
    isWatching: @escaping @MainActor () -> Bool = { false }
  ) -> MenuInterceptor {
    let past = screen.intercept {
      HistoryInterceptor(on: $0, recording: recorded, history: history, tools: tools)
    }
    past.onBranch = onBranch
    past.isWatching = isWatching
    var services = TuningServices()
    services.command = { [argument] in ReproducingCommand.text(of: argument, $0) }
    services.isFrozen = { past.isFrozen }
    services.heldModifiers = { SDLKeyboard.heldModifiers }
    services.keepStroke = { [header] in StrokeLibrary(header: header).keep($0, $1) }
    if let tunedFile { services.write = { tunedFile.write($0) } }
    let tuning = screen.intercept { TuningInterceptor(on: $0, tools: tools, services) }
    self.tuning = tuning
    var menus = menus
    menus.isFrozen = { past.isFrozen }
    menus.clipboard = { SDLClipboard.text }
    menus.tune = { tuning.open(row: $0) }
    return screen.intercept { MenuInterceptor(on: $0, tools: tools, menus) }
  }

  /// Opens tools by sending their keys, so that every recording includes them.
  func open(_ settings: ToolSettings) {
    for key in settings.keys {
      for isDown in [true, false] {
        recorded.handle(InputEvent(.key(KeyEvent(key, isDown: isDown)), at: 0))
      }
    }
    tools.show(settings)
  }

  /// Sets settings at the beginning, so that every recording includes them.
  func set(_ assignments: [SettingAssignment]) {
    for assignment in assignments {
      _ = recorded.perform(.setting(assignment.path.description, to: assignment.text), at: 0)
    }
  }

  /// True while the session is written into a recording.
  var isRecording: Bool { history.isRecording }

  /// True while the tuning panel is open.
  var isTuning: Bool { tuning?.isOpen ?? false }

  /// Opens the tuning panel.
  func openTuning() { tuning?.open() }

  /// Notes that the scene shows the current text of the file, which was read as `reading`.
  func fileWasRead(_ reading: FeedReading) {
    tunedFile?.wasRead()
    content = reading.contentHash
  }

  /// Starts a recording to a file, which holds the session from its beginning.
  func record(to path: String) throws { try history.startRecording(to: URL(fileURLWithPath: path), header) }

  /// Repeats the session of a former process with the tools that it began with, so that every recording
  /// includes it.
  func resume(
    _ recording: RecordingReader, showing settings: ToolSettings, with resumption: inout SessionResumption
  ) throws(ReplayError) {
    try resumption.play(recording, on: recorded) { tools.show(settings) }
  }

  /// Writes the session so far for the next process.
  ///
  /// Returns the reason why only the scroll positions were written; `nil` when everything was.
  func handOver(to url: URL) throws -> String? {
    guard let reason = history.breakDescription else {
      try history.save(to: url, header, with: recorded.digest)
      return nil
    }
    var header = header
    (header.size, header.place) = (stage.size, ScrollOffsets(of: stage).text)
    try RecordingWriter(to: url, header: header).finish(at: Microseconds(0))
    return "only the scroll positions went on: \(reason)"
  }

  /// The message about events of the session that a recording cannot hold; empty if there are none.
  private var losses: [String] { recorded.unrecorded.sentence.map { [$0] } ?? [] }

  /// Finishes the open recordings, and tells of those that a key began.
  func finish() throws {
    while let file = try history.stopRecording(with: recorded.digest) {
      if begunByKey.contains(file) { tellReplay(of: file, "Recorded") }
    }
    try recorded.finish()
  }

  /// Sets the actions of the keys that save a file.
  func serve(_ options: inout MainLoopOptions) {
    options.saveStill = { [self] in
      attempt {
        say([
          "Saved \(try StillFiles(folder: folder).save(still).relativePath)",
          "with .txt and .jsonl",
        ])
      }
    }
    options.commandText = { [self] in
      let command = ReproducingCommand(argument: argument, stage: stage, presentation: presentation).text
      tools.tell("Copied the command for this state\n" + command)
      return command
    }
    options.elementText = { [tools] in tools.copiedElement?.json.indentedText(decimals: 3) }
    options.saveRecording = { [self] in attempt { try save() } }
    options.refusedSize = { [tools] size, screen in
      tools.tell(
        "\(NumberText.extent(size)) does not fit on the screen of \(NumberText.extent(screen)); the size stays"
      )
    }
    options.toggleRecording = { [self] in attempt { try toggleRecording() } }
  }

  /// Performs a change of the scene that no event causes; recordings end before it.
  func change(_ scene: () -> Void) {
    history.sceneWillChange()
    attempt { while try endRecordingBeforeChange() {} }
    stage.inOwnTime(scene)
    history.sceneDidChange()
  }

  private func save() throws {
    if history.isChanged, recordAnew != nil {
      return say([
        "The feed was changed, so the session before cannot be saved", "⌃R records the feed as it is now",
      ])
    }
    let file = freeFile
    try history.save(to: file, header, with: recorded.digest)
    tellReplay(of: file, "Saved the session so far in")
  }

  private func toggleRecording() throws {
    if try endRecording() { return }
    if let recordAnew, history.breakDescription != nil || !isAsInFile {
      if let pushed = stage.content.pushedFeed {
        return say(["The feed was changed: go back from \(pushed) to the first feed", "there ⌃R records it"])
      }
      if tools.banner != nil {
        return say(["The feed was changed, and its file cannot be read", "once it is mended ⌃R records it"])
      }
      // The note also brings the frame with which the window leaves the scene.
      say(["The scene is opened anew where it is", "a recording begins there"])
      return recordAnew()
    }
    try startRecording()
  }

  /// Starts a recording from the scene's beginning, and tells its file.
  func recordFromStart() { attempt { try startRecording() } }

  private func startRecording() throws {
    let file = freeFile
    try history.startRecording(to: file, header)
    begunByKey.insert(file)
    say(["Recording to \(file.relativePath)", "⌃R ends it"] + losses)
  }

  /// Finishes the last recording and prints the command to play it; returns false when none is open.
  private func endRecording() throws -> Bool {
    guard let file = try history.stopRecording(with: recorded.digest) else { return false }
    tellReplay(of: file, "Recorded")
    return true
  }

  /// Finishes the last recording, which no command can play once its feed has changed; returns false when
  /// none is open.
  private func endRecordingBeforeChange() throws -> Bool {
    guard let file = try history.stopRecording(with: recorded.digest) else { return false }
    say(
      [
        "\(file.relativePath) ends here, because the feed was changed",
        "it replays on the feed as it was until now",
      ] + losses)
    return true
  }

  private var freeFile: URL { UniqueFileName.named(stem + "-recording", "jsonl", in: folder) }

  private var folder: URL { URL(fileURLWithPath: ".", isDirectory: true) }

  private var stem: String { "\(ProgramName.text)-\(stage.scene.name)-\(NumberText.seconds(stage.time))" }

  /// True while a command can play a recording: the feed's file says what it said when the scene began.
  private var isAsInFile: Bool { content == header.content }

  private func tellReplay(of file: URL, _ verb: String) {
    let command = "\(ProgramName.text) replay \(ShellWord.quoted(file.relativePath))"
    let use = isAsInFile ? command : "it replays on the feed as it was when it was opened"
    say(["\(verb) \(file.relativePath)", use] + losses)
  }

  private func attempt(_ body: () throws -> Void) {
    do { try body() } catch { say(["\(error)"]) }
  }

  private func say(_ lines: [String]) {
    tools.tell(lines.joined(separator: "\n"))
    Console.say(lines)
  }
}
