package import Documents
import Foundation
import ScrollPhysics
package import Stage

/// What is kept of a scroller in every frame, what decides before what follows from it.
public nonisolated enum MotionVariable: String, Sendable, Hashable, CaseIterable {
  /// Who moves it, and what it does.
  case cause, phase
  /// The page that it is going to.
  case target
  /// In points per second, and in points.
  case velocity, offset
  /// How many laps a loop has gone.
  case lap
  /// Which way content goes.
  case direction
  /// Which way it was meant to go.
  case intent
  /// The page, the one of the last rest, and how many there are.
  case page, settledPage, pages
  /// The dots.
  case dots = "dots.count"
  /// The dot that is current.
  case dot = "dots.current"
  /// Whether auto-scroll counts.
  case isPlaying = "autoplay.running"
  /// Why it does not.
  case pauses = "autoplay.paused"
  /// When it moves on, in seconds.
  case deadline = "autoplay.deadline"
  /// The request that moves it.
  case request
  /// The stroke of a pointer that touched it last, counted from 1 over the run.
  case stroke

  /// How many decimals are kept: what every processor agrees on.
  package static let decimals = 3

  /// What a value can be.
  enum Kind {
    case word, flag, quantity, whole
  }

  /// What its values are, where there are any.
  var kind: Kind {
    switch self {
    case .cause, .phase, .direction, .intent, .pauses: .word
    case .isPlaying: .flag
    case .velocity, .offset, .deadline: .quantity
    case .target, .lap, .page, .settledPage, .pages, .dots, .dot, .request, .stroke: .whole
    }
  }

  /// The values of a motion in the order of the cases; what there is not is `null`.
  @MainActor
  package static func values(of motion: MotionTrace, row: FrameTrace.Row?, stroke: Int?) -> [JSONValue] {
    allCases.map { variable in
      switch variable {
      case .cause: .optional(motion.cause?.rawValue)
      case .phase: .string(motion.phase.rawValue)
      case .target: .optional(motion.targetPage)
      case .velocity: rounded(Double(motion.velocity))
      case .offset: rounded(Double(motion.offset))
      case .lap: .number(motion.lap)
      case .direction: .string("\(motion.direction)")
      case .intent: .string("\(motion.intent)")
      case .page: .optional(motion.page)
      case .settledPage: .optional(motion.settledPage)
      case .pages: .optional(motion.pages)
      case .dots: .optional(row?.dots?.count)
      case .dot: .optional(row?.dots?.current)
      case .isPlaying: row?.autoplay.map { .bool($0.isRunning) } ?? .null
      case .pauses: row?.autoplay.map { .string($0.paused.joined(separator: " ")) } ?? .null
      case .deadline: row?.autoplay?.deadline.map { rounded($0) } ?? .null
      case .request: .optional(motion.request)
      case .stroke: .optional(stroke)
      }
    }
  }

  /// A number as it is read back from a file.
  package static func rounded(_ number: Double) -> JSONValue {
    Double(JSONText.number(number, decimals: decimals)).map { .number($0) } ?? .null
  }
}
