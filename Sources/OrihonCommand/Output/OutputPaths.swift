import Documents
import Foundation
import Glibc

/// The files that options name, looked at before there is anything to write into them.
nonisolated enum OutputPaths {
  /// How often, and after how many milliseconds each, it is asked whether somebody reads a pipe: ten seconds in all.
  private static let patience = (times: 100, pause: Int32(100))

  /// Makes sure that files can be written; those that are not asked for are left out.
  ///
  /// The log alone can be written to standard output, which is `-`.
  ///
  /// - Throws: `CommandError.notWritten` for a folder, where there is none for the file, and for what the system does
  ///   not permit; `CommandError.contradiction` where two options name one file.
  static func check(_ options: [(name: String, path: String?)]) throws(CommandError) {
    var places: [(name: String, place: FilePlace)] = []
    for case (let name, let path?) in options where name != "log" || path != "-" {
      let place = try check(URL(fileURLWithPath: path))
      if let other = places.first(where: { $0.place.isSame(as: place) }) {
        throw .contradiction("--\(other.name) and --\(name) name the same file, \(path)")
      }
      places.append((name, place))
    }
  }

  /// Makes sure that nothing takes the place of a file that the same run reads.
  ///
  /// - Throws: `CommandError.contradiction`.
  static func check(
    _ options: [(name: String, path: String?)], over inputs: [RunFile]
  ) throws(CommandError) {
    for case (let name, let path?) in options where name != "log" || path != "-" {
      guard let input = input(at: URL(fileURLWithPath: path), of: inputs) else { continue }
      throw .contradiction("--\(name) is \(path), \(input.role)")
    }
  }

  /// Makes sure that a file that no option names takes no such place either.
  ///
  /// - Throws: `CommandError.contradiction`.
  static func check(_ file: URL, over inputs: [RunFile]) throws(CommandError) {
    guard let input = input(at: file, of: inputs) else { return }
    throw .contradiction("\(file.relativePath) would be written, and is \(input.role)")
  }

  /// The files of options as what no picture of the same run may replace.
  static func taken(by options: [(name: String, path: String?)]) -> [RunFile] {
    options.compactMap { name, path in
      path.map { RunFile(role: "what --\(name) writes", file: URL(fileURLWithPath: $0)) }
    }
  }

  private static func input(at file: URL, of inputs: [RunFile]) -> RunFile? {
    guard let written = try? FilePlace(file) else { return nil }
    return inputs.first { $0.place?.isSame(as: written) ?? false }
  }

  /// Makes sure that a file can be written.
  @discardableResult
  static func check(_ file: URL) throws(CommandError) -> FilePlace {
    guard file.relativePath != "-" else {
      throw .notWritten(path: "-", reason: "only a log goes to standard output; a file of that name is ./-")
    }
    do {
      let place = try OutputFile.writable(file)
      try awaitReader(of: place)
      return place
    } catch let error as CommandError {
      throw error
    } catch DocumentError.unwritable(let file, let reason) {
      throw .notWritten(path: file, reason: reason)
    } catch {
      throw .notWritten(path: file.relativePath, reason: error.fileReason)
    }
  }

  /// Waits for somebody to read a pipe, and says so: to open one for writing would wait for ever, and say nothing.
  ///
  /// What is opened stays open as long as the program runs, so that the reader does not take the pipe for closed before
  /// anything was written.
  private static func awaitReader(of place: FilePlace) throws(CommandError) {
    // Foundation has no word for a pipe, and one for everything else.
    let type = try? FileManager.default.attributesOfItem(atPath: place.path)[.type] as? FileAttributeType
    guard place.kind == .stream, type == .typeUnknown else { return }
    for attempt in 0..<patience.times {
      guard open(place.path, O_WRONLY | O_NONBLOCK | O_CLOEXEC) < 0, errno == ENXIO else { return }
      if attempt == 0 {
        Console.note("orihon: \(place.name) is a pipe that nobody reads yet; waiting for a reader")
      }
      poll(nil, 0, patience.pause)
    }
    throw .notWritten(path: place.name, reason: "nobody reads it")
  }
}
