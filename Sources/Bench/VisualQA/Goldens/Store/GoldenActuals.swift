public import Documents
public import Foundation
public import Replays

/// The proposed references in a report folder, and their approval.
///
/// `actuals.json` in the folder lists every file with its hash and that of the compared reference. So exactly
/// the reviewed files are copied, over the references that they were compared with, or none is.
public nonisolated struct GoldenActuals: Sendable, Hashable {
  /// The list's file name in a report folder.
  public static let file = "actuals.json"

  /// The folder or store of references, as named in the comparison.
  public var goldens: String
  /// The branch of a store; `nil` for a folder.
  package var branch: BranchName?
  /// The proposed references.
  public var actuals: [GoldenActual]

  private static let blanks = Set(" \t\r".utf8)

  /// Creates a list.
  public init(goldens: String, actuals: [GoldenActual] = []) {
    self.goldens = goldens
    self.actuals = actuals
  }

  /// Creates a list for a folder or for a branch of a store.
  package init(goldens: GoldenPlace, actuals: [GoldenActual]) {
    self.init(goldens: goldens.name, actuals: actuals)
    branch = goldens.branch?.name
  }

  /// The folder or store of references in words, with the branch.
  var place: String { branch.map { "\(goldens), branch \($0)" } ?? goldens }

  /// Reads the list of a report folder.
  ///
  /// - Throws: `DocumentError.unreadable` when there is none, or `.faulty`.
  public init(of report: URL) throws(DocumentError) {
    let url = report.appendingPathComponent(Self.file)
    var lines = try LineSource(url, limit: FileLimit.text.bytes, of: .text)
    defer { lines.close() }
    guard let bytes = try lines.next() else {
      throw JSONLine.fault(url.relativePath, 1, 1, "the file is empty; an object is needed")
    }
    self = try JSONLine.reading(bytes, url.relativePath, 1) { line throws(JSONLine.Fault) in
      try line.actuals()
    }
    while let bytes = try lines.next() {
      guard bytes.allSatisfy(Self.blanks.contains) else {
        throw JSONLine.fault(
          url.relativePath, lines.number, 1, "the list is whole in line 1; nothing may follow it")
      }
    }
  }

  /// Writes the list into a report folder.
  public func write(to report: URL) throws(DocumentError) {
    let url = report.appendingPathComponent(Self.file)
    let list = actuals.map { actual in
      [
        "path": .string(actual.path), "scenario": .string(actual.scenario),
        "hash": .optional(actual.hash?.description), "reference": .optional(actual.reference?.description),
      ] as JSONValue
    }
    var members = [JSONValue.Member("goldens", .string(goldens))]
    if let branch { members.append(JSONValue.Member("branch", .string(branch.description))) }
    members.append(JSONValue.Member("actuals", .array(list)))
    let text = JSONValue.object(members).text() + "\n"
    do {
      try FileManager.default.createDirectory(at: report, withIntermediateDirectories: true)
    } catch {
      throw .unwritable(file: url.relativePath, reason: error.fileReason)
    }
    try OutputFile.write(text, to: url)
  }

  /// Deletes the proposed references of an earlier comparison from a report folder; with `scenarios` only
  /// those of these.
  public static func clear(_ report: URL, of scenarios: Set<String>? = nil) {
    guard let old = try? GoldenActuals(of: report) else { return }
    for actual in old.actuals where scenarios?.contains(actual.scenario) ?? true {
      guard let place = FolderBounds(report).file(actual.file), (try? ResolvedPath(place))?.kind == .file
      else {
        continue
      }
      try? FileManager.default.removeItem(at: place)
    }
    try? FileManager.default.removeItem(at: report.appendingPathComponent(file))
  }

  /// Returns the folder of references named by the list, which must be inside `folder`.
  ///
  /// A report must not choose a location on this machine that is written to.
  ///
  /// - Throws: `DocumentError.faulty` for any other folder, with the option that allows it.
  public func goldensFolder(below folder: URL, of report: URL) throws(DocumentError) -> URL {
    let isStore = goldens.hasPrefix(GoldenPlace.storePrefix)
    let path = isStore ? String(goldens.dropFirst(GoldenPlace.storePrefix.count)) : goldens
    let isHere = path.split(separator: "/").allSatisfy { $0 == "." } && path.hasPrefix(".")
    if isHere { return folder }
    if let place = FolderBounds(folder).file(path) { return place }
    throw JSONLine.fault(
      report.appendingPathComponent(Self.file).relativePath, 1, 1,
      "\"goldens\" is \"\(goldens)\"; a folder below this one is needed; if it is meant, name it with --goldens"
    )
  }

  /// Writes the proposed references beside the old ones; none if one is stale or leaves its folder.
  ///
  /// - Throws: `VisualQAError.stale` with the first that is not the reviewed file, or a document error when
  /// one cannot be written; then nothing was changed.
  public func approval(in report: URL, to goldens: URL) throws(VisualQAError) -> GoldenApproval {
    try approval(in: report, to: .folder(goldens))
  }

  /// Writes the proposed references beside the old ones, or into a store, whose branch does not name them yet.
  ///
  /// - Throws: As above.
  package func approval(in report: URL, to goldens: GoldenPlace) throws(VisualQAError) -> GoldenApproval {
    let keeper = goldens.keeper()
    var files: [(path: String, data: Data?)] = []
    for actual in actuals { files.append((actual.path, try checked(actual, in: report, goldens, keeper))) }
    return try VisualQAError.reading { () throws(DocumentError) in
      try GoldenApproval(of: files, in: goldens, keeper)
    }
  }

  /// Checks that at least one of the proposed references, if there are any, can be approved; writes nothing.
  ///
  /// - Throws: The error of the first one, when each has an error.
  package func checkAny(in report: URL, to goldens: GoldenPlace) throws(VisualQAError) {
    let keeper = goldens.keeper()
    var first: VisualQAError?
    for actual in actuals {
      do throws(VisualQAError) {
        _ = try checked(actual, in: report, goldens, keeper)
        return
      } catch {
        first = first ?? error
      }
    }
    if let first { throw first }
  }

  /// Returns the checked new content of a reference; `nil` when it is to be deleted.
  private func checked(
    _ actual: GoldenActual, in report: URL, _ goldens: GoldenPlace, _ keeper: any GoldenKeeper
  ) throws(VisualQAError) -> Data? {
    let list = report.appendingPathComponent(Self.file).relativePath
    func refusal(_ bounds: URL) -> VisualQAError {
      .document(
        JSONLine.fault(
          list, 1, 1, "\"path\" is \"\(actual.path)\"; a path below \(bounds.relativePath) is needed"))
    }
    if case .folder(let folder) = goldens, FolderBounds(folder).file(actual.path) == nil {
      throw refusal(folder)
    }
    guard let file = FolderBounds(report).file(actual.file) else { throw refusal(report) }
    let isReplaceable = try VisualQAError.reading { () throws(DocumentError) -> Bool in
      guard try keeper.contains(actual.path) else { return actual.hash != nil }
      if goldens.branch != nil { return true }
      return try ResolvedPath(keeper.file(of: actual.path)).kind == .file
    }
    guard isReplaceable else {
      throw .stale(actual.path, reason: "there is no file to take away or to replace")
    }
    let reference = try VisualQAError.reading { () throws(DocumentError) in try keeper.data(at: actual.path) }
    guard reference.map({ GoldenActual.hash(of: $0, at: actual.path) }) == actual.reference else {
      throw .stale(actual.path, reason: "its reference is another one than it was compared with")
    }
    let data = try VisualQAError.reading { () throws(DocumentError) in
      actual.hash == nil ? nil : try InputFile.dataIfThere(contentsOf: file, limit: .picture)
    }
    guard data.map({ GoldenActual.hash(of: $0, at: actual.path) }) == actual.hash else {
      throw .stale(actual.path, reason: data == nil ? "it is not in the report any more" : "it was changed")
    }
    return data.map { GoldenActual.written($0, at: actual.path) }
  }
}

