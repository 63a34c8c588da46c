import Foundation

/// The decisions of the supervisor of `--live`: what follows from each event, without any process or clock.
///
/// One window process shows the scene. After a build a second one, the successor, is started; it gets the
/// session of the first, and takes its place once its first frame is on the screen. Until then nothing of the
/// first is lost.
nonisolated struct LiveSupervision {
  /// An event that the supervisor learns of.
  enum Event: Hashable, Sendable {
    /// Sources of the package have changed at this time; the time is that of the save.
    case sourcesChanged(at: TimeInterval)
    /// The build has ended.
    case buildEnded(BuildEnding)
    /// A window process has answered.
    case answered(window: Int, WindowAnswer)
    /// A window process has ended with this status; `nil` for a signal.
    case ended(window: Int, status: Int32?)
    /// The user asks for the end, by a signal.
    case interrupted
  }

  /// An act of the supervisor.
  enum Act: Hashable, Sendable {
    case build
    case start(window: Int)
    case order(window: Int, WindowOrder)
    /// Asks for the session of a window, for its successor.
    case takeSession(window: Int)
    case kill(window: Int)
    case say(String)
    /// Ends the program with this status.
    case end(status: Int32)
  }

  /// The longest time from the start of a successor to its first frame, in seconds.
  static let patience: TimeInterval = 60

  private struct Build {
    var savedAt: TimeInterval
    var startedAt: TimeInterval
    /// True when the sources have changed again since it began.
    var isStale = false
  }

  private struct Successor {
    var window: Int
    var savedAt: TimeInterval
    var buildSeconds: TimeInterval
    var startedAt: TimeInterval
    /// True once the window before it stands still.
    var hasSession = false
  }

  private var current = 1
  private var count = 1
  private var build: Build?
  private var successor: Successor?
  /// The time of a save that came while a successor started.
  private var waitingSave: TimeInterval?
  private var isEnding = false

  /// The first acts.
  static let beginning: [Act] = [.start(window: 1)]

  /// The time at which the supervisor has to look again, though nothing has happened; `nil` for never.
  var deadline: TimeInterval? { successor.map { $0.startedAt + Self.patience } }

  /// Returns the acts that follow from an event at a time, in seconds since 1970.
  mutating func actions(after event: Event, at time: TimeInterval) -> [Act] {
    if isEnding, case .ended = event {} else if isEnding { return [] }
    switch event {
    case .sourcesChanged(let save): return sourcesChanged(by: save, at: time)
    case .buildEnded(let ending): return buildEnded(ending, at: time)
    case .answered(let window, let answer): return answered(window, answer, at: time)
    case .ended(let window, let status): return ended(window, status, at: time)
    case .interrupted:
      isEnding = true
      return successorIsGone() + [.order(window: current, .close)]
    }
  }

  /// Returns the acts that are due at a time because nothing has happened.
  mutating func actions(at time: TimeInterval) -> [Act] {
    guard let deadline, time >= deadline else { return [] }
    return give(up: "showed no picture within \(Int(Self.patience)) s", at: time)
  }

  private mutating func sourcesChanged(by save: TimeInterval, at time: TimeInterval) -> [Act] {
    if let running = build {
      build = Build(savedAt: save, startedAt: running.startedAt, isStale: true)
      return []
    }
    if successor != nil {
      waitingSave = save
      return []
    }
    build = Build(savedAt: save, startedAt: time)
    return [.build]
  }

  private mutating func buildEnded(_ ending: BuildEnding, at time: TimeInterval) -> [Act] {
    guard let ended = build else { return [] }
    build = nil
    // What was built is older than the sources; its errors may be mended already.
    if ended.isStale { return sourcesChanged(by: ended.savedAt, at: time) }
    let seconds = time - ended.startedAt
    switch ending {
    case .failed(let banner, let output):
      return [.say(output), .order(window: current, .banner(banner))]
    case .same:
      return [
        .say("live: the same program was built in \(Self.text(seconds)) s"),
        .order(window: current, .banner(nil)),
      ]
    case .new:
      count += 1
      successor = Successor(
        window: count, savedAt: ended.savedAt, buildSeconds: seconds, startedAt: time)
      return [.order(window: current, .banner(nil)), .start(window: count)]
    }
  }

  private mutating func answered(_ window: Int, _ answer: WindowAnswer, at time: TimeInterval) -> [Act] {
    switch answer {
    case .waiting where window == successor?.window: return [.takeSession(window: current)]
    case .waiting where window == current: return [.order(window: current, .begin)]
    case .handedOver(let session) where window == current:
      guard let next = successor?.window else { return [.order(window: current, .goOn)] }
      successor?.hasSession = true
      return [.order(window: next, .resume(session))]
    case .refused(let reason) where window == current:
      return give(up: "could not be given the session: \(reason)", at: time)
    case .shown(let notes) where window == successor?.window: return replaced(by: window, notes, at: time)
    default: return []
    }
  }

  private mutating func replaced(by window: Int, _ notes: [String], at time: TimeInterval) -> [Act] {
    guard let next = successor else { return [] }
    let (all, build) = (Self.text(time - next.savedAt), Self.text(next.buildSeconds))
    var actions = notes.map { Act.say("live: \($0)") }
    actions += [
      .say("live: \(all) s from save to picture (build \(build) s)"), .order(window: current, .close),
    ]
    current = window
    successor = nil
    return actions + buildWhatWaited(at: time)
  }

  private mutating func ended(_ window: Int, _ status: Int32?, at time: TimeInterval) -> [Act] {
    if window == successor?.window {
      return give(up: status.map { "ended with status \($0)" } ?? "crashed", at: time)
    }
    guard window == current else { return [] }
    isEnding = true
    let told: [Act] = status == nil ? [.say("live: the window's process crashed")] : []
    return told + successorIsGone() + [.end(status: status ?? 1)]
  }

  /// Goes on with the window before, because its successor failed.
  private mutating func give(up reason: String, at time: TimeInterval) -> [Act] {
    let held = successor?.hasSession == true
    let gone = successorIsGone()
    let sentence = "the new program \(reason); the former one goes on"
    return gone + [
      .say("live: " + sentence), .order(window: current, .banner(sentence)),
    ] + (held ? [.order(window: current, .goOn)] : []) + buildWhatWaited(at: time)
  }

  private mutating func successorIsGone() -> [Act] {
    defer { successor = nil }
    return successor.map { [.kill(window: $0.window)] } ?? []
  }

  private mutating func buildWhatWaited(at time: TimeInterval) -> [Act] {
    defer { waitingSave = nil }
    return isEnding ? [] : waitingSave.map { sourcesChanged(by: $0, at: time) } ?? []
  }

  private static func text(_ seconds: TimeInterval) -> String {
    let tenths = Int((max(0, seconds) * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}

/// The result of a build.
nonisolated enum BuildEnding: Hashable, Sendable {
  /// There is a new executable.
  case new
  /// The executable is the one that runs.
  case same
  /// The package does not build; the banner has the first error, the output all of them.
  case failed(banner: String, output: String)
}
