import Foundation
import ScrollPhysics

/// The scroll states of a view's rows, each kept under the identity of its section.
///
/// Requests and events name a row by its section's name, which is looked up here. The states are stored in an array,
/// so that one can be changed in place. Values that are read many times a frame are stored beside them at every
/// change: reading a state copies all of it.
struct RowStates: Hashable, Sendable {
  private var states: [RowState] = []
  private var glances: [RowSummary] = []
  private var identities: [Identity] = []
  private var places: [Identity: Int] = [:]
  private var placesByName: [String: Int] = [:]
  /// The presumed array index of each section's row; it must be checked, as sections come and go.
  private var likelyPlaces: [Int: Int] = [:]

  /// The row of a section; `nil` when it was never on screen.
  subscript(identity: Identity) -> RowState? {
    get { places[identity].map { states[$0] } }
    set {
      guard var newValue else { return remove(identity) }
      if let place = places[identity] {
        placesByName[states[place].name] = nil
        note(RowSummary(&newValue), at: place)
        states[place] = newValue
        placesByName[newValue.name] = place
      } else {
        places[identity] = states.count
        placesByName[newValue.name] = states.count
        likelyPlaces[newValue.section] = states.count
        glances.append(RowSummary(&newValue))
        states.append(newValue)
        identities.append(identity)
      }
    }
  }

  /// Removes a row; the last one takes its array index.
  private mutating func remove(_ identity: Identity) {
    guard let place = places.removeValue(forKey: identity) else { return }
    placesByName[states[place].name] = nil
    let last = states.count - 1
    if place < last {
      (states[place], glances[place], identities[place]) = (states[last], glances[last], identities[last])
      places[identities[place]] = place
      likelyPlaces[glances[place].section] = place
      if placesByName[states[place].name] == last { placesByName[states[place].name] = place }
    }
    states.removeLast()
    glances.removeLast()
    identities.removeLast()
  }

  /// The row whose section has a name; `nil` when there is none.
  subscript(named name: String) -> RowState? {
    guard let place = placesByName[name] else { return nil }
    return states[place]
  }

  /// Returns the motion of the row whose section has a name, without the rest of the row; `nil` when there is none.
  func motion(named name: String) -> ScrollMotion? {
    guard let place = placesByName[name] else { return nil }
    return states[place].motion
  }

  /// Returns the snapshot of the row whose section has a name; `nil` when it was never on screen.
  func rowSnapshot(named name: String) -> RowSummary? { placesByName[name].map { glances[$0] } }

  /// Returns true when there is a row whose section has a name, without copying the row.
  func hasRow(named name: String) -> Bool { placesByName[name] != nil }

  /// The names of all rows, ascending.
  var names: [String] { placesByName.keys.sorted() }

  /// The identities of the sections of all rows, in no order.
  var sections: [Identity] { identities }

  /// All rows, in no order.
  var all: some Collection<RowState> { states }

  /// Calls `body` with each row that moves without input or whose section is among those named, in their order.
  func forEach(movingOrIn sections: Range<Int>, _ body: (RowState) -> Void) {
    var found: [(place: Int, section: Int)] = []
    for place in states.indices {
      let section = glances[place].section
      if glances[place].isMoving || sections.contains(section) { found.append((place, section)) }
    }
    found.sort { $0.section < $1.section }
    for (place, _) in found { body(states[place]) }
  }

  /// True while any row moves without input.
  var areMoving: Bool {
    for row in glances where row.isMoving { return true }
    return false
  }

  /// The time of the next change of a row without input; infinite when there is none.
  var nextDeadline: TimeInterval {
    var next = TimeInterval.infinity
    for row in glances { next = min(next, row.nextDeadline) }
    return next
  }

  /// The identities of the sections of rows that have moved since their items were recorded, in no order.
  var moved: [Identity] {
    var moved: [Identity] = []
    for place in states.indices where states[place].items.offset != glances[place].contentOffset {
      moved.append(states[place].id)
    }
    return moved
  }

  /// Returns the snapshot of the row of a section; `nil` when it was never on screen.
  ///
  /// Comparing two identities costs less than looking one up.
  func rowSnapshot(at identity: Identity, ofSection index: Int) -> RowSummary? {
    if let place = likelyPlaces[index], place < identities.count, identities[place] == identity {
      return glances[place]
    }
    return places[identity].map { glances[$0] }
  }

  /// Changes the row of a section in place, if there is one.
  mutating func change(_ identity: Identity, _ body: (inout RowState) -> Void) {
    if let place = places[identity] { change(place, body) }
  }

  /// Changes the row whose section has a name in place, if there is one.
  mutating func change(named name: String, _ body: (inout RowState) -> Void) {
    if let place = placesByName[name] { change(place, body) }
  }

  /// Changes every row in place.
  mutating func changeAll(_ body: (inout RowState) -> Void) {
    for place in states.indices { change(place, body) }
  }

  private mutating func change(_ place: Int, _ body: (inout RowState) -> Void) {
    body(&states[place])
    note(RowSummary(&states[place]), at: place)
  }

  private mutating func note(_ rowSnapshot: RowSummary, at place: Int) {
    if rowSnapshot.section != glances[place].section { likelyPlaces[rowSnapshot.section] = place }
    glances[place] = rowSnapshot
  }

  /// Calls `body` with each row's events since the last call, and the row's name.
  mutating func takeEvents(_ body: (_ name: String, _ event: ScrollEvent) -> Void) {
    for place in states.indices {
      for event in states[place].motion.takeEvents() { body(states[place].name, event) }
    }
  }

  /// Returns true when the rows are equal, in any order.
  static func == (one: RowStates, other: RowStates) -> Bool {
    guard one.states.count == other.states.count else { return false }
    for (identity, place) in one.places {
      guard let others = other.places[identity], one.states[place] == other.states[others] else {
        return false
      }
    }
    return true
  }

  func hash(into hasher: inout Hasher) { hasher.combine(states.count) }
}
