import CollectionViews
package import Foundation

/// The circumstances in which both sides of a pair run.
package nonisolated struct LabSetting: Sendable, Hashable {
  /// One run of a pair; `nil` leaves what was asked for.
  package struct Run: Sendable, Hashable {
    /// Pixels per point.
    package var scale: CGFloat?
    /// Frames a second.
    package var rate: Double?

    /// Creates a run.
    init(scale: CGFloat? = nil, rate: Double? = nil) {
      self.scale = scale
      self.rate = rate
    }
  }

  /// The size of a side's screen, in points.
  package var size: CGSize
  /// True when a screen may be higher where the window is; false where the failure depends on its height.
  package var grows: Bool
  /// True when the screens read from right to left.
  package var isRightToLeft: Bool
  /// The runs whose readings are added up, where the failure depends on scale or rate.
  package var courses: [Run]
  /// Why the readings differ from one frame rate to another; `nil` where they do not.
  package var rateDependence: String?

  /// Creates circumstances; by default one run on a screen of 360 × 320 points.
  init(
    size: CGSize = CGSize(width: 360, height: 320), grows: Bool = true, isRightToLeft: Bool = false,
    courses: [Run] = [Run()], rateDependence: String? = nil
  ) {
    self.size = size
    self.grows = grows
    self.isRightToLeft = isRightToLeft
    self.courses = courses
    self.rateDependence = rateDependence
  }
}
