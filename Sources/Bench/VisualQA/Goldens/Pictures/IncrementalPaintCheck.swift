package import Foundation
import LayoutGeometry
package import Replays
package import ScreenInterface
package import Stage

/// A check that incremental painting, which updates the previous frame as a window does, equals painting the
/// whole frame.
///
/// Incremental painting copies moved pixels and paints only the rest. Every fourth frame is also painted
/// whole, and the two must be equal.
package final class IncrementalPaintCheck {
  /// A closure that updates its last picture to a list, and returns a closure that copies the picture.
  ///
  /// The copying closure returns `nil` when there is none. A picture that is not needed is not copied.
  package typealias Painter =
    @MainActor (DisplayList, FrameUpdate, _ scale: CGFloat) -> @MainActor () -> Bitmap?

  /// The number of frames between two checks.
  package static let interval = 4

  private struct State {
    var shown: DisplayList?
    var copy: @MainActor () -> Bitmap? = { nil }
    /// The copied picture of the shown list, once it was needed.
    var picture: Bitmap??
    var count = 0
    var search = PixelMoveSearch()
  }

  private let paint: Painter
  private var state = State()

  /// Creates a check of the pictures of a painter.
  package init(_ paint: @escaping Painter) { self.paint = paint }

  /// Returns the picture of a list in the frame with this number.
  ///
  /// - Throws: `ReplayError.paintMismatch` when pixels that were not painted differ from a picture painted whole.
  package func picture(of list: DisplayList, scale: CGFloat, frame: Int) throws(ReplayError) -> Bitmap? {
    try show(list, scale: scale, frame: frame)
    return picture
  }

  private func show(_ list: DisplayList, scale: CGFloat, frame: Int) throws(ReplayError) {
    let bounds = list.bounds(scale: scale)
    guard let shown = state.shown, shown.bounds(scale: scale) == bounds else {
      return keep(whole(list, scale: scale), of: list)
    }
    guard shown != list else { return }
    state.search.compare(PixelMoveSearch.Frames(from: [shown], to: [list]), bounds: bounds, scale: scale)
    let update = state.search.update(changed: state.search.damage(of: 0))
    keep(paint(list, update, scale), of: list)
    state.count += 1
    if state.count.isMultiple(of: Self.interval) { try check(list, scale: scale, frame: frame) }
  }

  private var picture: Bitmap? {
    if let picture = state.picture { return picture }
    let picture = state.copy()
    state.picture = .some(picture)
    return picture
  }

  /// The number of frames between the beginnings of two checked ranges of a fuzzed scene.
  private static let period = 120
  /// The number of frames in a checked range.
  private static let look = 3 * interval

  /// Compares a fuzzed scene's frame, painted incrementally, with the whole frame; `nil` when they are equal.
  ///
  /// Only a few frames in each period are checked, the first of them painted over its predecessor. The others
  /// return `nil`, like a frame without a difference.
  package func violation(in stage: Stage, frame: Int) -> String? {
    let step = frame % Self.period
    if step >= Self.look { return nil }
    // In each range, every fourth picture that changes is painted whole, and the last one.
    if step == 0 { state.count = 0 }
    do throws(ReplayError) {
      try show(stage.displayList, scale: stage.displayScale, frame: frame)
      // After a multiple of the interval the last picture was just painted whole.
      if step == Self.look - 1, !state.count.isMultiple(of: Self.interval) {
        try check(stage.displayList, scale: stage.displayScale, frame: frame)
      }
      return nil
    } catch {
      return error.description
    }
  }

  /// Paints the shown list whole and compares it with the incrementally painted picture.
  package func check(_ list: DisplayList, scale: CGFloat, frame: Int) throws(ReplayError) {
    guard state.shown == list, let parts = picture, let whole = whole(list, scale: scale)() else { return }
    if let difference = BitmapDifference(parts, from: whole) {
      throw .paintMismatch(frame: frame, difference: difference.description)
    }
  }

  private func whole(_ list: DisplayList, scale: CGFloat) -> @MainActor () -> Bitmap? {
    paint(list, FrameUpdate(painting: [list.bounds(scale: scale)]), scale)
  }

  private func keep(_ copy: @escaping @MainActor () -> Bitmap?, of list: DisplayList) {
    state.shown = list
    state.copy = copy
    state.picture = nil
  }
}
