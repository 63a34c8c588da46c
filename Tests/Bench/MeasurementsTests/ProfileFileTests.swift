import Documents
import Foundation
import Measurements
import SampleRuns
import TestSupport
import Testing

struct ProfileFileTests {
  @Test(arguments: [("a.csv", ProfileFile.Format.csv), ("b/run.JSON", .json)])
  func `the end of the name says what the file holds`(path: String, format: ProfileFile.Format) {
    #expect(ProfileFile(path: path)?.format == format)
  }

  @Test(arguments: ["a", "a.txt", "json", "a.json.gz", ""])
  func `another end is refused`(path: String) { #expect(ProfileFile(path: path) == nil) }

  @Test func `both are written whole, or not at all`() throws {
    let run = try RecordedRun(Playing.gestures)
    run.make(60)
    try TemporaryFolder.use { folder in
      for name in ["run.csv", "run.json"] {
        let file = folder.appendingPathComponent(name)
        try #require(ProfileFile(path: file.path)).write(run.recording, title: "sample")
        #expect(try Data(contentsOf: file).count > 1000)
      }
      #expect(throws: DocumentError.self) {
        try #require(ProfileFile(path: folder.path + "/gone/run.csv")).write(run.recording, title: "sample")
      }
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["run.csv", "run.json"])
    }
  }
}
