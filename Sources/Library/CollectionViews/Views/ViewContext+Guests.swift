import Foundation

/// The participants that join a scene while it runs: timers, display links and the endings of animations.
extension ViewContext {
  /// The participants that have joined, in the order of joining; a scene calls them after its own.
  package var guests: [any FrameParticipant] { currentGuests }

  /// Adds a participant, which the scene calls from now on, and retains it.
  package func join(_ participant: any FrameParticipant) {
    guard !currentGuests.contains(where: { $0 === participant }) else { return }
    currentGuests.append(participant)
    guard let timer = participant as? SceneTimer else { return }
    timer.context = self
    timer.start()
  }

  /// Removes a participant that has joined.
  package func leave(_ participant: any FrameParticipant) {
    currentGuests.removeAll { $0 === participant }
  }

  /// Returns the guests with their states, as a value that `restore(_:)` restores.
  package func snapshotOfGuests() -> GuestsSnapshot {
    GuestsSnapshot(guests: currentGuests.map { ($0, $0.snapshot()) })
  }

  /// Restores the guests of a snapshot: those that have joined since then leave.
  package func restore(_ snapshot: GuestsSnapshot) {
    currentGuests = snapshot.guests.map(\.guest)
    for (guest, state) in snapshot.guests { guest.restore(state) }
  }
}

/// The guests of a scene at one time.
package struct GuestsSnapshot: Sendable {
  fileprivate let guests: [(guest: any FrameParticipant, state: any Sendable)]
}
