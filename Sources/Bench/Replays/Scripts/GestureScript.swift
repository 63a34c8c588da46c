import Documents
public import Foundation

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

/// A target of the pointer: the centre of a visible part of the scene, or a point of the window.
public nonisolated enum GestureTarget: Sendable, Hashable {
  /// A row by its section's id.
  case row(String)
  /// A dot of a row, counted from 0.
  case dot(row: String, index: Int)
  /// The card of an item of a row, counted from 0.
  case card(row: String, item: Int)
  /// An element by its id, such as `hero/overlay/more`.
  case element(String)
  /// A point of the window, in points.
  case point(CGPoint)
}

nonisolated extension GestureTarget: CustomStringConvertible {
  /// The target's name in messages.
  public var description: String {
    switch self {
    case .row(let id): "row \(id)"
    case .dot(let row, let index): "dot \(index) of row \(row)"
    case .card(let row, let item): "card \(item) of row \(row)"
    case .element(let path): "element \(path)"
    case .point(let point): "point \(point.x), \(point.y)"
    }
  }
}

/// A timing function of a movement.
public nonisolated enum GestureEasing: String, Sendable, Hashable, CaseIterable {
  /// Constant speed.
  case linear
  /// Slow at the beginning: t².
  case easeIn
  /// Slow at the end: 1 − (1 − t)².
  case easeOut
  /// Slow at both ends: 3t² − 2t³.
  case easeInOut

  /// Returns the progress of the movement at the fraction `time` of its duration, both 0…1.
  public func progress(at time: CGFloat) -> CGFloat {
    switch self {
    case .linear: time
    case .easeIn: time * time
    case .easeOut: 1 - (1 - time) * (1 - time)
    case .easeInOut: time * time * (3 - 2 * time)
    }
  }
}
