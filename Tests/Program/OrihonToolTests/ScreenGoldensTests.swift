import Foundation
import TestSupport
import Testing

/// Tests of the goldens of `Examples/Screens`, ten screens of UIKit code.
struct ScreenGoldensTests {
  @Test func `the ten screens look as they did, on phone and tablet, dark, mirrored and with large text`()
    throws
  {
    let folder = Checkout.root().appendingPathComponent("Examples/Screens")
    let place = try Scratch()
    try Data().write(to: place.file("out"))
    let process = Process()
    process.executableURL = try Program.executable().deletingLastPathComponent()
      .appendingPathComponent("ScreensExample")
    process.arguments = ["compare", "--record", "never"]
    process.currentDirectoryURL = folder
    let output = try FileHandle(forWritingTo: place.file("out"))
    (process.standardOutput, process.standardError) = (output, output)
    try process.run()
    process.waitUntilExit()
    let told = try String(contentsOf: place.file("out"), encoding: .utf8)
    #expect(process.terminationStatus == 0, "\(told.suffix(2000))")
    #expect(told.hasSuffix("320 of 320 goldens passed\n"), "\(told.suffix(200))")
  }
}
