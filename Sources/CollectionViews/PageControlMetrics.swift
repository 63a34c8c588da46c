public import Foundation
import ScreenInterface

/// The measures and colours of page dots.
public struct PageControlMetrics: Sendable, Hashable {
  /// The diameter of a dot, in points; default 7.
  public var dotDiameter: CGFloat
  /// From the middle of one dot to the next, in points; default 16.
  public var pitch: CGFloat
  /// The width of the current page's capsule, in points; default 18.
  ///
  /// Equal to `dotDiameter` for a plain dot.
  public var currentWidth: CGFloat
  /// Above this many pages the control says `k / N` instead of showing dots; default 50.
  public var maximumDots: Int
  /// The scales of the two outermost dots on a side that has more pages; default 0.33 and 0.66.
  public var endScales: [CGFloat]
  /// The least height of the area that takes presses, in points; default 44.
  public var minimumHitHeight: CGFloat
  /// The time capsule is drawn in whole pixels, so that it changes at most this often a second; default 12.
  public var progressStepsPerSecond: CGFloat

  /// Dots as the default feed shows them: the current one a capsule.
  public static let capsule = PageControlMetrics()

  /// Creates metrics; everything has the default feed's values.
  public init(
    dotDiameter: CGFloat = 7, pitch: CGFloat = 16, currentWidth: CGFloat = 18, maximumDots: Int = 50
  ) {
    self.dotDiameter = dotDiameter
    self.pitch = pitch
    self.currentWidth = currentWidth
    self.maximumDots = maximumDots
    endScales = [0.33, 0.66]
    minimumHitHeight = 44
    progressStepsPerSecond = 12
  }

  /// How much the row of dots grows by the current one's capsule, in points.
  public var growth: CGFloat { currentWidth - dotDiameter }
}
