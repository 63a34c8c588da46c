import Documents

/// A script: a list of timed steps (gestures, waits and checks), for people and tests.
public nonisolated struct GestureScript: Sendable, Hashable {
  /// The file's name in messages.
  public var file: String
  /// The steps.
  public var steps: [GestureStep]

  /// Creates a script.
  public init(file: String, steps: [GestureStep]) {
    self.file = file
    self.steps = steps
  }

  /// The steps whose pictures would overwrite the picture of an earlier step, each with that step.
  var twinPictures: [(step: GestureStep, former: GestureStep)] {
    var owners: [String: GestureStep] = [:]
    return steps.compactMap { step in
      guard let name = step.pictureName else { return nil }
      if let former = owners[name] { return (step, former) }
      owners[name] = step
      return nil
    }
  }

  /// The text of the script's file: one step a line, which parses to exactly these steps.
  public var yaml: String { steps.map { "- \(GestureStepText($0.kind).line)\n" }.joined() }

  func fault(_ message: String, at step: GestureStep) -> DocumentFault {
    DocumentFault(file: file, position: step.position, message: message)
  }

  /// Returns the error for a step that the scene cannot perform.
  func refusal(_ message: String, at step: GestureStep) -> ReplayError {
    .document(.faulty([fault(message, at: step)]))
  }
}
