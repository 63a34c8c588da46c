import Foundation
import Testing

/// Tests that the demo's window follows the desktop where no option says otherwise, and is replayed as it was.
struct DesktopTests {
  /// A desktop whose settings programs of its own print.
  private struct Desktop {
    let folder: TemporaryFolder
    let display: VirtualDisplay

    /// Starts a display beside programs that print these settings.
    init(settings: String) async throws {
      folder = try TemporaryFolder()
      try FileManager.default.createDirectory(at: folder.file("bin"), withIntermediateDirectories: true)
      for (name, script) in [("gsettings", "cat <<'END'\n\(settings)\nEND"), ("gdbus", "exit 1")] {
        let program = folder.file("bin/" + name)
        try Data("#!/bin/sh\n\(script)\n".utf8).write(to: program)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
      }
      display = try await VirtualDisplay()
    }

    func environment(adding more: [String: String]) -> [String: String] {
      let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
      return [
        "PATH": folder.file("bin").path + ":" + path, "ORIHON_DESKTOP": "1",
        "DBUS_SESSION_BUS_ADDRESS": "unix:path=" + folder.file("no-bus").path,
        "GDK_SCALE": "", "QT_SCALE_FACTOR": "", "ORIHON_REDUCE_MOTION": "",
      ].merging(more) { $1 }
    }

    /// Opens the demo's window on the default feed, which writes a recording.
    func demo(_ options: [String] = [], _ more: [String: String] = [:]) throws -> ProgramUnderTest {
      let fixed = [
        "demo", "default", "--log", "-", "--renderer", "software", "--record", recording.path,
      ]
      return try ProgramUnderTest(
        "orihon", fixed + options, on: display, environment: environment(adding: more))
    }

    var recording: URL { folder.file("run.jsonl") }

    /// Replays the recording without a window; throws unless it agrees.
    func replay() async throws {
      let program = try BuiltProduct.executable("orihon").path
      try await Tool.run(
        [program, "replay", recording.path, "--headless"], environmentOfReplay)
    }

    /// Another desktop than that of the recording.
    private var environmentOfReplay: [String: String] {
      display.environment(adding: ["ORIHON_DESKTOP": "1", "GDK_SCALE": "3"])
    }

    /// The header of the recording.
    func header() throws -> LogRecord {
      let text = try String(contentsOf: recording, encoding: .utf8)
      return try #require(LogRecord(line: String(text.prefix { $0 != "\n" })))
    }
  }

  private static let schema = "org.gnome.desktop.interface"
  private static let settings = "\(schema) color-scheme 'prefer-dark'\n\(schema) enable-animations false"
  private static let paper = (light: UInt32(0xF6F1E6), dark: UInt32(0x141519))

  @Test func `the window has the desktop's scale, and its recording replays elsewhere`() async throws {
    let desktop = try await Desktop(settings: "")
    let program = try desktop.demo([], ["GDK_SCALE": "2"])
    try await program.log.next("the first frame") { $0.isFrame }
    let picture = try await program.robot.screenshot()
    #expect(picture.width == 860)
    try await program.quit()
    #expect(try desktop.header().number("scale") == 2)
    try await desktop.replay()
  }

  @Test func `the window is dark and still where the desktop is, whenever the answer comes`() async throws {
    let desktop = try await Desktop(settings: Self.settings)
    let program = try desktop.demo(["--size", "430x600"])
    try await program.log.next("the first frame") { $0.isFrame }
    let deadline = ContinuousClock.now + .seconds(HangGuard.seconds)
    while try await program.robot.screenshot()[3, 40] != Self.paper.dark {
      try #require(ContinuousClock.now < deadline, "the window stays light")
    }
    try await program.quit()
    try await desktop.replay()
    let text = try String(contentsOf: desktop.recording, encoding: .utf8)
    let header = try desktop.header()
    #expect(header.text("theme") == "dark" || text.contains("\"key\":\"t\""))
    #expect(header.flag("reducedMotion") || text.contains("\"key\":\"r\""))
  }

  @Test func `an option wins, and nothing is read where the variable says so`() async throws {
    for (options, more) in [
      (["--scale", "1", "--theme", "light", "--size", "430x600"], ["GDK_SCALE": "2"]),
      (["--size", "430x600"], ["GDK_SCALE": "2", "ORIHON_DESKTOP": "0"]),
    ] {
      let desktop = try await Desktop(settings: Self.settings)
      let program = try desktop.demo(options, more)
      try await program.log.next("the first frame") { $0.isFrame }
      let deadline = ContinuousClock.now + .seconds(HangGuard.seconds)
      var picture = try await program.robot.screenshot()
      // The log may be ahead of the screen.
      while ![Self.paper.light, Self.paper.dark].contains(picture[3, 40]) {
        try #require(ContinuousClock.now < deadline, "the window stays empty")
        picture = try await program.robot.screenshot()
      }
      #expect(picture.width == 430 && picture[3, 40] == Self.paper.light)
      try await program.quit()
      #expect(try desktop.header().text("theme") == "light")
    }
  }
}
