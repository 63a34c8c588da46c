public import Foundation
import LayoutGeometry

/// The sizes and distances of page dots.
///
/// There is no UIKit counterpart.
public nonisolated struct PageControlMetrics: Sendable, Hashable {
  /// The diameter of a dot, in points; default 7.
  public var dotDiameter: CGFloat
  /// The distance from the middle of one dot to the next, in points; default 16.
  public var pitch: CGFloat
  /// The width of the current page's capsule, in points; default 18.
  ///
  /// Equal to `dotDiameter` for a plain dot.
  public var currentWidth: CGFloat
  /// The largest number of pages shown as dots; above it the control shows `k / N`; default 50.
  public var maximumDots: Int
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
  public static let capsule = PageControlMetrics()
  /// The metrics of equal dots, as on iOS.
  public static let plain = PageControlMetrics(currentWidth: 7)

  /// Creates metrics; every value defaults to the default feed's.
  ///
  /// - Parameters:
  ///   - dotDiameter: The diameter of a dot, in points; default 7.
  ///   - pitch: The distance from the middle of one dot to the next, in points; default 16.
  ///   - currentWidth: The width of the current page's capsule, in points; default 18.
  ///   - maximumDots: The largest number of pages shown as dots; default 50.
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

/// The axis and direction of the line of dots in its control.
struct PageControlOrientation: Sendable, Hashable {
  let axis: Axis
  let isReversed: Bool
  /// The control's extent along the line, in points.
  let length: CGFloat
  /// The control's extent across the line, in points.
  let breadth: CGFloat

  init(_ direction: PageControl.Direction, isRightToLeft: Bool, size: CGSize) {
    switch direction {
    case .natural, .leftToRight, .rightToLeft: axis = .horizontal
    case .topToBottom, .bottomToTop: axis = .vertical
    }
    isReversed =
      switch direction {
      case .natural: isRightToLeft
      case .rightToLeft, .bottomToTop: true
      case .leftToRight, .topToBottom: false
      }
    length = axis == .horizontal ? size.width : size.height
    breadth = axis == .horizontal ? size.height : size.width
  }

  /// Converts a rectangle from the line's coordinates into the control's own.
  ///
  /// In the line's coordinates x counts along the line from its beginning, and y across it from its middle.
  func frame(_ line: CGRect) -> CGRect {
    let start = isReversed ? length - line.maxX : line.minX
    let across = breadth / 2 + line.minY
    return axis == .horizontal
      ? CGRect(x: start, y: across, width: line.width, height: line.height)
      : CGRect(x: across, y: start, width: line.height, height: line.width)
  }

  /// Returns the distance along the line of a point of the control, in points.
  func along(_ point: CGPoint) -> CGFloat {
    let distance = axis == .horizontal ? point.x : point.y
    return isReversed ? length - distance : distance
  }

  /// Returns the number of pages by which an arrow key moves; `nil` for other keys.
  func step(forKey name: String) -> Int? {
    let names = axis == .horizontal ? ["left", "right"] : ["up", "down"]
    guard let index = names.firstIndex(of: name) else { return nil }
    return (index == 1) == isReversed ? -1 : 1
  }
}
