import Foundation
import Testing

/// Tests of the videos that `orihon replay --film` makes by `ffmpeg`.
struct FilmVideoTests {
  private static let script = """
    - wait: 0.1
    - drag: {from: {row: row}, dx: -150, duration: 0.4}
    - wait: 0.3

    """

  private let place: Scratch

  init() throws {
    place = try Scratch()
    try place.write(LayoutVerbTests.feed, as: "feed.yml")
    try place.write(Self.script, as: "script.yml")
  }

  private func film(
    _ name: String, _ more: String..., program: Program = Program()
  ) throws -> Program.Ending {
    try program.run(
      ["replay", "script.yml", "feed.yml", "--size", "401x301", "--film", name] + more, in: place.folder)
  }

  /// Whether `ffmpeg` is installed.
  private func isThere() -> Bool {
    let isThere = FileManager.default.isExecutableFile(atPath: "/usr/bin/ffmpeg")
    if !isThere { print("Film: NO video was made: there is no ffmpeg here") }
    return isThere
  }

  private func probe(_ name: String, _ entries: String) throws -> [String] {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/ffprobe")
    process.arguments = [
      "-v", "error", "-select_streams", "v", "-show_entries", entries, "-of", "csv=p=0",
      place.file(name).path,
    ]
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: [","]) }
  }

  @Test(arguments: [
    ("mp4", "h264", 60.0, 1e-5), ("webm", "vp9", 30, 6e-4), ("gif", "gif", 20, 1e-5),
  ])
  func `every frame has its exact time, at any scale`(
    form: String, codec: String, rate: Double, precision: Double
  ) throws {
    guard isThere() else { return }
    for (scale, width, height) in [("1", 401, 301), ("0.3", 121, 91)] {
      let name = "a.\(form)"
      let ending = try film(name, "--film-rate", "\(Int(rate))", "--film-scale", scale)
      #expect(ending.status == 0 && ending.output == "\(name)\n", "\(ending.complaint)")
      // H.264 and VP9 need even sides.
      let even = form == "gif" ? 0 : 1
      let head = try probe(name, "stream=codec_name,width,height")
      #expect(head == ["\(codec),\(width + width % 2 * even),\(height + height % 2 * even)"])
      let times = try probe(name, "packet=pts_time").compactMap { Double($0) }.sorted()
      #expect(times.count > 8)
      for (index, time) in times.enumerated() {
        #expect(abs(time - Double(index) / rate) < precision, "frame \(index) of \(name) is at \(time) s")
      }
      #expect(try place.names() == [name, "feed.yml", "script.yml"].sorted(), "nothing is left beside it")
      try FileManager.default.removeItem(at: place.file(name))
    }
  }

  @Test func `the HUD and the trails are in a video where they are asked for`() throws {
    guard isThere() else { return }
    #expect(try film("a.gif").status == 0)
    let plain = try Data(contentsOf: place.file("a.gif"))
    for tool in ["--hud", "--trails"] {
      #expect(try film("b.gif", tool).status == 0)
      #expect(try Data(contentsOf: place.file("b.gif")) != plain, "\(tool)")
    }
    #expect(try film("b.gif").status == 0)
    #expect(try Data(contentsOf: place.file("b.gif")) == plain, "the same film gives the same bytes")
  }

  @Test(arguments: ["mp4", "webm", "gif"])
  func `without ffmpeg one sentence names its package, and nothing is written`(form: String) throws {
    let ending = try film("a.\(form)", program: Program(environment: ["PATH": place.folder.path]))
    #expect(ending.status == 2 && ending.output.isEmpty)
    #expect(ending.complaint.contains("it is in the Debian package ffmpeg"), "\(ending.complaint)")
    #expect(ending.complaint.split(separator: "\n").count == 1)
    #expect(try place.names() == ["feed.yml", "script.yml"])
  }

  @Test func `of an ffmpeg that fails the last line is told, and what was there stays`() throws {
    let folder = place.file("bin")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let program = folder.appendingPathComponent("ffmpeg")
    try "#!/bin/sh\necho first >&2\necho 'no such codec' >&2\nexit 1\n"
      .write(to: program, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    try place.write("here before", as: "a.mp4")
    let ending = try film("a.mp4", program: Program(environment: ["PATH": folder.path + ":/usr/bin:/bin"]))
    #expect(ending.status == 2)
    #expect(ending.complaint.contains("ffmpeg failed: no such codec"), "\(ending.complaint)")
    #expect(try String(contentsOf: place.file("a.mp4"), encoding: .utf8) == "here before")
    #expect(try place.names() == ["a.mp4", "bin", "feed.yml", "script.yml"])
  }

  @Test func `a replay that fails leaves no half a video`() throws {
    guard isThere() else { return }
    try place.write(Self.script + "- expect: {path: feed.y, value: 7}\n", as: "script.yml")
    #expect(try film("a.mp4").status == 1)
    #expect(try place.names() == ["feed.yml", "script.yml"])
  }
}
