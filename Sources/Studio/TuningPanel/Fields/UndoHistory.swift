import FeedFiles

/// The changes of values by setting, as the panel keeps them.
typealias TunedChanges = [SettingPath: String]

/// The states before and after each change, to be taken back and made again; one for a scrub, however long it is.
struct UndoHistory: Hashable {
  private var past: [TunedChanges] = []
  private var future: [TunedChanges] = []
  /// The most states that are kept.
  private static let most = 200

  /// Notes the state before a change.
  mutating func note(_ before: TunedChanges) {
    guard past.last != before else { return }
    past.append(before)
    if past.count > Self.most { past.removeFirst() }
    future.removeAll()
  }

  /// Takes the last change back; returns the state before it, `nil` when there is none.
  mutating func undo(from present: TunedChanges) -> TunedChanges? {
    while let last = past.popLast() {
      guard last != present else { continue }
      future.append(present)
      return last
    }
    return nil
  }

  /// Makes a change again that was taken back.
  mutating func redo(from present: TunedChanges) -> TunedChanges? {
    guard let next = future.popLast() else { return nil }
    past.append(present)
    return next
  }

  /// Takes over another version of the file, in which the same numbers are other changes.
  mutating func move(_ moved: (TunedChanges) -> TunedChanges) {
    (past, future) = (past.map(moved), future.map(moved))
  }

  var canUndo: Bool { !past.isEmpty }
  var canRedo: Bool { !future.isEmpty }
}

/// The kept versions of the numbers: the first is the file as it was opened.
struct TuningVersions: Hashable {
  private(set) var kept: [TunedChanges] = [[:]]
  /// The version that was chosen last, from 0.
  private(set) var chosen = 0
  /// The version that was chosen before it, from 0.
  private var former = 0
  /// The most versions: as many as there are digits.
  static let most = 9

  /// Keeps the present numbers as a version; returns its number, from 1, `nil` when there is no room.
  mutating func keep(_ present: TunedChanges) -> Int? {
    if let index = kept.firstIndex(of: present) {
      choose(place: index)
      return index + 1
    }
    guard kept.count < Self.most else { return nil }
    kept.append(present)
    choose(place: kept.count - 1)
    return kept.count
  }

  /// Chooses a version by its number, from 1; returns its numbers, `nil` when there is none.
  mutating func choose(_ number: Int) -> TunedChanges? {
    guard kept.indices.contains(number - 1) else { return nil }
    choose(place: number - 1)
    return kept[chosen]
  }

  private mutating func choose(place: Int) {
    if place != chosen { (former, chosen) = (chosen, place) }
  }

  /// Takes over another version of the file, in which the same numbers are other changes.
  mutating func move(_ moved: (TunedChanges) -> TunedChanges) { kept = kept.map(moved) }

  /// The version against which the present numbers are held: the one chosen last, or the one before if that is the present.
  func reference(for present: TunedChanges) -> TunedChanges {
    kept[chosen] == present ? kept[former] : kept[chosen]
  }
}
