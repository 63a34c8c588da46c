import Documents
import FeedFiles
import Foundation
import TestSupport
import Testing

nonisolated struct FeedReaderTests {
  /// The expected faults and warnings of one feed in `Resources/Vectors/feeds`.
  struct Case: Decodable, Sendable, CustomTestStringConvertible {
    var file: String
    var faults: [String]
    var warnings: [String]

    var testDescription: String { file }
  }

  static let cases = (try? Vectors.load("feeds/expected", as: Case.self)) ?? []

  @Test func `every bad feed has its golden messages`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(files.filter { $0.hasSuffix(".yml") }.sorted() == Self.cases.map(\.file).sorted())
  }

  @Test(arguments: cases)
  func `a feed says what is wrong, where, and what is allowed`(_ expected: Case) {
    let url = URL(fileURLWithPath: expected.file, relativeTo: Self.folder)
    do throws(FeedError) {
      let reading = try FeedReader().read(contentsOf: url)
      #expect(expected.faults == [])
      #expect(reading.warnings.map(\.description) == expected.warnings)
    } catch {
      #expect(error.faults.map(\.description) == expected.faults)
    }
  }

  static let folder = Checkout.root().appendingPathComponent("Resources/Vectors/feeds", isDirectory: true)
}
