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
  ])
  func `a share that fails fails the whole, whichever ends first`(
    program: String, library: String, passes: Bool
  ) throws {
    try TemporaryFolder.use { folder in
      let swift = folder.appendingPathComponent("swift")
      let body = """
        #!/bin/bash
        case " $* " in
          *" --filter "*) \(program) ;;
          *) \(library) ;;
        esac

        """
      try Data(body.utf8).write(to: swift)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: swift.path)
      let script = Checkout.root().appendingPathComponent("scripts/run-tests.sh").path
      let result = try ChildProcess.run(
        "bash", "-c", "PATH=\"$1:$PATH\" bash \"$2\" -c release", "bash", folder.path, script)
      #expect((result.status == 0) == passes, "\(result.output)")
    }
  }
}
