import Foundation
import LayoutGeometry
import ScreenInterface
import TestSupport
import Testing

@testable import SDLRendering

nonisolated struct ScriptTexts: Decodable, Sendable, CustomTestStringConvertible {
  var script: String
  var texts: [String]

  var testDescription: String { script }
}

/// The desktop's own shaper, as Debian's `libharfbuzz-bin` installs it.
private nonisolated enum Shaper {
  static let path = "/usr/bin/hb-shape"
  static var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: path) }
}

/// Tests of widths against those of the desktop's own shaper.
@Suite(.enabled(if: Shaper.isInstalled))
struct ShapedWidthTests {
  @Test(arguments: try Vectors.load("text/scripts", as: ScriptTexts.self))
  func `a line is as wide as hb-shape sums for the same font, script and direction`(_ example: ScriptTexts)
    throws
  {
    let text = try InstalledText(lookup: FontconfigLookup())
    let lookup = FontconfigLookup()
    for string in example.texts {
      let style = TextStyle(size: 20)
      let line = text.line(string, style: style, direction: .leftToRight)
      let runs = TextRun.runs(of: line, lookup: lookup)
      let wanted = try runs.reduce(0) { try $0 + Self.advance(of: $1) } * 20
      #expect(abs(line.width - wanted) <= wanted / 100, "\(string): \(line.width), not \(wanted)")
      // What no font has is drawn as something else, and says nothing of the script.
      if runs.count == 1, let run = runs.first, run.string == string, example.script != "Kana" {
        #expect(run.script == example.script)
      }
    }
  }

  /// Returns the sum of the advances of a run in ems, as `hb-shape` tells them.
  private static func advance(of run: TextRun) throws -> CGFloat {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Shaper.path)
    process.arguments = [
      "--face-index=\(run.face.index)", "--script=\(run.script)", "--font-size=1000",
      "--direction=\(run.isRightToLeft ? "rtl" : "ltr")", "--output-format=json", "--no-glyph-names",
      run.face.file, run.string,
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    struct Glyph: Decodable { var ax: Double }
    return try JSONDecoder().decode([Glyph].self, from: data).reduce(0) { $0 + $1.ax } / 1000
  }
}
