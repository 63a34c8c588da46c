import Foundation
import TestSupport
import Testing

/// Tests that `make test`, which runs three shares side by side, passes only where all of them do.
struct TestScriptTests {
  @Test(arguments: [
    (windows: "exit 0", program: "exit 0", library: "exit 0", passes: true),
    (windows: "exit 1", program: "exit 0", library: "sleep 0.5; exit 0", passes: false),
    (windows: "exit 0", program: "exit 1", library: "sleep 0.5; exit 0", passes: false),
    (windows: "sleep 0.5; exit 1", program: "exit 0", library: "exit 0", passes: false),
    (windows: "exit 0", program: "sleep 0.5; exit 1", library: "exit 0", passes: false),
    (windows: "exit 0", program: "exit 0", library: "sleep 0.5; exit 1", passes: false),
    (windows: "sleep 0.5; exit 0", program: "exit 0", library: "exit 1", passes: false),
    (windows: "exit 0", program: "kill -KILL $$", library: "sleep 0.5; exit 0", passes: false),
    (windows: "ran=0", program: "exit 0", library: "exit 0", passes: false),
    (windows: "exit 0", program: "ran=", library: "exit 0", passes: false),
    (windows: "exit 0", program: "exit 0", library: "ran=0", passes: false),
  ])
  func `a share that fails or runs no test fails the whole, whichever ends first`(
    windows: String, program: String, library: String, passes: Bool
  ) throws {
    let tests = """
      ran=3
      trap '[ -z "$ran" ] || echo "✔ Test run with $ran tests in 1 suite passed"' EXIT
      case " $* " in
        *" --filter ^(WindowTests"*) \(windows) ;;
        *" --filter "*) \(program) ;;
        *) \(library) ;;
      esac

      """
    try withShims(tests) { folder in
      let result = try ChildProcess.run(
        "bash", "-c", "PATH=\"$1:$PATH\" bash \"$2\" -c release", "bash", folder.path, Self.script)
      #expect((result.status == 0) == passes, "\(result.output)")
      #expect(result.output.contains("has failed: ") != passes, "\(result.output)")
    }
  }

  @Test(arguments: [("INT", 130), ("TERM", 143), ("HUP", 129)])
  func `what ends the script ends every share, as Control-C does`(signal: String, status: Int) throws {
    // Each share holds a pipe open, does not end by itself when it is asked to, and waits for a word that nobody says.
    let tests = """
      trap '' INT TERM HUP
      exec 9>"$FOLDER/alive"
      echo begun >&9
      read -r word <"$FOLDER/never"

      """
    let terminal = """
      set -m
      exec 2>/dev/null
      export FOLDER=$1
      mkfifo "$1/alive" "$1/never"
      PATH="$1:$PATH" bash "$2" -c release >"$1/told" 2>&1 &
      script=$!
      exec 8<"$1/alive"
      for share in windows program library; do read -r begun <&8 && echo "$begun"; done
      kill -"$3" -- -$script
      if timeout -s KILL "$4" cat <&8; then
        echo 'none is left'
      else
        kill -KILL -- -$script
        pkill -KILL -f "$1/OrihonPackageTests.xctest"
      fi
      wait $script
      echo "status $?"

      """
    try withShims(tests) { folder in
      // What started these tests may ignore signals, as `nohup` does, and a shell cannot take that back.
      let result = try ChildProcess.run(
        "env", "--default-signal", "bash", "-c", terminal, "bash", folder.path, Self.script, signal,
        String(Self.guardSeconds))
      #expect(result.output == "begun\nbegun\nbegun\nnone is left\nstatus \(status)\n")
    }
  }

  private static let script = Checkout.root().appendingPathComponent("scripts/run-tests.sh").path
  /// The seconds after which a share that goes on counts as one that will never end.
  private static let guardSeconds = 30

  /// Gives a folder with stand-ins for `swift` and for the built tests, which do as this script says.
  private func withShims(_ tests: String, _ body: (URL) throws -> Void) throws {
    try TemporaryFolder.use { folder in
      for (name, script) in [("swift", "echo '\(folder.path)'\n"), ("OrihonPackageTests.xctest", tests)] {
        let file = folder.appendingPathComponent(name)
        try Data("#!/bin/bash\n\(script)".utf8).write(to: file)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
      }
      try body(folder)
    }
  }
}
