public import Foundation
public import ScreenInterface

/// The folder of references: compares moments with them, and writes them where that is allowed.
///
/// A reference's path is `<scenario>/<width>x<height>@<scale>/<theme>/<direction>/<kind>-<moment>.(json|txt|png)`.
/// What differs is written to the report folder under the same path with `.new` before its ending, never over the
/// reference.
public struct GoldenStore {
  /// The folder of references.
  public var folder: URL
  /// The folder of what differs; `nil` writes none of it.
  public var report: URL?
  /// When references are written.
  public var mode: RecordMode
  private let coding: (any BitmapCoding)?

  /// Creates a store; without `coding` stills are left out.
  public init(_ folder: URL, report: URL? = nil, mode: RecordMode = .never, coding: (any BitmapCoding)? = nil)
  {
    self.folder = folder
    self.report = report
    self.mode = mode
    self.coding = coding
  }

  /// Compares a moment with its references, the cheapest kind first.
  public func check(
    _ moment: GoldenMoment, of scenario: GoldenScenario, in variant: GoldenVariant
  ) throws(VisualQAError) -> [GoldenResult] {
    let place = "\(scenario.name)/\(variant.path)/"
    func path(_ kind: GoldenKind) -> String {
      "\(place)\(kind.rawValue)-\(moment.name).\(kind.fileExtension)"
    }
    if let still = moment.still, let fonts = still.fonts {
      return try check(still.bitmap, drawnWith: fonts, at: path(.still), fontsAt: path(.fonts))
    }
    var results = [
      try check(moment.state, at: path(.state)), try check(moment.drawList, at: path(.drawList)),
    ]
    if let still = moment.still, let coding {
      results.append(try check(still.bitmap, at: path(.still), coding))
    }
    return results
  }

  /// Compares a picture with real text where it was drawn with the fonts of its reference; else says so.
  private func check(
    _ still: Bitmap, drawnWith fonts: GoldenFonts, at path: String, fontsAt fontsPath: String
  ) throws(VisualQAError) -> [GoldenResult] {
    guard let coding else { return [] }
    let file = folder.appendingPathComponent(fontsPath)
    if mode != .all, FileManager.default.fileExists(atPath: file.path) {
      let recorded = try reading(file) { String(decoding: try Data(contentsOf: file), as: UTF8.self) }
      if let difference = TextDifference(fonts.text, from: recorded) {
        let reason = "it was drawn with other fonts than are installed here, \(difference)"
        return [GoldenResult(path, .notCompared(reason))]
      }
    }
    return [try check(fonts.text, at: fontsPath), try check(still, at: path, coding)]
  }

  private func check(_ text: String, at path: String) throws(VisualQAError) -> GoldenResult {
    let file = folder.appendingPathComponent(path)
    let write: (URL) throws -> Void = { try Data(text.utf8).write(to: $0, options: .atomic) }
    guard FileManager.default.fileExists(atPath: file.path) else { return try absent(path, write) }
    let expected = try reading(file) { String(decoding: try Data(contentsOf: file), as: UTF8.self) }
    return try settle(path, TextDifference(text, from: expected).map(GoldenDifference.text), write)
  }

  private func check(
    _ still: Bitmap, at path: String, _ coding: any BitmapCoding
  ) throws(VisualQAError) -> GoldenResult {
    let file = folder.appendingPathComponent(path)
    let write: (URL) throws -> Void = { try coding.write(still, to: $0) }
    guard FileManager.default.fileExists(atPath: file.path) else { return try absent(path, write) }
    let expected = try reading(file) { try coding.read(file) }
    return try settle(path, BitmapDifference(still, from: expected).map(GoldenDifference.pixels), write)
  }

  private func absent(_ path: String, _ write: (URL) throws -> Void) throws(VisualQAError) -> GoldenResult {
    guard mode == .never else { return try written(path, write) }
    try writeActual(path, write)
    return GoldenResult(path, .missing)
  }

  private func settle(
    _ path: String, _ difference: GoldenDifference?, _ write: (URL) throws -> Void
  ) throws(VisualQAError) -> GoldenResult {
    if mode == .all { return try written(path, write) }
    guard let difference else { return GoldenResult(path, .passed) }
    if mode == .failed { return try written(path, write) }
    try writeActual(path, write)
    return GoldenResult(path, .differs(difference))
  }

  private func written(_ path: String, _ write: (URL) throws -> Void) throws(VisualQAError) -> GoldenResult {
    try writing(folder.appendingPathComponent(path), write)
    return GoldenResult(path, .written)
  }

  private func writeActual(_ path: String, _ write: (URL) throws -> Void) throws(VisualQAError) {
    guard let report else { return }
    let file = report.appendingPathComponent(path)
    let ending = file.pathExtension
    try writing(
      file.deletingPathExtension().appendingPathExtension("new").appendingPathExtension(ending), write)
  }

  private func writing(_ file: URL, _ write: (URL) throws -> Void) throws(VisualQAError) {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try write(file)
    } catch {
      throw .unwritable(file: file.relativePath, reason: "\(error)")
    }
  }

  private func reading<Value>(_ file: URL, _ read: () throws -> Value) throws(VisualQAError) -> Value {
    do {
      return try read()
    } catch {
      throw .unreadable(file: file.relativePath, reason: "\(error)")
    }
  }
}
