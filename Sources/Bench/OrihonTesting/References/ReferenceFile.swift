import Documents
import Foundation
import Testing
import VisualQA

/// A reference file beside a test, with the rules by which it is compared and written.
struct ReferenceFile {
  /// The result of a comparison.
  enum Verdict: Equatable {
    case passed
    /// The reference was written.
    case written
    /// There is no reference, and the mode does not allow writing one.
    case missing
    /// Reference and actual data differ; the actual data was written to the file `actual`.
    case differs(String, actual: URL)
    /// A file could not be read or written, or a setting is invalid.
    case failed(String)
  }

  /// The reference file.
  let file: URL
  private let name: String
  private let environment: [String: String]
  private let limit: FileLimit

  /// Creates the reference named `name` of the tests in the file `test`.
  init(
    _ name: String, suffix: String, limit: FileLimit = .text, besideTest test: String,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    let source = URL(fileURLWithPath: test)
    self.name = name
    self.environment = environment
    self.limit = limit
    file = source.deletingLastPathComponent().appendingPathComponent("__Frames__")
      .appendingPathComponent(source.deletingPathExtension().lastPathComponent)
      .appendingPathComponent("\(name).\(suffix)")
  }

  /// The shell command that replaces the reference by the actual data.
  var acceptingCommand: String {
    let tests = file.deletingLastPathComponent().lastPathComponent
    return "\(RecordMode.variable)=failed swift test --filter \(tests)"
  }

  /// The folder in the temporary directory for the actual data and reports of this reference.
  var ownFolder: URL {
    FileManager.default.temporaryDirectory.appendingPathComponent("orihon-frames")
      .appendingPathComponent(file.deletingLastPathComponent().lastPathComponent)
  }

  /// Compares `actual` with the reference, and writes the reference if the settings allow it.
  ///
  /// `difference` describes how the actual data differs from the reference; it returns `nil` when it passes.
  func check(_ actual: Data, difference: (_ reference: Data) throws -> String?) -> Verdict {
    guard (1...64).contains(name.count), name.allSatisfy(Self.isPlain) else {
      return .failed("a reference is called '\(name)'; allowed: 1 to 64 letters, digits, - and _")
    }
    let word = environment[RecordMode.variable] ?? RecordMode.missing.rawValue
    guard let request = RecordMode(rawValue: word) else {
      let words = RecordMode.allCases.map(\.rawValue).joined(separator: ", ")
      return .failed("the environment's \(RecordMode.variable) is '\(word)'; allowed: \(words)")
    }
    let mode = request.allowed(in: environment)
    do {
      guard let reference = try InputFile.dataIfThere(contentsOf: file, limit: limit) else {
        return mode == .never ? .missing : try write(actual)
      }
      if mode == .all { return try write(actual) }
      guard let difference = try difference(reference) else { return .passed }
      if mode == .failed { return try write(actual) }
      // The actual data is written to the temporary directory, apart from the references.
      let place = ownFolder.appendingPathComponent(file.lastPathComponent)
      try put(actual, into: place)
      return .differs(difference, actual: place)
    } catch {
      return .failed(
        (error as? DocumentError)?.description ?? "\(file.path): \(error.localizedDescription)")
    }
  }

  private static func isPlain(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || "-_".contains(character))
  }

  private func write(_ data: Data) throws -> Verdict {
    try put(data, into: file)
    return .written
  }

  private func put(_ data: Data, into place: URL) throws {
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try OutputFile.write(data, to: place)
  }
}

extension ReferenceFile {
  /// Records a failed verdict as an issue: the difference, the files, and the command that accepts it.
  func tell(_ verdict: Verdict, page: URL?, doubts: [String] = [], at place: SourceLocation) {
    let doubts = doubts.map { "\n" + $0 }.joined()
    switch verdict {
    case .passed: break
    case .written: record("the reference was written, review it: \(file.path)\(doubts)", at: place)
    case .missing:
      record("there is no reference: \(file.path)\nto write it: \(acceptingCommand)", at: place)
    case .differs(let explanation, let actual):
      let report = page.map { "\nreport: \($0.path)" } ?? ""
      record(
        "\(explanation)\(doubts)\nreference: \(file.path)\nactual: \(actual.path)\(report)\n"
          + "to accept it: \(acceptingCommand)",
        at: place)
    case .failed(let reason): record(reason, at: place)
    }
  }

  /// Records an issue: nothing was compared or written, because a row that the test accessed did not exist.
  func tellMissed(at place: SourceLocation) {
    record(
      "nothing was compared or written for \(file.path): a row that was asked for was not there", at: place)
  }

  private func record(_ text: String, at place: SourceLocation) {
    Issue.record(Comment(rawValue: text), sourceLocation: place)
  }
}

extension RecordMode {
  /// The environment variable that sets the mode.
  nonisolated static let variable = "ORIHON_RECORD"
}
