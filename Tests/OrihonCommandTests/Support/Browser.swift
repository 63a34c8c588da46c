import Foundation

/// A Chromium of the system, without a window.
struct Browser {
  /// What a page became.
  struct Visit {
    /// The document's title at the end.
    let title: String
    /// What the page told the console.
    let console: [String]
  }

  private let program: URL

  /// The first that is installed; `nil` where none is.
  static func installed() -> Browser? {
    ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"]
      .map { URL(fileURLWithPath: "/usr/bin/" + $0) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
      .map(Browser.init)
  }

  /// Opens a page in a window of `width` points and stays for as long as its own clock says three minutes.
  func visit(_ page: URL, width: Int = 1280) throws -> Visit {
    let place = try Scratch()
    let dom = try run(["--dump-dom", "--virtual-time-budget=180000"], page, width, in: place)
    let text = dom.output.firstMatch(of: /<title>(.*)<\/title>/).map { String($0.1) } ?? ""
    return Visit(
      title: text.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&amp;", with: "&"),
      console: dom.complaint.split(separator: "\n").filter { $0.contains("CONSOLE") }.map(String.init))
  }

  /// Takes a picture of a page.
  func shoot(_ page: URL, width: Int, height: Int, to file: URL) throws {
    let place = try Scratch()
    _ = try run(
      ["--screenshot=\(file.path)", "--virtual-time-budget=5000"], page, width, height: height, in: place)
  }

  private func run(
    _ arguments: [String], _ page: URL, _ width: Int, height: Int = 900, in place: Scratch
  ) throws -> (output: String, complaint: String) {
    let (output, complaint) = (place.file("out"), place.file("err"))
    for file in [output, complaint] { try Data().write(to: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["timeout", "-s", "KILL", "180", program.path] + arguments + [
        "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars",
        "--enable-logging=stderr",
        "--user-data-dir=\(place.file("profile").path)", "--window-size=\(width),\(height)",
        page.absoluteString,
      ]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: complaint)
    try process.run()
    process.waitUntilExit()
    return (
      try String(contentsOf: output, encoding: .utf8),
      String(decoding: try Data(contentsOf: complaint), as: UTF8.self)
    )
  }
}
