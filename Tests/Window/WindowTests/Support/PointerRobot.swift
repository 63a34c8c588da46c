import Foundation

/// A robot that moves the real pointer and presses real keys, through xdotool, or on Wayland through `VirtualHand`.
///
/// Sizes and pictures of a window are told on X only.
/// Points are relative to the window. Everything that belongs to one gesture goes through one invocation, and
/// the `sleep` of that invocation keeps the time between its steps.
struct PointerRobot {
  private let environment: [String: String]
  private let finding: [String]

  /// Creates a robot for the visible window of a process on `display`; it waits for the window to appear.
  init(display: VirtualDisplay, process: Int32) {
    environment = display.environment()
    finding =
      display.sway?.hand ?? [
        "xdotool", "search", "--sync", "--onlyvisible", "--all", "--pid", String(process), "--name", ".",
      ]
  }

  /// Creates a robot for the only visible window on `display`, of whatever process.
  init(display: VirtualDisplay) {
    environment = display.environment()
    finding = display.sway?.hand ?? ["xdotool", "search", "--sync", "--onlyvisible", "--name", "."]
  }

  /// A step of a gesture.
  enum Step {
    /// Move to a point of the window.
    case move(CGPoint)
    /// Press a button, 1 being the primary one.
    case press(Int)
    /// Release a button.
    case release(Int)
    /// Press and release a key or a combination such as `ctrl+q`.
    case key(String)
    /// Hold a key down.
    case keyDown(String)
    /// Let a key go.
    case keyUp(String)
    /// Let seconds pass.
    case pause(TimeInterval)

    /// Returns a turn of the wheel by one notch: 4 away from the user, 5 towards, 6 left, 7 right.
    static func notch(_ button: Int) -> [Step] { [.press(button), .release(button)] }

    /// Returns a click of the primary button at a point.
    static func click(at point: CGPoint) -> [Step] { [.move(point), .press(1), .release(1)] }

    /// Returns moves on a straight line at a constant speed, without the button.
    static func path(
      from start: CGPoint, to end: CGPoint, steps: Int, interval: TimeInterval = 0.008
    ) -> [Step] {
      (1...steps).flatMap { index -> [Step] in
        let part = CGFloat(index) / CGFloat(steps)
        let x = (start.x + (end.x - start.x) * part).rounded()
        let y = (start.y + (end.y - start.y) * part).rounded()
        return [.pause(interval), .move(CGPoint(x: x, y: y))]
      }
    }

    /// Returns a press, a straight path and a release.
    static func drag(
      from start: CGPoint, to end: CGPoint, steps: Int, interval: TimeInterval = 0.008
    ) -> [Step] {
      [.move(start), .press(1)] + path(from: start, to: end, steps: steps, interval: interval) + [.release(1)]
    }

    fileprivate var words: [String] {
      switch self {
      case .move(let point):
        ["mousemove", "--window", "%1", "--", String(Int(point.x)), String(Int(point.y))]
      case .press(let button): ["mousedown", String(button)]
      case .release(let button): ["mouseup", String(button)]
      // Window 0: the keyboard itself. After a search xdotool would send the window an event of its own making.
      case .key(let key): ["key", "--window", "0", key]
      case .keyDown(let key): ["keydown", "--window", "0", key]
      case .keyUp(let key): ["keyup", "--window", "0", key]
      case .pause(let seconds): ["sleep", String(format: "%.4f", seconds)]
      }
    }
  }

  /// Performs `steps` and waits until they are done.
  func perform(_ steps: [Step]) async throws { try await Tool.run(words(steps), environment) }

  /// Starts to perform `steps`, and returns the process at once.
  func start(_ steps: [Step]) throws -> Process { try Tool.start(words(steps), environment) }

  /// Performs a press, a straight path and a release.
  func drag(from start: CGPoint, to end: CGPoint, steps: Int = 20) async throws {
    try await perform(Step.drag(from: start, to: end, steps: steps))
  }

  /// Performs a click of the primary button.
  func click(at point: CGPoint) async throws { try await perform(Step.click(at: point)) }

  /// Gives the window another size, in pixels.
  func resize(width: Int, height: Int) async throws {
    try await Tool.run(finding + ["windowsize", "--sync", "%1", String(width), String(height)], environment)
  }

  /// Returns the left and the right end of the window on the screen, in pixels.
  func extent() async throws -> ClosedRange<Int> {
    let output = try await Tool.run(finding + ["getwindowgeometry", "--shell", "%1"], environment)
    var values: [Substring: Int] = [:]
    for line in String(decoding: output, as: UTF8.self).split(separator: "\n") {
      let words = line.split(separator: "=")
      if words.count == 2 { values[words[0]] = Int(words[1]) }
    }
    let left = values["X"] ?? 0
    return left...(left + (values["WIDTH"] ?? 0))
  }

  /// Returns the X ids of all windows that are found; empty where one closes meanwhile.
  func windowIDs() async -> [String] {
    let output = try? await Tool.run(finding, environment)
    return String(decoding: output ?? Data(), as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// Returns the X id of the window.
  func windowID() async throws -> String {
    let output = try await Tool.run(finding, environment)
    let lines = String(decoding: output, as: UTF8.self).split(separator: "\n")
    guard let id = lines.last else {
      throw HarnessFault.toolFailed("xdotool search", status: 0, output: "no window")
    }
    return String(id)
  }

  /// Returns the window's picture, for a window whose loop runs in the tests and waits meanwhile.
  func screenshotInLoop() throws -> Screenshot {
    let output = try Tool.runInLoop(finding, environment)
    let id = String(decoding: output, as: UTF8.self).split(separator: "\n").last.map(String.init) ?? ""
    return try Screenshot(xwd: Tool.runInLoop(["xwd", "-silent", "-id", id], environment))
  }

  /// Returns the window's picture.
  func screenshot() async throws -> Screenshot {
    try await Screenshot(xwd: Tool.run(["xwd", "-silent", "-id", windowID()], environment))
  }

  private func words(_ steps: [Step]) -> [String] { finding + steps.flatMap(\.words) }
}
