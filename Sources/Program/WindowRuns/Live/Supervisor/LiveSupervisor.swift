import Documents
import Foundation
import SDLRendering
import SceneRuns
import VisualQA

/// The supervisor of `orihon demo --live`, which has no window of its own.
///
/// It watches the sources of the program's package, and of local ones below it, and builds them, starts the processes that show the
/// window, and passes the session from one to the next. `LiveSupervision` decides what it does.
package final class LiveSupervisor {
  private let package: LivePackage
  private let swift: URL
  private let events = LiveEventQueue()
  private let folder: URL
  private var supervision = LiveSupervision()
  private var sources: SourceFiles
  private var watcher: FileWatcher?
  private var windows: [Int: LiveWindowProcess] = [:]
  private var build: PackageBuild?
  private var status: Int32?
  /// The words with which a window process is started.
  private let words: [String]

  /// Prepares to show the window of a command line that has `--live`.
  ///
  /// - Throws: `CommandError` without a package or without `swift`.
  package init(_ words: [String], environment: [String: String] = ProcessInfo.processInfo.environment) throws
  {
    let executable = Bundle.main.executableURL?.resolvingSymlinksInPath() ?? URL(fileURLWithPath: "/")
    let working = URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
    package = try LivePackage(of: executable, in: working)
    swift = try LivePackage.swift(path: environment["PATH"] ?? "")
    self.words = Self.windowWords(of: words)
    sources = SourceFiles(of: package.root)
    folder = try PrivateFolder.make(for: "live")
  }

  /// Returns the words of a window process: those of the command line, with the hidden flag in place of
  /// `--live`.
  static func windowWords(of words: [String]) -> [String] {
    let end = words.firstIndex(of: "--") ?? words.endIndex
    return words[..<end].map { $0 == "--live" ? "--live-window" : $0 } + words[end...]
  }

  /// Shows the window until it is closed.
  ///
  /// - Throws: `CommandError.ended` with the status of the last window process.
  package func run() throws {
    let signals = TerminationSignals.taken { [events] in events.put(.happened(.interrupted)) }
    defer {
      for signal in signals { signal.cancel() }
      watcher?.stop()
      build?.end()
      for window in windows.values { window.end() }
      try? FileManager.default.removeItem(at: folder)
    }
    try watch()
    for action in LiveSupervision.beginning { perform(action) }
    while status == nil { serve() }
    guard let status, status != 0 else { return }
    throw CommandError.ended(ProgramStatus(rawValue: status) ?? .differences)
  }

  private var now: TimeInterval { Double(SDLClock.wallMicroseconds) / 1e6 }

  private func serve() {
    let wait = supervision.deadline.map { max(0, $0 - now) }
    switch events.next(within: wait) {
    case nil: perform(supervision.actions(at: now))
    case .touched: lookForChanges()
    case .happened(let event): perform(supervision.actions(after: event, at: now))
    }
  }

  // MARK: Sources

  private func watch() throws(CommandError) {
    do throws(SDLError) {
      let watcher = try FileWatcher(watched) { [events] in events.put(.touched) }
      if let trouble = watcher.takeTrouble() { throw trouble }
      self.watcher = watcher
    } catch {
      throw .contradiction("--live: \(error)")
    }
  }

  private var watched: [URL: FileWatcher.EventMask] {
    var watched: [URL: FileWatcher.EventMask] = [:]
    for manifest in sources.packages { watched[manifest] = .changes }
    for folder in sources.folders { watched[URL(fileURLWithPath: folder, isDirectory: true)] = .folder }
    return watched
  }

  private func lookForChanges() {
    _ = watcher?.takeChanged()
    if let trouble = watcher?.takeTrouble() { Console.say("live: \(trouble)") }
    let former = sources
    sources = SourceFiles(of: package.root)
    if sources.folders != former.folders || sources.packages != former.packages { watcher?.watch(watched) }
    guard let change = sources.lastChange(since: former) else { return }
    // A file that was moved here keeps the time of its last change.
    let isRecent = (0...Self.recent).contains(now - change)
    let event = LiveSupervision.Event.sourcesChanged(at: isRecent ? change : now)
    perform(supervision.actions(after: event, at: now))
  }

  /// The seconds for which the time of a changed file is taken for the time of the save.
  private static let recent: TimeInterval = 5

  // MARK: Acts

  private func perform(_ actions: [LiveSupervision.Act]) { for action in actions { perform(action) } }

  private func perform(_ action: LiveSupervision.Act) {
    switch action {
    case .build: startBuild()
    case .start(let window): start(window)
    case .order(let window, let order): windows[window]?.order(order)
    case .takeSession(let window):
      let file = folder.appendingPathComponent("session-\(window).jsonl")
      windows[window]?.order(.handOver(path: file.path))
    case .kill(let window): windows[window]?.end()
    case .say(let text): Console.say(text.split(separator: "\n").map(String.init))
    case .end(let status): self.status = status
    }
  }

  private func startBuild() {
    let output = folder.appendingPathComponent("build.txt")
    do {
      build = try PackageBuild(package, by: swift, output: output, telling: events)
    } catch {
      let reason = "\(swift.path) cannot be started: \(error.fileReason)"
      events.put(.happened(.buildEnded(.failed(banner: reason, output: reason))))
    }
  }

  private func start(_ window: Int) {
    let executable = window == 1 ? Bundle.main.executableURL ?? package.executable : package.executable
    do {
      windows[window] = try LiveWindowProcess(window, executable, words: words, telling: events)
    } catch {
      Console.say("live: \(executable.path) cannot be started: \(error.fileReason)")
      events.put(.happened(.ended(window: window, status: ProgramStatus.badInput.rawValue)))
    }
  }
}
