import CollectionViews
import FeedFiles
import Foundation
import LayoutGeometry
package import Measurements
import SceneReadings
import ScrollPhysics
import Stage

/// The row of a feed that a measured curve is compared with, as laid out before any scrolling.
package struct FitRow {
  /// The row's id, or `feed`.
  package let name: String
  /// The edges, viewport and snap points of the row.
  package let ground: FitAssumptions
  private let motion: ScrollMotion

  /// Lays out the feed and finds the row; default the feed itself.
  ///
  /// - Throws: `CommandError.unknownRow`.
  package init(_ row: String?, of loaded: LoadedScene, in surroundings: SceneEnvironment) throws {
    let stage = try HeadlessStage(loaded, in: surroundings).stage
    stage.advance(to: 0)
    name = row ?? ScrollerID.feedName
    let feed = stage.feed
    let scrollers: [Scroller] = name == ScrollerID.feedName ? [.vertical, .horizontal] : [.row(name)]
    guard let found = scrollers.lazy.compactMap({ feed?.motion(of: $0) }).first else {
      throw CommandError.unknownRow(name, rows: [ScrollerID.feedName] + stage.rowIdentifiers)
    }
    motion = found.motion
    let (geometry, shift) = (motion.geometry, found.contentOffset - motion.offset)
    var ground = FitAssumptions()
    ground.edges = geometry.bounds.range.map { Double($0.lowerBound + shift)...Double($0.upperBound + shift) }
    ground.viewport = Double(geometry.viewportLength)
    ground.hasStops = (geometry.stops?.count ?? 0) > 0
    ground.isLooped = geometry.bounds.period != nil
    self.ground = ground
  }

  /// Returns the row's current value of a setting.
  package func present(_ setting: FittedSetting) -> Double {
    switch setting {
    case .decelerationRate: Double(motion.geometry.decelerationRate.rawValue)
    case .bounceRate: Double(motion.settings.bounceRate)
    case .rubberBandCoefficient: Double(motion.settings.rubberBandCoefficient)
    case .snapRate: Double(motion.settings.snapRate)
    }
  }
}
