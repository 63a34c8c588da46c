import CollectionViews
import Foundation
import ScreenInterface

/// Where a key leads from a pair.
package nonisolated enum LabDestination: Sendable, Hashable {
  /// The same pair from its beginning.
  case again
  /// The pair after this one.
  case next
  /// The pair before this one.
  case previous
  /// The index of all pairs.
  case index
  /// The pair of this name.
  case pair(String)
}

/// Takes note of where the user wants to go.
package final class LabNavigator {
  /// Where the user wants to go; `nil` while nowhere else.
  package private(set) var destination: LabDestination?

  /// Creates a navigator that stays where it is.
  package init() {}

  /// Asks to go somewhere.
  package func go(to destination: LabDestination) { self.destination = destination }
}

/// The keys of a pair: `Space` plays it again, the arrows lead to the others.
final class LabKeys: FrameParticipant {
  private let navigator: LabNavigator?

  init(_ navigator: LabNavigator?) { self.navigator = navigator }

  func handleKey(_ key: KeyEvent, at time: TimeInterval) -> Bool {
    guard let navigator, let destination = destination(of: Command(key, in: .inPair)) else { return false }
    navigator.go(to: destination)
    return true
  }

  private func destination(of command: Command?) -> LabDestination? {
    switch command {
    case .playAgain: .again
    case .previousPair: .previous
    case .nextPair: .next
    default: nil
    }
  }
}
