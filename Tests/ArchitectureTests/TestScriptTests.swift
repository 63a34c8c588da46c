import Foundation
import TestSupport
import Testing

/// Tests that `make test`, which runs two shares side by side, passes only where both of them do.
struct TestScriptTests {
  @Test(arguments: [
    (program: "exit 0", library: "exit 0", passes: true),
    (program: "exit 1", library: "sleep 0.5; exit 0", passes: false),
    (program: "sleep 0.5; exit 1", library: "exit 0", passes: false),
    (program: "exit 0", library: "sleep 0.5; exit 1", passes: false),
    (program: "sleep 0.5; exit 0", library: "exit 1", passes: false),
    (program: "kill -KILL $$", library: "sleep 0.5; exit 0", passes: false),
    (program: "ran=0", library: "exit 0", passes: false),
    (program: "ran=", library: "exit 0", passes: false),
  ])
  func `a share that fails or runs no test fails the whole, whichever ends first`(
    program: String, library: String, passes: Bool
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
