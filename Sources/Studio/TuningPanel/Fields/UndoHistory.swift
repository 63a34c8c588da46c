import FeedFiles

/// The changed values by setting.
typealias TunedChanges = [SettingPath: String]

/// An undo and redo stack of the changes; a scrub is one change, however long it is.
struct UndoHistory: Hashable {
  private var past: [TunedChanges] = []
  private var future: [TunedChanges] = []
  /// The largest number of states kept.
  private static let most = 200

  /// Records the state before a change.
  mutating func note(_ before: TunedChanges) {
    guard past.last != before else { return }
    past.append(before)
    if past.count > Self.most { past.removeFirst() }
    future.removeAll()
  }

  /// Undoes the last change and returns the state before it; `nil` when there is none.
  mutating func undo(from present: TunedChanges) -> TunedChanges? {
    while let last = past.popLast() {
      guard last != present else { continue }
      future.append(present)
      return last
    }
    return nil
  }

  /// Redoes a change that was undone.
  mutating func redo(from present: TunedChanges) -> TunedChanges? {
    guard let next = future.popLast() else { return nil }
    past.append(present)
    return next
  }

  /// Converts all states to a new version of the file, against which the same numbers are other changes.
  mutating func move(_ moved: (TunedChanges) -> TunedChanges) {
    (past, future) = (past.map(moved), future.map(moved))
  }

  var canUndo: Bool { !past.isEmpty }
  var canRedo: Bool { !future.isEmpty }
}

/// The saved versions of the numbers; the first is the file as it was opened.
struct TuningVersions: Hashable {
  private(set) var kept: [TunedChanges] = [[:]]
  /// The version chosen last, from 0.
  private(set) var chosen = 0
  /// The version chosen before it, from 0.
  private var former = 0
  /// The largest number of versions: as many as there are digits.
  static let most = 9

  /// Saves the current numbers as a version and returns its number, from 1; `nil` when all are used.
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

  /// Chooses a version by its number, from 1, and returns its numbers; `nil` when there is none.
  mutating func choose(_ number: Int) -> TunedChanges? {
    guard kept.indices.contains(number - 1) else { return nil }
    choose(place: number - 1)
    return kept[chosen]
  }

  private mutating func choose(place: Int) {
    if place != chosen { (former, chosen) = (chosen, place) }
  }

  /// Converts all versions to a new version of the file, against which the same numbers are other changes.
  mutating func move(_ moved: (TunedChanges) -> TunedChanges) { kept = kept.map(moved) }

  /// Returns the version to compare the current numbers with: the one chosen last, or the previous one if
  /// they are equal.
  func reference(for present: TunedChanges) -> TunedChanges {
    kept[chosen] == present ? kept[former] : kept[chosen]
  }
}
