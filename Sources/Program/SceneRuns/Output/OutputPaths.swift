package import Documents
package import Foundation

/// Checks of the output files of options before anything is written.
package nonisolated enum OutputPaths {
  /// The paths of options, by their names; `nil` for an option that is not given.
  package typealias Named = [(name: String, path: String?)]

  /// The number of attempts to find a reader of a pipe, and the milliseconds between them: ten seconds in all.
  private static let patience = (times: 100, pause: Int32(100))

  /// Checks that the files of options can be written; options without a value are ignored.
  ///
  /// Only the log can be written to standard output, which is `-`.
  ///
  /// - Throws: `CommandError.notWritten` for a folder, a missing parent folder and a path without permission;
  ///   `CommandError.contradiction` for two options with the same file.
  package static func check(_ options: Named) throws(CommandError) {
    var places: [(name: String, place: ResolvedPath)] = []
    for case (let name, let path?) in options where name != "log" || path != "-" {
      let place = try check(URL(fileURLWithPath: path))
      if let other = places.first(where: { $0.place.isSame(as: place) }) {
        throw .contradiction("--\(other.name) and --\(name) name the same file, \(path)")
      }
      places.append((name, place))
    }
  }

  /// Checks that no output replaces a file that the same run reads.
  ///
  /// - Throws: `CommandError.contradiction`.
  package static func check(_ options: Named, over inputs: [ReservedFile]) throws(CommandError) {
    for case (let name, let path?) in options where name != "log" || path != "-" {
      guard let input = input(at: URL(fileURLWithPath: path), of: inputs) else { continue }
      throw .contradiction("--\(name) is \(path), \(input.role)")
    }
  }

  /// Checks that a file with a default name does not replace an input.
  ///
  /// - Throws: `CommandError.contradiction`.
  package static func check(_ file: URL, over inputs: [ReservedFile]) throws(CommandError) {
    guard let input = input(at: file, of: inputs) else { return }
    throw .contradiction("\(file.relativePath) would be written, and is \(input.role)")
  }

  /// Checks that a recording has the extension by which `replay` recognises it; a device or a pipe may have any name.
  ///
  /// - Throws: `CommandError.contradiction`.
  package static func checkRecording(_ path: String?) throws(CommandError) {
    guard let path else { return }
    let url = URL(fileURLWithPath: path)
    let kind = (try? ResolvedPath(url))?.kind
    guard kind == .file || kind == .nothing, url.pathExtension != "jsonl" else { return }
    throw .contradiction("--record is '\(path)'; the name of a recording ends in .jsonl")
  }

  /// Checks that a file that is never replaced does not exist; does nothing for `nil`.
  ///
  /// - Throws: `CommandError.notWritten`.
  package static func checkNew(_ path: String?, option: String) throws(CommandError) {
    guard let path, (try? FileManager.default.attributesOfItem(atPath: path)) != nil else { return }
    throw .notWritten(path: path, reason: "there is something of this name, and --\(option) replaces nothing")
  }

  /// Returns the output files of options, which no picture of the same run may replace.
  package static func taken(by options: [(name: String, path: String?)]) -> [ReservedFile] {
    options.compactMap { name, path in
      path.map { ReservedFile(role: "what --\(name) writes", file: URL(fileURLWithPath: $0)) }
    }
  }

  private static func input(at file: URL, of inputs: [ReservedFile]) -> ReservedFile? {
    guard let written = try? ResolvedPath(file) else { return nil }
    return inputs.first { $0.place?.isSame(as: written) ?? false }
  }

  /// Checks that a file can be written, and returns its place.
  @discardableResult
  package static func check(_ file: URL) throws(CommandError) -> ResolvedPath {
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

  /// Waits for a reader of a pipe, and prints that it waits, as opening a pipe for writing would block silently.
  ///
  /// The pipe stays open while the program runs, so that the reader does not see it closed before anything is written.
  private static func awaitReader(of place: ResolvedPath) throws(CommandError) {
    // Foundation reports a pipe as unknown, and every other kind by name.
    let type = try? FileManager.default.attributesOfItem(atPath: place.path)[.type] as? FileAttributeType
    guard place.kind == .stream, type == .typeUnknown else { return }
    for attempt in 0..<patience.times {
      guard open(place.path, O_WRONLY | O_NONBLOCK | O_CLOEXEC) < 0, errno == ENXIO else { return }
      if attempt == 0 {
        Console.say("\(place.name) is a pipe that nobody reads yet; waiting for a reader")
      }
      poll(nil, 0, patience.pause)
    }
    throw .notWritten(path: place.name, reason: "nobody reads it")
  }
}
