import CompositionalLayout
package import Foundation
import LayoutGeometry

/// The rule by which the elements before and after a change of data are the same.
package enum DataMatching {
  /// The identifiers of items and sections; the closure returns the index path of an item before the change.
  case identifiers((AnyHashable) -> IndexPath?)
  /// Index paths; the closures return the one after the change and the one before it, `nil` for an item without one.
  case paths(after: (IndexPath) -> IndexPath?, before: (IndexPath) -> IndexPath?)
}

/// The parts of a change of data besides its rule.
package struct DataChangeOptions {
  /// True when elements move, appear and fade; default true.
  package var isAnimated = true
  /// The items whose cells are made anew; index paths where these are the rule.
  package var reloaded: Set<AnyHashable> = []
  /// The items whose cells are configured anew; index paths where these are the rule.
  package var reconfigured: Set<AnyHashable> = []
  /// The sections whose headers, footers and cells are made anew, by their indices after the change.
  package var reloadedSections: IndexSet = []
  /// True when headers, footers and backgrounds keep their views; default true.
  package var keepsOthers = true
  /// Called when the animation has ended; default none.
  package var completion: (() -> Void)?

  /// Creates an animated change without other parts.
  package init() {}
}

/// The elements on screen before a change of data, for the layout pass that shows it.
struct DataChange {
  /// An element with its frame in the view, its opacity and its transform before the change.
  @MainActor struct Former {
    let element: VisibleElement
    let frame: CGRect
    let alpha: CGFloat
    let transform: CGAffineTransform

    init(_ element: VisibleElement) {
      self.element = element
      (frame, alpha) = (element.view.placedFrame, element.view.alpha)
      transform = element.view.transform
    }
  }

  /// What a view other than a cell shows.
  struct Part: Hashable {
    let category: LayoutElement.Category
    let kind: String?
    let section: Identity?
    let item: Int
    /// The item that a badge is attached to.
    let host: AnyHashable?
  }

  private(set) var matching: DataMatching
  var options = DataChangeOptions()
  private var cells: [AnyHashable: [Former]] = [:]
  private var parts: [Part: Former] = [:]
  private var gone: [Former] = []
  /// The elements before the change that are on screen after it too.
  private(set) var origins: [LayoutElement: Former] = [:]
  private var completions: [() -> Void] = []

  init(_ matching: DataMatching) {
    self.matching = matching
    options.isAnimated = false
  }

  /// Returns the change with another one after it, before the layout pass; `nil` where their rules differ.
  func joined(with next: DataMatching) -> DataChange? {
    switch (matching, next) {
    case (.identifiers, .identifiers): return self
    case (.paths(let first, let beforeFirst), .paths(let second, let beforeSecond)):
      func after(_ key: AnyHashable) -> AnyHashable? {
        (key.base as? IndexPath).flatMap(second).map { AnyHashable($0) }
      }
      var change = self
      change.matching = .paths(
        after: { first($0).flatMap(second) }, before: { beforeSecond($0).flatMap(beforeFirst) })
      change.cells = [:]
      for (key, formers) in cells {
        if let key = after(key) { change.cells[key] = formers } else { change.gone += formers }
      }
      change.options.reloaded = Set(options.reloaded.compactMap(after))
      change.options.reconfigured = Set(options.reconfigured.compactMap(after))
      return change
    default: return nil
    }
  }

  /// Adds the parts of another change that comes before the layout pass.
  mutating func add(_ options: DataChangeOptions) {
    let former = self.options
    self.options = options
    self.options.isAnimated = options.isAnimated || former.isAnimated
    self.options.reloaded.formUnion(former.reloaded)
    self.options.reconfigured.formUnion(former.reconfigured)
    self.options.keepsOthers = options.keepsOthers && former.keepsOthers
    if let completion = options.completion { completions.append(completion) }
  }

  mutating func keep(_ former: Former, cell key: AnyHashable?) {
    guard let key else { return gone.append(former) }
    cells[key, default: []].append(former)
  }

  mutating func keep(_ former: Former, part: Part) {
    if let other = parts.updateValue(former, forKey: part) { gone.append(other) }
  }

  /// Returns the index path before the change of an item that is on screen after it; `nil` for a new one.
  @MainActor func formerPath(of element: VisibleElement) -> IndexPath? {
    guard let identity = element.identity else { return nil }
    switch matching {
    case .identifiers(let former): return former(identity.item.value)
    case .paths(_, let before): return before(element.indexPath)
    }
  }

  /// Removes and returns the cell that showed an item; `nil` for none.
  mutating func takeCell(_ key: AnyHashable) -> Former? {
    guard var waiting = cells[key], !waiting.isEmpty else { return nil }
    let former = waiting.removeFirst()
    cells[key] = waiting.isEmpty ? nil : waiting
    return former
  }

  /// Removes and returns the view that showed a part; `nil` for none.
  mutating func takePart(_ part: Part) -> Former? { parts.removeValue(forKey: part) }

  /// Records where an element was that is on screen after the change.
  mutating func note(_ former: Former, of element: LayoutElement) { origins[element] = former }

  /// The elements that are not on screen after the change, in painting order.
  var left: [Former] {
    (gone + cells.values.joined() + parts.values).sorted { $0.element.isPainted(before: $1.element) }
  }

  /// Calls all completions.
  func complete() { for completion in completions { completion() } }
}

/// An element that has left the data or the screen, whose view still fades or moves.
struct DepartingElement {
  let element: VisibleElement
  /// The frame in the view at `offset`.
  let frame: CGRect
  let offset: CGFloat
  /// The time at which its animation ends, in seconds.
  let end: TimeInterval
}
