package import Foundation

/// The sizes and distances of page dots.
package nonisolated struct PageControlMetrics: Sendable, Hashable {
  /// The diameter of a dot, in points; default 7.
  package var dotDiameter: CGFloat
  /// The distance from the middle of one dot to the next, in points; default 16.
  package var pitch: CGFloat
  /// The width of the current page's capsule, in points; default 18.
  ///
  /// Equal to `dotDiameter` for a plain dot.
  package var currentWidth: CGFloat
  /// The largest number of pages shown as dots; above it the control shows `k / N`; default 50.
  package var maximumDots: Int
  /// The scales of the two outermost dots on a side that has more pages; default 0.33 and 0.66.
  package var endScales: [CGFloat]
  /// The least height of the hit area, in points; default 44.
  package var minimumHitHeight: CGFloat
  /// The largest number of updates per second of a filling capsule, which grows by whole pixels; default 12.
  package var progressStepsPerSecond: CGFloat
  /// The extent of an indicator image, in points; default 12.
  package var imageExtent: CGFloat
  /// The opacity of a picture whose page is not the current one, 0…1; default 0.4.
  package var pictureOpacity: CGFloat
  /// The distance by which the platter extends beyond the dots, in points; default 8.
  package var platterReach: CGFloat
  /// The width of the text `k / N`, as a number of dots; default 5.
  package var numberWidthInDots: Int

  /// The metrics of the default feed's dots, of which the current one is a capsule.
  package static let capsule = PageControlMetrics()

  /// Creates metrics; every value defaults to the default feed's.
  package init(
    dotDiameter: CGFloat = 7, pitch: CGFloat = 16, currentWidth: CGFloat = 18, maximumDots: Int = 50
  ) {
    self.dotDiameter = dotDiameter
    self.pitch = pitch
    self.currentWidth = currentWidth
    self.maximumDots = maximumDots
    endScales = [0.33, 0.66]
    minimumHitHeight = 44
    progressStepsPerSecond = 12
    imageExtent = 12
    pictureOpacity = 0.4
    platterReach = 8
    numberWidthInDots = 5
  }

  /// The extra width of the current page's capsule over a plain dot, in points.
  package var growth: CGFloat { currentWidth - dotDiameter }

  /// Returns the number of steps in which a capsule fills in `duration` seconds at a display scale.
  ///
  /// There is at most one step for each pixel, and `progressStepsPerSecond` for each second.
  package func progressSteps(during duration: TimeInterval, scale: CGFloat) -> CGFloat {
    max(1, min(currentWidth * scale, duration * progressStepsPerSecond).rounded(.down))
  }
}
