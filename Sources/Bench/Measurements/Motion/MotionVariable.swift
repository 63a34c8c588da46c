package import Documents
import Foundation
package import SceneReadings
import ScrollPhysics

/// A variable of a scroll view that is recorded in every frame; causes are listed before their effects.
public nonisolated enum MotionVariable: String, Sendable, Hashable, CaseIterable {
  /// The cause of the motion, and the scroll view's phase.
  case cause, phase
  /// The page that the scroll view moves to.
  case target
  /// The velocity in points per second, and the offset in points.
  case velocity, offset
  /// The number of completed laps of a loop.
  case lap
  /// The direction in which content moves.
  case direction
  /// The intended direction of the motion.
  case intent
  /// The current page, the page of the last rest, and the number of pages.
  case page, settledPage, pages
  /// The number of dots.
  case dots = "dots.count"
  /// The current dot.
  case dot = "dots.current"
  /// True while auto-scroll counts down.
  case isPlaying = "autoplay.running"
  /// The reasons why auto-scroll is paused.
  case pauses = "autoplay.paused"
  /// The time at which auto-scroll changes the page, in seconds.
  case deadline = "autoplay.deadline"
  /// The number of the request that moves the scroll view.
  case request
  /// The pointer's last stroke that touched the scroll view, counted from 1 in the run.
  case stroke

  /// The number of decimals kept: as many as are equal on every processor.
  package static let decimals = 3

  /// The kinds of values.
  enum Kind {
    case word, flag, quantity, whole
  }

  /// The kind of the variable's values.
  var kind: Kind {
    switch self {
    case .cause, .phase, .direction, .intent, .pauses: .word
    case .isPlaying: .flag
    case .velocity, .offset, .deadline: .quantity
    case .target, .lap, .page, .settledPage, .pages, .dots, .dot, .request, .stroke: .whole
    }
  }

  /// Returns the values of a motion in the order of the cases; a missing value is `null`.
  @MainActor
  package static func values(of scroller: ScrollerTrace, stroke: Int?) -> [JSONValue] {
    let motion = scroller.motion
    return allCases.map { variable in
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
      case .dots: .optional(scroller.dots?.count)
      case .dot: .optional(scroller.dots?.current)
      case .isPlaying: scroller.autoplay.map { .bool($0.isRunning) } ?? .null
      case .pauses: scroller.autoplay.map { .string($0.paused.joined(separator: " ")) } ?? .null
      case .deadline: scroller.autoplay?.deadline.map { rounded($0) } ?? .null
      case .request: .optional(motion.request)
      case .stroke: .optional(stroke)
      }
    }
  }

  /// Returns a number rounded as in a file.
  package static func rounded(_ number: Double) -> JSONValue {
    Double(JSONText.number(number, decimals: decimals)).map { .number($0) } ?? .null
  }
}
