import Foundation

/// A Chromium of the system without a window, controlled over the pipe of its DevTools protocol.
final class Browser {
  /// A refusal of the browser, or the way in which it ended.
  struct Fault: Error, CustomStringConvertible {
    let description: String
  }

  /// The errors that the page wrote to its console or threw, or that the browser told it of.
  private(set) var complaints: [String] = []

  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let profile: Scratch
  private var buffer = Data()
  private var count = 0
  private var session: String?
  /// The documents that have been loaded, by the ids of their loaders.
  private var loaded: Set<String> = []

  /// The first browser that is installed; `nil` where none is.
  static var program: String? {
    ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"].map { "/usr/bin/" + $0 }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Starts a browser that ends with this object, and after a quarter of an hour in any case.
  ///
  /// Only a hang reaches that limit.
  init(_ program: String) throws {
    profile = try Scratch()
    let words = [
      program, "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars",
      "--no-first-run", "--user-data-dir=\(profile.folder.path)", "--remote-debugging-pipe",
    ]
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["timeout", "-s", "KILL", "900", "bash", "-c", "exec \"$@\" 3<&0 4>&1 </dev/null >/dev/null", "bash"]
      + words
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let target = try call("Target.createTarget", ["url": "about:blank"])["targetId"] ?? ""
    session =
      try call("Target.attachToTarget", ["targetId": target, "flatten": true])["sessionId"] as? String
    for domain in ["Page", "Runtime", "Log"] { try call(domain + ".enable") }
    try call("Page.setLifecycleEventsEnabled", ["enabled": true])
  }

  /// Closes the browser's pipe, at which it ends; the signal is for a browser that does not.
  isolated deinit {
    try? input.fileHandleForWriting.close()
    process.terminate()
    process.waitUntilExit()
  }

  /// Opens a page in a window of this size and waits until it is loaded.
  func open(_ page: URL, width: Int, height: Int = 900, prefersDark: Bool = false) throws {
    try call(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
    let scheme = ["name": "prefers-color-scheme", "value": prefersDark ? "dark" : "light"]
    try call("Emulation.setEmulatedMedia", ["features": [scheme]])
    let answer = try call("Page.navigate", ["url": page.absoluteString])
    guard let loader = answer["loaderId"] as? String else {
      throw Fault(description: "\(page.lastPathComponent): \(answer["errorText"] ?? "it is not opened")")
    }
    // The event may come before the answer. A question to the page could still reach the one before it.
    while !loaded.contains(loader) { _ = try receive() }
  }

  /// Returns the value of an expression; a promise is waited for.
  ///
  /// - Throws: `Fault` with what the expression throws.
  func evaluate(_ expression: String) throws -> String {
    let answer = try call(
      "Runtime.evaluate", ["expression": expression, "awaitPromise": true, "returnByValue": true])
    if let fault = answer["exceptionDetails"] as? [String: Any] {
      let thrown = (fault["exception"] as? [String: Any])?["description"] ?? fault["text"] ?? ""
      throw Fault(description: "\(expression.prefix(60)): \(thrown)")
    }
    let result = answer["result"] as? [String: Any]
    return result?["value"].map { "\($0)" } ?? ""
  }

  /// Presses and releases a key.
  func press(_ key: String) throws {
    var event: [String: Any] = ["type": "keyDown", "key": key]
    if key.count == 1 { event["text"] = key }
    try call("Input.dispatchKeyEvent", event)
    try call("Input.dispatchKeyEvent", ["type": "keyUp", "key": key])
  }

  /// Presses the left button at the first place and releases it at the last.
  func drag(through places: [CGPoint]) throws {
    for (index, place) in places.enumerated() {
      // A `CGFloat` is no number to JSONSerialization.
      let event: [String: Any] = [
        "x": Double(place.x), "y": Double(place.y), "button": "left", "clickCount": 1,
      ]
      let isFirst = index == 0
      try call(
        "Input.dispatchMouseEvent",
        event.merging(["type": isFirst ? "mousePressed" : "mouseMoved", "buttons": 1]) { $1 })
      if index == places.count - 1 {
        try call("Input.dispatchMouseEvent", event.merging(["type": "mouseReleased", "buttons": 0]) { $1 })
      }
    }
  }

  /// Returns the picture of the window as a PNG file.
  func screenshot() throws -> Data {
    let text = try call("Page.captureScreenshot", ["format": "png"])["data"] as? String
    return text.flatMap { Data(base64Encoded: $0) } ?? Data()
  }

  @discardableResult
  private func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    count += 1
    var message: [String: Any] = ["id": count, "method": method, "params": parameters]
    if let session { message["sessionId"] = session }
    try input.fileHandleForWriting.write(
      contentsOf: try JSONSerialization.data(withJSONObject: message) + [0])
    while true {
      let answer = try receive()
      guard answer["id"] as? Int == count else { continue }
      if let error = answer["error"] as? [String: Any] {
        throw Fault(description: "\(method): \(error["message"] ?? "refused")")
      }
      return answer["result"] as? [String: Any] ?? [:]
    }
  }

  /// Returns the next message; messages end with a zero.
  private func receive() throws -> [String: Any] {
    while true {
      if let end = buffer.firstIndex(of: 0) {
        let message = try JSONSerialization.jsonObject(with: buffer[buffer.startIndex..<end])
        buffer = Data(buffer[(end + 1)...])
        let object = message as? [String: Any] ?? [:]
        note(object)
        return object
      }
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else { throw Fault(description: "the browser ended") }
      buffer += more
    }
  }

  private func note(_ message: [String: Any]) {
    let parameters = message["params"] as? [String: Any] ?? [:]
    switch message["method"] as? String {
    case "Page.lifecycleEvent" where parameters["name"] as? String == "load":
      if let loader = parameters["loaderId"] as? String { loaded.insert(loader) }
    case "Runtime.exceptionThrown": complaints.append("\(parameters["exceptionDetails"] ?? "")")
    case "Log.entryAdded": complaints.append("\(parameters["entry"] ?? "")")
    case "Runtime.consoleAPICalled": complaints.append("\(parameters["args"] ?? "")")
    default: break
    }
  }
}
