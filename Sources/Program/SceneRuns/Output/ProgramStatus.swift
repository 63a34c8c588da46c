import Documents
import FeedFiles
import Measurements
package import Replays
import SDLRendering
import VisualQA

/// The exit statuses of the program.
package nonisolated enum ProgramStatus: Int32 {
  /// The work is done, and nothing differs.
  case done = 0
  /// Something differs, or an invariant is broken.
  case differences = 1
  /// Wrong usage, or bad input.
  case badInput = 2
  /// References were written.
  case recorded = 3
  /// There is no display, or SDL failed.
  case noDisplay = 4
}

extension ProgramStatus {
  /// Prints an error and returns its exit status; `nil` for an error that none of the targets throws, which is not printed.
  @MainActor
  package static func report(_ error: any Error) -> ProgramStatus? {
    switch error {
    case let error as CommandError:
      if !error.description.isEmpty { Console.say("\(error)") }
      return error.status
    case let error as FeedError:
      Console.notes(error.description)
      return .badInput
    case let error as SDLError:
      Console.say("\(error)")
      return .noDisplay
    case let error as DrawingError:
      Console.say("\(error)")
      return status(of: error)
    case let error as DocumentError:
      Console.notes(error.description)
      return .badInput
    case ReplayError.nothingToPlay(let reason), MeasurementError.unusable(let reason):
      Console.say(reason)
      return .badInput
    case VisualQAError.refused, VisualQAError.noReport:
      Console.say("\(error)")
      return .badInput
    case let error as MeasurementError:
      Console.note(error.description)
      return .badInput
    case let error as ReplayError:
      Console.notes(error.description)
      return ProgramStatus(error.exitStatus)
    case let error as VisualQAError:
      Console.notes(error.description)
      return ProgramStatus(error.exitStatus)
    default:
      return nil
    }
  }

  private static func status(of error: DrawingError) -> ProgramStatus {
    switch error {
    case .notPacked, .notUnpacked, .notRead, .extent: .badInput
    case .noFont, .textLibrary, .surface, .renderer: .noDisplay
    }
  }

  /// Creates the exit status of a comparison's status.
  package init(_ status: RunStatus) {
    switch status {
    case .done: self = .done
    case .different: self = .differences
    case .badInput: self = .badInput
    case .wrote: self = .recorded
    }
  }
}
