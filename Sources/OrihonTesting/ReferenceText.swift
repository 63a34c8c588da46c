import Documents
import Foundation
import Testing
import VisualQA

/// A reference text of a test, in a file beside the test.
struct ReferenceText {
  /// The result of a comparison.
  enum Verdict: Equatable {
    case passed
    /// The reference was written.
    case written
    /// There is no reference, and none may be written.
    case missing
    /// The texts differ; the actual one was written to the file `actual`.
    case differs(String, actual: URL)
    /// A file could not be read or written, or a setting was not understood.
    case failed(String)
  }

  /// The reference file.
  let file: URL
  private let name: String
  private let environment: [String: String]

  /// The reference called `name` of the tests in the file `test`.
  init(
    _ name: String, suffix: String, besideTest test: String,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    let source = URL(fileURLWithPath: test)
    self.name = name
    self.environment = environment
    file = source.deletingLastPathComponent().appendingPathComponent("__Frames__")
      .appendingPathComponent(source.deletingPathExtension().lastPathComponent)
      .appendingPathComponent("\(name).\(suffix)")
  }

  /// Compares a text with the reference, and records a difference as an issue.
  func assert(_ text: String, at place: SourceLocation) {
    switch check(text) {
    case .passed: break
    case .written:
      Issue.record("the reference was written, review it: \(file.path)", sourceLocation: place)
    case .missing:
      Issue.record("there is no reference: \(file.path)", sourceLocation: place)
    case .differs(let explanation, let actual):
      Issue.record(
        "\(explanation)\nreference: \(file.path)\nactual: \(actual.path)", sourceLocation: place)
    case .failed(let reason): Issue.record("\(reason)", sourceLocation: place)
    }
  }

  /// Compares a text with the reference, and writes the reference if the settings allow it.
  func check(_ text: String) -> Verdict {
    guard (1...64).contains(name.count), name.allSatisfy(Self.isPlain) else {
      return .failed("a reference is called '\(name)'; allowed: 1 to 64 letters, digits, - and _")
    }
    let word = environment["ORIHON_RECORD"] ?? RecordMode.missing.rawValue
    guard let wish = RecordMode(rawValue: word) else {
      let words = RecordMode.allCases.map(\.rawValue).joined(separator: ", ")
      return .failed("the environment's ORIHON_RECORD is '\(word)'; allowed: \(words)")
    }
    let mode = wish.allowed(in: environment)
    do {
      guard let data = try InputFile.dataIfThere(contentsOf: file, limit: .text) else {
        return mode == .never ? .missing : try write(text)
      }
      let reference = String(decoding: data, as: UTF8.self)
      if mode == .all { return try write(text) }
      guard let difference = FrameDifference(text, from: reference) else { return .passed }
      if mode == .failed { return try write(text) }
      return .differs(difference.description, actual: try writeActual(text))
    } catch let error as DocumentError {
      return .failed(error.description)
    } catch {
      let reason = (error as? DocumentError)?.description ?? "\(file.path): \(error.localizedDescription)"
      return .failed(reason)
    }
  }

  private static func isPlain(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || "-_".contains(character))
  }

  private func write(_ text: String) throws -> Verdict {
    try put(text, into: file)
    return .written
  }

  /// Writes the actual text to the temporary directory, out of the way of references.
  private func writeActual(_ text: String) throws -> URL {
    let place = FileManager.default.temporaryDirectory.appendingPathComponent("orihon-frames")
      .appendingPathComponent(file.deletingLastPathComponent().lastPathComponent)
      .appendingPathComponent(file.lastPathComponent)
    try put(text, into: place)
    return place
  }

  private func put(_ text: String, into place: URL) throws {
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try OutputFile.write(text, to: place)
  }
}
