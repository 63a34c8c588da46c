import Foundation
import LayoutGeometry
import ScreenInterface

/// The complete state of a page control.
struct PageControlState {
  var numberOfPages = 0
  var currentPage = 0
  var position: CGFloat?
  var loops = false
  var firstPage = 0
  var progress: PageControlProgress?
  var hidesForSinglePage = false
  var allowsContinuousInteraction = true
  var direction = PageControl.Direction.natural
  var backgroundStyle = PageControl.BackgroundStyle.automatic
  var images = PageIndicatorImages()
  /// True in a scene of UIKit code, whose dots are UIKit's unless it sets others.
  var looksLikeUIKit = false
  var givenMetrics: PageControlMetrics?
  var givenCurrentColor: DynamicColor?
  var givenColor: DynamicColor?
  var textColor = DynamicColor(light: 0x5F5A50, dark: 0xA9A294)
  var platterColor = DynamicColor(light: 0xFFFDF8, dark: 0x1E2026)
  var tracking = Tracking()
  var dotElements: [ElementID] = []
  var dotElementsOwner: ElementID = ""

  /// The tracking of a press on the control.
  struct Tracking: Sendable, Hashable {
    var interaction = PageControl.InteractionState.none
    var start = CGPoint.zero
    var startPage = 0
    var isHighlighted = false
  }

  var metrics: PageControlMetrics { givenMetrics ?? (looksLikeUIKit ? .plain : .capsule) }
  var currentColor: DynamicColor {
    givenCurrentColor
      ?? (looksLikeUIKit ? Self.label : DynamicColor(light: 0xC8401F, dark: 0xF0694A))
  }
  var color: DynamicColor {
    givenColor
      ?? (looksLikeUIKit ? Self.label.withOpacity(0.3) : DynamicColor(light: 0xC9BFAA, dark: 0x4A4C54))
  }
  private static let label = DynamicColor(light: 0x000000, dark: 0xFFFFFF)

  var hidesDots: Bool { numberOfPages == 0 || (hidesForSinglePage && numberOfPages == 1) }

  /// True when there are too many pages for dots, so that the control shows `k / N`.
  var showsNumber: Bool { numberOfPages > metrics.maximumDots }

  func pinned(_ page: Int) -> Int { min(max(page, 0), max(0, numberOfPages - 1)) }

  /// Lays out the dots along `length` points, and slides their window so that the current page is well inside.
  mutating func dots(along length: CGFloat) -> PageDots {
    let capacity = PageDots.capacity(for: numberOfPages, length: length, metrics: metrics)
    firstPage = PageDots.firstPage(
      showing: currentPage, count: numberOfPages, capacity: capacity, previous: firstPage)
    return PageDots(
      count: numberOfPages, position: position ?? CGFloat(currentPage), loops: loops, firstPage: firstPage,
      length: length, metrics: metrics)
  }

  /// Returns the length of the dots, or of the text `k / N`, within `length` points.
  func shownLength(along length: CGFloat) -> CGFloat {
    let capacity = PageDots.capacity(for: numberOfPages, length: length, metrics: metrics)
    return PageDots.width(
      of: showsNumber ? min(metrics.numberWidthInDots, capacity) : min(numberOfPages, capacity),
      metrics: metrics)
  }

  /// Returns the page to which a click `x` points along the line goes.
  mutating func clickedPage(at x: CGFloat, along length: CGFloat) -> Int {
    var middle = length / 2
    if !showsNumber {
      let dots = dots(along: length)
      if let page = dots.page(at: x, metrics: metrics) { return page }
      middle = dots.dots.first { $0.page == currentPage }?.frame.midX ?? middle
    }
    return pinned(currentPage + (x < middle ? -1 : 1))
  }

  /// Returns the page under a scrub that began at `start` and is at `x` points along the line.
  ///
  /// Beyond the ends of a window of dots each move goes one page on. If the control shows no dots, half a pitch counts
  /// as a page, from the beginning of the scrub.
  mutating func scrubbedPage(at x: CGFloat, from start: CGFloat, along length: CGFloat) -> Int {
    if showsNumber {
      return pinned(
        tracking.startPage + Int(bounding: ((x - start) / (metrics.pitch / 2)).rounded(.towardZero)))
    }
    let dots = dots(along: length)
    guard let first = dots.dots.first, let last = dots.dots.last else { return currentPage }
    if x < first.frame.minX { return dots.isWindowed ? pinned(first.page - 1) : 0 }
    if x > last.frame.maxX { return dots.isWindowed ? pinned(last.page + 1) : numberOfPages - 1 }
    return dots.dots.min { abs($0.frame.midX - x) < abs($1.frame.midX - x) }?.page ?? currentPage
  }
}
