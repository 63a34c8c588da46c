import Documents
package import Foundation

/// A folder of strokes: scripts and recordings in the order of their names, with their labels.
package struct StrokeFolder {
  /// A script or a recording, with its name.
  package struct File {
    /// The name of the file, without the extension if it is unique without it.
    package var name: String
    package var file: URL
    /// The number of the file in its folder, from 1.
    package var number = 1
    /// The script; `nil` for a recording, which is read during the replay.
    package var script: GestureScript?
    /// The expected outcome; `nil` for any.
    package var label: StrokeLabels.Entry?

    /// The duration of the script in seconds, or a guess for a recording.
    package var duration: TimeInterval {
      script.map { 1 + $0.steps.reduce(0) { $0 + $1.kind.duration } } ?? 4
    }
  }

  /// The maximum number of strokes in a folder.
  package static let most = 10_000

  package let folder: URL
  /// The strokes, at least one.
  package private(set) var strokes: [File] = []
  /// The labels in the folder; `nil` without any.
  package private(set) var labels: StrokeLabels?
  /// The names of the other files, which are neither scripts nor recordings.
  package private(set) var others: [String] = []

  /// The note on the other files; `nil` when there are none.
  package var othersNote: String? {
    guard !others.isEmpty else { return nil }
    let rest = others.count > 12 ? " and \(others.count - 12) more" : ""
    return "left alone, being neither a gesture script nor a recording: "
      + others.prefix(12).joined(separator: ", ") + rest
  }

  /// Reads the folder.
  ///
  /// - Throws: `ReplayError.nothingToPlay` for a folder that does not exist or has no stroke; `DocumentError` for a
  ///   faulty file, and for a label without its stroke.
  package init(_ folder: URL) throws {
    self.folder = folder
    let path = folder.relativePath
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else {
      let fault =
        FileManager.default.fileExists(atPath: folder.path)
        ? "'\(path)' is no folder" : "there is no folder '\(path)'"
      throw ReplayError.nothingToPlay("\(fault); strokes are played from a folder")
    }
    for name in names.sorted() where !name.hasPrefix(".") { try add(name) }
    guard !strokes.isEmpty else {
      throw ReplayError.nothingToPlay(
        "\(path) holds no stroke: no recording (.jsonl) and no gesture script (.yml)")
    }
    guard strokes.count <= Self.most else {
      throw ReplayError.nothingToPlay(
        "\(path) holds \(strokes.count) strokes; at most \(Self.most) are played")
    }
    nameStrokes()
    try label()
  }

  private mutating func add(_ name: String) throws {
    let file = folder.appendingPathComponent(name)
    if name == StrokeLabels.fileName {
      labels = try StrokeLabelsReader().read(contentsOf: file)
    } else if RecordingName.isUnfinished(file), (try? RecordingReader(contentsOf: file).close()) == nil {
      // A killed run may have left less than a header.
      others.append(name)
    } else if RecordingName.matches(file) {
      // The header is read now, so that nothing is played if a file is no recording.
      try RecordingReader(contentsOf: file).close()
      strokes.append(File(name: name, file: file))
    } else if name.hasSuffix(".yml"), let script = try Self.script(file) {
      strokes.append(File(name: name, file: file, script: script))
    } else {
      others.append(name)
    }
  }

  /// Reads a script without its expectations, which may hold only for other settings; `nil` for another document.
  private static func script(_ file: URL) throws -> GestureScript? {
    let root = try DocumentReader().read(contentsOf: file)
    if case .map = root.content { return nil }
    var script = try GestureScriptReader().read(root, of: file)
    script.steps.removeAll { step in
      if case .expect = step.kind { true } else { false }
    }
    return script
  }

  /// Names each stroke after its file, without the extension if that is unique.
  private mutating func nameStrokes() {
    let stems = strokes.map { $0.file.deletingPathExtension().lastPathComponent }
    for (index, stem) in stems.enumerated() {
      strokes[index].number = index + 1
      if stems.count(where: { $0 == stem }) == 1 { strokes[index].name = stem }
    }
  }

  /// Keeps only the strokes at these positions.
  package mutating func keep(_ positions: [Int]) { strokes = positions.map { strokes[$0] } }

  private mutating func label() throws(DocumentError) {
    guard let labels else { return }
    for entry in labels.entries {
      let place = strokes.firstIndex {
        $0.name == entry.stroke || $0.file.lastPathComponent == entry.stroke
      }
      guard let place else { throw labels.missing(entry, among: strokes.map(\.name)) }
      strokes[place].label = entry
    }
  }
}
