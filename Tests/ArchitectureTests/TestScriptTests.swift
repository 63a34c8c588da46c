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
    try TemporaryFolder.use { folder in
      let swift = """
        #!/bin/bash
        echo '\(folder.path)'

        """
      let tests = """
        #!/bin/bash
        ran=3
        trap '[ -z "$ran" ] || echo "✔ Test run with $ran tests in 1 suite passed"' EXIT
        case " $* " in
          *" --filter ^(WindowTests"*) \(windows) ;;
          *" --filter "*) \(program) ;;
          *) \(library) ;;
        esac

        """
      for (name, body) in [("swift", swift), ("OrihonPackageTests.xctest", tests)] {
        let file = folder.appendingPathComponent(name)
        try Data(body.utf8).write(to: file)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
      }
      let script = Checkout.root().appendingPathComponent("scripts/run-tests.sh").path
      let result = try ChildProcess.run(
        "bash", "-c", "PATH=\"$1:$PATH\" bash \"$2\" -c release", "bash", folder.path, script)
      #expect((result.status == 0) == passes, "\(result.output)")
      #expect(result.output.contains("has failed: ") != passes, "\(result.output)")
    }
  }
}
