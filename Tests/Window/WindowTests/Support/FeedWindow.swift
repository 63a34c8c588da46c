import Foundation

/// The built program's window on a feed, on an X server of its own, with its log read as it is written.
final class FeedWindow {
  /// The size of the window, in points.
  static let size = CGSize(width: 430, height: 932)

  let display: VirtualDisplay
  let program: ProgramUnderTest

  /// Opens `feed`, a file or a scene's name, and waits for its first frame.
  ///
  /// Files that the program writes without being told where go to `folder`.
  init(
    _ feed: String = "default", _ options: [String] = [], on display: VirtualDisplay? = nil,
    in folder: URL? = nil, environment: [String: String] = [:]
  ) async throws {
    let display = if let display { display } else { try await VirtualDisplay() }
    let size = "\(Int(Self.size.width))x\(Int(Self.size.height))"
    let fixed = ["demo", feed, "--size", size, "--log", "-"]
    let renderer = options.contains("--renderer") ? [] : ["--renderer", "software"]
    program = try ProgramUnderTest(
      "orihon", fixed + renderer + options, on: display, environment: environment, in: folder)
    self.display = display
    try await log.next("the first frame") { $0.isFrame }
  }

  var log: LogReader { program.log }

  var robot: PointerRobot { program.robot }

  /// The number of log records read so far, from which `since(_:)` continues.
  var mark: Int { log.records.count }

  /// Returns the records read since a mark.
  func since(_ mark: Int) -> ArraySlice<LogRecord> { log.records[mark...] }

  /// Reads on to the next frame in which nothing moves, and returns it.
  @discardableResult
  func rest() async throws -> LogRecord { try await log.next("everything at rest") { $0.isAtRest } }

  /// Presses at a point, moves to another, and lets go once a log record fulfils the condition.
  @discardableResult
  func drag(
    from start: CGPoint, to end: CGPoint, steps: Int = 20, until what: String,
    _ condition: (LogRecord) -> Bool
  ) async throws -> LogRecord {
    try await robot.perform(
      [.move(start), .press(1)] + PointerRobot.Step.path(from: start, to: end, steps: steps))
    let record = try await log.next(what, where: condition)
    try await robot.perform([.release(1)])
    return record
  }

  /// Looks at the window until it shows the expected content, and returns that picture.
  @discardableResult
  func screenshot(of what: String, _ isShown: (Screenshot) -> Bool) async throws -> Screenshot {
    let deadline = ContinuousClock.now + .seconds(HangGuard.seconds)
    while true {
      let picture = try await robot.screenshot()
      if isShown(picture) { return picture }
      guard ContinuousClock.now < deadline else {
        throw HarnessFault.neverShown(what, last: "a picture of \(picture.width)×\(picture.height)")
      }
    }
  }

  /// Pauses every auto-scroll by its key, with the pointer at `point`, and reads on until everything rests.
  @discardableResult
  func pauseAutoScroll(at point: CGPoint = CGPoint(x: 215, y: 40)) async throws -> LogRecord {
    try await robot.perform([.move(point), .key("p")])
    try await log.next("a pause by its key") { $0.isPause("button", row: "hero") }
    return try await rest()
  }
}
