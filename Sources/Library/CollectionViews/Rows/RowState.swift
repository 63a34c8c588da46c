import CompositionalLayout
import Foundation
import LayoutGeometry
package import ScrollPhysics

/// The scroll state of one section with orthogonal scrolling, kept by the section's identity; it outlives its views.
struct RowState: Hashable, Sendable {
  var id: Identity
  /// The section's name, by which requests and events name the row.
  var name: String
  var section: Int
  /// The axis that the row scrolls on, across its collection view's.
  var axis: Axis
  var motion: ScrollMotion
  /// The content offset at the motion's coordinate 0, in points.
  ///
  /// A looped row's motion starts at its first snap point.
  var origin: CGFloat
  var extent: RowConfiguration.EndItems
  var period: CGFloat
  var itemsPerStop: Int
  var visibleFraction: CGFloat = 0
  /// The items around the row's present offset.
  var items = RecordedRowItems()
  /// The items around the target of a running request, if `items` does not extend that far.
  var goal: RecordedRowItems?
  /// The snap point shown before the data changed, or in a row without snap points the item.
  ///
  /// It is `nil` except during a change.
  var reference: Int?

  /// The row's content offset; in a looped row that of the present lap.
  var contentOffset: CGFloat { origin + motion.offset }

  /// Returns the index of the first item at a snap point.
  func item(atStop stop: Int) -> Int { stop * itemsPerStop }

  /// The length of the row's loop, in points; `nil` for a row that ends.
  var loopPeriod: CGFloat? { extent == .looped ? period : nil }

  /// The snap point shown now, or in a row without snap points the first wholly visible item.
  ///
  /// During a request it is the snap point nearest to the present offset.
  var shown: Int? {
    guard motion.stop != nil else { return items.first(from: contentOffset, period: loopPeriod) }
    return motion.requestID == nil ? motion.stop : motion.nearestStop
  }
}

/// A row's motion geometry, taken from its solved section.
struct RowGeometry: Hashable, Sendable {
  var scroll: ScrollGeometry
  var origin: CGFloat
  var itemsPerStop: Int
  var period: CGFloat
  var extent: RowConfiguration.EndItems
  var firstStop: Int

  init(_ row: OrthogonalGeometry, itemCount: Int, configuration: RowConfiguration) {
    let length = row.viewportLength
    extent = configuration.extent == .looped && !row.canLoop ? .finite : configuration.extent
    firstStop = configuration.firstStop
    period = row.period
    let perGroup = row.groupCount > 0 ? 1 + (itemCount - 1) / row.groupCount : 1
    switch extent {
    case .finite:
      origin = 0
      scroll = ScrollGeometry(viewportLength: length, bounds: .clamped(row.offsetRange))
      scroll.stops = row.restOffsets.map(SnapPoints.init)
      itemsPerStop =
        row.behavior == .paging
        ? max(1, min(itemCount, Int(bounding: (length / max(row.groupLength + row.spacing, 1)).rounded())))
          * perGroup
        : perGroup
    case .centred:
      let middle = row.centeredOffset
      origin = 0
      scroll = ScrollGeometry(viewportLength: length, bounds: .clamped(middle...middle))
      if row.restOffsets != nil { scroll.stops = SnapPoints(offsets: [middle]) }
      itemsPerStop = perGroup
    case .looped:
      let stops = SnapPoints(row.loopRestOffsets)
      origin = stops.count > 0 ? stops.offset(at: 0) : 0
      scroll = ScrollGeometry(viewportLength: length, bounds: .periodic(row.period))
      scroll.stops = row.restOffsets == nil ? nil : SnapPoints(row.loopRestOffsets, movedBy: -origin)
      itemsPerStop = perGroup
    }
    scroll.policy = configuration.snapPolicy ?? Self.policy(of: row.behavior)
    scroll.decelerationRate = row.decelerationRate == .fast ? .fast : .normal
    scroll.bounces = row.bounce != .never
    scroll.alwaysBounces = row.bounce == .always
  }

  /// The motion's offset at the row's first appearance, in points.
  var firstOffset: CGFloat {
    if let stops = scroll.stops, (0..<stops.count).contains(firstStop) { return stops.offset(at: firstStop) }
    return switch scroll.bounds {
    case .clamped(let range): range.lowerBound
    case .periodic: 0
    }
  }

  private static func policy(of behavior: CollectionLayoutSectionOrthogonalScrollingBehavior) -> SnapPolicy {
    switch behavior {
    case .continuousGroupLeadingBoundary: .groupBoundary
    default: .paging
    }
  }
}

extension SnapPoints {
  init(_ offsets: RestOffsets) { self.init(offsets, movedBy: 0) }

  init(_ offsets: RestOffsets, movedBy shift: CGFloat) {
    switch offsets {
    case .uniform(let first, let pitch, let count, let last):
      if let last, pitch <= 0 {
        self.init(offsets: [first + shift, last + shift])
      } else {
        self.init(
          first: first + shift, pitch: pitch, count: last == nil ? count : count + 1,
          last: last.map { $0 + shift })
      }
    case .list(let offsets): self.init(offsets: offsets.map { $0 + shift })
    }
  }
}

/// The differences of a row from its section's orthogonal scrolling behaviour: its ends, snap policy and first page.
package nonisolated struct RowConfiguration: Sendable, Hashable {
  /// The ends of a row: its first and last item, none, or centred.
  package nonisolated enum EndItems: String, Sendable, Hashable {
    /// A row that ends at its first and last item.
    case finite
    /// A row without ends: the first item follows the last.
    ///
    /// A row that cannot loop, as its geometry says, is finite.
    case looped
    /// A row whose items all fit and are centred in the view.
    case centred
  }

  /// The ends of the row; default finite.
  package var extent: EndItems
  /// The policy by which a release chooses its snap point; default nil, that of the scrolling behaviour.
  package var snapPolicy: SnapPolicy?

  /// The snap point that the row shows first; default 0.
  package var firstStop: Int

  /// Creates a configuration that changes nothing.
  package init(extent: EndItems = .finite, snapPolicy: SnapPolicy? = nil, firstStop: Int = 0) {
    self.extent = extent
    self.snapPolicy = snapPolicy
    self.firstStop = firstStop
  }
}
