import Foundation

/// A package of three files whose program runs with `--live`, and whose builds take no time.
///
/// Its `swift` puts the prepared program in the place of the running one. The sources decide what it does:
/// `Sizes.swift` holds the width of the cards, and what says `BROKEN` does not build.
final class LivePackage {
  let display: VirtualDisplay
  let program: ProgramUnderTest
  let robot: PointerRobot
  private let folder: TemporaryFolder
  /// The window of the program that was waited for last.
  private var window: [String] = []

  private static let swift = """
    #!/bin/sh
    # build --package-path ROOT …
    if grep -q BROKEN "$3/Sources/shelf/Shelf.swift"; then
      echo "$3/Sources/shelf/Shelf.swift:3:5: error: cannot find 'BROKEN' in scope"
      exit 1
    fi
    cp "$3/Sources/shelf/Sizes.swift" "$3/.build/debug/shelf.width"
    cp "$3/prepared" "$3/.build/debug/shelf.new" && mv "$3/.build/debug/shelf.new" "$3/.build/debug/shelf"

    """

  /// Starts the program, with cards of 300 points, and waits for its first frame.
  init(_ options: [String] = []) async throws {
    folder = try TemporaryFolder()
    let files = FileManager.default
    for name in ["Sources/shelf", ".build/debug", "bin"] {
      try files.createDirectory(at: folder.file(name), withIntermediateDirectories: true)
    }
    let product = try BuiltProduct.executable("LiveShelfProgram")
    for name in ["prepared", ".build/debug/shelf"] {
      try files.copyItem(at: product, to: folder.file(name))
    }
    try Data(Self.swift.utf8).write(to: folder.file("bin/swift"))
    try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.file("bin/swift").path)
    for name in ["Package.swift", "Sources/shelf/Main.swift", "Sources/shelf/Shelf.swift"] {
      try Data().write(to: folder.file(name))
    }
    try Data("300\n".utf8).write(to: folder.file("Sources/shelf/Sizes.swift"))
    display = try await VirtualDisplay()
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let words = ["demo", "--live", "--size", "430x600", "--renderer", "software", "--log", "-"]
    program = try ProgramUnderTest(
      folder.file(".build/debug/shelf").path, words + options, on: display,
      environment: ["PATH": folder.file("bin").path + ":" + path], in: folder.url)
    robot = PointerRobot(display: display)
    try await program.log.next("the first frame") { $0.isFrame }
    window = await robot.windowIDs()
  }

  /// Saves a source of the package.
  func save(_ text: String, as name: String) throws {
    try Data(text.utf8).write(to: folder.file("Sources/shelf/" + name))
  }

  /// Puts another program in the place of the next build's.
  func prepare(_ script: String) throws {
    let file = folder.file("prepared")
    try Data(script.utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
  }

  /// Looks at the window until it has a banner, or has none.
  func waitForBanner(_ isShown: Bool) async throws {
    let deadline = ContinuousClock.now + .seconds(HangGuard.seconds)
    while try await (robot.screenshot()[215, 4] == Self.vermilion) != isShown {
      guard ContinuousClock.now < deadline else {
        throw HarnessFault.neverShown(isShown ? "a banner" : "no banner", last: program.errors)
      }
    }
  }

  private static let vermilion: UInt32 = 0xB23616

  /// Reads on to the first frame of the next program, and waits until its window is the only one.
  func waitForNextProgram() async throws {
    try await program.log.next("the next program's first frame") { $0.isFrame && $0.int("frame") == 0 }
    let deadline = ContinuousClock.now + .seconds(HangGuard.seconds)
    let former = window
    while window == former || window.count != 1 {
      window = await robot.windowIDs()
      guard ContinuousClock.now < deadline else {
        throw HarnessFault.neverShown("the next program's window alone", last: program.errors)
      }
    }
  }

  /// Quits the program by its key.
  func quit() async throws {
    try await robot.perform([.key("ctrl+q")])
    try await program.end(with: 0)
  }
}
