package import Foundation
import LayoutGeometry
import ScreenInterface

/// An activity indicator in the form of a book of five small pages, highlighted one after the other.
package struct RefreshIndicator: Sendable, Hashable {
  /// The time for which one page is highlighted, in seconds: eight small redraws a second.
  package static let step: TimeInterval = 0.125
  /// The number of pages.
  package static let pages = 5
  /// The size of a page, in points.
  private static let page = CGSize(width: 4, height: 20)
  /// The width of the open book, in points.
  package static let width = (2 * CGFloat(pages) - 1) * page.width

  /// The colour of the pages; default line.
  package var color = DynamicColor(light: 0xDDD4C2, dark: 0x34363D)
  /// The colour of the highlighted page; default vermilion.
  package var currentColor = DynamicColor(light: 0xC8401F, dark: 0xF0694A)

  /// Creates an indicator in its default colours.
  package init() {}

  /// Paints the book in the middle of `bounds`, opened by `opening`, 0…1; `current` is the highlighted page.
  @MainActor
  package func paint(
    opening: CGFloat, current: Int?, in bounds: CGRect, of view: View, with pen: inout DisplayPen
  ) {
    guard let traits = view.context?.traits else { return }
    for page in 0..<Self.pages {
      let share = min(max(opening * CGFloat(Self.pages) - CGFloat(page), 0), 1)
      let isCurrent = current == page
      let height = (Self.page.height * (isCurrent ? 1 : 0.4 + 0.4 * share)).rounded()
      let place = CGFloat(traits.isRightToLeft ? Self.pages - 1 - page : page)
      let x = bounds.midX + (place - CGFloat(Self.pages) / 2) * 2 * Self.page.width + Self.page.width / 2
      pen.paint(
        .fill((isCurrent ? currentColor : color).resolved(with: traits), cornerRadius: Self.page.width / 2),
        in: CGRect(x: x, y: bounds.midY - height / 2, width: Self.page.width, height: height),
        element: view.elementID, opacity: share)
    }
  }

  /// Returns the page highlighted after a time, back and forth; with reduced motion always the first.
  package static func page(after time: TimeInterval, reducesMotion: Bool) -> Int {
    if reducesMotion { return 0 }
    let steps = Int(bounding: ((time + 1e-6) / step).rounded(.down)).modulo(2 * pages - 2)
    return steps < pages ? steps : 2 * pages - 2 - steps
  }

  /// Returns the time after `time` at which the next page is highlighted in a book that opened at `began`.
  package static func nextStep(after time: TimeInterval, since began: TimeInterval) -> TimeInterval {
    began + (((time - began + 1e-6) / step).rounded(.down) + 1) * step
  }
}
