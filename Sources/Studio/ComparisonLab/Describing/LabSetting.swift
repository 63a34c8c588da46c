import CollectionViews
package import Foundation

/// The configuration in which both sides of a pair run.
package nonisolated struct LabSetting: Sendable, Hashable {
  /// The parameters of one run of a pair; `nil` keeps the requested value.
  package struct Run: Sendable, Hashable {
    /// The number of pixels per point.
    package var scale: CGFloat?
    /// The number of frames per second.
    package var rate: Double?

    /// Creates a run.
    init(scale: CGFloat? = nil, rate: Double? = nil) {
      self.scale = scale
      self.rate = rate
    }
  }

  /// The size of a side's screen, in points.
  package var size: CGSize
  /// True when a screen can be taller in a tall window; false where the failure depends on its height.
  package var grows: Bool
  /// True when the screens are right-to-left.
  package var isRightToLeft: Bool
  /// The runs whose values are added up, where the failure depends on scale or frame rate.
  package var courses: [Run]
  /// The seconds of the stroke per second of the window that plays it by itself; below 1 where the failure is too short
  /// to be seen.
  package var speed: Double
  /// The reason why the values depend on the frame rate; `nil` where they do not.
  package var rateDependence: String?

  /// Creates a configuration; by default one run on a screen of 360 × 320 points.
  init(
    size: CGSize = CGSize(width: 360, height: 320), grows: Bool = true, isRightToLeft: Bool = false,
    courses: [Run] = [Run()], speed: Double = 1, rateDependence: String? = nil
  ) {
    self.size = size
    self.grows = grows
    self.isRightToLeft = isRightToLeft
    self.courses = courses
    self.speed = speed
    self.rateDependence = rateDependence
  }
}
