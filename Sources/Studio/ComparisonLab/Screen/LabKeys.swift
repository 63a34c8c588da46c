import CollectionViews
import Foundation
import ScreenInterface

/// The destination of a navigation key in a pair.
package nonisolated enum LabDestination: Sendable, Hashable {
  /// The same pair from its beginning.
  case again
  /// The next pair.
  case next
  /// The previous pair.
  case previous
  /// The index of all pairs.
  case index
  /// The pair with this name.
  case pair(String)
}

/// The navigation state of the lab, which stores the requested destination.
package final class LabNavigator {
  /// The requested destination; `nil` while there is none.
  package private(set) var destination: LabDestination?

  /// Creates a navigator without a destination.
  package init() {}

  /// Requests a destination.
  package func go(to destination: LabDestination) { self.destination = destination }
}

/// The keyboard handler of a pair: `Space` plays it again, the arrows go to the other pairs.
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
