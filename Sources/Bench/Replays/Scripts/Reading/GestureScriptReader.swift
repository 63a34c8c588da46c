public import Documents
public import Foundation

/// A parser of gesture scripts, which reports all faults of a file together.
///
/// A script is a list of steps. A step is a map of one key, the keyword of its action.
public nonisolated struct GestureScriptReader: Sendable, Hashable {
  /// The limits on the size of a file.
  public var limits: DocumentLimits

  /// Creates a reader.
  public init(limits: DocumentLimits = DocumentLimits()) { self.limits = limits }

  /// Reads the script at `url`.
  public func read(contentsOf url: URL) throws(DocumentError) -> GestureScript {
    try script(DocumentReader(limits: limits).read(contentsOf: url), file: url.relativePath)
  }

  /// Reads the script at `url` from its tree, which is parsed already.
  package func read(_ root: DocumentNode, of url: URL) throws(DocumentError) -> GestureScript {
    try script(root, file: url.relativePath)
  }

  /// Reads a script from its text; messages use `name` as the file name.
  public func read(text: String, name: String) throws(DocumentError) -> GestureScript {
    try script(DocumentReader(limits: limits).read(text: text, file: name), file: name)
  }

  private func script(_ root: DocumentNode, file: String) throws(DocumentError) -> GestureScript {
    let faults = DocumentFaults(file: file, limits: limits)
    let nodes = faults.list(root, called: "script")
    if nodes?.isEmpty ?? false {
      faults.report("the script has no step; one or more are needed", at: root.position)
    }
    let steps = nodes?.compactMap { step($0, faults) } ?? []
    GestureScriptLimits.check(steps, faults)
    let script = GestureScript(file: file, steps: steps)
    for (step, former) in script.twinPictures {
      let line = former.position.line
      faults.report(
        "this picture is called \"\(step.pictureName ?? "")\", as that of line \(line); each needs a name of its own",
        at: step.position)
    }
    _ = try faults.finish()
    return script
  }

  private func step(_ node: DocumentNode, _ faults: DocumentFaults) -> GestureStep? {
    if case .scalar("release", _) = node.content { return GestureStep(.release, at: node.position) }
    if case .scalar("frame", _) = node.content { return GestureStep(.frame, at: node.position) }
    guard let map = faults.map(node, called: "a step") else { return nil }
    let words = GestureStepReader.Word.allCases.map(\.rawValue)
    for word in words { _ = map.value(word) }
    map.reportUnknownKeys()
    guard map.entries.count == 1, let entry = map.entries.first else {
      let count = map.entries.isEmpty ? "no" : "\(map.entries.count)"
      faults.report(
        "a step has \(count) keys; one is needed, of: \(words.joined(separator: ", "))",
        at: node.position)
      return nil
    }
    guard let word = GestureStepReader.Word(rawValue: entry.key) else { return nil }
    return GestureStepReader(faults: faults).kind(word, entry.value).map {
      GestureStep($0, at: entry.keyPosition)
    }
  }
}