nonisolated extension JSONLine {
  fileprivate func actuals() throws(Fault) -> GoldenActuals {
    var list = GoldenActuals(goldens: try string("goldens"))
    if json["branch"] != nil {
      let name = try string("branch")
      guard let branch = BranchName(name) else {
        throw Fault(
          message: "\"branch\" is \"\(EscapedText.shortened(name))\"; the name of a branch is needed")
      }
      list.branch = branch
    }
    guard case .array(let values)? = json["actuals"] else {
      throw Fault(message: "\"actuals\" is missing; a list is needed")
    }
    for value in values {
      let line = try JSONLine(value)
      let path = try line.string("path")
      guard FolderBounds.isBelow(path) else {
        throw Fault(message: "\"path\" is \"\(path)\"; a path below the goldens is needed")
      }
      guard let name = path.split(separator: "/").last, GoldenKind(fileName: String(name)) != nil else {
        throw Fault(message: "\"path\" is \"\(path)\"; a golden's is needed, such as SCENARIO/still-rest.png")
      }
      list.actuals.append(
        GoldenActual(
          path, scenario: try line.string("scenario"), hash: try line.hash("hash"),
          reference: try line.hash("reference")))
    }
    return list
  }

  private func hash(_ name: String) throws(Fault) -> ContentHash? {
    if json[name] == .null { return nil }
    let text = try string(name)
    guard let number = UInt64(text, radix: 16) else {
      throw Fault(message: "\"\(name)\" is \"\(text)\"; sixteen hexadecimal digits are needed")
    }
    return ContentHash(number)
  }
}

/// A proposed new reference, stored in a report folder until a reviewer approves it.
public nonisolated struct GoldenActual: Sendable, Hashable {
  /// The reference's path relative to the golden folder.
  public var path: String
  /// The name of the scenario.
  public var scenario: String
  /// The hash of the file in the report folder; `nil` when the reference is to be deleted.
  public var hash: ContentHash?
  /// The hash of the compared reference; `nil` when there was none.
  public var reference: ContentHash?

  /// Creates a record.
  public init(_ path: String, scenario: String, hash: ContentHash?, reference: ContentHash?) {
    self.path = path
    self.scenario = scenario
    self.hash = hash
    self.reference = reference
  }

  /// The file's path in the report folder: that of the reference, with `.new` before its extension.
  public var file: String {
    let place = path.lastIndex(of: ".") ?? path.endIndex
    return path[..<place] + ".new" + path[place...]
  }
}

nonisolated extension GoldenActual {
  private static func isPicture(_ path: String) -> Bool {
    path.hasSuffix("." + GoldenKind.still.fileExtension)
  }

  /// Returns the hash of the file at a golden's path; for a text its line ends do not count.
  static func hash(of data: Data, at path: String) -> ContentHash {
    isPicture(path) ? ContentHash(of: data) : ContentHash(ofLines: data)
  }

  /// Returns the content to write at a golden's path: texts get line feeds, whatever a reviewer's copy has.
  static func written(_ data: Data, at path: String) -> Data {
    isPicture(path) ? data : LineEndings.unified(data)
  }
}
