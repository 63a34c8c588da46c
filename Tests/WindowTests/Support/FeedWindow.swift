import Foundation

/// The built program's window on a feed, on an X server of its own, with its log read as it is written.
final class FeedWindow {
  /// The extent of the window, in points.
  static let size = CGSize(width: 430, height: 932)

  let display: VirtualDisplay
  let program: ProgramUnderTest

  /// Opens `feed`, a file or a scene's name, and waits for its first frame.
  ///
  /// Files that the program writes without being told where go to `folder`.
  init(
    _ feed: String = "default", _ options: [String] = [], on display: VirtualDisplay? = nil,
    in folder: URL? = nil
  ) throws {
    let display = try display ?? VirtualDisplay()
    let size = "\(Int(Self.size.width))x\(Int(Self.size.height))"
    let fixed = ["demo", feed, "--size", size, "--log", "-"]
    let renderer = options.contains("--renderer") ? [] : ["--renderer", "software"]
    program = try ProgramUnderTest("orihon", fixed + renderer + options, on: display, in: folder)
    self.display = display
    try log.next("the first frame") { $0.isFrame }
  }

  var log: LogReader { program.log }

  var robot: PointerRobot { program.robot }

  /// How much of the log was read; `since(_:)` gives what came after.
  var mark: Int { log.records.count }

  /// What was read since a mark.
  func since(_ mark: Int) -> ArraySlice<LogRecord> { log.records[mark...] }

  /// Reads on to the next frame in which nothing moves.
  @discardableResult
  func rest() throws -> LogRecord { try log.next("everything at rest") { $0.isAtRest } }

  /// Pauses every auto-scroll by its key, the pointer at `point`, and reads on until everything rests.
  @discardableResult
  func pauseAutoScroll(at point: CGPoint = CGPoint(x: 215, y: 40)) throws -> LogRecord {
    try robot.perform([.move(point), .key("p")])
    try log.next("a pause by its key") { $0.isPause("button", row: "hero") }
    return try rest()
  }
}
