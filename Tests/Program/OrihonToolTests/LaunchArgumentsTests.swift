import Foundation
import Testing

@testable import Documents

/// Tests that the program's words survive a library that moves the environment.
struct LaunchArgumentsTests {
  @Test func `each word ends with a zero byte, empty words too`() throws {
    let place = try Scratch()
    try place.write("orihon\0replay\0\0a b\0", as: "cmdline")
    let path = place.folder.appendingPathComponent("cmdline").path
    #expect(LaunchArguments.words(of: path) == ["orihon", "replay", "", "a b"])
    #expect(LaunchArguments.words(of: path + "2") == nil)
  }

  @Test func `a library that sets a variable while the program loads takes no words away`() throws {
    let place = try Scratch()
    try place.write(
      "#include <stdlib.h>\n__attribute__((constructor)) static void f(void) { setenv(\"MOVED\", \"1\", 1); }\n",
      as: "moved.c")
    let library = place.folder.appendingPathComponent("moved.so").path
    let compiler = Process()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    compiler.arguments = ["clang", "-shared", "-fPIC", "moved.c", "-o", library]
    compiler.currentDirectoryURL = place.folder
    try compiler.run()
    compiler.waitUntilExit()
    try #require(compiler.terminationStatus == 0)
    let ending = try Program(environment: ["LD_PRELOAD": library]).run(["--version"], in: place.folder)
    #expect(
      ending.status == 0 && ending.output == ProgramVersion.text + "\n", "\(ending.output)\(ending.complaint)"
    )
  }
}
